import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from '../platform/problem.ts';

const printable = /^[\x20-\x7e]{1,255}$/;

/** @throws {Problem} `invalid_idempotency_key` */
export function idempotencyKey(headers: IncomingHttpHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !printable.test(key)) {
    const message = 'Must be 1 to 255 printable ASCII characters';
    throw new Problem('invalid_idempotency_key', { details: [{ path: '', code: 'idempotency_key', message }] });
  }
  return key;
}
