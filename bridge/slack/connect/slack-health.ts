import { sql } from 'kysely';
import { type SlackChannelHealth, type SlackHealth, slackHealth } from '../../../shared/slack-health.ts';
import type { SlackSettings } from '../../../shared/slack-settings.ts';
import type { Db } from '../../platform/store/schema.ts';
import { remedyOf } from '../client/failure-remedies.ts';
import { connectedWorkspace, REVOKED, type Workspace } from '../client/workspaces.ts';
import { listLostOf } from '../messages/lost-messages.ts';
import { countUnannounced } from '../messages/unannounced-leads.ts';
import { channelPrivacy } from '../routing/channel-state.ts';
import { type KnownChannel, listChannels } from '../routing/channels.ts';
import { channelsOf, type SlackConnection } from './connections.ts';
import type { WorkspaceInspection } from './inspect-workspace.ts';
import { describeMissing, missingOptionalScopes, missingScopes } from './scopes.ts';

/**
 * The health of an account's connection, from stored state; `asked` replaces that with what Slack has just said of the
 * workspace. Does not call Slack.
 */
export async function readSlackHealth(
  db: Db,
  connection: SlackConnection,
  inspection?: WorkspaceInspection,
): Promise<SlackHealth> {
  const { accountId, workspaceId, teamId, settings, settingsVersion } = connection;
  const [workspace, known, waiting, lost, unannounced] = await Promise.all([
    connectedWorkspace(db, workspaceId),
    listChannels(db, workspaceId),
    countWaiting(db, accountId),
    listLostOf(db, accountId),
    countUnannounced(db, { accountId }),
  ]);
  const { name, auth, status } = workspace;
  const scopes = inspection?.scopes ?? workspace.scopes;
  const problem = inspection === undefined ? problemOf(workspace) : inspection.problem;
  const ids = new Set([...channelsOf(settings), ...waiting.keys()]);
  const channels = [...ids].map((channelId) =>
    channelHealthOf(settings, {
      channelId,
      known: known.find((one) => one.channelId === channelId),
      waiting: waiting.get(channelId),
    }),
  );
  return slackHealth.parse({
    accountId,
    workspaceId,
    teamId,
    name,
    auth,
    status,
    works: problem === null && channels.every((one) => one.problem === null) && lost.length + unannounced.leads === 0,
    problem,
    scopes,
    without: missingOptionalScopes(scopes).map(([scope]) => scope),
    channels,
    lost,
    unannounced: { leads: unannounced.leads, since: unannounced.since?.toISOString() ?? null },
    settingsVersion,
  });
}

function problemOf({ status, statusDetail, scopes }: Workspace): string | null {
  if (status === 'revoked') return statusDetail ?? REVOKED;
  const missing = missingScopes(scopes);
  return missing.length === 0 ? null : describeMissing(missing);
}

interface ChannelState {
  channelId: string;
  known: KnownChannel | undefined;
  waiting: Waiting | undefined;
}

function channelHealthOf(settings: SlackSettings, { channelId, known, waiting }: ChannelState): SlackChannelHealth {
  const name = known?.name ?? null;
  const shared = name === null || known?.shared === true;
  return {
    channelId,
    name,
    uses: usesOf(settings, channelId),
    shared,
    privacy: channelPrivacy(settings, { channelId, shared }),
    problem: known === undefined ? null : channelProblemOf(known),
    checkedAt: known?.checkedAt?.toISOString() ?? null,
    waiting: waiting?.due ?? 0,
    waitingSince: waiting?.since?.toISOString() ?? null,
    later: waiting?.later ?? 0,
  };
}

function usesOf({ defaultChannel, rules, digest }: SlackSettings, id: string): SlackChannelHealth['uses'] {
  return [
    ...(defaultChannel === id ? (['default'] as const) : []),
    ...(rules.some(({ channel }) => channel === id) ? (['rule'] as const) : []),
    ...((digest.channel ?? defaultChannel) === id && (digest.daily ?? digest.weekly) !== null
      ? (['digest'] as const)
      : []),
  ];
}

/** Why nothing is sent to a channel; null when it is. */
export function channelProblemOf({ status, reason, parkedAt }: KnownChannel): SlackChannelHealth['problem'] {
  if (status === 'ok') return null;
  const code = reason ?? 'unknown';
  return { code, ...remedyOf(code), since: parkedAt?.toISOString() ?? null };
}

interface Waiting {
  due: number;
  since: Date | null;
  later: number;
}

/** For every channel with pending work, even if only an edit. */
async function countWaiting(db: Db, accountId: string): Promise<Map<string, Waiting>> {
  const isNew = sql`state in ('waiting', 'unknown')`;
  // A message that may have been sent is looked for shortly.
  const isLater = sql`state = 'waiting' and due_at > now()`;
  const { rows } = await sql<Waiting & { channelId: string }>`
    select channel_id as "channelId",
      count(*) filter (where ${isNew} and not (${isLater}))::integer as due,
      min(least(due_at, now())) filter (where ${isNew} and not (${isLater})) as since,
      count(*) filter (where ${isLater})::integer as later
    from slack_messages where account_id = ${accountId}
      and (${isNew} or (state = 'posted' and (shown < wanted or withdrawn)))
    group by channel_id order by channel_id`.execute(db);
  return new Map(rows.map(({ channelId, ...counts }) => [channelId, counts]));
}
