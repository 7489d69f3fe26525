import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { writeAudit } from '../../platform/store/audit.ts';
import type { Db, SlackWorkspaces, Trx } from '../../platform/store/schema.ts';
import type { SealedStore, Sealer } from '../../platform/store/seal.ts';

/** A workspace that installed the app, without its token. */
export interface Workspace {
  /** Id of the team (T…), or of the organization (E…) when the app is installed in all of its teams. */
  id: string;
  name: string;
  auth: 'token' | 'oauth';
  status: 'active' | 'revoked';
  /** Reason of the status, for people. */
  statusDetail: string | null;
  botUserId: string;
  scopes: string[];
  createdAt: Date;
  updatedAt: Date;
}

/** Reason for revoked access when Slack gave none. */
export const REVOKED = "Slack has revoked the app's access.";

const columns = [
  'id',
  'name',
  'auth',
  'status',
  'status_detail',
  'bot_user_id',
  'scopes',
  'created_at',
  'updated_at',
] as const;

export function isWorkspaceId(text: string): boolean {
  return /^[TE][A-Z0-9]{1,30}$/.test(text);
}

export async function findWorkspace(db: Db, id: string): Promise<Workspace | undefined> {
  if (!isWorkspaceId(id)) return undefined;
  const row = await db.selectFrom('slack_workspaces').select(columns).where('id', '=', id).executeTakeFirst();
  return row && workspaceOf(row);
}

/** The one of a connection, which the store keeps as long as the connection. */
export async function connectedWorkspace(db: Db, id: string): Promise<Workspace> {
  const workspace = await findWorkspace(db, id);
  if (workspace === undefined) throw new Error('a connection without its workspace');
  return workspace;
}

/** Whatever their status, in the order they were made. */
export async function listWorkspaces(db: Db): Promise<Workspace[]> {
  const rows = await db.selectFrom('slack_workspaces').select(columns).orderBy('created_at').orderBy('id').execute();
  return rows.map(workspaceOf);
}

interface NewWorkspace {
  id: string;
  name: string;
  auth: Workspace['auth'];
  installation: Installation;
}

/** Stores an installation; an existing one is replaced, and its connections continue with the new one. */
export async function saveWorkspace(
  { db, seal }: Pick<SealedStore, 'db' | 'seal'>,
  { id, name, auth, installation }: NewWorkspace,
): Promise<void> {
  const values = {
    name,
    auth,
    status: 'active' as const,
    status_detail: null,
    installation: sealInstallation({ seal }, installation),
    bot_user_id: installation.bot.userId,
    scopes: installation.bot.scopes,
    updated_at: new Date(),
  };
  await db
    .insertInto('slack_workspaces')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/** A stored installation. */
export interface KeptInstallation {
  status: Workspace['status'];
  sealed: Buffer;
  installation: Installation;
}

/** Undefined when there is no such workspace, or its installation was deleted. */
export async function readInstallation(
  { db, unseal }: Pick<SealedStore, 'db' | 'unseal'>,
  id: string,
): Promise<KeptInstallation | undefined> {
  const row = await db
    .selectFrom('slack_workspaces')
    .select(['status', 'installation'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined || row.installation === null) return undefined;
  const { status, installation: sealed } = row;
  return { status, sealed, installation: openInstallation({ unseal }, sealed) };
}

interface Revocation {
  workspaceId: string;
  /** Reason, for people. */
  detail: string;
  /** Only while this installation is in use: one made meanwhile is unchanged. */
  sealed?: Buffer;
  /** Whether Slack reported that the installation is over: then nothing of it is kept. */
  forget?: boolean;
}

/** The workspace revoked access: nothing is sent until it is reconnected. @returns whether this changed anything */
export function markWorkspaceRevoked(
  db: Db,
  { workspaceId, detail, sealed, forget = false }: Revocation,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('slack_workspaces')
      .set({
        status: 'revoked',
        status_detail: detail,
        updated_at: new Date(),
        ...(forget && { installation: null }),
      })
      .where('id', '=', workspaceId)
      .where((row) =>
        forget
          ? row.or([row('status', '=', 'active'), row('installation', 'is not', null)])
          : row('status', '=', 'active'),
      )
      .$if(sealed !== undefined, (query) => query.where('installation', '=', sealed as Buffer))
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) return false;
    const accounts = await trx
      .selectFrom('slack_connections')
      .select('account_id')
      .where('workspace_id', '=', workspaceId)
      .execute();
    for (const { account_id: accountId } of accounts) {
      const entry = { accountId, actor: 'system', action: 'slack.revoked', target: workspaceId } as const;
      await writeAudit(trx, { ...entry, detail: { reason: detail } });
    }
    return true;
  });
}

/** The workspace accepts the stored installation again. @returns whether this changed anything */
export async function markWorkspaceActive(db: Db, workspaceId: string): Promise<boolean> {
  const row = await db
    .updateTable('slack_workspaces')
    .set({ status: 'active', status_detail: null, updated_at: new Date() })
    .where('id', '=', workspaceId)
    .where('status', '=', 'revoked')
    .where('installation', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Blocks Slack's events about a workspace until the transaction ends. */
export async function lockWorkspace(trx: Trx, workspaceId: string): Promise<void> {
  await trx.selectFrom('slack_workspaces').select('id').where('id', '=', workspaceId).forUpdate().execute();
}

/** Also deletes its connections, channels and messages. @returns whether it existed */
export async function deleteWorkspace(db: Db, workspaceId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('slack_workspaces')
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Takes the next edit of a workspace, ms before the following one. @returns false when another channel was faster */
export async function claimEdit(db: Db, workspaceId: string, ms: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slack_workspaces')
    .set({ next_edit_at: inMs(ms) })
    .where('id', '=', workspaceId)
    .where('next_edit_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Pauses edits in the workspace for so many ms; a longer pause stays. */
export async function delayEdits(db: Db, workspaceId: string, ms: number): Promise<void> {
  await db
    .updateTable('slack_workspaces')
    .set({ next_edit_at: sql<Date>`greatest(next_edit_at, ${inMs(ms)})` })
    .where('id', '=', workspaceId)
    .execute();
}

const inMs = (ms: number) => sql<Date>`now() + make_interval(secs => ${ms / 1_000})`;

type Row = Pick<Selectable<SlackWorkspaces>, (typeof columns)[number]>;

function workspaceOf({ id, name, auth, status, scopes, ...row }: Row): Workspace {
  return {
    id,
    name,
    auth,
    status,
    statusDetail: row.status_detail,
    botUserId: row.bot_user_id,
    scopes,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Purpose of sealed installations; `secrets reseal` uses the same column. */
const PURPOSE = 'slack_workspaces.installation';

export const place = z.looseObject({ id: z.string(), name: z.string().optional() });

/** An app installation in Bolt's format; stored whole and sealed. */
const installation = z.looseObject({
  team: place.optional(),
  enterprise: place.optional(),
  isEnterpriseInstall: z.boolean(),
  appId: z.string().optional(),
  authVersion: z.literal('v2'),
  tokenType: z.literal('bot').optional(),
  /** Who approved it; empty for a given token. */
  user: z.looseObject({ id: z.string() }),
  bot: z.looseObject({ token: z.string(), id: z.string(), userId: z.string(), scopes: z.array(z.string()) }),
  /** The account it was made for. */
  metadata: z.string().optional(),
});
export type Installation = z.infer<typeof installation>;

const sealInstallation = ({ seal }: Pick<Sealer, 'seal'>, whole: Installation): Buffer =>
  seal(JSON.stringify(whole), PURPOSE);

export const openInstallation = ({ unseal }: Pick<Sealer, 'unseal'>, sealed: Uint8Array): Installation =>
  installation.parse(JSON.parse(unseal(sealed, PURPOSE)));

/** An installation in all teams of an organization belongs to the organization, any other to its team. */
export function workspaceIdOf({ isEnterpriseInstall, enterprise, team }: Installation): string | undefined {
  return isEnterpriseInstall ? enterprise?.id : team?.id;
}
