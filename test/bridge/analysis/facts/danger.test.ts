import { describe, expect, it } from 'vitest';
import { readDanger } from '../../../../bridge/analysis/facts/doubts.ts';
import { readText } from '../../../../bridge/analysis/text/read-text.ts';

const kinds = (notes: string) => [...new Set(readDanger(readText(notes)).map(({ kind }) => kind))];

describe('danger', () => {
  it.each([
    ['I want to kill myself because of this debt.', ['suicide']],
    ["I don't want to live anymore.", ['suicide']],
    ['Client says she wants to kill herself over this.', ['suicide']],
    ['ya no quiero vivir, me quiero morir', ['suicide']],
    ['My ex keeps threatening to kill me.', ['violence']],
    ['My husband hits me and the kids see it.', ['violence']],
    ['I am afraid he will kill me.', ['violence']],
    ['mi esposo me pega', ['violence']],
    ['My boyfriend choked me on Sunday.', ['violence']],
  ])('%s', (notes, expected) => expect(kinds(notes)).toEqual(expected));

  it.each([
    'They threatened to sue me.',
    'He committed suicide in 2019 and the policy has a suicide clause.',
    'I was scared he would hit my car.',
    'In Honduras the gang said they will kill me, I want asylum.',
    'She says I hit her, I never did.',
    'The form beats me.',
    'The light turns green and his car hits me from behind.',
    'The wind is hitting us from the side.',
    'He never hits me.',
  ])('%s', (notes) => expect(kinds(notes)).toEqual([]));
});
