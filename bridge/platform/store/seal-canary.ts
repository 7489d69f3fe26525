import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import { StoreRefusal } from '../refusal.ts';
import type { Trx } from './schema.ts';
import type { KeyedSealer } from './seal.ts';

const PREFIX = 'seal_canary:';
const CANARY = 'the secret is the right one';

/**
 * One small sealed value for every key that ever sealed something here. If a canary does not open, a secret is missing:
 * refusing to start is better than tokens that turn out unreadable one by one.
 */
export async function checkSealCanaries(client: ClientBase, sealer: KeyedSealer): Promise<void> {
  await client.query('begin');
  try {
    // Serializes concurrent first starts with different secrets.
    await client.query('lock table settings in share row exclusive mode');
    await checkOrPlant(client, sealer);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

async function checkOrPlant(client: ClientBase, sealer: KeyedSealer): Promise<void> {
  const { rows } = await client.query<{ key: string; value: { sealed: string } }>(
    'select key, value from settings where starts_with(key, $1)',
    [PREFIX],
  );
  const foreign = rows.filter(({ key, value }) => !opens(sealer, key, value.sealed));
  if (foreign.length > 0) {
    const ids = foreign.map(({ key }) => key.slice(PREFIX.length)).join(', ');
    throw new StoreRefusal(
      `APP_SECRET is not the secret this database was sealed with (key ${ids} is missing, the given secret makes ` +
        `${sealer.keyId}). Restore the former APP_SECRET, or unset it where DATA_DIR/app-secret holds the right one; ` +
        'to rotate, set both: new,old.',
    );
  }
  const key = PREFIX + sealer.keyId;
  if (rows.some((row) => row.key === key)) return;
  const sealed = sealer.seal(CANARY, key).toString('base64');
  await client.query('insert into settings (key, value) values ($1, $2) on conflict (key) do nothing', [
    key,
    JSON.stringify({ sealed }),
  ]);
}

/** Once nothing is sealed with another key any more. @returns the ids of the dropped keys */
export async function dropOtherCanaries(trx: Trx, keyId: string): Promise<string[]> {
  const dropped = await trx
    .deleteFrom('settings')
    .where(sql<boolean>`starts_with(key, ${PREFIX})`)
    .where('key', '!=', PREFIX + keyId)
    .returning('key')
    .execute();
  return dropped.map(({ key }) => key.slice(PREFIX.length)).sort();
}

function opens(sealer: KeyedSealer, key: string, sealed: string): boolean {
  try {
    return sealer.unseal(Buffer.from(sealed, 'base64'), key) === CANARY;
  } catch {
    return false;
  }
}
