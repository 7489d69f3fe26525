import { DatabaseError, type Pool } from 'pg';
import type { Db } from './schema.ts';

/** A stored setting of the installation; undefined when it is not set. */
export async function readSetting(db: Db, key: string): Promise<unknown> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

export async function writeSetting(db: Db, key: string, setting: object): Promise<void> {
  const value = JSON.stringify(setting);
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value, updated_at: new Date() }))
    .execute();
}

/**
 * A dedicated row, kept for good, and a page that no file has room for yet: a full disk still takes what fits into
 * existing pages, so only growing shows it. The page is freed at the end of the transaction.
 */
const PROBE = `
  create temporary table if not exists write_probe (growing boolean) on commit delete rows;
  insert into pg_temp.write_probe values (true);
  insert into settings (key, value) values ('write probe', 'true') on conflict (key) do update set updated_at = now();`;

const reasons: Record<string, string> = {
  '53100': 'its disk is full',
  '25006': 'it is read-only',
};
/** A server may deny the bridge temporary tables, and then this cannot be checked. */
const NOT_ALLOWED = '42501';

/** Why nothing can be written, to follow "because"; undefined when it can. @throws when nothing answers */
export async function probeWrites(pool: Pick<Pool, 'query'>): Promise<string | undefined> {
  try {
    // Without parameters, these form one transaction.
    await pool.query(PROBE);
    return undefined;
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code === undefined) throw error;
    if (error.code === NOT_ALLOWED) return undefined;
    return reasons[error.code] ?? `it refuses them (SQLSTATE ${error.code})`;
  }
}
