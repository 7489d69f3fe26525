import { hash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** Lets people and secret scanners recognize a leaked key. */
const PREFIX = 'lis_live_';
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 > 2^256 and 62^6 > 2^32. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const prefixChecksum = crc32(PREFIX);
const shape = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_LENGTH + CHECKSUM_LENGTH}}$`);

interface MintedKey {
  /** Shown to its owner once and not stored. */
  key: string;
  hash: Buffer;
  /** Enough to tell keys apart in a list, too little to guess one. */
  hint: string;
}

/** `lis_live_` + 256 random bits + checksum, letters and digits only so that a double click selects all of it. */
export function mintKey(): MintedKey {
  const secret = base62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH);
  const key = `${PREFIX}${secret}${checksum(secret)}`;
  return { key, hash: hash('sha256', key, 'buffer'), hint: `${PREFIX}…${key.slice(-4)}` };
}

/** False for a mistyped or truncated key, which then needs no store lookup. */
export function isWellFormedKey(text: string): boolean {
  if (!shape.test(text)) return false;
  const secret = text.slice(PREFIX.length, -CHECKSUM_LENGTH);
  return checksum(secret) === text.slice(-CHECKSUM_LENGTH);
}

/** The hash that the store and the directory know a key by: 256 random bits need no slow hash. */
export function hashKey(text: string): string {
  return hash('sha256', text, 'base64url');
}

/** Uses plain numbers for speed: it runs on every request. */
function checksum(secret: string): string {
  let rest = crc32(secret, prefixChecksum);
  let text = '';
  for (let digit = 0; digit < CHECKSUM_LENGTH; digit += 1) {
    text = ALPHABET.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

function base62(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let digit = 0; digit < length; digit += 1) {
    text = ALPHABET.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}
