import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/store/schema.ts';

/** Messages that the bridge has given up on. */
interface LostMessages {
  workspaceId: string;
  /** Slack's error code, or one of ours: `unreadable`, `expired`. */
  reason: string;
  /** Whether they are in Slack and should be deleted there; otherwise they were never announced. */
  undeleted: boolean;
  count: number;
}

/** How long an unannounced lead is reported, days. */
const LOST_DAYS = 7;

/** Announcements lost in the last days, and messages that should have been deleted. */
export function listLost(db: Db, workspaceId?: string): Promise<LostMessages[]> {
  return select(db, sql`workspace_id = coalesce(${workspaceId ?? null}, workspace_id)`);
}

/** The same for one account. */
export function listLostOf(db: Db, accountId: string): Promise<LostMessages[]> {
  return select(db, sql`account_id = ${accountId}`);
}

async function select(db: Db, which: RawBuilder<unknown>): Promise<LostMessages[]> {
  const { rows } = await sql<LostMessages>`
    select workspace_id as "workspaceId", coalesce(reason, 'unknown') as reason, withdrawn as undeleted,
      count(*)::integer as count
    from slack_messages where state = 'failed' and ${which}
      and case when withdrawn then ts is not null else created_at > now() - make_interval(days => ${LOST_DAYS}) end
    group by 1, 2, 3 order by 1, 3 desc, 2`.execute(db);
  return rows;
}

export function describeLost({ reason, undeleted, count }: Omit<LostMessages, 'workspaceId'>): string {
  if (undeleted)
    return count === 1
      ? `1 message of an erased lead is still in Slack, which refuses to delete it (${reason}).`
      : `${count} messages of erased leads are still in Slack, which refuses to delete them (${reason}).`;
  return count === 1
    ? `1 message could not be sent in the last week (${reason}).`
    : `${count} messages could not be sent in the last week (${reason}).`;
}

export const lostRemedy = ({ undeleted }: Pick<LostMessages, 'undeleted'>): string =>
  undeleted
    ? 'Delete them in Slack, or let the app delete its messages; then: slack resume.'
    : 'Their leads are in HubSpot: look for valid ones that were not announced. The log names each message.';

/** Asks Slack again to delete what it refused to, of one account if given. @returns the channels */
export async function retryDeletions(
  db: Db,
  { accountId, workspaceId }: { accountId?: string; workspaceId: string },
): Promise<string[]> {
  const rows = await db
    .updateTable('slack_messages')
    .set({ state: 'posted', reason: null, due_at: sql<Date>`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'failed')
    .where('withdrawn', '=', true)
    .where('ts', 'is not', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .returning('channel_id')
    .execute();
  return [...new Set(rows.map(({ channel_id }) => channel_id))];
}
