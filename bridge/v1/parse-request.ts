import { isUtf8 } from 'node:buffer';
import type { z } from 'zod';
import { Problem } from '../platform/problem.ts';
import { problemDetails } from '../platform/problem-details.ts';
import { wrongBody } from './wrong-body.ts';

/**
 * The typed input of an operation: UTF-8, JSON, exactly one top-level key, then the schema.
 * @throws {Problem} `invalid_record`
 */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
  const value = parseJson(body);
  // Own keys are counted here because zod passes over a key named `__proto__`.
  if (isObject(value) && Object.keys(value).some((key) => key !== 'record')) {
    throw wrongBody('unrecognized_keys', 'Only the key `record` is allowed at the top level');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Problem('invalid_record', { details: problemDetails(parsed.error) });
  return parsed.data;
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) throw wrongBody('empty_body', 'The body is empty');
  if (!isUtf8(body)) throw wrongBody('invalid_utf8', 'The body is not valid UTF-8');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // The parser's message quotes the text it fails on.
    throw wrongBody('invalid_json', 'The body is not valid JSON');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
