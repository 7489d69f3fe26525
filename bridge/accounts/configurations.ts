import type { Selectable } from 'kysely';
import { type Configuration, defaultConfiguration } from '../../shared/configuration.ts';
import { Problem } from '../platform/problem.ts';
import { writeAudit } from '../platform/store/audit.ts';
import type { Configurations, Db, Trx } from '../platform/store/schema.ts';
import { accountRow } from './accounts.ts';
import { describeChanges } from './describe-changes.ts';
import { parseConfiguration } from './parse-configuration.ts';

export interface ConfigurationVersion {
  /** 0 is the default configuration of a new account. */
  version: number;
  configuration: Configuration;
  actor: string | null;
  changes: string[];
  createdAt: Date | null;
}

interface Change {
  accountId: string;
  actor: string;
  /** The version this change is based on; a newer one is a conflict. When omitted, the last writer wins. */
  expectedVersion?: number | undefined;
}

/** @throws {Problem} `account_not_found` */
export async function getConfiguration(db: Db, accountId: string): Promise<ConfigurationVersion> {
  return db.transaction().execute(async (trx) => {
    await accountRow(trx, accountId);
    return newest(trx, accountId);
  });
}

/** One version as it was saved. @throws {Problem} `account_not_found`, `version_not_found` */
export async function getConfigurationVersion(
  db: Db,
  accountId: string,
  version: number,
): Promise<ConfigurationVersion> {
  return db.transaction().execute(async (trx) => {
    await accountRow(trx, accountId);
    return findVersion(trx, accountId, version);
  });
}

/** The requested versions of an account that exist. */
export async function configurationsOf(
  db: Db,
  accountId: string,
  versions: readonly number[],
): Promise<Map<number, Configuration>> {
  const rows = await db
    .selectFrom('configurations')
    .select(['version', 'body'])
    .where('account_id', '=', accountId)
    .where('version', 'in', [0, ...new Set(versions)])
    .execute();
  return new Map([[0, defaultConfiguration], ...rows.map(({ version, body }) => [version, body] as const)]);
}

interface Page {
  limit?: number | undefined;
  /** Only versions older than this. */
  before?: number | undefined;
}

/** Newest first. @throws {Problem} `account_not_found` */
export async function listConfigurationVersions(
  db: Db,
  accountId: string,
  { limit = 50, before }: Page = {},
): Promise<ConfigurationVersion[]> {
  return db.transaction().execute(async (trx) => {
    await accountRow(trx, accountId);
    const rows = await trx
      .selectFrom('configurations')
      .selectAll()
      .where('account_id', '=', accountId)
      .$if(before !== undefined, (query) => query.where('version', '<', before ?? 0))
      .orderBy('version', 'desc')
      .limit(limit)
      .execute();
    return rows.map(versionOf);
  });
}

/**
 * Saves a new version with suggested aliases filled in; the newest one is returned unchanged when nothing differs.
 * Writers lock the account's row, so versions follow each other without gaps or collisions.
 * @throws {Problem} `account_not_found`, `invalid_configuration`, `configuration_conflict`
 */
export async function setConfiguration(db: Db, change: Change & { input: unknown }): Promise<ConfigurationVersion> {
  const wanted = parseConfiguration(change.input);
  return db.transaction().execute(async (trx) => {
    await accountRow(trx, change.accountId, 'lock');
    const before = await newest(trx, change.accountId);
    refuseConflict(before, change);
    const changes = describeChanges(before.configuration, wanted);
    return changes.length === 0 ? before : append(trx, { ...change, before, wanted, changes });
  });
}

/**
 * Makes an old version the newest; history is never rewritten.
 * @throws {Problem} `account_not_found`, `version_not_found`, `configuration_conflict`
 */
export async function revertConfiguration(
  db: Db,
  change: Change & { toVersion: number },
): Promise<ConfigurationVersion> {
  return db.transaction().execute(async (trx) => {
    await accountRow(trx, change.accountId, 'lock');
    const before = await newest(trx, change.accountId);
    refuseConflict(before, change);
    const { configuration: wanted } = await findVersion(trx, change.accountId, change.toVersion);
    const changes = describeChanges(before.configuration, wanted);
    if (changes.length === 0) return before;
    return append(trx, { ...change, before, wanted, changes: [`Reverted to version ${change.toVersion}`, ...changes] });
  });
}

async function newest(trx: Trx, accountId: string): Promise<ConfigurationVersion> {
  const row = await trx
    .selectFrom('configurations')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? untouched : versionOf(row);
}

/** The configuration of a new account. */
export const untouched: ConfigurationVersion = {
  version: 0,
  configuration: defaultConfiguration,
  actor: null,
  changes: [],
  createdAt: null,
};

async function findVersion(trx: Trx, accountId: string, version: number): Promise<ConfigurationVersion> {
  if (version === 0) return untouched;
  if (!Number.isSafeInteger(version) || version < 0 || version > 2_147_483_647) throw new Problem('version_not_found');
  const row = await trx
    .selectFrom('configurations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('version_not_found');
  return versionOf(row);
}

function refuseConflict(before: ConfigurationVersion, change: Change): void {
  if (change.expectedVersion !== undefined && change.expectedVersion !== before.version) {
    throw new Problem('configuration_conflict');
  }
}

async function append(
  trx: Trx,
  change: Change & { before: ConfigurationVersion; wanted: Configuration; changes: string[] },
): Promise<ConfigurationVersion> {
  const { accountId, actor, changes } = change;
  const version = change.before.version + 1;
  const row = await trx
    .insertInto('configurations')
    .values({
      account_id: accountId,
      version,
      body: JSON.stringify(change.wanted),
      actor,
      changes: JSON.stringify(changes),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await writeAudit(trx, {
    accountId,
    actor,
    action: 'configuration.changed',
    target: `${version}`,
    detail: { version, changes },
  });
  return versionOf(row);
}

function versionOf({ version, actor, changes, ...row }: Selectable<Configurations>): ConfigurationVersion {
  return { version, configuration: row.body, actor, changes, createdAt: row.created_at };
}
