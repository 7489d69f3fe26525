import type { Tombstones } from '../../hubspot/contacts/tombstones.ts';
import { type EventPayload, eventPayload } from '../../hubspot/webhook/contact-event.ts';
import { noteFailedAttempt, type SettledEvent, settleEvents } from '../../hubspot/webhook/inbox.ts';
import { recordOverride } from '../../leads/lead-override.ts';
import { setAbout } from '../../leads/lead-rows.ts';
import { deleteLead, mergeLeads } from '../../leads/merge-leads.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Claim } from '../../platform/queue/handle-batch.ts';
import type { Queue } from '../../platform/queue/open-queue.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import type { SlackChannel } from '../../slack/routing/channels.ts';
import { workOn } from '../definitions/contact-work.ts';
import { type ContactChange, contactChangeJob, notifySlackJob, screenContactJob } from '../definitions/job-kinds.ts';
import { eraseForPrivacy } from '../erasure/contact-data.ts';
import { enqueueDelivery, mergeAlerts, showContact } from '../slack/messages/contact-alerts.ts';

interface Deps {
  db: Db;
  queue: Queue;
  tombstones: Tombstones;
  log: Log;
  onSettled(outcome: string, events: readonly SettledEvent[]): void;
}

interface Event {
  payload: EventPayload;
  occurredAt: Date;
}

/** The effect of a change; without an outcome the event stays open for the following screening. */
interface Effect {
  outcome?: string;
  /** Whether to screen the contact, and whether that screening settles the event. */
  screen?: 'for_event' | 'beside';
  /** Set when it differs from the change's contact. */
  contactId?: string;
}

const BATCH = 50;

/** Applies HubSpot's contact changes, until the signal. Nothing here calls HubSpot. */
export async function runContactChanges(deps: Deps & { signal: AbortSignal }): Promise<void> {
  const { queue, signal } = deps;
  await queue.work(contactChangeJob, {
    signal,
    batchSize: BATCH,
    async handle(claims) {
      const failures: unknown[] = [];
      // The queue returns them unordered; most happened in the order of their ids.
      const inOrder = claims.toSorted((a, b) => Number(a.data.eventId) - Number(b.data.eventId));
      for (const claim of inOrder) await followChange(deps, claim).catch((error: unknown) => failures.push(error));
      // Completed jobs stay completed; the queue retries the others.
      if (failures.length > 0) throw failures[0];
    },
  });
}

async function followChange(deps: Deps, claim: Claim<ContactChange>): Promise<void> {
  const { db, onSettled } = deps;
  const { eventId } = claim.data;
  try {
    const settled = await db.transaction().execute(async (trx) => {
      await claim.complete(trx);
      const effect = await applyChange(deps, trx, claim.data);
      if (effect.screen !== undefined) await screenAgain(deps, trx, claim.data, effect);
      const { outcome } = effect;
      return outcome === undefined ? undefined : { outcome, events: await settleEvents(trx, [eventId], outcome) };
    });
    if (settled !== undefined) onSettled(settled.outcome, settled.events);
  } catch (error) {
    await noteFailedAttempt(db, [eventId], wordsFor(error)).catch(() => undefined);
    throw error;
  }
}

function applyChange(deps: Deps, trx: Trx, change: ContactChange): Promise<Effect> {
  switch (change.kind) {
    case 'deleted':
      return withEvent(trx, change, async ({ occurredAt }) => {
        // Checked before the lead is read: a screening that ends in between has stored its lead.
        const work = await workOn(trx, change);
        const outcome = await deleteLead(trx, change, occurredAt);
        // That screening may have read the contact before its deletion, and store it as a lead.
        if (outcome === 'no_lead' && work === 'running') return { screen: 'for_event' };
        await showContact(deps, trx, change);
        return { outcome };
      });
    case 'merged':
      return withEvent(trx, change, async ({ payload }) => {
        const { portalId, contactId: survivor } = change;
        const left = await mergeLeads(trx, { portalId, survivor, gone: payload.gone ?? [] });
        await notifyMerge(deps, trx, { portalId, survivor: left });
        return { screen: 'for_event', contactId: left };
      });
    case 'status':
      return withEvent(trx, change, async ({ payload, occurredAt }) => {
        const { status, source = 'unknown' } = payload;
        const recorded = await recordOverride(trx, { ...change, status, source, occurredAt });
        const { outcome, screen, contactId } = recorded;
        await showContact(deps, trx, { portalId: change.portalId, contactId });
        return screen ? { outcome, screen: 'beside', contactId } : { outcome };
      });
    case 'about':
      return withEvent(trx, change, async ({ payload: { about } }) => {
        const found = about !== undefined && (await setAbout(trx, { ...change, ...about }));
        return { outcome: found ? 'noted' : 'no_lead' };
      });
    case 'erased':
      return erase(deps, trx, change);
  }
}

async function notifyMerge({ queue }: Deps, trx: Trx, merge: { portalId: string; survivor: string }) {
  const { channels, accountId } = await mergeAlerts(trx, merge);
  await enqueueDelivery(queue, trx, channels);
  if (accountId !== null) await queue.enqueue(trx, notifySlackJob, [{ data: { accountId } }]);
}

/** Nothing to do for an event that was erased or has expired. */
async function withEvent(
  trx: Trx,
  { eventId }: ContactChange,
  apply: (event: Event) => Promise<Effect>,
): Promise<Effect> {
  const row = await trx
    .selectFrom('webhook_events')
    .select(['payload', 'occurred_at'])
    .where('id', '=', eventId)
    .where('processed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return {};
  return apply({ payload: eventPayload.parse(row.payload), occurredAt: row.occurred_at });
}

/** Erases the event too: it names the contact. */
async function erase(deps: Deps, trx: Trx, { portalId, contactId }: ContactChange): Promise<Effect> {
  const wake = (within: Trx, channels: readonly SlackChannel[]) => enqueueDelivery(deps.queue, within, channels);
  await eraseForPrivacy({ ...deps, wake }, trx, { portalId, contactId, actor: 'hubspot' });
  return {};
}

async function screenAgain(
  { queue }: Deps,
  trx: Trx,
  { portalId, kind, eventId, ...change }: ContactChange,
  { screen, contactId = change.contactId }: Effect,
): Promise<void> {
  const cause = kind === 'merged' ? 'merged' : 'changed';
  const data = { portalId, contactId, cause, ...(screen === 'for_event' && { eventId }) } as const;
  await queue.enqueue(trx, screenContactJob, [{ data, options: { groupId: portalId } }]);
}

/** Messages of the database may quote a row. */
function wordsFor(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? `The database refused it (${code})` : 'The database refused it';
}
