import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { LeadFilter } from '../../../shared/dashboard/leads.ts';
import { stableId } from '../../platform/ids.ts';
import { dayAfter } from '../../slack/routing/wall-clock.ts';
import { readCursor, writeCursor } from '../cursor.ts';
import { startOfDay } from '../time-zone.ts';

/** A filter with everything resolved before the store is queried. */
export interface LeadCriteria {
  accountId: string;
  filter: Omit<LeadFilter, 'search'>;
  /** Contacts that HubSpot found; null when there is no search. */
  contacts: { portalId: string; ids: readonly string[] } | null;
  /** Time zone of the filter's days. */
  timeZone: string;
}

/** The last row of the previous page: lists are in order of creation, newest first. */
export interface LeadPlace {
  /** Microseconds: rows of one batch differ by less than a millisecond. */
  createdAt: string;
  id: string;
}

const place = z.tuple([z.string().regex(/^\d{1,17}$/), z.uuid(), z.string()]);

/** Distinguishes cursors of other filters. */
const keyOf = (filter: LeadFilter): string => {
  const entries = Object.entries(filter).filter(([, value]) => value !== undefined);
  return stableId('lead-filter', JSON.stringify(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))).slice(0, 8);
};

export const leadCursor = ({ createdAt, id }: LeadPlace, filter: LeadFilter): string =>
  writeCursor([createdAt, id, keyOf(filter)]);

/** @throws {Problem} `invalid_cursor`, also for one of another filter */
export function readLeadCursor(cursor: string, filter: LeadFilter): LeadPlace {
  const [createdAt, id] = readCursor(
    cursor,
    place.refine(([, , key]) => key === keyOf(filter)),
  );
  return { createdAt, id };
}

/** Later than any lead. */
const LATEST = '9999-01-01';

/** The conditions a lead `l` with its handling `h` has to meet. */
export function leadConditions({ accountId, filter, contacts, timeZone }: LeadCriteria): RawBuilder<boolean> {
  const { status, handling, area, source, outcome, from, until, scoreFrom, scoreUntil } = filter;
  const startOf = (day: string) => startOfDay(day, timeZone);
  const all = [
    sql`l.account_id = ${accountId} and l.status <> 'deleted'`,
    status !== undefined && sql`l.status = ${status}`,
    handling === 'new' && sql`coalesce(h.state, 'new') = 'new'`,
    handling !== undefined && handling !== 'new' && sql`h.state = ${handling}`,
    area !== undefined && sql`l.area = ${area}`,
    source !== undefined && sql`l.source = ${source}`,
    outcome !== undefined && sql`l.outcome = ${outcome}`,
    from !== undefined && sql`l.created_at >= ${startOf(from)}`,
    until !== undefined && until < LATEST && sql`l.created_at < ${startOf(dayAfter(until, 1))}`,
    scoreFrom !== undefined && sql`l.score >= ${Number(scoreFrom)}`,
    scoreUntil !== undefined && sql`l.score <= ${Number(scoreUntil)}`,
    contacts !== null && sql`l.portal_id = ${contacts.portalId} and l.contact_id = any(${[...contacts.ids]}::bigint[])`,
  ].filter((condition) => condition !== false);
  return sql<boolean>`${sql.join(all, sql` and `)}`;
}
