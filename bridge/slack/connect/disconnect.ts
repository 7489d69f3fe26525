import { Refusal } from '../../platform/refusal.ts';
import type { Trx } from '../../platform/store/schema.ts';
import type { SealedStore } from '../../platform/store/seal.ts';
import type { Slack, SlackConfig } from '../client/slack.ts';
import { SlackFailure } from '../client/slack-failure.ts';
import { deleteWorkspace, findWorkspace, readInstallation } from '../client/workspaces.ts';
import { countUnannounced } from '../messages/unannounced-leads.ts';
import { countWaiting, describeWaiting, isNothing } from '../messages/waiting-messages.ts';
import { accountsOf, type Disconnected, disconnectAccount, type SlackConnection } from './connections.ts';

export interface SlackDisconnection extends Disconnected {
  /** `kept`: other accounts use it. `left`: deleted here, the app stays in Slack. `removed`: there too. */
  workspace: 'kept' | 'left' | 'removed';
}

interface Deps {
  slack: Pick<Slack, 'callOnce'>;
  store: Pick<SealedStore, 'db' | 'unseal'>;
  settings: Pick<SlackConfig, 'oauth'>;
}

interface Choice {
  /** Does not call Slack. */
  localOnly?: boolean;
  /** Drops pending announcements. */
  force?: boolean;
  /** The error to throw when something is pending, for callers with a better remedy. */
  refusal?: (waiting: string) => Error;
  actor: string;
}

/**
 * Ends the connection of an account. If no other account uses the workspace, the app is removed from it, if OAuth
 * installed it, and only the places of lead messages are kept. Messages stay in Slack.
 * @throws {Error} the refusal while announcements are pending, unless `force`; then nothing was changed
 * @throws {SlackFailure} `retryable`, unless `localOnly`; then nothing was deleted
 */
export async function disconnectSlack(
  deps: Deps,
  { accountId, workspaceId }: SlackConnection,
  { localOnly = false, force = false, refusal = stillWaiting, actor }: Choice,
): Promise<SlackDisconnection> {
  const { db } = deps.store;
  const countAll = async (trx: Trx) => {
    const waiting = await countWaiting(trx, accountId);
    const unannounced = await countUnannounced(trx, { accountId, olderThanSeconds: 0 });
    return { ...waiting, leads: waiting.leads + unannounced.leads };
  };
  const refuseAny = async (trx: Trx) => {
    const waiting = await countAll(trx);
    if (!isNothing(waiting)) throw refusal(describeWaiting(waiting));
    return waiting;
  };
  if (!force) await db.transaction().execute(refuseAny);
  const { last, removed } = await uninstallSlack(deps, { accountId, workspaceId }, { localOnly });
  // Work that arrived since then is also refused, unless Slack accepts nothing from the app any more.
  const count = force || removed ? countAll : refuseAny;
  const done = await disconnectAccount(db, { accountId, actor, count });
  if (last) await deleteWorkspace(db, workspaceId);
  const kept = done ?? { workspaceId, messages: 0, told: 0, dropped: { leads: 0, others: 0, deletions: 0 } };
  return { ...kept, workspace: last ? (removed ? 'removed' : 'left') : 'kept' };
}

/**
 * Removes the app from the workspace if no other account uses it and OAuth installed it.
 * @returns whether no other account uses it, and whether the app is gone there
 * @throws {SlackFailure} `retryable`
 */
export async function uninstallSlack(
  deps: Deps,
  { accountId, workspaceId }: Pick<SlackConnection, 'accountId' | 'workspaceId'>,
  { localOnly }: { localOnly: boolean },
): Promise<{ last: boolean; removed: boolean }> {
  const last = (await accountsOf(deps.store.db, workspaceId)).every((one) => one.accountId === accountId);
  return { last, removed: last && !localOnly && (await uninstall(deps, workspaceId)) };
}

export const waitingWords = (waiting: string): string => `Waiting for Slack: ${waiting}. Nothing was changed.`;
const stillWaiting = (waiting: string): Error => new Refusal(waitingWords(waiting));

/** @returns whether the app is gone from the workspace; a given token is for its owner to revoke */
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
