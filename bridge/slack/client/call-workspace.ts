import type { Kysely } from 'kysely';
import type { Database } from '../../platform/store/schema.ts';
import type { CallSlack } from './call-slack.ts';
import type { Sealer } from './installation.ts';
import { SlackFailure } from './slack-failure.ts';
import { type KeptInstallation, markWorkspaceRevoked, readInstallation } from './workspaces.ts';

interface WorkspaceRequest {
  workspaceId: string;
  teamId: string;
  method: string;
  args: Record<string, unknown>;
  changes: boolean;
}

interface Deps {
  call: CallSlack;
  store: Pick<Sealer, 'unseal'> & { db: Kysely<Database> };
  onRevoked?: ((workspaceId: string) => void) | undefined;
}

/** Calls on behalf of connected workspaces: handles the token and its revocation. */
export function createCallWorkspace(deps: Deps): (request: WorkspaceRequest) => Promise<unknown> {
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
  { call, store, onRevoked }: Deps,
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
