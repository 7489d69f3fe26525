import type { Db } from '../../platform/store/schema.ts';
import { remedyOf } from '../client/failure-remedies.ts';
import { listWorkspaces } from '../client/workspaces.ts';
import { describeLost, listLost } from '../messages/lost-messages.ts';
import { countUnannounced, describeUnannounced } from '../messages/unannounced-leads.ts';
import { type KnownChannel, listChannels } from '../routing/channels.ts';
import { listSlackConnections } from './connections.ts';
import { missingScopes } from './scopes.ts';

/** As `/readyz` shows it; the route is public, so counts and codes, no names or ids. */
interface SlackState {
  status: 'ok' | 'off' | 'degraded';
  detail: string;
}

interface Deps {
  db: Db;
  /** Whether Slack's requests can come in, by HTTP or Socket Mode. */
  takesRequests: boolean;
  hasOAuth: boolean;
  /** What is wrong with the environment's token, or with Socket Mode. */
  problems: () => (string | undefined)[];
}

/** The Slack connections, as sentences for the operator. */
export async function checkSlack({ db, takesRequests, hasOAuth, problems }: Deps): Promise<SlackState> {
  const workspaces = await listWorkspaces(db);
  const connections = await listSlackConnections(db);
  const parked = (await listChannels(db)).filter(({ status }) => status === 'parked');
  const lost = await listLost(db);
  const unannounced = await countUnannounced(db);
  const active = workspaces.filter(({ status }) => status === 'active');
  const revoked = workspaces.length - active.length;
  const lacking = active.filter(({ scopes }) => missingScopes(scopes).length > 0).length;
  const unused = active.some(({ id }) => connections.every(({ workspaceId }) => workspaceId !== id));
  const wrong = [
    ...(revoked > 0 ? [`Access has ended for ${counted(revoked)}: connect again.`] : []),
    ...(lacking > 0 ? [`Scopes are missing in ${counted(lacking)}: doctor names them.`] : []),
    ...(unused ? ['A workspace is connected, but no account uses it: slack connect --account ID --channel C.'] : []),
    ...(parked.length > 0 ? [describeParked(parked)] : []),
    ...lost.map(describeLost),
    ...(unannounced.leads > 0 ? [describeUnannounced(unannounced.leads)] : []),
    ...problems().filter((problem) => problem !== undefined),
    ...(active.length > 0 && !takesRequests
      ? ['Buttons do not work: neither SLACK_SIGNING_SECRET nor SLACK_APP_TOKEN is set.']
      : []),
  ];
  if (workspaces.length === 0 && wrong.length === 0) return slackUnconnected(takesRequests || hasOAuth);
  const accounts = connections.length === 1 ? '1 account' : `${connections.length} accounts`;
  const detail = [`${counted(active.length)} connected, used by ${accounts}.`, ...wrong].join(' ');
  return { status: wrong.length > 0 ? 'degraded' : 'ok', detail };
}

/** Each reason once, with its remedy. */
function describeParked(parked: readonly KnownChannel[]): string {
  const reasons = [...new Set(parked.map(({ reason }) => reason ?? 'unknown'))];
  const which = parked.length === 1 ? '1 channel waits' : `${parked.length} channels wait`;
  const remedies = reasons.map((reason) => `${reason}: ${remedyOf(reason).todo}`);
  return `${which} for a fix. ${remedies.join(' ')}`;
}

/** @param configured whether there is an app to connect with */
export function slackUnconnected(configured: boolean): SlackState {
  if (!configured) return { status: 'off', detail: 'Slack is not configured.' };
  return { status: 'off', detail: 'Slack is configured, but no workspace is connected yet (slack connect).' };
}

function counted(count: number): string {
  return count === 1 ? '1 workspace' : `${count} workspaces`;
}
