import { expect, it } from 'vitest';
import { createAlternatives } from '../../../../bridge/analysis/text/alternatives.ts';

const listed = ['\\bno lawyer', 'lawyer\\w*', 'no|lawyers', '\\d+', '(?<=no )one', 'x*'];
const find = createAlternatives(listed);
const joined = new RegExp(listed.join('|'), 'g');

it.each(['i have no lawyer and no one helps', 'lawyers, 12 lawyers, no lawyers', 'axxa no one 3', 'nothing', ''])(
  'finds in %j what one expression finds',
  (text) => {
    const places = (matches: Iterable<RegExpExecArray>) => [...matches].map((match) => [match[0], match.index]);
    expect(places(find(text))).toEqual(places(text.matchAll(joined)));
  },
);

it('stops where enough is found', () => {
  expect(find('lawyer lawyer lawyer', 2)).toHaveLength(2);
});
