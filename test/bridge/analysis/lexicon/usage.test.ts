import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { measureUsage, openedNotes } from '../../../eval/lexicon-usage/unused-entries.ts';

const { unusedAtMost } = JSON.parse(readFileSync(new URL('usage.json', import.meta.url), 'utf8'));

test('the lexicons gain no entries that nobody ever wrote; `node test/eval/lexicon-usage/report.ts` lists them', () => {
  const { entries, unused } = measureUsage(openedNotes());
  expect(unused.length).toBeLessThan(entries);
  expect(unused.length).toBeLessThanOrEqual(unusedAtMost);
});

test('an entry is found beside a longer one, and one that no notes hold is told with its place', () => {
  const { entries, unused } = measureUsage(['I was rear ended at a red light and broke my arm.']);
  expect(unused.length).toBeLessThan(entries);
  expect(unused).not.toContainEqual(expect.stringMatching(/: rear ended$/));
  expect(measureUsage([]).unused).toHaveLength(entries);
});
