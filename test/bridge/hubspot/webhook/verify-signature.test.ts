import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type SignedRequest, verifySignature } from '../../../../bridge/hubspot/client/signed-request.ts';
import { signatureV3 } from '../../../simulators/hubspot/webhook-signature.ts';

const MINUTE = 60_000;
const hubspotSecret = 'yyyyyyyy-yyyy-yyyy-yyyy-yyyyyyyyyyyy';
const bridgeSecret = 'bridge-test-client-secret-0001';

interface Vector {
  secret: string;
  method: string;
  url: string;
  body: string;
  timestamp: string;
  signature: string;
}

const post = {
  secret: hubspotSecret,
  method: 'POST',
  url: 'https://www.example.com/webhook_uri',
  body: "{'example_field':'example_value'}",
};

const vectors: Record<string, Vector> = {
  'HubSpot’s own, first': {
    ...post,
    timestamp: '1693657560000',
    signature: 'K36dawei4A+QBNolUOqo7s91KQDWQ5MXZ/QufNYuk/Y=',
  },
  'HubSpot’s own, second': {
    ...post,
    timestamp: '1700000300000',
    signature: 'RnbPH7+UMKVkbV32P8bz450N4M56aPmcru1+D3kSDtw=',
  },
  'a body beyond ASCII': {
    secret: bridgeSecret,
    method: 'POST',
    url: 'https://bridge.example.com/hubspot/action',
    body: '{"note":"naïve – ✓"}',
    timestamp: '1790000001000',
    signature: 'S7cBqVjXZyOCnPR8huK/55Dcdx3SbxXa1w8lVK67TEY=',
  },
  'no body, an address with an escaped @': {
    secret: bridgeSecret,
    method: 'GET',
    url: 'https://bridge.example.com/hubspot/card?objectId=51&userId=7&portalId=33&userEmail=amy%40firm.example&appId=1160452',
    body: '',
    timestamp: '1790000001000',
    signature: 'fg5VgXpxGIO12Sj8cq/fSwfVsXPq8enm+DSStNV9kPQ=',
  },
};

const requestOf = ({ method, url, body, timestamp, signature }: Vector): SignedRequest => ({
  method,
  url,
  body: Buffer.from(body),
  timestamp,
  signature,
});
const verify = (vector: Vector, at = Number(vector.timestamp)) =>
  verifySignature(requestOf(vector), [vector.secret], at) !== undefined;

/** A request signed by an independent implementation of the same rule. */
function signed(given: Partial<Vector> = {}): Vector {
  const vector = { ...post, timestamp: '1790000000000', ...given };
  const { secret, method, url, body, timestamp } = vector;
  const signature = signatureV3({ clientSecret: secret, method, uri: url, body, timestamp: Number(timestamp) });
  return { signature, ...vector };
}

describe('published vectors', () => {
  test.each(Object.entries(vectors))('%s', (_name, vector) => {
    expect(verify(vector)).toBe(true);
    expect(verify({ ...vector, body: `${vector.body} ` })).toBe(false);
    expect(verify({ ...vector, method: 'PUT' })).toBe(false);
    expect(verify({ ...vector, url: `${vector.url}/` })).toBe(false);
    expect(verify({ ...vector, secret: `${vector.secret}0` })).toBe(false);
    expect(verify({ ...vector, timestamp: String(Number(vector.timestamp) + 1) })).toBe(false);
  });

  test('the signature over an address that was not decoded is refused', () => {
    const vector = vectors['no body, an address with an escaped @'] as Vector;
    expect(verify({ ...vector, signature: '8OoWuNzsLixQv7QbkisHHKO6G+169CBo8S76Syt1rJw=' })).toBe(false);
  });
});

describe('the address', () => {
  const decoded = { '%3A': ':', '%2F': '/', '%3F': '?', '%40': '@', '%21': '!', '%24': '$' };
  const more = { '%27': "'", '%28': '(', '%29': ')', '%2A': '*', '%2C': ',', '%3B': ';' };

  test.each(Object.entries({ ...decoded, ...more }))('%s is signed as %s', (escaped, plain) => {
    const plainly = signed({ url: `https://b.example/webhooks/hubspot?x=${plain}y` });
    expect(verify({ ...plainly, url: `https://b.example/webhooks/hubspot?x=${escaped}y` })).toBe(true);
    expect(verify({ ...plainly, url: `https://b.example/webhooks/hubspot?x=${escaped.toLowerCase()}y` })).toBe(true);
  });

  test.each(['%20', '%26', '%3D', '%25', '%23', '%2B', '%5B', '%C3%A9', '%00', '%zz', '%'])('%s stays', (escaped) => {
    const url = `https://b.example/webhooks/hubspot?x=${escaped}`;
    const by = signatureV3({ clientSecret: 's', method: 'POST', uri: url, body: '', timestamp: 1 });
    expect(verify({ secret: 's', method: 'POST', url, body: '', timestamp: '1', signature: by })).toBe(true);
  });

  test('what is decoded is not decoded again', () => {
    const once = signed({ url: 'https://b.example/?x=%2540' });
    expect(verify(once)).toBe(true);
    expect(verify({ ...once, url: 'https://b.example/?x=%40' })).toBe(false);
    expect(verify({ ...once, url: 'https://b.example/?x=@' })).toBe(false);
  });
});

describe('the time', () => {
  const vector = signed();
  const at = Number(vector.timestamp);

  test.each([0, 1, 4 * MINUTE, 5 * MINUTE])('%i ms apart is accepted, either way', (apart) => {
    expect(verify(vector, at + apart)).toBe(true);
    expect(verify(vector, at - apart)).toBe(true);
  });
  test.each([5 * MINUTE + 1, 3_600_000, 86_400_000 * 365])('%i ms apart is refused, either way', (apart) => {
    expect(verify(vector, at + apart)).toBe(false);
    expect(verify(vector, at - apart)).toBe(false);
  });
  test.each(['', ' ', 'abc', '1e12', '-1', '+1790000000000', '1790000000000.0', ' 1790000000000', '1790000000000 '])(
    '%o is no time, whoever signed it',
    (timestamp) => {
      const { secret, method, url, body } = post;
      const text = { clientSecret: secret, method, uri: url, body, timestamp: timestamp as unknown as number };
      expect(verify({ ...post, timestamp, signature: signatureV3(text) }, Number(timestamp) || 0)).toBe(false);
    },
  );
  test('seconds are not milliseconds', () => expect(verify(signed({ timestamp: '1790000000' }), at)).toBe(false));
});

describe('missing, several, rotated', () => {
  const at = 1_790_000_000_000;
  test('without a signature or a time, or without any secret, nothing passes', () => {
    const request = requestOf(signed());
    expect(verifySignature({ ...request, signature: undefined }, [hubspotSecret], at)).toBeUndefined();
    expect(verifySignature({ ...request, timestamp: undefined }, [hubspotSecret], at)).toBeUndefined();
    expect(verifySignature(request, [], at)).toBeUndefined();
    expect(verifySignature(request, [hubspotSecret], at)).toBeDefined();
  });
  test('while a secret is rotated both are good, wherever they stand', () => {
    for (const secret of ['new secret', 'old secret']) {
      const request = requestOf(signed({ secret }));
      expect(verifySignature(request, ['new secret', 'old secret'], at)).toMatch(/secret$/);
      expect(verifySignature(request, ['old secret', 'new secret'], at)).toBeDefined();
      expect(verifySignature(request, ['third secret'], at)).toBeUndefined();
    }
  });
  test.each([
    ['hexadecimal', (base64: string) => Buffer.from(base64, 'base64').toString('hex')],
    ['for URLs', (base64: string) => Buffer.from(base64, 'base64').toString('base64url')],
    ['without padding', (base64: string) => base64.replace('=', '')],
    ['with a space', (base64: string) => `${base64} `],
    ['twice', (base64: string) => `${base64}, ${base64}`],
    ['of the same bytes, written otherwise', (base64: string) => base64.replace(/.=$/, (end) => nextLetter(end))],
    ['empty', () => ''],
  ])('a signature %s is refused', (_how, change) => {
    const vector = signed();
    expect(verify({ ...vector, signature: change(vector.signature) })).toBe(false);
  });
});

/** The last letter of 44 carries two bits that no byte needs. */
function nextLetter(end: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  return `${alphabet[alphabet.indexOf(end[0] ?? '') + 1]}=`;
}

const anyRequest = fc.record({
  secret: fc.string({ minLength: 1, maxLength: 60 }),
  method: fc.constantFrom('POST', 'GET', 'PUT'),
  path: fc.webPath(),
  query: fc.webQueryParameters(),
  body: fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
  timestamp: fc.integer({ min: 1, max: 4_102_444_800_000 }),
});

const vectorOf = ({ path, query, timestamp, ...rest }: typeof anyRequest extends fc.Arbitrary<infer T> ? T : never) =>
  signed({ ...rest, url: `https://b.example${path}?${query}`, timestamp: String(timestamp) });

test('whatever is signed is accepted, with the bytes of the body as they are', () => {
  fc.assert(
    fc.property(anyRequest, (given) => {
      expect(verify(vectorOf(given))).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test('any bit flipped in body, signature, time or secret is refused', () => {
  const parts = fc.constantFrom('body', 'signature', 'timestamp', 'secret');
  fc.assert(
    fc.property(anyRequest, parts, fc.nat(), fc.nat(7), (given, part, place, bit) => {
      const vector = vectorOf(given);
      const request = { ...requestOf(vector) };
      const bytes = Buffer.from(part === 'secret' ? vector.secret : part === 'body' ? request.body : vector[part]);
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
      const changed = part === 'body' ? bytes : bytes.toString('latin1');
      const secrets: (string | Buffer)[] = [part === 'secret' ? bytes : vector.secret];
      const flipped = part === 'secret' ? request : { ...request, [part]: changed };
      expect(verifySignature(flipped, secrets as string[], Number(vector.timestamp))).toBeUndefined();
    }),
    { numRuns: 2_000 },
  );
});

test('any letter changed in the address is refused, unless both are signed as the same', () => {
  fc.assert(
    fc.property(anyRequest, fc.nat(), fc.constantFrom('a', 'Z', '0', '-', '_'), (given, place, letter) => {
      const vector = vectorOf(given);
      const at = place % vector.url.length;
      const url = vector.url.slice(0, at) + letter + vector.url.slice(at + 1);
      const { secret: clientSecret, method, body, timestamp } = vector;
      const other = signatureV3({ clientSecret, method, uri: url, body, timestamp: Number(timestamp) });
      expect(verify({ ...vector, url })).toBe(other === vector.signature);
    }),
    { numRuns: 500 },
  );
});
