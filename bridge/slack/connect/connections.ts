import type { Selectable } from 'kysely';
import { type SlackSettings, slackSettings } from '../../../shared/slack-settings.ts';
import { isUuid } from '../../platform/ids.ts';
import { Problem } from '../../platform/problem.ts';
import { differences, writeAudit } from '../../platform/store/audit.ts';
import type { Db, SlackConnections, Trx } from '../../platform/store/schema.ts';
import { deleteMessages } from '../messages/message-rows.ts';
import { keepPosted, moveWaiting, restorePosted } from '../messages/move-messages.ts';
import { countWaiting, type Waiting } from '../messages/waiting-messages.ts';
import { unparkChannels } from '../routing/channels.ts';

/** An account whose leads are announced in a workspace. */
export interface SlackConnection {
  accountId: string;
  workspaceId: string;
  /** The team that an organization's installation posts to. */
  teamId: string;
  settings: SlackSettings;
  settingsVersion: number;
  createdAt: Date;
  updatedAt: Date;
}

export async function findSlackConnection(db: Db, accountId: string): Promise<SlackConnection | undefined> {
  if (!isUuid(accountId)) return undefined;
  const row = await select(db).where('account_id', '=', accountId).executeTakeFirst();
  return row && connectionOf(row);
}

/** The connections of a workspace, in the order they were made. */
export async function accountsOf(db: Db, workspaceId: string): Promise<SlackConnection[]> {
  const rows = await select(db).where('workspace_id', '=', workspaceId).execute();
  return rows.map(connectionOf);
}

/** In the order they were made. */
export async function listSlackConnections(db: Db): Promise<SlackConnection[]> {
  return (await select(db).execute()).map(connectionOf);
}

export interface Connecting {
  accountId: string;
  workspaceId: string;
  teamId: string;
  /** Default channel of the leads that no rule routes elsewhere. */
  channelId: string;
  /** Of new settings; the default when undefined. */
  timeZone?: string | undefined;
}

/**
 * Connects an account, or moves it: to another channel with its settings, to another workspace with new ones.
 * Announcements from before a disconnection are restored.
 */
export function connectAccount(db: Db, wanted: Connecting, actor: string): Promise<SlackConnection> {
  const { accountId, workspaceId, teamId, channelId, timeZone } = wanted;
  return db.transaction().execute(async (trx) => {
    const account = await trx.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst();
    if (account === undefined) throw new Problem('account_not_found');
    const before = await lockConnection(trx, accountId);
    const kept = before?.workspace_id === workspaceId ? before : undefined;
    const settings = slackSettings.parse({ timeZone, ...kept?.settings, defaultChannel: channelId });
    const version = before === undefined ? 1 : before.settings_version + 1;
    const values = {
      workspace_id: workspaceId,
      team_id: teamId,
      settings: JSON.stringify(settings),
      settings_version: version,
      updated_at: new Date(),
    };
    const row = await trx
      .insertInto('slack_connections')
      .values({ account_id: accountId, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    await restorePosted(trx, { accountId, workspaceId });
    await unparkChannels(trx, { workspaceId, channelIds: [channelId] });
    if (kept !== undefined) await followSettings(trx, { accountId, before: kept.settings, after: settings });
    const detail = { channelId, version, again: before !== undefined };
    await writeAudit(trx, { accountId, actor, action: 'slack.connected', target: workspaceId, detail });
    return connectionOf(row);
  });
}

interface SavedSettings {
  version: number;
  /** Names of changed settings; empty when nothing was saved. */
  changed: string[];
}

interface SettingsChange {
  accountId: string;
  settings: SlackSettings;
  actor: string;
  /** The version this change is based on; a newer one is a conflict. When omitted, the last writer wins. */
  expectedVersion?: number;
}

/**
 * Saves checked settings with an audit entry; unchanged ones keep their version. Parked channels are retried in any
 * case.
 * @returns undefined when the account has no connection
 * @throws {Problem} `routing_conflict`
 */
export function setSlackSettings(
  db: Db,
  { accountId, settings, actor, expectedVersion }: SettingsChange,
): Promise<SavedSettings | undefined> {
  return db.transaction().execute(async (trx) => {
    const before = await lockConnection(trx, accountId);
    if (before === undefined) return undefined;
    const other = differences(slackSettings.parse(before.settings), settings);
    const changed = Object.keys(other);
    const isOther = expectedVersion !== undefined && expectedVersion !== before.settings_version;
    if (isOther && changed.length > 0) throw new Problem('routing_conflict');
    await unparkChannels(trx, { workspaceId: before.workspace_id, channelIds: channelsOf(settings) });
    await followSettings(trx, { accountId, before: before.settings, after: settings });
    if (changed.length === 0) return { version: before.settings_version, changed };
    const version = before.settings_version + 1;
    await trx
      .updateTable('slack_connections')
      .set({ settings: JSON.stringify(settings), settings_version: version, updated_at: new Date() })
      .where('account_id', '=', accountId)
      .execute();
    const entry = { accountId, actor, action: 'slack.settings', target: before.workspace_id } as const;
    await writeAudit(trx, { ...entry, detail: { version, changed: other } });
    return { version, changed };
  });
}

export interface Disconnected {
  workspaceId: string;
  /** Stored messages of the account. */
  messages: number;
  /** Of these, those whose ids are kept: of leads that are in Slack, or may be. */
  told: number;
  /** What was still pending. */
  dropped: Waiting;
}

interface Disconnecting {
  accountId: string;
  actor: string;
  /** Counts what is pending; throws to leave everything as it is. */
  count?: (trx: Trx, accountId: string) => Promise<Waiting>;
}

/**
 * Ends an account's connection and deletes its stored messages, except for where those of leads are; in Slack they
 * stay.
 * @returns undefined when there was none
 */
export function disconnectAccount(
  db: Db,
  { accountId, actor, count = countWaiting }: Disconnecting,
): Promise<Disconnected | undefined> {
  return db.transaction().execute(async (trx) => {
    const before = await lockConnection(trx, accountId);
    if (before === undefined) return undefined;
    const workspaceId = before.workspace_id;
    const dropped = await count(trx, accountId);
    const told = await keepPosted(trx, { accountId, workspaceId });
    const messages = await deleteMessages(trx, accountId);
    await trx.deleteFrom('slack_connections').where('account_id', '=', accountId).execute();
    const detail = { messages, told, dropped };
    await writeAudit(trx, { accountId, actor, action: 'slack.disconnected', target: workspaceId, detail });
    return { workspaceId, ...detail };
  });
}

/** Whether an account is connected with a workspace; locked until the transaction ends. */
export async function lockConnectionShared(
  trx: Trx,
  { accountId, workspaceId }: Pick<SlackConnection, 'accountId' | 'workspaceId'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('slack_connections')
    .select('account_id')
    .where((row) => row.and({ account_id: accountId, workspace_id: workspaceId }))
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

interface SettingsMove {
  accountId: string;
  before: unknown;
  after: SlackSettings;
}

function followSettings(trx: Trx, { accountId, before, after }: SettingsMove): Promise<void> {
  const { data } = slackSettings.safeParse(before);
  return moveWaiting(trx, { accountId, before: data, after, named: channelsOf(after) });
}

/** Every channel that settings name. */
export function channelsOf({ defaultChannel, rules, digest }: SlackSettings): string[] {
  const named = [defaultChannel, ...rules.map(({ channel }) => channel), ...(digest.channel ? [digest.channel] : [])];
  return [...new Set(named)];
}

function lockConnection(trx: Trx, accountId: string) {
  return trx
    .selectFrom('slack_connections')
    .select(['workspace_id', 'settings', 'settings_version'])
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

function select(db: Db) {
  return db.selectFrom('slack_connections').selectAll().orderBy('created_at').orderBy('account_id');
}

function connectionOf(row: Selectable<SlackConnections>): SlackConnection {
  return {
    accountId: row.account_id,
    workspaceId: row.workspace_id,
    teamId: row.team_id,
    settings: slackSettings.parse(row.settings),
    settingsVersion: row.settings_version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
