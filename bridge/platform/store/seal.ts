import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StoreRefusal } from '../refusal.ts';
import type { Db } from './schema.ts';

const FORMAT = 1;
const KEY_ID_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = 1 + KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES;

/** A sealed value cannot be opened: another secret, another purpose, or changed bytes. */
export class SealError extends Error {
  override readonly name = 'SealError';
}

export interface Sealer {
  /** @param purpose what the text is for, as `table.column`; a value moved elsewhere does not open */
  seal(text: string, purpose: string): Buffer;
  /** @throws {SealError} */
  unseal(sealed: Uint8Array, purpose: string): string;
}

/** A database, and how its sealed columns are written and read. */
export interface SealedStore extends Sealer {
  db: Db;
}

export interface KeyedSealer extends Sealer {
  /** Id of the current sealing key, in hexadecimal. */
  readonly keyId: string;
}

interface Key {
  id: Buffer;
  key: Buffer;
}

/** Seals with the first secret and opens with any: format, key id, nonce, tag, AES-256-GCM ciphertext. */
export function createSealer(secrets: string[]): KeyedSealer {
  const keys = secrets.map(deriveKey);
  const current = keys[0];
  if (!current) throw new SealError('Sealing needs at least one secret');
  return {
    keyId: current.id.toString('hex'),
    seal: (text, purpose) => sealWith(current, text, purpose),
    unseal: (sealed, purpose) => {
      const id = keyIdOf(sealed);
      const key = keys.find((candidate) => candidate.id.toString('hex') === id);
      if (!key) throw new SealError(`Sealed with key ${id}, which none of the given secrets makes`);
      return unsealWith(key, Buffer.from(sealed), purpose);
    },
  };
}

/** The opened value; null when its key is gone. */
export function openOrNull<T>(open: () => T): T | null {
  try {
    return open();
  } catch (error) {
    if (error instanceof SealError) return null;
    throw error;
  }
}

/** The opened value, or a text for people that its key is gone. */
export function openOrExplain<T>(open: () => T): T | string {
  const opened = openOrNull(() => ({ value: open() }));
  return opened === null ? '(cannot be read: the key it was sealed with is gone)' : opened.value;
}

/** The id of the key a value was sealed with, in hexadecimal. */
export function keyIdOf(sealed: Uint8Array): string {
  if (sealed.length < HEADER_BYTES || sealed[0] !== FORMAT) throw new SealError('Not a sealed value');
  return Buffer.from(sealed.subarray(1, 1 + KEY_ID_BYTES)).toString('hex');
}

function deriveKey(secret: string): Key {
  const derived = Buffer.from(hkdfSync('sha256', secret, '', 'lead-intake seal 1', 32 + KEY_ID_BYTES));
  return { key: derived.subarray(0, 32), id: derived.subarray(32) };
}

function sealWith({ id, key }: Key, text: string, purpose: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), id, nonce, cipher.getAuthTag(), ciphertext]);
}

function unsealWith({ key }: Key, sealed: Buffer, purpose: string): string {
  const nonceAt = 1 + KEY_ID_BYTES;
  const tagAt = nonceAt + NONCE_BYTES;
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(nonceAt, tagAt), { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(tagAt, HEADER_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(HEADER_BYTES)), decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new SealError('A sealed value was changed, or belongs to another purpose', { cause });
  }
}

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
