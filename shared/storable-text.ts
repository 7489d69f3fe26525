import { z } from 'zod';

/** PostgreSQL cannot store NUL, nor jsonb half a surrogate pair. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

export const EMAIL_RULE = 'must be an email address';

export const notStorable = 'Contains characters that cannot be stored';

/** Trimmed text of at least one character that the store can keep. */
export const storableText = (max: number) => z.string().trim().min(1).max(max).refine(isStorable, notStorable);
