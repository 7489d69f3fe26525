import { Refusal } from '../../platform/refusal.ts';
import type { SealedStore } from '../../platform/store/seal.ts';
import type { Slack } from '../client/slack.ts';
import { SlackFailure } from '../client/slack-failure.ts';
import { REVOKED, readInstallation, type Workspace } from '../client/workspaces.ts';
import { inspectToken } from './inspect-token.ts';
import { describeMissing, missingScopes } from './scopes.ts';

export interface WorkspaceInspection {
  /** Why the workspace does not work, in words; null when it does. */
  problem: string | null;
  /** The token's current scopes; null when Slack was not asked or gave no answer. */
  scopes: string[] | null;
}

interface Deps {
  slack: Pick<Slack, 'callOnce'>;
  store: Pick<SealedStore, 'db' | 'unseal'>;
}

/** Asks Slack whether a workspace works: token, team and scopes. Changes nothing. */
export async function inspectWorkspace(
  { slack, store }: Deps,
  { id, status, statusDetail }: Workspace,
): Promise<WorkspaceInspection> {
  const kept = await readInstallation(store, id);
  if (kept === undefined) return { problem: statusDetail ?? REVOKED, scopes: null };
  try {
    const { workspaceId, scopes } = await inspectToken(slack.callOnce, kept.installation.bot.token);
    if (workspaceId !== id) return { problem: `The token kept for ${id} belongs to ${workspaceId}.`, scopes };
    if (status === 'revoked')
      return { problem: 'Slack refused the token earlier, but accepts it now. Try again to continue.', scopes };
    const missing = missingScopes(scopes);
    return { problem: missing.length === 0 ? null : describeMissing(missing), scopes };
  } catch (error) {
    if (error instanceof Refusal) return { problem: statusDetail ?? error.message, scopes: null };
    if (!(error instanceof SlackFailure)) throw error;
    const unavailable = `${error.message}. Messages wait until it is back.`;
    return { problem: error.kind === 'retryable' ? unavailable : `${error.message}.`, scopes: null };
  }
}
