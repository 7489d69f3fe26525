import type { Kysely } from 'kysely';
import type { Log } from '../../platform/log/log.ts';
import type { Database } from '../../platform/store/schema.ts';
import { type CallSlack, createCallSlack, type ObservedSlackCall } from './call-slack.ts';
import { SlackFailure } from './slack-failure.ts';
import { createSlackMethods, type SlackMethods } from './slack-methods.ts';
import { type KeptInstallation, markWorkspaceRevoked, readInstallation, type Sealer } from './workspaces.ts';

interface WorkspaceRequest {
  workspaceId: string;
  teamId: string;
  method: string;
  args: Record<string, unknown>;
  changes: boolean;
}

interface WorkspaceDeps extends Pick<Deps, 'store' | 'onRevoked'> {
  call: CallSlack;
}

/** Calls on behalf of connected workspaces: handles the token and its revocation. */
function createCallWorkspace(deps: WorkspaceDeps): (request: WorkspaceRequest) => Promise<unknown> {
  return async ({ workspaceId, teamId, ...request }) => {
    const kept = await readInstallation(deps.store, workspaceId);
    if (kept === undefined || kept.status === 'revoked')
      throw new SlackFailure('revoked', { method: request.method, code: 'not_connected' });
    const { token } = kept.installation.bot;
    const ofTeam = kept.installation.isEnterpriseInstall ? { teamId } : {};
    try {
      return (await deps.call({ ...request, ...ofTeam, token })).body;
    } catch (error) {
      if (error instanceof SlackFailure && error.kind === 'revoked') await end(deps, { workspaceId, kept, error });
      throw error;
    }
  };
}

/**
 * A gateway fault of Slack would end every connection at once, so the token is checked a second time.
 * @throws {SlackFailure} `retryable` unless Slack confirms that the token is revoked
 */
async function end(
  { call, store, onRevoked }: WorkspaceDeps,
  { workspaceId, kept, error }: { workspaceId: string; kept: KeptInstallation; error: SlackFailure },
): Promise<void> {
  const { method, code } = error;
  const second = await call({ method: 'auth.test', token: kept.installation.bot.token, args: {}, changes: false }).then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(second instanceof SlackFailure && second.kind === 'revoked'))
    throw new SlackFailure('retryable', { method, code, retryAfterMs: REFUSED_WAIT_MS });
  const detail = `Slack does not accept the token anymore (${second.code}): it was replaced, or the app was removed.`;
  if (await markWorkspaceRevoked(store.db, { workspaceId, detail, sealed: kept.sealed })) onRevoked?.(workspaceId);
}

/** Pause until somebody checks why Slack refuses a token that it calls valid. */
const REFUSED_WAIT_MS = 60_000;

/** Slack settings of the environment. */
export interface SlackConfig {
  /** Address of the API, such as `https://slack.com/api`. */
  apiUrl: string;
  /** Each verifies HTTP requests, several while one is rotated; undefined when there are none. */
  signingSecrets: string[] | undefined;
  /** Opens Socket Mode; undefined when it is off. */
  appToken: string | undefined;
  /** Undefined when workspaces connect only by tokens. */
  oauth: { clientId: string; clientSecret: string } | undefined;
}

/** All calls to Slack. Present without any configuration: a workspace may be connected at any time. */
export interface Slack {
  /** Calls for a team of a connected workspace. */
  call(workspaceId: string, teamId: string): SlackMethods;
  /** One call with an explicit token, for before and after a connection. */
  callOnce: CallSlack;
}

interface Deps {
  settings: Pick<SlackConfig, 'apiUrl'>;
  store: Sealer & { db: Kysely<Database> };
  log: Pick<Log, 'debug'>;
  onCall?: (call: ObservedSlackCall) => void;
  /** Called when a workspace revokes access. */
  onRevoked?: ((workspaceId: string) => void) | undefined;
  /** Deadline of one call and its body, ms. */
  deadlineMs?: number;
}

const DEADLINE_MS = 10_000;

export function createSlack({ settings, store, log, onCall, onRevoked, deadlineMs = DEADLINE_MS }: Deps): Slack {
  const callOnce = createCallSlack({ apiUrl: settings.apiUrl, log, deadlineMs, onCall });
  const callWorkspace = createCallWorkspace({ call: callOnce, store, onRevoked });
  return {
    callOnce,
    call: (workspaceId, teamId) => createSlackMethods((request) => callWorkspace({ workspaceId, teamId, ...request })),
  };
}
