import { describe, expect, it } from 'vitest';
import { foldText } from '../../../../bridge/analysis/text/fold-text.ts';
import { joinTurns } from '../../../../bridge/analysis/text/turns.ts';

const joined = (notes: string) => joinTurns(foldText(notes).text);
const told = (notes: string) => joined(notes).replace(/\s+/g, ' ').trim();

describe('joinTurns', () => {
  it.each([
    ['Q: Any witnesses? A: Two', '¿any witnesses? two'],
    ['Q. Any witnesses? A. Two', '¿any witnesses? two'],
    ['Q: Witnesses\nA: Two', '¿witnesses? two'],
    ['Agent: Any witnesses?\nCaller: Two', '¿any witnesses? two'],
    ['[00:12] Rep: Any witnesses?\n[00:15] Client: Two', '¿any witnesses? two'],
    ['**Bot:** Any witnesses?\n**Visitor:** Two', '¿any witnesses? two'],
    ['Any witnesses?\nCaller: Two', 'any witnesses? two'],
    ['INTAKE: Tell me about it.\nPC: He fell.', '¿tell ## about it? he fell.'],
    [
      'Paula: Any witnesses?\nOmar: Two\nPaula: And the police?\nOmar: They came',
      '¿any witnesses? two ¿and the police? they came',
    ],
    ['Agent: We win. Hurt?\nCaller: My leg.\nAgent: Great.\nMemo: a call', '## ####¿hurt? my leg. ###### memo: a call'],
  ])('%s', (notes, text) => expect(told(notes)).toBe(text));

  it.each([
    'Client: Rosa\nInjury: broken arm\nAttorney: none',
    'Injuries? yes: my leg. Police? yes: they came.',
    'Caller: he fell at the store. Caller: he broke his hip.',
    'He asked me one thing: did I run? I said: no.',
    'Hit at 5 p.m. A. Ruiz saw it. Was it my fault?',
  ])('leaves "%s" alone', (notes) => expect(joined(notes)).toBe(foldText(notes).text));

  it('keeps every place', () => {
    const notes = 'Agent: Hi, hello there. Hurt?\nCaller: My leg.';
    expect(joined(notes)).toHaveLength(notes.length);
    expect(joined(notes).indexOf('my leg')).toBe(notes.indexOf('My leg'));
  });
});
