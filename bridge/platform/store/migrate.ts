import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ClientBase } from 'pg';
import { StoreRefusal } from '../refusal.ts';

/** Any constant works; it must be the same in every process that migrates. */
const MIGRATION_LOCK = 7_120_240_001;

/** Original text of files that were changed once after release: a later migration makes both alike. */
const changedOnce = new Map([
  ['0016-dashboard-people', '150e894a66cfbfe996621122ab243aff38ac487eb46a0e814b0760ef72ee0824'],
]);

interface Applied {
  version: number;
  name: string;
  checksum: string;
}

/**
 * Migrates the database to the newest version this program knows, one transaction per file. Concurrent starts wait for
 * each other.
 * @returns the names of the migrations applied now
 */
export async function migrate(client: ClientBase, migrations: Migration[]): Promise<string[]> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await client.query(`create table if not exists schema_migrations (
      version integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`);
    const { rows } = await client.query<Applied>(
      'select version, name, checksum from schema_migrations order by version',
    );
    assertKnown(rows, migrations);
    const pending = migrations.slice(rows.length);
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

/** Whether the database was never migrated: an empty one, or somebody else's. */
export async function isUnmigrated(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ missing: boolean }>(
    "select to_regclass('schema_migrations') is null as missing",
  );
  return rows[0]?.missing ?? true;
}

async function apply(client: ClientBase, { version, name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}

function assertKnown(applied: Applied[], known: Migration[]): void {
  const newest = applied.at(-1);
  const ours = known.at(-1);
  if (newest && newest.version > (ours?.version ?? 0)) {
    throw new StoreRefusal(
      `The database is at version ${newest.version} (${newest.name}), this program knows versions up to ` +
        `${ours?.version ?? 0} (${ours?.name ?? 'none'}). Start a release at least as new as the one that ran last.`,
    );
  }
  for (const [index, row] of applied.entries()) {
    const file = known[index];
    const checksums = [file?.checksum, changedOnce.get(row.name)];
    if (file?.version === row.version && checksums.includes(row.checksum)) continue;
    throw new StoreRefusal(
      `The database was migrated with another ${row.name} than this program holds. Migrations never change once ` +
        `released: start the release that made this database, or restore the file.`,
    );
  }
}

export interface Migration {
  version: number;
  name: string;
  sql: string;
  checksum: string;
}

export const migrationsFolder: string = fileURLToPath(new URL('migrations', import.meta.url));

/** The numbered files of the folder, in order; a gap or a duplicate is a mistake in the release. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file, index) => {
      const version = Number(/^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1]);
      if (version !== index + 1) throw new Error(`${file}: migrations are numbered 0001, 0002, … without gaps`);
      const sql = await readFile(`${folder}/${file}`, 'utf8');
      const checksum = createHash('sha256').update(sql).digest('hex');
      return { version, name: file.slice(0, -'.sql'.length), sql, checksum };
    }),
  );
}
