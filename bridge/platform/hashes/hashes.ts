import { createHmac, hash, randomBytes } from 'node:crypto';
import { type InputRecord, recordFields } from '../../../shared/record.ts';
import type { SealedStore } from '../store/seal.ts';

/** SHA-256 of the record alone: finds everything kept of it, whatever day, engine and firm. */
export function hashRecord(record: InputRecord): Buffer {
  return hash('sha256', JSON.stringify(recordFields.map((field) => record[field])), 'buffer');
}

/** For texts so few in number that a plain hash could be brute-forced. */
export type KeyedHash = (text: string) => Buffer;

const PURPOSE = 'tombstone_key.key';

/**
 * Hashes with a key that is sealed in the database: created by the first process, shared by all, unchanged when the
 * secret rotates. The key is text: with bytes, Node takes four times as long.
 */
export async function openKeyedHash({ db, seal, unseal }: SealedStore): Promise<KeyedHash> {
  const fresh = randomBytes(32).toString('base64');
  await db
    .insertInto('tombstone_key')
    .values({ id: 1, key: seal(fresh, PURPOSE) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const { key: sealed } = await db
    .selectFrom('tombstone_key')
    .select('key')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const key = unseal(sealed, PURPOSE);
  return (text) => createHmac('sha256', key).update(text).digest();
}
