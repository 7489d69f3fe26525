import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { StoreRefusal } from '../refusal.ts';
import type { Store } from './open-store.ts';
import type { Db, Trx } from './schema.ts';
import { keyIdOf, openOrNull, type Sealer } from './seal.ts';
import { dropOtherCanaries } from './seal-canary.ts';

/** Every column with sealed values; the purpose of each is `table.column`. */
export const sealedColumns = [
  { table: 'analyses', column: 'result' },
  { table: 'idempotency_keys', column: 'response' },
  { table: 'kept_calls', column: 'record' },
  { table: 'hubspot_connections', column: 'access_token' },
  { table: 'hubspot_connections', column: 'refresh_token' },
  { table: 'leads', column: 'notes' },
  { table: 'tombstone_key', column: 'key' },
  { table: 'slack_workspaces', column: 'installation' },
  { table: 'slack_messages', column: 'content' },
  { table: 'dashboard_secret', column: 'secret' },
] as const;

type SealedColumn = (typeof sealedColumns)[number];

export interface Resealing {
  /** Id of the current sealing key. */
  keyId: string;
  /** How many values were sealed with another key. */
  resealed: number;
  /** How many no secret can open; while there is one, no key is dropped. */
  unreadable: number;
  /** Ids of the keys whose secrets are no longer needed. */
  dropped: string[];
}

/** Before the first row of a table. */
const START = '(0,0)';
const BATCH = 500;
const ROUNDS = 3;

/**
 * Reseals everything with the first of the secrets, beside running processes, and drops the other keys once nothing is
 * sealed with them.
 * @throws {StoreRefusal} when a process still seals with another secret
 */
export async function reseal(
  store: Pick<Store, 'db' | 'seal' | 'unseal'>,
  onProgress: (resealed: number, of: number) => void = () => undefined,
): Promise<Resealing> {
  const { db } = store;
  const keyId = keyIdOf(store.seal('', 'reseal'));
  const all = await countOthers(db, keyId);
  let resealed = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    let unreadable = 0;
    for (const column of sealedColumns) {
      const before = resealed;
      const done = await resealColumn(store, column, { keyId, onBatch: (some) => onProgress(before + some, all) });
      resealed += done.resealed;
      unreadable += done.unreadable;
    }
    if (unreadable > 0) return { keyId, resealed, unreadable, dropped: [] };
    const dropped = await db.transaction().execute((trx) => dropUnused(trx, keyId));
    if (dropped !== undefined) return { keyId, resealed, unreadable, dropped };
  }
  throw new StoreRefusal(
    'Something still seals with an old secret. Restart every bridge with APP_SECRET=NEW,OLD first, then reseal.',
  );
}

/** Undefined when something was sealed with another key meanwhile. */
async function dropUnused(trx: Trx, keyId: string): Promise<string[] | undefined> {
  for (const column of sealedColumns) {
    if ((await nextValues(trx, column, { keyId, from: START, to: await endOf(trx, column) })).length > 0)
      return undefined;
  }
  return dropOtherCanaries(trx, keyId);
}

async function resealColumn(
  { db, seal, unseal }: Pick<Store, 'db' | 'seal' | 'unseal'>,
  column: SealedColumn,
  { keyId, onBatch }: { keyId: string; onBatch: (resealed: number) => void },
): Promise<{ resealed: number; unreadable: number }> {
  const purpose = `${column.table}.${column.column}`;
  const done = { resealed: 0, unreadable: 0 };
  // Rows written from now on are left to the next round: otherwise a busy writer would keep this one from ending.
  const to = await endOf(db, column);
  let from = START;
  for (;;) {
    const values = await nextValues(db, column, { keyId, from, to });
    for (const { place, sealed } of values) {
      const text = openOrNull(() => unseal(sealed, purpose));
      if (text === null) done.unreadable += 1;
      else done.resealed += await replace(db, column, { place, sealed, by: seal(text, purpose) });
    }
    onBatch(done.resealed);
    const last = values.at(-1);
    if (last === undefined) return done;
    from = last.place;
  }
}

interface Place {
  /** Physical location of the row in its table. */
  place: string;
  sealed: Buffer;
}

async function endOf(db: Db, { table }: SealedColumn): Promise<string> {
  const { rows } = await sql<{
    place: string | null;
  }>`select max(ctid)::text as place from ${sql.table(table)}`.execute(db);
  return rows[0]?.place ?? START;
}

async function countOthers(db: Db, keyId: string): Promise<number> {
  const counts = sealedColumns.map(async ({ table, column }) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from ${sql.table(table)} where ${sealedWithAnother(column, keyId)}`.execute(db);
    return rows[0]?.count ?? 0;
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

const sealedWithAnother = (column: SealedColumn['column'], keyId: string) =>
  sql<boolean>`substring(${sql.ref(column)} from 2 for 4) <> ${Buffer.from(keyId, 'hex')}`;

/** Values sealed with another key, by location of their row: none is visited twice, resealed ones are skipped. */
async function nextValues(
  db: Db,
  { table, column }: SealedColumn,
  { keyId, from, to }: { keyId: string; from: string; to: string },
): Promise<Place[]> {
  const { rows } = await sql<Place>`
    select ctid::text as place, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ctid > ${from}::tid and ctid <= ${to}::tid
      and ${sealedWithAnother(column, keyId)}
    order by ctid limit ${BATCH}`.execute(db);
  return rows;
}

/** Skips a value that was changed meanwhile. */
async function replace(
  db: Db,
  { table, column }: SealedColumn,
  { place, sealed, by }: Place & { by: Buffer },
): Promise<number> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${by}
    where ctid = ${place}::tid and ${sql.ref(column)} = ${sealed}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Any constant works; it must be the same in every process that starts. */
const SEALING_LOCK = 7_120_240_002;

/** What earlier versions stored in clear: `unsealed_<column>` is moved into the column itself. */
const columns = [
  { table: 'leads', id: 'id', column: 'notes' },
  { table: 'analyses', id: 'key', column: 'result' },
] as const;

type Column = (typeof columns)[number];

/**
 * Seals lead data that an earlier version left in clear, in short transactions: a killed start is resumed by the next
 * one. Concurrent starts wait for each other.
 * @returns how many values were sealed
 */
export async function sealOldRows(client: ClientBase, sealer: Sealer): Promise<number> {
  await client.query('select pg_advisory_lock($1)', [SEALING_LOCK]);
  try {
    let sealed = 0;
    for (const column of columns) {
      for (let batch = BATCH; batch === BATCH; sealed += batch) batch = await sealBatch(client, sealer, column);
    }
    return sealed;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SEALING_LOCK]);
  }
}

async function sealBatch(client: ClientBase, { seal }: Sealer, { table, id, column }: Column): Promise<number> {
  await client.query('begin');
  try {
    const { rows } = await client.query<{ id: string | Buffer; text: string }>(
      `select ${id} as id, unsealed_${column}::text as text from ${table} where unsealed_${column} is not null
       limit ${BATCH} for update`,
    );
    const type = table === 'leads' ? 'uuid' : 'bytea';
    await client.query(
      `update ${table} set ${column} = given.sealed, unsealed_${column} = null
       from unnest($1::${type}[], $2::bytea[]) as given (id, sealed) where ${table}.${id} = given.id`,
      [rows.map((row) => row.id), rows.map(({ text }) => seal(text, `${table}.${column}`))],
    );
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
