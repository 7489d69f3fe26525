import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/schema.ts';
import { countUnannounced } from '../../../slack/messages/unannounced-leads.ts';
import type { SlackCounts } from './slack-metrics.ts';

/** What is pending for Slack, in all workspaces. */
export async function countSlack(db: Kysely<Database>): Promise<SlackCounts> {
  const { leads: unannounced } = await countUnannounced(db);
  const { rows } = await sql<Omit<SlackCounts, 'untold'>>`
    select (select count(*)::integer from slack_messages where state in ('waiting', 'unknown')
        or (state = 'posted' and (shown < wanted or withdrawn))) as waiting,
      (select count(*)::integer from slack_channels where status = 'parked') as parked`.execute(db);
  return { waiting: 0, parked: 0, ...rows[0], untold: unannounced };
}
