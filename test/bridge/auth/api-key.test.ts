import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashKey, isWellFormedKey, mintKey } from '../../../bridge/auth/authenticate.ts';

test('a key has the prefix, 43 digits of secret and 6 of checksum', () => {
  const { key, hash, hint } = mintKey();
  expect(key).toMatch(/^lis_live_[0-9A-Za-z]{49}$/);
  expect(hash).toEqual(createHash('sha256').update(key).digest());
  expect(hashKey(key)).toBe(hash.toString('base64url'));
  expect(hint).toBe(`lis_live_…${key.slice(-4)}`);
  expect(isWellFormedKey(key)).toBe(true);
});

test('keys use their whole alphabet and never repeat', () => {
  const keys = Array.from({ length: 2_000 }, () => mintKey().key);
  expect(new Set(keys).size).toBe(keys.length);
  // Position 1 of 43 is not uniform, since 62^43 is more than 2^256; from the third on every digit occurs.
  for (const position of [12, 30, 51]) expect(new Set(keys.map((key) => key[position])).size).toBe(62);
});

test('a checksum never changes: keys that were issued stay valid', () => {
  expect(isWellFormedKey('lis_live_Sfag7zJnXQL3QHNIz8xVTgA50Ht3RTMQi24x819N7gi4OGhdc')).toBe(true);
});

test('every single mistyped, missing, doubled or swapped character is noticed', () => {
  const { key } = mintKey();
  const letters = 'abcXYZ0189';
  for (let at = 0; at < key.length; at += 1) {
    const wrong = letters[(letters.indexOf(key[at] ?? '') + 1) % letters.length] ?? 'a';
    expect(isWellFormedKey(key.slice(0, at) + wrong + key.slice(at + 1))).toBe(wrong === key[at]);
    expect(isWellFormedKey(key.slice(0, at) + key.slice(at + 1))).toBe(false);
    expect(isWellFormedKey(key.slice(0, at) + key[at] + key.slice(at))).toBe(false);
    const swapped = key.slice(0, at) + (key[at + 1] ?? '') + (key[at] ?? '') + key.slice(at + 2);
    expect(isWellFormedKey(swapped)).toBe(swapped === key);
  }
});

test('any other text is refused without an exception', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string().map((text) => `lis_live_${text}`),
      ),
      (text) => {
        expect(isWellFormedKey(text)).toBe(false);
        expect(hashKey(text)).toHaveLength(43);
      },
    ),
  );
});
