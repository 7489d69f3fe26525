import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';

const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL raises an error for an invalid uuid; an id that cannot exist is simply not found. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}

/** Rows about contacts of a portal; without contacts, about any of them. */
export function ofContacts(portalId: string, contactIds: readonly string[] | undefined): RawBuilder<boolean> {
  const theirs = contactIds === undefined ? sql`true` : sql`contact_id = any(${[...contactIds]}::bigint[])`;
  return sql<boolean>`portal_id = ${portalId} and ${theirs}`;
}

/** The same id for the same words, for deduplication. */
export function stableId(...words: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex');
  // Version 8: a custom UUID.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
