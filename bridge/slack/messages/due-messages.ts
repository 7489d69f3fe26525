import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database, SlackMessages } from '../../platform/store/schema.ts';
import type { SlackChannel } from '../routing/channels.ts';
import { holdChannel } from '../routing/places.ts';

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
  /** When Slack was last given it without refusing it; null where that never was. */
  sentAt: Date | null;
  /** When Slack was last given it; null where that is not known. */
  lastSentAt: Date | null;
  /** Where the search for it goes on. */
  searchCursor: string | null;
  /** Until it is looked at, ms; 0 for now. */
  dueMs: number;
  createdAt: Date;
  parentTs: string | null;
  parentState: State | null;
}

/** What a channel has to do: a new message in its order, an edit of one that is there. */
export interface DueWork {
  post: DueMessage | undefined;
  edit: DueMessage | undefined;
  /** Until there is more to do, ms; null where nothing is known to come within the minute. */
  laterMs: number | null;
}

const columns = sql`
  m.id, m.account_id as "accountId", m.team_id as "teamId", m.kind, m.lead_id as "leadId", m.content, m.mention, m.wanted,
  m.shown, m.withdrawn, m.ts, m.state, m.reason, m.attempts, m.due_at as "dueAt", m.sent_at as "sentAt",
  m.last_sent_at as "lastSentAt", m.search_cursor as "searchCursor",
  m.created_at as "createdAt",
  greatest(0, extract(epoch from m.due_at - now()) * 1000)::float8 as "dueMs", p.ts as "parentTs",
  p.state as "parentState"`;

/** A reply waits for the message whose thread it is in; one that may have been sent keeps its place at the head. */
const postable = sql`
  m.state in ('waiting', 'unknown') and (m.state = 'unknown' or m.due_at <= now())
  and (p.id is null or p.state in ('posted', 'gone', 'failed'))`;
const editable = sql`m.state = 'posted' and (m.shown < m.wanted or m.withdrawn)`;

/** By the clock of the database, which every process shares. */
export async function findDueWork(db: Kysely<Database>, { workspaceId, channelId }: SlackChannel): Promise<DueWork> {
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
  /** How long it may be under way, ms. */
  lookAfterMs: number;
  /** Until the next message may go to the channel, ms. */
  postMs: number;
}

/**
 * Marks, before it is sent, that a message may be in Slack: a later try looks for it first.
 * @returns whether it is this process's to send
 */
export async function markUnderWay(
  db: Kysely<Database>,
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
        // After an answer that was lost, the first of them counts: it may be there too.
        sent_at: sql<Date>`coalesce(sent_at, now())`,
        last_sent_at: sql<Date>`now()`,
        search_cursor: null,
      })
      .where('id', '=', id)
      // It may have been given another channel meanwhile.
      .where('channel_id', '=', channel.channelId)
      .where('state', '=', 'waiting')
      .where('attempts', '=', attempts)
      .where('withdrawn', '=', false)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await holdChannel(trx, channel, postMs);
    return true;
  });
}

/** It is in Slack, showing this state. @returns whether it was not known before */
export async function settlePosted(
  trx: Kysely<Database>,
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

/** Slack has it as it was wanted; what is wanted since then is another edit. */
export async function settleEdited(db: Kysely<Database>, id: string, shown: number, reason: string | null = null) {
  await db
    .updateTable('slack_messages')
    .set({ shown: sql<number>`greatest(shown, ${shown}::integer)`, attempts: 0, reason })
    .where('id', '=', id)
    .where('state', '=', 'posted')
    .execute();
}

/** It is to be sent again: Slack has refused it for the reason, or has it not as far as anybody can see (null). */
export async function settleUnsent(db: Kysely<Database>, id: string, reason: string | null): Promise<void> {
  await db
    .updateTable('slack_messages')
    // What was withdrawn meanwhile has nothing left to do.
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

/** Looked at again after a wait, ms, for the reason. */
export async function putOff(db: Kysely<Database>, id: string, wait: { ms: number; reason: string }): Promise<void> {
  await db
    .updateTable('slack_messages')
    .set({ due_at: inMs(wait.ms), reason: wait.reason, attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .execute();
}

/** The search for it goes on there at once; from its beginning without a cursor. */
export async function goOnSearching(db: Kysely<Database>, id: string, cursor: string | null): Promise<void> {
  await db
    .updateTable('slack_messages')
    .set({ search_cursor: cursor, due_at: sql<Date>`now()`, reason: null })
    .where('id', '=', id)
    .where('state', '=', 'unknown')
    .execute();
}

/** Nothing more is done about it. */
export async function endMessage(db: Kysely<Database>, id: string, end: { state: 'gone' | 'failed'; reason: string }) {
  await db
    .updateTable('slack_messages')
    .set({ ...end, content: null, mention: null })
    .where('id', '=', id)
    .execute();
}

/** Nothing is done about it until what it tells changes. */
export async function shelveMessage(db: Kysely<Database>, id: string, reason: string): Promise<void> {
  await db
    .updateTable('slack_messages')
    .set({ state: 'gone', reason, sent_at: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}
