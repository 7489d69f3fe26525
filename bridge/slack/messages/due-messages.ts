import { type Selectable, sql } from 'kysely';
import type { Db, SlackMessages } from '../../platform/store/schema.ts';
import { delayChannel } from '../routing/channel-state.ts';
import type { SlackChannel } from '../routing/channels.ts';

type State = Selectable<SlackMessages>['state'];

export interface DueMessage {
  id: string;
  accountId: string;
  teamId: string;
  kind: SlackMessages['kind'];
  leadId: string | null;
  content: Buffer | null;
  mention: string | null;
  wanted: number;
  shown: number;
  withdrawn: boolean;
  ts: string | null;
  state: State;
  reason: string | null;
  attempts: number;
  dueAt: Date;
  /** When it was last sent without a refusal; null when never. */
  sentAt: Date | null;
  /** When it was last sent; null when unknown. */
  lastSentAt: Date | null;
  /** Where the search for it continues. */
  searchCursor: string | null;
  /** Ms until it is due; 0 for now. */
  dueMs: number;
  createdAt: Date;
  parentTs: string | null;
  parentState: State | null;
}

/** A channel's next work: a new message in order, and an edit of a posted one. */
export interface DueWork {
  post: DueMessage | undefined;
  edit: DueMessage | undefined;
  /** Ms until there is more to do; null when nothing is due within the minute. */
  laterMs: number | null;
}

const columns = sql`
  m.id, m.account_id as "accountId", m.team_id as "teamId", m.kind, m.lead_id as "leadId", m.content, m.mention, m.wanted,
  m.shown, m.withdrawn, m.ts, m.state, m.reason, m.attempts, m.due_at as "dueAt", m.sent_at as "sentAt",
  m.last_sent_at as "lastSentAt", m.search_cursor as "searchCursor",
  m.created_at as "createdAt",
  greatest(0, extract(epoch from m.due_at - now()) * 1000)::float8 as "dueMs", p.ts as "parentTs",
  p.state as "parentState"`;

/** A reply waits for the parent of its thread; a message that may have been sent stays at the head. */
const postable = sql`
  m.state in ('waiting', 'unknown') and (m.state = 'unknown' or m.due_at <= now())
  and (p.id is null or p.state in ('posted', 'gone', 'failed'))`;
const editable = sql`m.state = 'posted' and (m.shown < m.wanted or m.withdrawn)`;

/** By the clock of the database, which every process shares. */
export async function findDueWork(db: Db, { workspaceId, channelId }: SlackChannel): Promise<DueWork> {
  const messages = sql`
    slack_messages m left join slack_messages p on p.id = m.parent_id
    where m.workspace_id = ${workspaceId} and m.channel_id = ${channelId}`;
  const { rows } = await sql<DueMessage & { edits: boolean }>`
    (select ${columns}, false as edits from ${messages} and ${postable} order by m.position limit 1)
    union all
    (select ${columns}, true as edits from ${messages} and ${editable} and m.due_at <= now()
      order by m.position limit 1)`.execute(db);
  const later = await sql<{ ms: number | null }>`
    select (extract(epoch from min(m.due_at) - now()) * 1000)::float8 as ms from ${messages}
    and m.due_at > now() and m.due_at < now() + interval '1 minute'
    and (${editable} or m.state = 'waiting')`.execute(db);
  return {
    post: rows.find(({ edits }) => !edits),
    edit: rows.find(({ edits }) => edits),
    laterMs: later.rows[0]?.ms ?? null,
  };
}

const inMs = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1_000})`;

interface Under {
  /** How long it may be in flight, ms. */
  lookAfterMs: number;
  /** Delay to the next message in the channel, ms. */
  postMs: number;
}

/**
 * Records before sending that a message may be in Slack: a retry looks for it first.
 * @returns whether this process may send it
 */
export async function markUnderWay(
  db: Db,
  channel: SlackChannel,
  { id, attempts }: Pick<DueMessage, 'id' | 'attempts'>,
  { lookAfterMs, postMs }: Under,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('slack_messages')
      .set({
        state: 'unknown',
        reason: null,
        attempts: attempts + 1,
        due_at: inMs(lookAfterMs),
        // After a lost answer, the first attempt counts: it may be there too.
        sent_at: sql<Date>`coalesce(sent_at, now())`,
        last_sent_at: sql<Date>`now()`,
        search_cursor: null,
      })
      .where('id', '=', id)
      // It may have been moved to another channel meanwhile.
      .where('channel_id', '=', channel.channelId)
      .where('state', '=', 'waiting')
      .where('attempts', '=', attempts)
      .where('withdrawn', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await delayChannel(trx, channel, postMs);
    return true;
  });
}

/** The message is in Slack, showing this state. @returns whether that is new */
export async function settlePosted(
  trx: Db,
  id: string,
  { ts, shown }: { ts: string; shown: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('slack_messages')
    .set({
      state: 'posted',
      ts,
      shown,
      posted_at: sql<Date>`now()`,
      due_at: sql<Date>`now()`,
      attempts: 0,
      reason: null,
    })
    .where('id', '=', id)
    .where('state', '=', 'unknown')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Slack shows the wanted state; later changes are another edit. */
export async function settleEdited(db: Db, id: string, shown: number, reason: string | null = null) {
  await db
    .updateTable('slack_messages')
    .set({ shown: sql<number>`greatest(shown, ${shown}::integer)`, attempts: 0, reason })
    .where('id', '=', id)
    .where('state', '=', 'posted')
    .execute();
}

/** It is to be sent again: Slack refused it (the reason), or does not have it as far as known (null). */
export async function settleUnsent(db: Db, id: string, reason: string | null): Promise<void> {
  await db
    .updateTable('slack_messages')
    // A message withdrawn meanwhile is done.
    .set({
      state: sql<'waiting'>`case when withdrawn then 'gone' else 'waiting' end`,
      due_at: sql<Date>`now()`,
      reason,
      ...(reason !== null && { sent_at: null }),
    })
    .where('id', '=', id)
    .where('state', '=', 'unknown')
    .execute();
}

/** Retries after a wait, ms, for the reason. */
export async function putOff(db: Db, id: string, wait: { ms: number; reason: string }): Promise<void> {
  await db
    .updateTable('slack_messages')
    .set({ due_at: inMs(wait.ms), reason: wait.reason, attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .execute();
}

/** The search continues there at once; without a cursor, from the beginning. */
export async function goOnSearching(db: Db, id: string, cursor: string | null): Promise<void> {
  await db
    .updateTable('slack_messages')
    .set({ search_cursor: cursor, due_at: sql<Date>`now()`, reason: null })
    .where('id', '=', id)
    .where('state', '=', 'unknown')
    .execute();
}

/** Ends a message for good. */
export async function endMessage(db: Db, id: string, end: { state: 'gone' | 'failed'; reason: string }) {
  await db
    .updateTable('slack_messages')
    .set({ ...end, content: null, mention: null })
    .where('id', '=', id)
    .execute();
}

/** Suspends a message until its content changes. */
export async function shelveMessage(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable('slack_messages')
    .set({ state: 'gone', reason, sent_at: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
