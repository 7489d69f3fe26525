import { expect, test } from 'vitest';
import { createSeenSignatures } from '../../../../bridge/hubspot/app/action-route.ts';

const HOUR = 3_600_000;
const NOW = 1_790_000_000_000;

test('an execution that was taken is taken again for an hour, and then is a replay', () => {
  const seen = createSeenSignatures();
  expect(seen.isReplay('ab', NOW)).toBe(false);
  seen.took('ab', NOW);
  expect(seen.isReplay('ab', NOW + HOUR)).toBe(false);
  seen.took('AB', NOW + HOUR);
  expect(seen.isReplay('AB', NOW + HOUR + 1)).toBe(true);
  expect(seen.isReplay('cd', NOW + HOUR + 1)).toBe(false);
});

test('so many are remembered and no more, the latest of them', () => {
  const seen = createSeenSignatures(3);
  for (const signature of ['a', 'b', 'c', 'd']) seen.took(signature, NOW);
  expect(['a', 'b', 'c', 'd'].map((signature) => seen.isReplay(signature, NOW + 2 * HOUR))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});
