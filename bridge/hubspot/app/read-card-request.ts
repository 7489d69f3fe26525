import { z } from 'zod';
import { type CardOperation, digits, requestId, signedCaller } from '../../../shared/card.ts';
import { Problem } from '../../platform/problem.ts';
import { problemDetails } from '../../platform/problem-details.ts';
import type { CardCaller } from './card-handlers.ts';

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads the caller. A repeated query name is refused: a value that a page put into the address before HubSpot appended
 * its own must never count.
 * @throws {Problem} `invalid_card_request`
 */
export function readCaller(target: string): CardCaller & { appId: string } {
  const at = target.indexOf('?');
  const query = new URLSearchParams(at < 0 ? '' : target.slice(at + 1));
  const entries = Object.keys(signedCaller.shape).flatMap((name): [string, unknown][] => {
    const values = query.getAll(name);
    return values.length === 0 ? [] : [[name, values.length === 1 ? values[0] : values]];
  });
  const { portalId, userId, userEmail = '', appId } = parse(signedCaller, Object.fromEntries(entries));
  // An empty address identifies nobody.
  return { portalId, userId, email: userEmail.trim() || null, appId };
}

const pathParameters = z.object({ contactId: digits.optional(), requestId: requestId.optional() });

/** Path parameters; empty when the path has none. @throws {Problem} `invalid_card_request` */
export function readPath(params: Readonly<Record<string, unknown>>): { contactId: string; requestId: string } {
  const { contactId = '', requestId: run = '' } = parse(pathParameters, params);
  return { contactId, requestId: run };
}

/** @throws {Problem} `invalid_card_request` */
export function readCardBody({ input }: Pick<CardOperation, 'input'>, body: Uint8Array): unknown {
  return input === null ? undefined : parse(input, readJson(body));
}

function parse<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Problem('invalid_card_request', { details: problemDetails(parsed.error) });
}

/** Undefined for invalid JSON, and for texts the database cannot store. */
function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(strictUtf8.decode(body), (_key, value: unknown) => {
      if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw new SyntaxError();
      return value;
    });
  } catch {
    return undefined;
  }
}
