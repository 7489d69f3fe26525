import type { InputRecord } from '../../shared/record.ts';
import type { KeyedHash } from '../platform/hashes/keyed-hash.ts';

/** Fewer digits are an extension, or no number. */
const PHONE_MIN = 7;
/** Without the country: it is often left out. */
const PHONE_DIGITS = 10;

type Person = Pick<InputRecord, 'email' | 'phone'>;

/**
 * By what the kept calls of one person are found: of an account, a hash for each email address and phone number. Of
 * another account the same person has others.
 */
export function personHashes(hashOf: KeyedHash, accountId: string, person: Person): Buffer[] {
  const found = [
    ...emailsIn(person.email).map((email) => `email:${email}`),
    ...phonesIn(person.phone).map((phone) => `phone:${phone}`),
  ];
  return [...new Set(found)].map((text) => hashOf(`kept call:${accountId}:${text}`));
}

/** In one field there may be several, with names and words between them. */
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
