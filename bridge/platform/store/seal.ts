import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

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
  /** Id of the current sealing key, in hexadecimal. */
  readonly keyId: string;
  /** @param purpose what the text is for, as `table.column`; a value moved elsewhere does not open */
  seal(text: string, purpose: string): Buffer;
  /** @throws {SealError} */
  unseal(sealed: Uint8Array, purpose: string): string;
}

interface Key {
  id: Buffer;
  key: Buffer;
}

/** Seals with the first secret and opens with any: format, key id, nonce, tag, AES-256-GCM ciphertext. */
export function createSealer(secrets: string[]): Sealer {
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

/** The opened value, or a text for people that its key is gone. */
export function openOrExplain<T>(open: () => T): T | string {
  try {
    return open();
  } catch (error) {
    if (error instanceof SealError) return '(cannot be read: the key it was sealed with is gone)';
    throw error;
  }
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
