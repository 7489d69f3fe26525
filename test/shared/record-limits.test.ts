import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleRecord } from '../../shared/examples.ts';
import { recordRequest } from '../../shared/operations.ts';
import { FIELD_MAX, INTAKE_NOTES_MAX, inputRecord, recordFields } from '../../shared/record.ts';

const issuesOf = (record: unknown) =>
  (inputRecord.safeParse(record).error?.issues ?? []).map(({ path, code }) => ({ path: path.join('.'), code }));

const limitOf = (field: string) => (field === 'intakeNotes' ? INTAKE_NOTES_MAX : FIELD_MAX);

test('the limits are those of the documentation', () => expect([FIELD_MAX, INTAKE_NOTES_MAX]).toEqual([500, 20_000]));

describe.each(recordFields)('%s', (field) => {
  const max = limitOf(field);
  // Characters of one unit, of two units, and of several code points: it is code points that count.
  const fillings: [string, string][] = [
    ['x', 'x'.repeat(max)],
    ['é', 'é'.repeat(max)],
    ['🙂', '🙂'.repeat(max)],
    ['e and an accent', 'e\u0301'.repeat(max / 2)],
    ['half a pair', '\ud800'.repeat(max)],
    ['NUL', '\0'.repeat(max)],
  ];

  test.each(fillings)('as many as it holds of %s, and not one more', (_what, text) => {
    expect([...text]).toHaveLength(max);
    expect(issuesOf({ ...exampleRecord, [field]: text })).toEqual([]);
    expect(issuesOf({ ...exampleRecord, [field]: `${text}x` })).toEqual([{ path: field, code: 'too_big' }]);
  });

  test('may be empty, may not be missing or anything but text', () => {
    expect(issuesOf({ ...exampleRecord, [field]: '' })).toEqual([]);
    for (const wrong of [undefined, null, 0, false, [], {}, ['x'], new Date(), new String('x')])
      expect(issuesOf({ ...exampleRecord, [field]: wrong })).toEqual([{ path: field, code: 'invalid_type' }]);
    const { [field]: _, ...without } = exampleRecord;
    expect(issuesOf(without)).toEqual([{ path: field, code: 'invalid_type' }]);
  });
});

test('any ten texts within the limits come through as they are, and nothing else does', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const fields = Object.fromEntries(recordFields.map((field) => [field, text]));
  fc.assert(
    fc.property(fc.record(fields), fc.dictionary(fc.string(), fc.jsonValue()), (record, more) => {
      expect(inputRecord.parse({ ...more, ...record })).toEqual(record);
      expect(Object.keys(inputRecord.parse({ ...record, ...Object.fromEntries([['extra', more]]) }))).toEqual([
        ...recordFields,
      ]);
    }),
  );
});

test('what was parsed is parsed again to the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const parsed = recordRequest.safeParse({ record: { ...exampleRecord, intakeNotes: JSON.stringify(value) } });
      expect(recordRequest.parse(parsed.data)).toEqual(parsed.data);
    }),
  );
});

test('a body has one key, and it is named record', () => {
  for (const body of [
    {},
    { Record: exampleRecord },
    { record: exampleRecord, more: 1 },
    exampleRecord,
    [exampleRecord],
    null,
  ])
    expect(recordRequest.safeParse(body).success, JSON.stringify(body)).toBe(false);
  expect(recordRequest.safeParse({ record: exampleRecord }).success).toBe(true);
});
