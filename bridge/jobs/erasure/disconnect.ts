import { callWithToken } from '../../hubspot/client/call-with-token.ts';
import type { HubSpot } from '../../hubspot/client/hubspot.ts';
import { HubSpotFailure } from '../../hubspot/client/ports.ts';
import {
  type Connection,
  deleteConnection,
  openRefreshToken,
  readSealedTokens,
} from '../../hubspot/connections/connections.ts';
import { eraseEvents } from '../../hubspot/webhook/inbox.ts';
import { eraseAnnouncements } from '../../leads/lead-outbox.ts';
import { eraseLeads } from '../../leads/lead-rows.ts';
import { forgetMembersOfPortal } from '../../leads/team-members.ts';
import { eraseAnalyses } from '../../platform/results/analysis-cache.ts';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Trx } from '../../platform/store/schema.ts';
import type { SealedStore } from '../../platform/store/seal.ts';
import { deleteBackfills } from '../backfill/backfills.ts';
import { deleteBulkRuns } from '../hubspot-app/bulk-runs.ts';
import { deleteRuns } from '../workflows/workflow-runs.ts';

export interface Disconnection {
  portalId: string;
  /** `already`: HubSpot had removed the app before. `left`: not requested, or not ours to do. */
  uninstalled: 'done' | 'already' | 'left';
  revoked: 'done' | 'already' | 'left';
  /** Rows deleted with the connection. */
  deleted: { leads: number; events: number; analyses: number };
}

interface Deps {
  hubspot: HubSpot;
  store: SealedStore;
}

/**
 * Ends a connection in the order HubSpot requires: uninstall, revoke, delete here. What is already gone is skipped; an
 * unreachable HubSpot is an error, unless `localOnly`, for nothing could uninstall the app afterwards.
 * @throws {HubSpotFailure} `retryable`; then nothing was deleted
 */
export async function disconnect(
  { hubspot, store }: Deps,
  connection: Connection,
  { localOnly = false, actor }: { localOnly?: boolean; actor: string },
): Promise<Disconnection> {
  const left = await uninstallHubSpot({ hubspot, store }, connection, { localOnly });
  const deleted = await store.db.transaction().execute((trx) => forgetPortal(trx, connection, actor));
  return { portalId: connection.portalId, ...left, deleted };
}

/** Uninstalls the app and revokes its grant, unless the token was made by hand. @throws {HubSpotFailure} `retryable` */
export async function uninstallHubSpot(
  { hubspot, store }: Deps,
  connection: Connection,
  { localOnly }: { localOnly: boolean },
): Promise<Pick<Disconnection, 'uninstalled' | 'revoked'>> {
  const remote = connection.auth === 'oauth' && !localOnly;
  const uninstalled = remote ? await uninstall(hubspot, connection) : 'left';
  const revoked = remote ? await revokeGrant({ hubspot, store }, connection.portalId) : 'left';
  return { uninstalled, revoked };
}

async function uninstall(hubspot: HubSpot, { portalId }: Connection): Promise<'done' | 'already'> {
  try {
    const { token } = await hubspot.tokens.get(portalId, { whenPaused: true });
    await callWithToken(hubspot, { method: 'DELETE', path: hubspot.paths.externalInstall, token });
    return 'done';
  } catch (error) {
    if (isGone(error)) return 'already';
    throw error;
  }
}

async function revokeGrant({ hubspot, store }: Deps, portalId: string): Promise<'done' | 'already'> {
  const sealed = await readSealedTokens(store.db, portalId);
  const refreshToken = sealed && openRefreshToken(store, sealed);
  if (refreshToken === undefined || hubspot.endpoint === undefined) return 'already';
  try {
    await hubspot.endpoint.revoke(refreshToken);
    return 'done';
  } catch (error) {
    if (isGone(error)) return 'already';
    throw error;
  }
}

function isGone(error: unknown): boolean {
  if (!(error instanceof HubSpotFailure)) return false;
  return ['revoked', 'not_found', 'not_connected'].includes(error.kind) || error.status === 401;
}

/** Deletes everything of the portal, leads included: HubSpot no longer notifies us of erasures, so nothing may stay. */
export async function forgetPortal(
  trx: Trx,
  { accountId, portalId }: Connection,
  actor: string,
): Promise<Disconnection['deleted']> {
  const analyses = await eraseAnalyses(trx, portalId);
  const leads = await eraseLeads(trx, portalId);
  await eraseAnnouncements(trx, portalId);
  const events = await eraseEvents(trx, portalId);
  await deleteBulkRuns(trx, portalId);
  await deleteRuns(trx, portalId);
  await deleteBackfills(trx, portalId);
  await forgetMembersOfPortal(trx, accountId, portalId);
  await deleteConnection(trx, portalId);
  const deleted = { leads, events, analyses };
  await writeAudit(trx, { accountId, actor, action: 'hubspot.disconnected', target: portalId, detail: deleted });
  return deleted;
}
