import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseConfiguration } from '../../../bridge/accounts/parse-configuration.ts';
import { Problem } from '../../../bridge/platform/problem.ts';
import { fieldProblems, problemDetails } from '../../../bridge/platform/problem-details.ts';
import { configurationInput } from '../../../shared/configuration.ts';
import { exampleRecord } from '../../../shared/examples.ts';
import { recordRequest } from '../../../shared/operations.ts';
import { type ProblemCode, problems } from '../../../shared/problems/problems.ts';

const detailsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  return error === undefined ? [] : problemDetails(error);
};

describe('details', () => {
  test('name the place and the rule', () => {
    const schema = z.object({ a: z.array(z.object({ b: z.string() })) });
    expect(detailsOf(schema, { a: [{ b: 'x' }, { b: 7 }] })).toEqual([
      { path: 'a.1.b', code: 'invalid_type', message: 'must be a string' },
    ]);
  });

  test.each<[rule: z.ZodType, value: unknown, words: string]>([
    [z.string(), undefined, 'is required'],
    [z.string(), 7, 'must be a string'],
    [z.int(), 'x', 'must be a number'],
    [z.object({}), [], 'must be an object'],
    [z.array(z.string()), {}, 'must be a list'],
    [z.boolean(), 1, 'must be true or false'],
    [z.string().max(20_000), 'x'.repeat(20_001), 'must be at most 20,000 characters'],
    [z.string().min(1), '', 'must not be empty'],
    [z.int().max(100), 101, 'must be at most 100'],
    [z.int().min(1), 0, 'must be at least 1'],
    [z.array(z.string()).max(1), ['a', 'b'], 'must have at most 1 entry'],
    [z.enum(['pro', 'free']), 'x', 'must be "pro" or "free"'],
    [z.string().regex(/^C/, 'must be the id of a channel'), 'x', 'must be the id of a channel'],
    [z.string().regex(/^C/), 'x', 'does not have the right form'],
  ])('say the rule in words', (rule, value, words) => expect(detailsOf(rule, value)[0]?.message).toBe(words));

  test('of a body are sentences about the field', () => {
    const sentencesOf = (value: unknown) => {
      const { error } = recordRequest.safeParse(value);
      return error === undefined ? [] : fieldProblems(error).map(({ message }) => message);
    };
    const record = { ...exampleRecord, lastName: undefined, zip: 78704, intakeNotes: 'x'.repeat(20_001) };
    expect(sentencesOf({ record })).toEqual([
      'lastName is required',
      'zip must be a string',
      'intakeNotes must be at most 20,000 characters',
    ]);
    expect(sentencesOf({})).toEqual(['record is required']);
    expect(sentencesOf([])).toEqual(['The body must be an object']);
  });

  test('are at most twenty, with bounded places and sentences', () => {
    const long = 'x'.repeat(500);
    const many = detailsOf(
      z.array(z.string()),
      Array.from({ length: 100 }, () => 7),
    );
    expect(many).toHaveLength(20);
    const [detail] = detailsOf(z.record(z.string(), z.string()), { [long]: 7 });
    expect(detail?.path).toHaveLength(100);
    const [worded] = detailsOf(z.string().min(9, long), 'x');
    expect(worded?.message).toHaveLength(200);
  });

  test('of keys that are not allowed do not name them where they may be about a person', () => {
    const [detail] = detailsOf(z.strictObject({}), { 'Xanthippe Quorrell': 1 });
    expect(detail).toEqual({ path: '', code: 'unrecognized_keys', message: 'contains unknown keys' });
  });

  test('of a configuration name the keys that are not allowed, bounded and on one line', () => {
    const wrong = (input: unknown) => {
      try {
        return parseConfiguration(input);
      } catch (error) {
        return error instanceof Problem ? error.details : error;
      }
    };
    const named = (path: string, keys: string) => [
      { path, code: 'unrecognized_keys', message: `contains unknown keys: ${keys}` },
    ];
    expect(wrong({ practiceAreas: ['Tax'], treshold: 60 })).toEqual(named('', '"treshold"'));
    expect(wrong({ practiceAreas: ['Tax'], treshold: 60, filters: [] })).toEqual(named('', '"treshold", "filters"'));
    expect(wrong({ practiceAreas: [{ name: 'Tax', alias: [] }] })).toEqual([
      expect.objectContaining({ message: expect.stringContaining('"alias"') }),
    ]);
    const hostile = { practiceAreas: ['Tax'], '\u001b[2J\r\n\u202e': 1, [`a${'b'.repeat(1_000)}`]: 2 };
    expect(wrong(hostile)).toEqual(named('', `" [2J ", "a${'b'.repeat(39)}…"`));
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`key${at}`, at]));
    expect(wrong({ practiceAreas: ['Tax'], ...many })).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/^.{200}$/) }),
    ]);
  });

  test('of bodies and configurations never hold a value that was sent', () => {
    const marked = fc.string({ minLength: 1, maxLength: 5 }).map((text) => `QUORRELL${text}`);
    const value = fc.oneof(marked, fc.integer(), fc.constant(null), fc.array(marked), fc.dictionary(marked, marked));
    const record = fc.dictionary(fc.constantFrom('firstName', 'zip', 'intakeNotes', 'other'), value);
    const settings = fc.dictionary(fc.constantFrom('practiceAreas', 'threshold', 'customFilters', 'other'), value);
    fc.assert(
      fc.property(record, settings, (sent, set) => {
        expect(JSON.stringify(detailsOf(recordRequest, { record: sent }))).not.toContain('QUORRELL');
        expect(JSON.stringify(detailsOf(configurationInput, set))).not.toContain('QUORRELL');
      }),
      { numRuns: 500 },
    );
  });
});

describe('a problem', () => {
  test.each(Object.keys(problems) as ProblemCode[])(
    '%s: status and words of the table, the cause kept apart',
    (code) => {
      const cause = new Error('inner');
      const problem = new Problem(code, { cause, headers: { 'Retry-After': '5' } });
      expect(problem).toMatchObject({
        name: 'Problem',
        code,
        status: problems[code].status,
        message: problems[code].error,
        cause,
        details: undefined,
        headers: { 'Retry-After': '5' },
      });
      expect(new Problem(code).headers).toEqual({});
    },
  );
});
