import type { InputRecord } from '../../shared/record.ts';
import type { KeyedHash } from '../platform/hashes/hashes.ts';

/** Fewer digits are an extension, or not a number. */
const PHONE_MIN = 7;
/** Without the country code: it is often omitted. */
const PHONE_DIGITS = 10;

type Person = Pick<InputRecord, 'email' | 'phone'>;

/**
 * The hashes by which kept calls of one person are found: one for each email address and phone number, different for
 * each account.
 */
export function personHashes(hashOf: KeyedHash, accountId: string, person: Person): Buffer[] {
  const found = [
    ...emailsIn(person.email).map((email) => `email:${email}`),
    ...phonesIn(person.phone).map((phone) => `phone:${phone}`),
  ];
  return [...new Set(found)].map((text) => hashOf(`kept call:${accountId}:${text}`));
}

/** One field may hold several, with names and words between them. */
function emailsIn(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s<>()[\],;"]/)
    .filter((word) => word.includes('@'));
}

function phonesIn(text: string): string[] {
  return text
    .split(/[^\d\s+().-]/)
    .map((part) => part.replace(/\D/g, ''))
    .filter((digits) => digits.length >= PHONE_MIN)
    .map((digits) => digits.slice(-PHONE_DIGITS));
}
