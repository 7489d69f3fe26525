import { sql } from 'kysely';
import type { WebhookKind } from '../../../shared/dashboard/deliveries.ts';
import type { FieldMapping } from '../../../shared/field-mapping.ts';
import { ofContacts } from '../../platform/ids.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import { learnAppId } from '../connections/connections.ts';
import { contactKey, type Tombstones } from '../contacts/tombstones.ts';
import {
  type ContactEvent,
  type EventPayload,
  eventPayload,
  type IgnoredReason,
  readContactEvent,
  type WebhookEvent,
} from './contact-event.ts';

/** A `webhook_events` row that waits for its job. */
export interface OpenEvent {
  id: string;
  portalId: string;
  contactId: string;
  kind: WebhookKind;
  payload: EventPayload;
}

/** The outcome of each event of a delivery. */
type EventOutcome = 'stored' | 'duplicate' | 'erased' | 'unknown_portal' | 'revoked_portal' | IgnoredReason;
export type EventCounts = Partial<Record<EventOutcome, number>>;
export type AcceptEvents = (events: readonly WebhookEvent[]) => Promise<EventCounts>;

interface Deps {
  db: Db;
  tombstones: Tombstones;
  /** Enqueues one job for each event, in the transaction that stores it. */
  enqueue(trx: Trx, events: OpenEvent[]): Promise<void>;
}

/**
 * Stores the events of a delivery: when this resolves, each relevant event is stored with its job, once however often
 * it is delivered.
 */
export function createInbox({ db, tombstones, enqueue }: Deps): AcceptEvents {
  return async (events) => {
    const counts: EventCounts = {};
    const count = (outcome: EventOutcome, by = 1) => {
      if (by > 0) counts[outcome] = (counts[outcome] ?? 0) + by;
    };
    const portals = await findPortals(db, events);
    const wanted = events.flatMap((event) => {
      const read = readFor(event, portals.get(String(event.portalId)));
      if (typeof read !== 'string') return [read];
      count(read);
      return [];
    });
    if (wanted.length === 0) return counts;
    await tombstones.whileHeldOff(db, async (trx) => {
      const { stored, erased } = await insertEvents(
        trx,
        tombstones,
        await withoutErasedMerged(trx, tombstones, wanted),
      );
      count('erased', erased);
      count('duplicate', wanted.length - erased - stored.length);
      count('stored', stored.length);
      if (stored.length > 0) await enqueue(trx, stored);
      await learnAppIds(trx, events, portals);
    });
    return counts;
  };
}

interface PortalRow {
  status: 'active' | 'paused' | 'revoked';
  appId: string | null;
  mapped: ReadonlySet<string>;
  mapping: FieldMapping;
}

async function findPortals(db: Db, events: readonly WebhookEvent[]): Promise<Map<string, PortalRow>> {
  const rows = await db
    .selectFrom('hubspot_connections')
    .select(['portal_id', 'status', 'app_id', 'mapping'])
    .where('portal_id', 'in', [...new Set(events.map(({ portalId }) => String(portalId)))])
    .execute();
  return new Map(
    rows.map(({ portal_id, status, app_id, mapping }) => [
      portal_id,
      { status, appId: app_id, mapped: propertiesIn(mapping), mapping },
    ]),
  );
}

/** A static token does not reveal its app; the first delivery does. */
async function learnAppIds(
  trx: Trx,
  events: readonly WebhookEvent[],
  portals: ReadonlyMap<string, PortalRow>,
): Promise<void> {
  for (const [portalId, { appId }] of portals) {
    const appIdSent = events.find((event) => String(event.portalId) === portalId)?.appId;
    if (appId === null && appIdSent !== undefined) await learnAppId(trx, portalId, String(appIdSent));
  }
}

function propertiesIn({ fields }: FieldMapping): Set<string> {
  return new Set(
    Object.values(fields).flatMap((source) => {
      if ('firstOf' in source) return source.firstOf;
      return 'joined' in source ? source.joined : [];
    }),
  );
}

/**
 * Jobs of a paused portal wait in the queue. An erasure is processed even for a revoked portal: it makes no HubSpot
 * call.
 */
function readFor(event: WebhookEvent, portal: PortalRow | undefined): ContactEvent | EventOutcome {
  if (portal === undefined) return 'unknown_portal';
  const read = readContactEvent(event, portal);
  if (typeof read === 'string' || portal.status !== 'revoked' || read.kind === 'erased') return read;
  return 'revoked_portal';
}

/** Drops ids of erased contacts from a merge that names them beside the survivor. */
async function withoutErasedMerged(
  trx: Trx,
  tombstones: Tombstones,
  events: readonly ContactEvent[],
): Promise<readonly ContactEvent[]> {
  const named = events.flatMap(({ portalId, payload }) =>
    (payload.gone ?? []).map((contactId) => ({ portalId, contactId })),
  );
  if (named.length === 0) return events;
  const erased = await tombstones.find(trx, named);
  return events.map((event) => {
    const { portalId, payload } = event;
    if (payload.gone === undefined) return event;
    const gone = payload.gone.filter((contactId) => !erased.has(contactKey({ portalId, contactId })));
    return { ...event, payload: { ...payload, gone } };
  });
}

type StoredRow = OpenEvent | { [Name in keyof OpenEvent]: null };

/**
 * Inserts all but events of erased contacts, in one statement and a fixed order, so that deliveries that share events
 * cannot deadlock.
 */
async function insertEvents(
  trx: Trx,
  { hashOf }: Tombstones,
  events: readonly ContactEvent[],
): Promise<{ stored: OpenEvent[]; erased: number }> {
  const given = events.map(({ portalId, contactId, kind, key, occurredAt, payload }) => ({
    portal_id: portalId,
    event_key: key,
    kind,
    contact_id: contactId,
    payload,
    occurred_at: occurredAt,
    hash: hashOf({ portalId, contactId }).toString('hex'),
  }));
  const { rows } = await sql<StoredRow & { erased: number }>`
    with given as (
      select event.*, exists (select from tombstones where hash = decode(event.hash, 'hex')) as erased
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as event (portal_id bigint, event_key text, kind text,
        contact_id bigint, payload jsonb, occurred_at timestamptz, hash text)
    ), stored as (
      insert into webhook_events (portal_id, event_key, kind, contact_id, payload, occurred_at)
      select portal_id, event_key, kind, contact_id, payload, occurred_at from given
      where not erased order by portal_id, event_key
      on conflict (portal_id, event_key) do nothing
      returning id, portal_id as "portalId", contact_id as "contactId", kind, payload
    )
    select counted.erased, stored.*
    from (select count(*)::integer as erased from given where erased) as counted left join stored on true`.execute(trx);
  return { stored: rows.filter((row) => row.id !== null), erased: rows[0]?.erased ?? 0 };
}

/** When an event happened and was received, for the lag metric. */
export interface SettledEvent {
  id: string;
  occurredAt: Date;
  receivedAt: Date;
}

/**
 * Marks events as processed, in the transaction that holds their effect.
 * @param outcome a fixed word, such as `screened` or `gone`
 * @returns those that were still open
 */
export async function settleEvents(trx: Db, eventIds: readonly string[], outcome: string): Promise<SettledEvent[]> {
  if (eventIds.length === 0) return [];
  const rows = await trx
    .updateTable('webhook_events')
    .set({ processed_at: new Date(), outcome, last_error: null })
    .where('id', 'in', [...eventIds])
    .where('processed_at', 'is', null)
    .returning(['id', 'occurred_at', 'received_at'])
    .execute();
  return rows.map(({ id, occurred_at, received_at }) => ({ id, occurredAt: occurred_at, receivedAt: received_at }));
}

/**
 * Counts a failed attempt and stores the reason; the events stay open.
 * @param words for people, without contact data
 */
export async function noteFailedAttempt(db: Db, eventIds: readonly string[], words: string): Promise<void> {
  if (eventIds.length === 0) return;
  await db
    .updateTable('webhook_events')
    .set({ attempts: sql`attempts + 1`, last_error: words })
    .where('id', 'in', [...eventIds])
    .where('processed_at', 'is', null)
    .execute();
}

/** The condition that an event came from a portal of this account. */
export const ofAccount = (accountId: string) =>
  sql<boolean>`portal_id in (select portal_id from hubspot_connections where account_id = ${accountId})`;

/**
 * Reopens an event, whatever its outcome.
 * @returns undefined when it does not exist, or belongs to another account
 */
export async function reopenEvent(trx: Db, eventId: string, accountId?: string): Promise<OpenEvent | undefined> {
  const row = await trx
    .updateTable('webhook_events')
    .set({ processed_at: null, outcome: null, last_error: null })
    .where('id', '=', eventId)
    .$if(accountId !== undefined, (events) => events.where(ofAccount(accountId ?? '')))
    .returning(['id', 'portal_id as portalId', 'contact_id as contactId', 'kind', 'payload'])
    .executeTakeFirst();
  return row && { ...row, payload: eventPayload.parse(row.payload) };
}

/** Deletes the events of contacts, also from merges; without contacts, of the whole portal. @returns how many */
export async function eraseEvents(trx: Db, portalId: string, contactIds?: readonly string[]): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('webhook_events')
    .where(ofContacts(portalId, contactIds))
    .executeTakeFirst();
  if (contactIds !== undefined) await unnameMerged(trx, portalId, contactIds);
  return Number(numDeletedRows);
}

/** The merge continues without the erased contact. */
async function unnameMerged(trx: Db, portalId: string, ids: readonly string[]): Promise<void> {
  await sql`
    update webhook_events set payload = jsonb_set(payload, '{gone}', (payload->'gone') - ${[...ids]}::text[])
    where portal_id = ${portalId} and kind = 'merged' and payload->'gone' ?| ${[...ids]}::text[]`.execute(trx);
}
