import type { Connections } from '../../../shared/dashboard/connections.ts';
import { connectionOfAccount } from '../../hubspot/connections/connections.ts';
import type { Db } from '../../platform/store/schema.ts';
import { findWorkspace } from '../../slack/client/workspaces.ts';
import { findSlackConnection } from '../../slack/connect/connections.ts';
import type { ConnectionDeps } from './connection-deps.ts';

/** The connections, from the store alone. */
export async function readConnections(
  { store: { db }, config }: Pick<ConnectionDeps, 'store' | 'config'>,
  accountId: string,
): Promise<Connections> {
  const [hubspot, slack] = await Promise.all([hubspotOf(db, accountId), slackOf(db, accountId)]);
  const hubspotConsent = config.hubspot.clientId !== undefined;
  return { hubspot, slack, hubspotConsent, slackConsent: config.slack.oauth !== undefined };
}

async function hubspotOf(db: Db, accountId: string): Promise<Connections['hubspot']> {
  const connection = await connectionOfAccount(db, accountId);
  if (connection === undefined) return null;
  const { portalId, auth, status, statusDetail, createdAt, mapping, mappingVersion } = connection;
  return {
    portalId,
    auth,
    status,
    detail: statusDetail,
    connectedAt: createdAt.toISOString(),
    mapping: { version: mappingVersion, value: mapping },
  };
}

async function slackOf(db: Db, accountId: string): Promise<Connections['slack']> {
  const connection = await findSlackConnection(db, accountId);
  if (connection === undefined) return null;
  const workspace = await findWorkspace(db, connection.workspaceId);
  if (workspace === undefined) return null;
  return {
    teamId: connection.teamId,
    teamName: workspace.name,
    channelId: connection.settings.defaultChannel,
    status: workspace.status,
    detail: workspace.statusDetail,
    connectedAt: connection.createdAt.toISOString(),
  };
}
