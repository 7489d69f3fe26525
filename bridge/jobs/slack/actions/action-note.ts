import type { Store } from '../../../platform/store/open-store.ts';
import { SealError } from '../../../platform/store/seal.ts';

const PURPOSE = 'lead-action.note';

/** What a member typed, as a job may hold it. */
export function sealNote({ seal }: Pick<Store, 'seal'>, text: string): string {
  return seal(text, PURPOSE).toString('base64');
}

/** @returns null where its key is gone: the action counts all the same */
export function openNote({ unseal }: Pick<Store, 'unseal'>, sealed: string): string | null {
  try {
    return unseal(Buffer.from(sealed, 'base64'), PURPOSE);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
