import type { z } from 'zod';
import type { Store } from '../store/open-store.ts';

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
