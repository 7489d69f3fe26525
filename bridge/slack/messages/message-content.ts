import { z } from 'zod';
import type { Store } from '../../platform/store/open-store.ts';
import { SealError } from '../../platform/store/seal.ts';

type Sealer = Pick<Store, 'seal' | 'unseal'>;

const PURPOSE = 'slack_messages.content';

/** Seals the content of a message. */
export function sealContent<T>({ seal }: Pick<Sealer, 'seal'>, schema: z.ZodType<T>, content: T): Buffer {
  return seal(JSON.stringify(schema.parse(content)), PURPOSE);
}

/** @returns null when it is no longer kept */
export function openContent<T>(
  { unseal }: Pick<Sealer, 'unseal'>,
  schema: z.ZodType<T>,
  sealed: Buffer | null,
): T | null {
  return sealed === null ? null : schema.parse(JSON.parse(unseal(sealed, PURPOSE)));
}

/** Its key is gone, or its format is of another version: only this one is lost. */
export const isUnreadable = (error: unknown): error is Error =>
  error instanceof SealError || error instanceof z.ZodError || error instanceof SyntaxError;

/** @returns null when it is no longer kept, or unreadable */
export function openReadable<T>(sealer: Pick<Sealer, 'unseal'>, schema: z.ZodType<T>, sealed: Buffer | null): T | null {
  try {
    return openContent(sealer, schema, sealed);
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
