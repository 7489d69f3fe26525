import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StoreRefusal } from '../refusal.ts';

interface Options {
  given: string[] | undefined;
  dataDir: string;
  /** With a database server, a secret created here would be lost with the container. */
  required: boolean;
  /** A new secret would not match the existing database, and would take the place of the lost one. */
  existing?: boolean;
}

/**
 * The sealing secrets: the given ones, else the one in DATA_DIR, which is created when there is none. A given secret is
 * never added to the stored one: a typo would look like a rotation, and what it sealed would need it.
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
        'Restore either one.',
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

/** Written aside and linked into place: concurrent first starts agree on one secret, and a partial one never counts. */
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
