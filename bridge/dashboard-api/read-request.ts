import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { isStorable } from '../../shared/storable-text.ts';
import { NOT_JSON } from '../platform/describe-read-error.ts';
import { readRawBody, refuseUnlessJson } from '../platform/http/exchange.ts';
import { Problem } from '../platform/problem.ts';
import { problemDetails } from '../platform/problem-details.ts';

const BODY_MAX = 256 * 1024;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses the query string. A repeated name is ambiguous and refused.
 * @throws {Problem} `invalid_dashboard_request`
 */
export function readQuery(schema: z.ZodType | undefined, target: string): unknown {
  const at = target.indexOf('?');
  const entries = [...new URLSearchParams(at < 0 ? '' : target.slice(at + 1))];
  if (schema === undefined) {
    if (entries.length > 0) throw malformed('', 'unrecognized_keys', 'contains unknown keys');
    return undefined;
  }
  const names = entries.map(([name]) => name);
  if (new Set(names).size < names.length) throw malformed('', 'repeated', 'names something twice');
  // zod ignores this key.
  if (names.includes('__proto__')) throw malformed('', 'unrecognized_keys', 'contains unknown keys');
  const unfit = entries.find(([name, value]) => !isStorable(name) || !isStorable(value));
  if (unfit !== undefined) throw malformed('', 'unstorable', 'holds characters that cannot be stored');
  return parse(schema, Object.fromEntries(entries));
}

/** An id that cannot exist in the store is not found. @throws {Problem} `not_found` */
export function readParams(params: Readonly<Record<string, string | string[]>>): Record<string, string> {
  const read = Object.entries(params).map(([name, value]) => [name, `${value}`] as const);
  if (!read.every(([, value]) => isStorable(value))) throw new Problem('not_found');
  return Object.fromEntries(read);
}

/** @throws {Problem} `invalid_dashboard_request`; `payload_too_large` as soon as the size is known */
export async function readInput(schema: z.ZodType | undefined, req: IncomingMessage): Promise<unknown> {
  if (schema === undefined) return undefined;
  const refuse = refuseUnlessJson((code, message) => malformed('', code, message));
  const body = await readRawBody(req, { maxBytes: BODY_MAX, tooLarge: 'payload_too_large', refuse });
  return parse(schema, readJson(body));
}

/** @throws {Problem} `invalid_dashboard_request`, also for texts the database cannot store */
function readJson(body: Uint8Array): unknown {
  let unfit: { holder: unknown; place: string } | undefined;
  /** Children come first: once one is unfit, its ancestors extend the path. */
  function check(this: unknown, key: string, value: unknown) {
    const sound = isStorable(key) && key !== '__proto__';
    if (unfit === undefined) {
      if (!sound || (typeof value === 'string' && !isStorable(value)))
        unfit = { holder: this, place: sound ? key : '' };
    } else if (value === unfit.holder)
      unfit = { holder: this, place: [key, unfit.place].filter((step) => step !== '').join('.') };
    return value;
  }
  const value = parseJson(body, check);
  if (unfit !== undefined) throw malformed(unfit.place, 'unstorable', 'Holds characters that cannot be stored');
  return value;
}

function parseJson(body: Uint8Array, check: (this: unknown, key: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(strictUtf8.decode(body), check);
  } catch {
    // The parser's message quotes the text.
    throw malformed('', 'invalid_json', NOT_JSON);
  }
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Problem('invalid_dashboard_request', { details: problemDetails(parsed.error) });
}

const malformed = (path: string, code: string, message: string): Problem =>
  new Problem('invalid_dashboard_request', { details: [{ path, code, message }] });
