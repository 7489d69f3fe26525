import { expect, test } from 'vitest';
import { isNear } from '../../../../bridge/analysis/places/near-spelling.ts';

test.each([
  ['georgia', 'georgia', 0, true],
  ['georgia', 'georga', 1, true],
  ['georgia', 'goergia', 1, true],
  ['georgia', 'gerogai', 1, false],
  ['georgia', 'gerogai', 2, true],
  ['ohio', 'iowa', 2, false],
  ['', 'abc', 2, false],
  ['', 'ab', 2, true],
])('isNear(%s, %s, %i) is %s', (a, b, most, near) => {
  expect(isNear(a, b, most)).toBe(near);
  expect(isNear(b, a, most)).toBe(near);
});

test('takes no time over long input', () => expect(isNear('a'.repeat(10_000), `${'a'.repeat(9_999)}b`, 2)).toBe(false));
