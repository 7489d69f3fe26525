import { describe, expect, test } from 'vitest';
import { createSealer, keyIdOf, SealError } from '../../../../bridge/platform/store/seal.ts';

const first = 'the first secret, thirty-two characters or more';
const second = 'the second secret, thirty-two characters or more';
const purpose = 'slack_installations.bot_token';

describe('sealing', () => {
  test.each(['', 'xoxb-token', 'ümläut 🙂', 'x'.repeat(100_000)])('what was sealed opens again', (text) => {
    const sealer = createSealer([first]);
    expect(sealer.unseal(sealer.seal(text, purpose), purpose)).toBe(text);
  });

  test('the sealed value shows nothing of the text and differs every time', () => {
    const sealer = createSealer([first]);
    const [one, other] = [sealer.seal('xoxb-token', purpose), sealer.seal('xoxb-token', purpose)];
    expect(one.toString('latin1')).not.toContain('xoxb');
    expect(one.equals(other)).toBe(false);
  });

  test('the envelope names the key, and the same secret makes the same key everywhere', () => {
    const sealed = createSealer([first]).seal('text', purpose);
    expect(keyIdOf(sealed)).toBe(createSealer([first, second]).keyId);
    expect(keyIdOf(sealed)).not.toBe(createSealer([second]).keyId);
  });

  test('a value opens only for the purpose it was sealed for', () => {
    const sealer = createSealer([first]);
    expect(() => sealer.unseal(sealer.seal('text', purpose), 'hubspot_connections.token')).toThrow(SealError);
  });

  test('a value with any byte changed does not open', () => {
    const sealer = createSealer([first]);
    const sealed = sealer.seal('text', purpose);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at]! ^= 1;
      expect(() => sealer.unseal(changed, purpose), `byte ${at}`).toThrow(SealError);
    }
  });

  test('a value cut short does not open', () => {
    const sealer = createSealer([first]);
    const sealed = sealer.seal('text', purpose);
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => sealer.unseal(sealed.subarray(0, length), purpose), `${length} bytes`).toThrow(SealError);
    }
  });
});

describe('rotation', () => {
  test('the new secret seals while the old one still opens', () => {
    const sealedBefore = createSealer([first]).seal('text', purpose);
    const rotating = createSealer([second, first]);
    expect(rotating.unseal(sealedBefore, purpose)).toBe('text');
    const sealedNow = rotating.seal('text', purpose);
    expect(createSealer([second]).unseal(sealedNow, purpose)).toBe('text');
    expect(() => createSealer([first]).unseal(sealedNow, purpose)).toThrow(SealError);
  });

  test('a dropped secret is named by its key id', () => {
    const sealed = createSealer([first]).seal('text', purpose);
    expect(() => createSealer([second]).unseal(sealed, purpose)).toThrow(keyIdOf(sealed));
  });

  test('no secret at all is refused', () => expect(() => createSealer([])).toThrow(SealError));
});
