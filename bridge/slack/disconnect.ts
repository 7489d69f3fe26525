import type { Kysely } from 'kysely';
import type { Database } from '../store/schema.ts';
import { accountsOf, disconnectAccount, type SlackConnection } from './connections.ts';
import type { Sealer } from './installation.ts';
import type { Slack, SlackConfig } from './slack.ts';
import { SlackFailure } from './slack-failure.ts';
import { deleteWorkspace, findWorkspace, readInstallation } from './workspaces.ts';

export interface SlackDisconnection {
  workspaceId: string;
  /** `kept`: other accounts use it. `left`: here it is gone, in Slack the app stays. `removed`: there too. */
  workspace: 'kept' | 'left' | 'removed';
  /** Rows that went with the connection. */
  messages: number;
}

interface Deps {
  slack: Pick<Slack, 'callOnce'>;
  store: Pick<Sealer, 'unseal'> & { db: Kysely<Database> };
  settings: Pick<SlackConfig, 'oauth'>;
}

/**
 * Ends the connection of an account. Where no other account uses the workspace, the app is removed from it, if it came
 * there by OAuth, and nothing of the workspace is kept. Messages stay in Slack.
 * @throws {SlackFailure} `retryable`, unless `localOnly`; then nothing was deleted
 */
export async function disconnectSlack(
  { slack, store, settings }: Deps,
  { accountId, workspaceId }: SlackConnection,
  { localOnly = false, actor }: { localOnly?: boolean; actor: string },
): Promise<SlackDisconnection> {
  const others = (await accountsOf(store.db, workspaceId)).filter((one) => one.accountId !== accountId);
  const last = others.length === 0;
  const removed = last && !localOnly && (await uninstall({ slack, store, settings }, workspaceId));
  const done = await disconnectAccount(store.db, { accountId, actor });
  if (last) await deleteWorkspace(store.db, workspaceId);
  return { workspaceId, workspace: last ? (removed ? 'removed' : 'left') : 'kept', messages: done?.messages ?? 0 };
}

/** @returns whether the app is no longer in the workspace; a token that was given is its giver's to end */
async function uninstall({ slack, store, settings: { oauth } }: Deps, workspaceId: string): Promise<boolean> {
  const workspace = await findWorkspace(store.db, workspaceId);
  if (workspace?.auth !== 'oauth') return false;
  const kept = await readInstallation(store, workspaceId);
  if (kept === undefined || oauth === undefined) return kept === undefined;
  const { clientId: client_id, clientSecret: client_secret } = oauth;
  try {
    const { token } = kept.installation.bot;
    await slack.callOnce({ method: 'apps.uninstall', token, args: { client_id, client_secret }, changes: true });
    return true;
  } catch (error) {
    if (error instanceof SlackFailure && error.kind === 'revoked') return true;
    if (error instanceof SlackFailure && error.kind !== 'retryable') return false;
    throw error;
  }
}
