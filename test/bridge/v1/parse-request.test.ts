import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRequest } from '../../../bridge/v1/operation-route.ts';
import { exampleRecord } from '../../../shared/examples.ts';
import { recordRequest } from '../../../shared/operations.ts';
import { recordFields } from '../../../shared/record.ts';

const parse = (body: unknown) =>
  parseRequest(recordRequest, Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)));

test('gives the ten fields in the order of the specification, whatever order they came in', () => {
  const reversed = Object.fromEntries(Object.entries(exampleRecord).toReversed());
  expect(Object.keys(parse({ record: { z: 1, ...reversed, a: 2 } }).record)).toEqual([...recordFields]);
});

test('any ten strings come through unchanged', () => {
  const text = fc.string({ unit: 'binary', maxLength: 200 });
  fc.assert(
    fc.property(fc.record(Object.fromEntries(recordFields.map((field) => [field, text]))), (record) => {
      expect(parse({ record }).record).toEqual(record);
    }),
  );
});

describe('details', () => {
  const detailsOf = (body: unknown) => {
    try {
      parse(body);
    } catch (error) {
      return (error as { details: { path: string; code: string; message: string }[] }).details;
    }
    throw new Error('was accepted');
  };

  test.each([
    ['', 'empty_body'],
    ['{', 'invalid_json'],
    [{ record: exampleRecord, more: 1 }, 'unrecognized_keys'],
  ])('%j is %s of the body itself', (body, code) => {
    expect(detailsOf(body)).toEqual([{ path: '', code, message: expect.any(String) }]);
  });

  test('name every field that is wrong, in the order of the specification', () => {
    expect(detailsOf({ record: {} }).map(({ path }) => path)).toEqual(recordFields.map((field) => `record.${field}`));
  });

  test('of a missing record name the record', () => {
    expect(detailsOf({})).toEqual([{ path: 'record', code: 'invalid_type', message: expect.any(String) }]);
  });

  test('never hold what was sent, neither keys nor values', () => {
    for (const body of [
      '{"record": SECRET}',
      { SECRET: 1 },
      { record: 'SECRET' },
      { record: { ...exampleRecord, zip: ['SECRET'] } },
    ]) {
      expect(JSON.stringify(detailsOf(body))).not.toContain('SECRET');
    }
  });
});
