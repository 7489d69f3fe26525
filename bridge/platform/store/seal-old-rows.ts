import type { ClientBase } from 'pg';
import type { Sealer } from './seal.ts';

/** Any constant works; it must be the same in every process that starts. */
const SEALING_LOCK = 7_120_240_002;
const BATCH = 500;

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
