import type { Store } from '../../../platform/store/open-store.ts';
import { SealError } from '../../../platform/store/seal.ts';

const PURPOSE = 'lead-action.note';

/** A member's text, sealed for a job. */
export function sealNote({ seal }: Pick<Store, 'seal'>, text: string): string {
  return seal(text, PURPOSE).toString('base64');
}

/** @returns null when its key is gone: the action still counts */
export function openNote({ unseal }: Pick<Store, 'unseal'>, sealed: string): string | null {
  try {
    return unseal(Buffer.from(sealed, 'base64'), PURPOSE);
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}
