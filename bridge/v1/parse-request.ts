import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { refuseUnlessJson } from '../platform/http/bodies/json-content-type.ts';
import { readRawBody } from '../platform/http/bodies/raw-body.ts';
import { Problem } from '../platform/problem.ts';
import { fieldProblems } from '../platform/problem-details.ts';
import { jsonFault, NOT_JSON } from '../platform/read-faults.ts';

const expected = { maxBytes: 256 * 1024, tooLarge: 'payload_too_large', refuse: refuseUnlessJson(wrongBody) } as const;

/**
 * The bytes of a JSON body.
 * @throws {Problem} `invalid_record` for the wrong type, `payload_too_large` as soon as the size is known,
 * `malformed_request` when the client disconnects
 */
export const readBody = (req: IncomingMessage): Promise<Buffer> => readRawBody(req, expected);

/**
 * The typed input of an operation: UTF-8, JSON, exactly one top-level key, then the schema.
 * @throws {Problem} `invalid_record`
 */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: Buffer): z.output<Schema> {
  const value = parseJson(body);
  // Own keys are counted here because zod ignores a key named `__proto__`.
  if (isObject(value) && Object.keys(value).some((key) => key !== 'record')) {
    throw wrongBody('unrecognized_keys', 'The body must have exactly one key, "record"; put the ten fields inside it');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Problem('invalid_record', { details: fieldProblems(parsed.error) });
  return parsed.data;
}

function parseJson(body: Buffer): unknown {
  if (body.length === 0) throw wrongBody('empty_body', 'The body is empty');
  if (!isUtf8(body)) throw wrongBody('invalid_utf8', 'The body is not valid UTF-8');
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw wrongBody('invalid_json', `${NOT_JSON}${jsonFault(error)}`);
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A body that is not even JSON of the right outline: the same 400 as an invalid record, with one entry. */
function wrongBody(code: string, message: string): Problem {
  return new Problem('invalid_record', { details: [{ path: '', code, message }] });
}
