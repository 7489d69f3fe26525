import { expect, it } from 'vitest';
import { matchesOf } from '../../../../bridge/analysis/text/matches.ts';

it.each([
  [/a./g, 'abacad'],
  [/x*/g, 'axxb'],
  [/(?=a)/g, 'aab'],
  [/z/g, 'abc'],
])('finds what matchAll finds of %s', (pattern, text) => {
  const places = (matches: Iterable<RegExpExecArray>) => [...matches].map((match) => [match[0], match.index]);
  expect(places(matchesOf(text, pattern))).toEqual(places(text.matchAll(pattern)));
});

it('begins anew after a search that was cut short', () => {
  const pattern = /a/g;
  expect(matchesOf('aaaa', pattern, 2)).toHaveLength(2);
  expect(matchesOf('aaaa', pattern)).toHaveLength(4);
});
