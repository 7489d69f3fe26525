import type { z } from 'zod';
import { Problem } from '../platform/problem.ts';

/** Encodes the position in a list as an opaque text; it is validated when it comes back. */
export const writeCursor = (place: unknown): string => Buffer.from(JSON.stringify(place)).toString('base64url');

/** @throws {Problem} `invalid_cursor` */
export function readCursor<Place>(cursor: string, place: z.ZodType<Place>): Place {
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch (cause) {
    throw new Problem('invalid_cursor', { cause });
  }
  const parsed = place.safeParse(value);
  if (!parsed.success) throw new Problem('invalid_cursor');
  return parsed.data;
}
