import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { deleteAccountRow, getAccount } from '../../accounts/accounts.ts';
import { removeEverybody } from '../../auth/people/change-person.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import { connectionOfAccount } from '../../hubspot/connections/connections.ts';
import { Problem } from '../../platform/problem.ts';
import { forgetJobs, forgetJobsWith } from '../../platform/queue/job-rows.ts';
import { deleteAuditOf, writeAudit } from '../../platform/store/audit.ts';
import type { Store } from '../../platform/store/open-store.ts';
import type { Db, Trx } from '../../platform/store/schema.ts';
import type { Slack, SlackConfig } from '../../slack/client/slack.ts';
import { SlackFailure } from '../../slack/client/slack-failure.ts';
import { deleteWorkspace, lockWorkspace } from '../../slack/client/workspaces.ts';
import { findSlackConnection } from '../../slack/connect/connections.ts';
import { uninstallSlack } from '../../slack/connect/disconnect.ts';
import { eraseResultsOf } from '../../v1/erase-results.ts';
import { forgetPortal, uninstallHubSpot } from './disconnect.ts';

interface Deps {
  store: Store;
  hubspot: HubSpot;
  slack: Pick<Slack, 'callOnce'>;
  slackSettings: Pick<SlackConfig, 'oauth'>;
}

interface Deletion {
  accountId: string;
  /** Name of the account, typed by the person who deletes it. */
  name: string;
  /** Calls neither HubSpot nor Slack. */
  localOnly?: boolean;
  /** Calls both, and continues when one does not answer. */
  evenIfAway?: boolean;
  /** Without the email address: the account's addresses are deleted too. */
  actor: 'dashboard' | 'cli';
}

/** `left`: the app stays installed: unreachable, or not ours to remove. `kept`: another account uses it. */
interface Deleted {
  leads: number;
  results: number;
  people: number;
  hubspot: 'none' | 'done' | 'already' | 'left';
  slack: 'none' | 'kept' | 'removed' | 'left';
}

/** Deadline for each of them, ms. */
const MAX_WAIT_MS = 10_000;

/**
 * Uninstalls from HubSpot and Slack as disconnecting does, then deletes every row of the account in one transaction.
 * What stays: hashes of erased contacts, which belong to the portal, and one audit line with ids and counts.
 * @throws {Problem} `account_not_found`, `account_name_wrong`, `account_connected`; {HubSpotFailure}, {SlackFailure}
 * `retryable`, unless `evenIfAway`; then nothing was deleted
 */
export async function deleteAccount(deps: Deps, deletion: Deletion) {
  const { accountId, name, localOnly = false, evenIfAway = false, actor } = deletion;
  const { db } = deps.store;
  const from = <T>(uninstall: Uninstall<T>) =>
    evenIfAway && !localOnly ? uninstallWithTimeout(uninstall) : uninstall({ localOnly });
  const account = await getAccount(db, accountId);
  if (account.name.trim() !== name.trim()) throw new Problem('account_name_wrong');
  const before = await connectionsOf(db, accountId);
  const { portal, slack } = before;
  const left = portal && (await from((choice) => uninstallHubSpot(deps, portal, choice)));
  const leaving = { ...deps, settings: deps.slackSettings };
  const workspace = slack && (await from((choice) => uninstallSlack(leaving, slack, choice)));
  const deleted = await db.transaction().execute(async (trx) => {
    // Locked first: the uninstall event locks the workspace and then the account, for the audit log.
    if (workspace?.last && slack) await lockWorkspace(trx, slack.workspaceId);
    await trx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
    const now = await connectionsOf(trx, accountId);
    const isSame =
      now.portal?.portalId === before.portal?.portalId && now.slack?.workspaceId === before.slack?.workspaceId;
    if (!isSame) throw new Problem('account_connected');
    const rows = await deleteRows(trx, accountId, now);
    if (workspace?.last && now.slack) {
      await forgetJobs(trx, { workspaceId: now.slack.workspaceId });
      await deleteWorkspace(trx, now.slack.workspaceId);
    }
    await writeAudit(trx, {
      accountId: null,
      actor,
      action: 'account.deleted',
      target: accountId,
      detail: { ...rows },
    });
    return rows;
  });
  const done: Deleted = {
    ...deleted,
    hubspot: left?.uninstalled ?? 'none',
    slack: workspace === undefined ? 'none' : !workspace.last ? 'kept' : workspace.removed ? 'removed' : 'left',
  };
  return done;
}

type Uninstall<T> = (choice: { localOnly: boolean }) => Promise<T>;

/** A service that refuses, or does not answer in time, keeps the app. */
async function uninstallWithTimeout<T>(uninstall: Uninstall<T>): Promise<T> {
  const timeout = new AbortController();
  try {
    const left = await Promise.race([
      uninstall({ localOnly: false }),
      delay(MAX_WAIT_MS, undefined, { signal: timeout.signal }),
    ]);
    if (left !== undefined) return left;
  } catch (error) {
    if (!(error instanceof HubSpotFailure || error instanceof SlackFailure)) throw error;
  } finally {
    timeout.abort();
  }
  return uninstall({ localOnly: true });
}

async function connectionsOf(db: Db, accountId: string) {
  const [portal, slack] = [await connectionOfAccount(db, accountId), await findSlackConnection(db, accountId)];
  return { portal, slack };
}

type Connections = Awaited<ReturnType<typeof connectionsOf>>;

/** Deletes the jobs first, as every erasure does: a worker that holds one cannot commit then. */
async function deleteRows(trx: Trx, accountId: string, { portal }: Connections) {
  await forgetJobs(trx, { accountId });
  await forgetJobsWith(trx, 'leadId', sql`select id::text from leads where account_id = ${accountId}`);
  await forgetJobsWith(trx, 'historyId', sql`select id::text from lead_history where account_id = ${accountId}`);
  if (portal) await forgetJobs(trx, { portalId: portal.portalId });
  const forgotten = portal && (await forgetPortal(trx, portal, 'system'));
  const results = await eraseResultsOf(trx, accountId);
  const people = await removeEverybody(trx, accountId);
  await deleteAuditOf(trx, accountId);
  await deleteAccountRow(trx, accountId);
  return { leads: forgotten?.leads ?? 0, results: results + (forgotten?.analyses ?? 0), people };
}
