import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../platform/store/schema.ts';

/** Link to a lead's alert in Slack; null when there is none. */
export async function slackUrlOf(db: Kysely<Database>, leadId: string): Promise<string | null> {
  const { rows } = await sql<{ team_id: string; channel_id: string; ts: string }>`
    select team_id, channel_id, ts from slack_messages
    where lead_id = ${leadId} and kind = 'alert' and state = 'posted' and not withdrawn and ts is not null
    order by position desc limit 1`.execute(db);
  const [alert] = rows;
  if (alert === undefined) return null;
  const query = new URLSearchParams({ team: alert.team_id, channel: alert.channel_id, message_ts: alert.ts });
  return `https://slack.com/app_redirect?${query}`;
}
