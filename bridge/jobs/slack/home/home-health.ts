import type { Kysely } from 'kysely';
import { blockedTexts, NO_PORTAL } from '../../../../shared/problems/screen-blocked-reasons.ts';
import type { SlackChannelHealth } from '../../../../shared/slack-health.ts';
import { isAtDailyLimit, REVOKED } from '../../../hubspot/connections/connections.ts';
import type { Database } from '../../../platform/store/schema.ts';
import type { SlackConnection } from '../../../slack/connect/connections.ts';
import { readSlackHealth } from '../../../slack/connect/slack-health.ts';
import { describeLost } from '../../../slack/messages/lost-messages.ts';
import { describeUnannounced } from '../../../slack/messages/unannounced-leads.ts';
import type { HealthLine } from '../../../slack/render/render-home.ts';
import { type AppPortal, blockedReasonOf, findAppPortal } from '../../app/app-portal.ts';

interface Accounts {
  /** All accounts of the workspace: members may know its channels. */
  all: readonly SlackConnection[];
  /** Those whose leads the member may see. */
  seen: readonly SlackConnection[];
}

/** Whether leads come in, and whether they can be announced. */
export async function describeHealth(db: Kysely<Database>, { all, seen }: Accounts): Promise<HealthLine[]> {
  const [portals, healths] = await Promise.all([
    describePortals(db, seen),
    Promise.all(all.map((connection) => readSlackHealth(db, connection))),
  ]);
  const lines = healths.flatMap(({ problem, channels, lost }): HealthLine[] => [
    ...(problem === null ? [] : [{ name: 'Slack', state: 'warning' as const, detail: problem }]),
    ...channels.flatMap((channel) => describeParked(channel)),
    ...lost.map((some): HealthLine => ({ name: 'Messages', state: 'warning', detail: describeLost(some) })),
  ]);
  const waiting = healths.flatMap(({ channels }) => channels).reduce((sum, channel) => sum + countLate(channel), 0);
  return [
    ...portals,
    // Accounts may share a channel.
    ...new Map(lines.map((line) => [`${line.name} ${line.detail}`, line])).values(),
    ...describeWaiting({ waiting, unannounced: healths.reduce((sum, { unannounced }) => sum + unannounced.leads, 0) }),
  ];
}

function describeWaiting({ waiting, unannounced }: { waiting: number; unannounced: number }): HealthLine[] {
  const late = [
    ...(unannounced === 0 ? [] : [describeUnannounced(unannounced)]),
    ...(waiting === 0 ? [] : [`${waiting} not sent yet.`]),
  ];
  if (late.length === 0) return [{ name: 'Messages', state: 'ok', detail: 'Everything has been sent.' }];
  return late.map((detail) => ({ name: 'Messages', state: 'warning', detail }));
}

function describeParked({ name, channelId, problem }: SlackChannelHealth): HealthLine[] {
  if (problem === null) return [];
  const detail = `takes no messages (${problem.code}): ${problem.what} ${problem.todo}`;
  return [{ name: `#${name ?? channelId}`, state: 'warning', detail }];
}

async function describePortals(db: Kysely<Database>, connections: readonly SlackConnection[]): Promise<HealthLine[]> {
  if (connections.length === 0) return [];
  const rows = await db
    .selectFrom('accounts as a')
    .leftJoin('hubspot_connections as h', 'h.account_id', 'a.id')
    .select(['a.name', 'h.portal_id'])
    .where(
      'a.id',
      'in',
      connections.map(({ accountId }) => accountId),
    )
    .orderBy('a.name')
    .execute();
  return Promise.all(
    rows.map(async ({ name, portal_id }): Promise<HealthLine> => {
      const portal = portal_id === null ? undefined : await findAppPortal(db, portal_id);
      return { name, ...describePortal(portal) };
    }),
  );
}

/** Whether leads of a portal are screened. */
export function describePortal(portal: AppPortal | undefined): Omit<HealthLine, 'name'> {
  if (portal === undefined) return { state: 'off', detail: NO_PORTAL };
  const obstacle = blockedReasonOf(portal);
  if (obstacle === null && isAtDailyLimit(portal.connection))
    return { state: 'warning', detail: blockedTexts.daily_limit };
  if (obstacle === null) return { state: 'ok', detail: 'HubSpot is connected, and leads are screened.' };
  if (obstacle === 'paused') return { state: 'off', detail: 'HubSpot is paused.' };
  if (obstacle !== 'revoked') return { state: 'warning', detail: `${blockedTexts[obstacle]} No lead is screened.` };
  return { state: 'warning', detail: portal.connection.statusDetail ?? REVOKED };
}

const LATE_MS = 60_000;

/** Messages due only a moment ago are in flight. */
const countLate = ({ waiting, waitingSince }: SlackChannelHealth): number =>
  waitingSince !== null && Date.parse(waitingSince) <= Date.now() - LATE_MS ? waiting : 0;
