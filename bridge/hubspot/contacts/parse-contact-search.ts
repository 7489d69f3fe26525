import type { ContactQuery } from './find-contacts.ts';

export type ContactSearch = { contactId: string } | ContactQuery;

const NAME_MAX = 100;

/** What a contact is searched by, most likely first; empty when help is requested. */
export function parseContactSearch(text: string): ContactSearch[] {
  const plain = text.trim().slice(0, NAME_MAX);
  if (plain === '' || plain === '?' || plain.toLowerCase() === 'help') return [];
  if (/^[^\s@]+@[^\s@]+$/.test(plain)) return [{ email: plain }];
  const digits = plain.replace(/\D/g, '');
  const phone: ContactSearch[] =
    /^\+?[\d ().-]+$/.test(plain) && digits.length >= 7 ? [{ phone: digits.slice(-10) }] : [];
  if (/^\d{1,18}$/.test(plain)) return [{ contactId: plain }, ...phone];
  if (phone.length > 0) return phone;
  // Asterisks would be wildcards.
  const name = plain.replace(/[^\p{L}\p{M}\p{N}'’.-]+/gu, ' ').trim();
  return name === '' ? [] : [{ name }];
}
