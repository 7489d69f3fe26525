import { z } from 'zod';
import type { Store } from '../../platform/store/open-store.ts';
import { SealError } from '../../platform/store/seal.ts';

type Sealer = Pick<Store, 'seal' | 'unseal'>;

const PURPOSE = 'slack_messages.content';

/** What a message tells, as it is kept. */
export function sealContent<T>({ seal }: Pick<Sealer, 'seal'>, schema: z.ZodType<T>, content: T): Buffer {
  return seal(JSON.stringify(schema.parse(content)), PURPOSE);
}

/** @returns null where nothing is kept any more */
export function openContent<T>(
  { unseal }: Pick<Sealer, 'unseal'>,
  schema: z.ZodType<T>,
  sealed: Buffer | null,
): T | null {
  return sealed === null ? null : schema.parse(JSON.parse(unseal(sealed, PURPOSE)));
}

/** Its key is gone, or it is not as this version keeps it: that one is lost, and others are not. */
export const isUnreadable = (error: unknown): error is Error =>
  error instanceof SealError || error instanceof z.ZodError || error instanceof SyntaxError;

/** @returns null where nothing is kept any more, or nothing that can be read */
export function openReadable<T>(sealer: Pick<Sealer, 'unseal'>, schema: z.ZodType<T>, sealed: Buffer | null): T | null {
  try {
    return openContent(sealer, schema, sealed);
  } catch (error) {
    if (isUnreadable(error)) return null;
    throw error;
  }
}
