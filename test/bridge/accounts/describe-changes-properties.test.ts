import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeChanges } from '../../../bridge/accounts/describe-changes.ts';
import type { Configuration } from '../../../shared/configuration.ts';

/** Few names and many repetitions: what differs only in order, number or place is what a comparison overlooks. */
const word = fc.constantFrom('A', 'B', 'A\nB', '"A"');
const configuration: fc.Arbitrary<Configuration> = fc.record({
  practiceAreas: fc.array(fc.record({ name: word, aliases: fc.array(word, { maxLength: 3 }) }), { maxLength: 3 }),
  threshold: fc.integer({ min: 59, max: 61 }),
  customFilters: fc.array(word, { maxLength: 3 }),
});

test('there are changes exactly where two configurations differ', () => {
  fc.assert(
    fc.property(configuration, configuration, (before, after) => {
      const differ = JSON.stringify(before) !== JSON.stringify(after);
      expect(describeChanges(before, after).length > 0).toBe(differ);
    }),
    { numRuns: 5_000 },
  );
});

test('a configuration does not differ from itself, nor from what the store makes of it', () => {
  fc.assert(
    fc.property(configuration, (same) => {
      const { customFilters, practiceAreas, threshold } = structuredClone(same);
      const sorted = {
        threshold,
        customFilters,
        practiceAreas: practiceAreas.map(({ name, aliases }) => ({ aliases, name })),
      };
      expect(describeChanges(same, sorted)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});

test('what is said names what was added and removed, and nothing that stayed', () => {
  fc.assert(
    fc.property(configuration, configuration, (before, after) => {
      const text = describeChanges(before, after).join('\n');
      for (const filter of new Set(after.customFilters)) {
        const added = !before.customFilters.includes(filter);
        expect(text.includes(`Filter added: "${filter}"`)).toBe(added);
      }
      for (const { name } of before.practiceAreas) {
        const removed = !after.practiceAreas.some((area) => area.name === name);
        expect(text.includes(`Practice area removed: "${name}"`)).toBe(removed);
      }
    }),
    { numRuns: 2_000 },
  );
});
