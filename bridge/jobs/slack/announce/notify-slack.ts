import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { HubSpotFailure } from '../../../hubspot/client/ports.ts';
import { inDangerToo } from '../../../leads/lead-cards.ts';
import { isLeadValid } from '../../../leads/lead-columns.ts';
import {
  giveUpResults,
  leadsToAnnounce,
  listPendingResults,
  lockPendingResults,
  markNotified,
  type PendingResult,
} from '../../../leads/lead-outbox.ts';
import type { Lead } from '../../../leads/lead-rows.ts';
import type { NamedLocks } from '../../../platform/queue/named-locks.ts';
import type { Queue } from '../../../platform/queue/open-queue.ts';
import type { Store } from '../../../platform/store/open-store.ts';
import type { Db, Trx } from '../../../platform/store/schema.ts';
import { findSlackConnection, lockConnectionShared, type SlackConnection } from '../../../slack/connect/connections.ts';
import {
  alertKey,
  insertLostAlerts,
  isUnreadable,
  MESSAGE_CONTENT_DAYS,
} from '../../../slack/messages/message-rows.ts';
import type { LeadCard } from '../../../slack/render/lead-card-schema.ts';
import { notifySlackJob } from '../../definitions/job-kinds.ts';
import { enqueueDelivery } from '../messages/contact-alerts.ts';
import { type CardDeps, EXPIRED, type Notification, notifyLead, readLeadCards, type Wake } from './notify-lead.ts';

interface NotifyDeps extends CardDeps {
  seal: Store['seal'];
  unseal: Store['unseal'];
  queue: Pick<Queue, 'enqueue' | 'work'>;
  locks: NamedLocks;
  now(): Date;
}

/** As many as HubSpot reads in one call. */
const BATCH = 100;
const BUSY_SECONDS = 1;
const UNAVAILABLE_SECONDS = 15;

/** A batch that waits for HubSpot continues while others are fetched. */
const MAX_WAIT_MS = 500;
const BROKEN_SECONDS = 30;

/** Announces what is in the outbox until the signal, then finishes what is in flight. */
export async function runNotifySlack(deps: NotifyDeps & { signal: AbortSignal }): Promise<void> {
  const { queue, signal, log } = deps;
  const running = new Set<Promise<void>>();
  const start = (accountId: string) => {
    const work = notifyAccount(deps, accountId).catch(async (err: unknown) => {
      log.warn({ err, accountId }, 'leads could not be announced in Slack; trying again');
      // If this fails too, the sweep finds them.
      await again(deps, accountId, BROKEN_SECONDS).catch(() => undefined);
    });
    running.add(work);
    void work.finally(() => running.delete(work));
    return work;
  };
  await queue.work(notifySlackJob, {
    signal,
    batchSize: 50,
    async handle(claims) {
      const accounts = [...new Set(claims.map(({ data }) => data.accountId))];
      await Promise.race([Promise.all(accounts.map(start)), delay(MAX_WAIT_MS)]);
    },
  });
  await Promise.all(running);
}

/** One process at a time, so that an account's leads reach Slack in the order of their results. */
export async function notifyAccount(deps: NotifyDeps, accountId: string): Promise<void> {
  const { locks, log } = deps;
  const name = `notify:${accountId}`;
  if (!(await locks.take(name))) return again(deps, accountId, BUSY_SECONDS);
  try {
    while ((await notifyBatch(deps, accountId)) === BATCH);
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    const seconds = Math.max(1, Math.ceil((error.retryAfterMs ?? UNAVAILABLE_SECONDS * 1_000) / 1_000));
    log.warn({ err: error, accountId }, 'leads for Slack cannot be read; they wait');
    await again(deps, accountId, seconds);
  } finally {
    await locks.release(name).catch((err: unknown) => log.warn({ err }, 'a lock was lost'));
  }
}

async function again({ queue, db }: NotifyDeps, accountId: string, startAfter: number): Promise<void> {
  await queue.enqueue(db, notifySlackJob, [{ data: { accountId }, options: { startAfter } }]);
}

/** @returns how many results were announced */
async function notifyBatch(deps: NotifyDeps, accountId: string): Promise<number> {
  const { db } = deps;
  const connection = await findSlackConnection(db, accountId);
  await giveUpOld(deps, accountId);
  const pending = await listPendingResults(deps, accountId, BATCH);
  if (pending.length === 0) return 0;
  if (connection === undefined) {
    const ids = pending.map(({ id }) => id);
    await markNotified(db, ids);
    return pending.length;
  }
  const leads = await loadLeadsById(db, pending);
  const cards = new Map<string, LeadCard>();
  for (const [portalId, some] of Map.groupBy(await leadsToShow(db, leads, pending), ({ portal_id }) => portal_id)) {
    const read = await readLeadCards(deps, portalId, some);
    // Leads of a paused portal are announced when it is resumed.
    if (read.kind === 'blocked') return 0;
    for (const [leadId, card] of read.cards) cards.set(leadId, card);
  }
  return keep(deps, { connection, pending, leads, cards });
}

/** Results wait for their portal as long as messages wait for their channel. */
async function giveUpOld({ db, log }: NotifyDeps, accountId: string): Promise<void> {
  const { results, leadIds } = await db.transaction().execute(async (trx) => {
    const { results, ofLeads } = await giveUpResults(trx, { accountId, days: MESSAGE_CONTENT_DAYS });
    return { results, leadIds: await insertLostAlerts(trx, { accountId, results: ofLeads, reason: EXPIRED }) };
  });
  if (results > 0) log.error({ accountId, results, leadIds }, 'results are too old to be announced in Slack');
}

async function loadLeadsById(db: Db, pending: readonly PendingResult[]): Promise<Map<string, Lead>> {
  const ids = [...new Set(pending.map(({ result }) => result.leadId))];
  const rows = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Leads to announce, or announced before; the others are not read. */
async function leadsToShow(
  db: Db,
  leads: ReadonlyMap<string, Lead>,
  pending: readonly PendingResult[],
): Promise<Lead[]> {
  if (leads.size === 0) return [];
  const alerts = await db
    .selectFrom('slack_messages')
    .select('dedupe_key')
    .where('dedupe_key', 'in', [...leads.keys()].map(alertKey))
    .execute();
  const alerted = new Set(alerts.map(({ dedupe_key }) => dedupe_key));
  const inDanger = leadsInDanger(pending);
  const isWanted = (lead: Lead) => isLeadValid(lead) || inDanger.has(lead.id) || alerted.has(alertKey(lead.id));
  return [...leads.values()].filter((lead) => lead.score !== null && isWanted(lead));
}

const leadsInDanger = (pending: readonly PendingResult[]): ReadonlySet<string> =>
  new Set(pending.flatMap(({ result }) => (result.inDanger === true ? [result.leadId] : [])));

interface Batch {
  connection: SlackConnection;
  pending: readonly PendingResult[];
  leads: ReadonlyMap<string, Lead>;
  cards: ReadonlyMap<string, LeadCard>;
}

/** Announces each result once, by one worker; never those of an erased lead. */
function keep(deps: NotifyDeps, { connection, pending, leads, cards }: Batch): Promise<number> {
  const { db, queue, now } = deps;
  return db.transaction().execute(async (trx) => {
    // For an account disconnected meanwhile nothing is queued: its results are settled as they come.
    if (!(await lockConnectionShared(trx, connection))) return BATCH;
    const ids = pending.map(({ id }) => id);
    const open = await lockPendingResults(trx, ids);
    const alive = await lockLeads(trx, [...cards.keys()]);
    const wakes: Wake[] = [];
    const due = pending.filter((one) => open.has(one.id));
    const toAnnounce = leadsToAnnounce(due, leads);
    const inDanger = leadsInDanger(due);
    for (const { id, result } of lastOfEach(due)) {
      const read = cards.get(result.leadId);
      const card = read !== undefined && inDanger.has(result.leadId) ? inDangerToo(read) : read;
      const lead = leads.get(result.leadId);
      if (card === undefined || lead === undefined || !alive.has(result.leadId)) continue;
      const occasion = `${lead.id}:${id}`;
      const first = toAnnounce.has(lead.id);
      const wake = await notifyOne(deps, trx, { connection, card, occasion, first, now: now() });
      if (wake !== undefined) wakes.push(wake);
    }
    await markNotified(trx, ids);
    await enqueueDelivery(queue, trx, eachOnce(wakes));
    return pending.length;
  });
}

/** A lead that cannot be announced must not block the others. */
async function notifyOne(deps: NotifyDeps, trx: Trx, note: Notification): Promise<Wake | undefined> {
  await sql`savepoint telling`.execute(trx);
  try {
    return await notifyLead(deps, trx, note);
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    await sql`rollback to savepoint telling`.execute(trx);
    deps.log.error({ leadId: note.card.leadId, reason: error.name }, 'a lead cannot be announced in Slack');
    return undefined;
  }
}

/** An erasure waits until this transaction ends. */
async function lockLeads(trx: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx.selectFrom('leads').select('id').where('id', 'in', ids.toSorted()).forKeyShare().execute();
  return new Set(rows.map(({ id }) => id));
}

/** Of several results of a lead only the last one counts, in its position. */
function lastOfEach(pending: readonly PendingResult[]): PendingResult[] {
  const last = new Map(pending.map((one) => [one.result.leadId, one.id]));
  return pending.filter(({ id, result }) => last.get(result.leadId) === id);
}

function eachOnce(wakes: readonly Wake[]): Wake[] {
  const nameOf = ({ workspaceId, channelId, startAfter }: Wake) =>
    `${workspaceId}:${channelId}:${startAfter?.getTime()}`;
  return [...new Map(wakes.map((wake) => [nameOf(wake), wake])).values()];
}
