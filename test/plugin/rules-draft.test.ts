import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkRules,
  type RulesDraft,
  readingOf,
  rulesDraftOf,
} from '../../plugin/hubspot/src/app/settings/rules-draft.ts';
import { configurationInput } from '../../shared/configuration.ts';
import { readingsOf, settingsOf } from './app-settings.ts';

const saved = settingsOf().configuration.value;

test('what is saved is what is sent again', () => expect(checkRules(rulesDraftOf(saved))).toEqual({ input: saved }));

test('a condition is kept as it is, and taken out like any rule', () => {
  const condition = { text: 'No lawyer', if: { lawyer: 'none' }, unknown: 'pass' } as const;
  const draft = rulesDraftOf({ ...saved, customFilters: ['Texas only', condition] });
  expect(checkRules(draft)).toMatchObject({ input: { customFilters: ['Texas only', condition] } });
  const without = { ...draft, filters: draft.filters.slice(0, 1) };
  expect(checkRules(without)).toMatchObject({ input: { customFilters: ['Texas only'] } });
});

test('a rule shows its reading as long as it stands as it was saved', () => {
  const condition = { if: { lawyer: 'none' }, unknown: 'pass' } as const;
  const value = { ...saved, customFilters: ['Texas only', condition, 'Something vague'] };
  const configuration = { version: 4, value, filters: readingsOf(value.customFilters) };
  const rows = rulesDraftOf(value).filters;
  expect(rows.map((row) => readingOf(configuration, row)?.understood)).toEqual(['yes', 'yes', 'no']);
  expect(readingOf(configuration, { id: 0, text: ' Texas only ' })?.readAs).toContain('Texas only, as it is read');
  expect(readingOf(configuration, { id: 0, text: 'Ohio only' })).toBeNull();
});

test('a new area without other names is sent as a bare name, so that the usual ones are filled in', () => {
  const draft = rulesDraftOf({ ...saved, practiceAreas: [] });
  const areas = [{ id: 0, name: ' Divorce ', aliases: ' \n', isNew: true }];
  expect(checkRules({ ...draft, areas })).toMatchObject({ input: { practiceAreas: ['Divorce'] } });
});

test('an area whose other names were taken out keeps none', () => {
  const areas = [{ id: 0, name: 'Divorce', aliases: '', isNew: false }];
  const check = checkRules({ ...rulesDraftOf(saved), areas });
  expect(check).toMatchObject({ input: { practiceAreas: [{ name: 'Divorce', aliases: [] }] } });
});

test('each fault stands at its row', () => {
  const check = checkRules({
    threshold: 0,
    areas: [
      { id: 4, name: ' ', aliases: 'a', isNew: false },
      { id: 9, name: 'Divorce', aliases: `fine\n${'x'.repeat(101)}`, isNew: false },
    ],
    filters: [{ id: 2, text: 'x'.repeat(301) }],
  });
  expect(check).toEqual({
    faults: {
      threshold: 'A whole number from 1 to 100',
      areas: {
        4: { name: 'Must not be empty', aliases: '' },
        9: { name: '', aliases: `“${'x'.repeat(40)}”: At most 100 characters; this has 101` },
      },
      filters: { 2: 'At most 300 characters; this has 301' },
      lists: [],
    },
  });
});

const text = (longest: number) =>
  fc.oneof(
    fc.string({ maxLength: 12 }),
    fc.constantFrom('', '  ', 'PI', 'Lesión', '\ud800', 'a\0b', ' padded '),
    fc.integer({ min: longest - 1, max: longest + 1 }).map((length) => 'x'.repeat(length)),
  );
const oneLine = (longest: number) => text(longest).map((line) => line.replaceAll('\n', ' '));

const drafts: fc.Arbitrary<RulesDraft> = fc.record({
  threshold: fc.oneof(fc.integer({ min: -1, max: 102 }), fc.constantFrom(undefined, 59.5, Number.NaN)),
  areas: fc
    .array(
      fc.record({
        name: oneLine(100),
        aliases: fc.oneof(fc.array(oneLine(100), { maxLength: 3 }), fc.constant(Array(51).fill('a'))),
        isNew: fc.boolean(),
      }),
      { maxLength: 4 },
    )
    .map((areas) => areas.map((area, id) => ({ ...area, id, aliases: area.aliases.join('\n') }))),
  filters: fc.oneof(
    fc.array(text(300), { maxLength: 4 }).map((filters) => filters.map((filter, id) => ({ id, text: filter }))),
    fc.constantFrom(20, 21).map((count) => Array.from({ length: count }, (_, id) => ({ id, text: 'rule' }))),
  ),
});

test('says yes and no exactly where the shared schema does', () => {
  let accepted = 0;
  fc.assert(
    fc.property(drafts, (draft) => {
      const lines = (aliases: string) => aliases.split('\n').filter((line) => line.trim() !== '');
      const asTyped = {
        threshold: draft.threshold ?? null,
        practiceAreas: draft.areas.map(({ name, aliases }) => ({ name, aliases: lines(aliases) })),
        customFilters: draft.filters.map((row) => ('text' in row ? row.text : row.condition)),
      };
      const check = checkRules(draft);
      expect('input' in check).toBe(configurationInput.safeParse(asTyped).success);
      if ('input' in check) {
        accepted += 1;
        expect(configurationInput.safeParse(check.input).success).toBe(true);
      }
    }),
    { numRuns: 3_000 },
  );
  expect(accepted).toBeGreaterThan(100);
});
