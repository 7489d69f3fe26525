import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StoreRefusal } from '../refusal.ts';

interface Options {
  given: string[] | undefined;
  dataDir: string;
  /** With a database server, a secret made here would be lost with the container it was made in. */
  required: boolean;
  /** A new secret would not fit the database that is there already, and would lie where the lost one has to come back. */
  existing?: boolean;
}

/**
 * The secrets that seal: the given ones, else the one kept in DATA_DIR, which is made when there is no other. A given
 * secret never joins the kept one by itself: a slip would look like a rotation, and what it sealed would need it.
 */
export async function loadAppSecrets({ given = [], dataDir, required, existing }: Options): Promise<string[]> {
  if (given.length === 0 && required) {
    throw new StoreRefusal('DATABASE_URL needs APP_SECRET as well: at least 32 characters, the same on every process.');
  }
  if (given.length > 0) return given;
  const file = path.join(dataDir, 'app-secret');
  const kept = await readSecret(file);
  if (kept) return [kept];
  if (existing) {
    throw new StoreRefusal(
      `The secret of this database is gone: APP_SECRET is not set, and DATA_DIR/app-secret (${file}) is missing. ` +
        'Restore the one or the other.',
    );
  }
  return [await makeSecret(file)];
}

async function readSecret(file: string): Promise<string | undefined> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StoreRefusal(`${file} cannot be read; run as the user that owns it.`, { cause: error });
  }
  throw new StoreRefusal(`${file} no longer contains a secret; restore it, or set APP_SECRET to what it held.`);
}

/** Written beside and linked into place: two first starts agree on one secret, and a half-written one never counts. */
async function makeSecret(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = await readSecret(file);
  if (!secret)
    throw new StoreRefusal(`${file} vanished while it was being made. Start again; nothing else may write there.`);
  return secret;
}
