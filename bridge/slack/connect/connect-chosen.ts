import { CALL } from '../../platform/product.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/store/schema.ts';
import type { SealedStore } from '../../platform/store/seal.ts';
import type { Slack } from '../client/slack.ts';
import { findWorkspace, listWorkspaces, readInstallation, type Workspace } from '../client/workspaces.ts';
import { type Connected, connectChannel } from './connect-channel.ts';
import { accountsOf, findSlackConnection } from './connections.ts';

interface Deps {
  slack: Slack;
  store: Pick<SealedStore, 'db' | 'unseal'>;
}

interface WantedWorkspace {
  accountId: string;
  teamId?: string | undefined;
  /** Whether it may be a workspace of other accounts: for the operator, not for a firm. */
  shared?: boolean;
}

/**
 * Connects an account with a channel of a workspace that has installed the app already.
 * @throws {Refusal} when the workspace is ambiguous, or accepts no messages there
 */
export async function connectChosen(
  { slack, store }: Deps,
  { accountId, channelId, teamId: given, shared = false }: WantedWorkspace & { channelId: string },
  actor: string,
): Promise<Connected> {
  const { workspace, teamId } = await chooseWorkspace({ store }, { accountId, teamId: given, shared });
  if (teamId === undefined)
    throw new Refusal('The app is installed for a whole organization. Name the team.', {
      command: '--team T…',
    });
  const place = { accountId, workspaceId: workspace.id, teamId, channelId };
  const methods = slack.call(workspace.id, teamId);
  return connectChannel({ store, methods }, { ...place, scopes: workspace.scopes }, { actor });
}

interface ChosenWorkspace {
  workspace: Workspace;
  /** Undefined for an organization, which requires naming a team. */
  teamId: string | undefined;
}

/**
 * The workspace of an account that names none: the connected one, else the one installed for it, else the only one
 * connected by a token.
 * @throws {Refusal} when it is ambiguous, or access was revoked
 */
export async function chooseWorkspace(
  { store }: Pick<Deps, 'store'>,
  { accountId, teamId, shared = false }: WantedWorkspace,
): Promise<ChosenWorkspace> {
  const connection = await findSlackConnection(store.db, accountId);
  const workspace =
    (await named(store.db, teamId, connection?.workspaceId)) ??
    (await installedFor({ store }, accountId)) ??
    (await only(store.db, { accountId, shared }));
  if (workspace === undefined) throw undecided(accountId);
  if (workspace.status === 'revoked') {
    const why = workspace.statusDetail ?? "It has revoked the app's access.";
    throw new Refusal(`${why} Connect it again.`, { command: `${CALL} slack connect --account ${accountId}` });
  }
  if (workspace.id.startsWith('T')) return { workspace, teamId: workspace.id };
  const known = connection?.workspaceId === workspace.id ? connection.teamId : undefined;
  return { workspace, teamId: teamId?.startsWith('T') ? teamId : known };
}

async function named(db: Db, teamId: string | undefined, connected: string | undefined) {
  if (teamId === undefined) return connected === undefined ? undefined : findWorkspace(db, connected);
  // A team may belong to an organization that installed the app as a whole.
  const found =
    (await findWorkspace(db, teamId)) ?? (connected === undefined ? undefined : await findWorkspace(db, connected));
  if (found !== undefined) return found;
  const whole = (await listWorkspaces(db)).filter(({ id }) => id.startsWith('E'));
  if (whole.length === 1) return whole[0];
  throw new Refusal(`Workspace ${teamId} is not connected. Connect it with its token, or with a link.`);
}

async function installedFor({ store }: Pick<Deps, 'store'>, accountId: string): Promise<Workspace | undefined> {
  const workspaces = await listWorkspaces(store.db);
  for (const workspace of workspaces.toReversed()) {
    const kept = await readInstallation(store, workspace.id);
    if (kept?.installation.metadata === accountId) return workspace;
  }
  return undefined;
}

/** A workspace that another firm installed cannot be taken by omitting the name. */
async function only(
  db: Db,
  { accountId, shared }: Pick<WantedWorkspace, 'accountId' | 'shared'>,
): Promise<Workspace | undefined> {
  const [first, ...more] = (await listWorkspaces(db)).filter(({ auth }) => auth === 'token');
  if (first === undefined || more.length > 0) return undefined;
  const others = shared ? [] : (await accountsOf(db, first.id)).filter((one) => one.accountId !== accountId);
  return others.length === 0 ? first : undefined;
}

function undecided(accountId: string): Refusal {
  return new Refusal(
    'There is no connected workspace for this account to use. Connect one with its token, or with a link.',
    { command: `${CALL} slack connect --account ${accountId}` },
  );
}
