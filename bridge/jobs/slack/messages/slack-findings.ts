import type { Kysely } from 'kysely';
import type { AppHealth } from '../../../../shared/app-settings.ts';
import type { Database } from '../../../platform/store/schema.ts';
import { findSlackConnection } from '../../../slack/connect/connections.ts';
import { readSlackHealth } from '../../../slack/connect/slack-health.ts';
import { describeLost } from '../../../slack/messages/lost-messages.ts';
import { describeUnannounced } from '../../../slack/messages/unannounced-leads.ts';

type Finding = AppHealth['findings'][number];

/**
 * Whether leads can be announced in Slack, for the settings page in HubSpot: after Slack has revoked access, nothing in
 * Slack shows it. Empty for an account without Slack.
 */
export async function slackFindings(db: Kysely<Database>, accountId: string): Promise<Finding[]> {
  const connection = await findSlackConnection(db, accountId);
  if (connection === undefined) return [];
  const subject = 'Slack';
  const { trouble, channels, lost, untold } = await readSlackHealth(db, connection);
  const wrong = [
    ...(trouble === null ? [] : [trouble]),
    ...channels.flatMap(({ channelId, name, trouble: parked }) =>
      parked === null
        ? []
        : [`#${name ?? channelId} takes no messages (${parked.code}): ${parked.what} ${parked.todo}`],
    ),
  ].map((text): Finding => ({ level: 'error', subject, text }));
  const late = [...lost.map(describeLost), ...(untold.leads > 0 ? [describeUnannounced(untold.leads)] : [])];
  const given = late.map((text): Finding => ({ level: 'warning', subject, text }));
  const all = [...wrong, ...given];
  return all.length === 0 ? [{ level: 'ok', subject, text: 'Leads can be announced in Slack.' }] : all;
}
