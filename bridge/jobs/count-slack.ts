import { type Kysely, sql } from 'kysely';
import type { Database } from '../store/schema.ts';
import type { SlackCounts } from './slack-metrics.ts';

/** What waits for Slack, in all workspaces. */
export async function countSlack(db: Kysely<Database>): Promise<SlackCounts> {
  const { rows } = await sql<SlackCounts>`
    select (select count(*)::integer from slack_messages where state in ('waiting', 'unknown')
        or (state = 'posted' and (shown < wanted or withdrawn))) as waiting,
      (select count(*)::integer from slack_channels where status = 'parked') as parked`.execute(db);
  return rows[0] ?? { waiting: 0, parked: 0 };
}
