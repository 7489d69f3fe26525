import { describe, expect, test } from 'vitest';
import { type SignedAction, verifyActionSignature } from '../../../../bridge/hubspot/app/action-route.ts';

const SECRET = 'bridge-test-client-secret-0001';
const NOW = 1_790_000_001_000;
const V2 = 'c3873b9c217944e6f600865c8026461c0b7314173386cbd9ff394ecb448dd279';
const V3 = 'S7cBqVjXZyOCnPR8huK/55Dcdx3SbxXa1w8lVK67TEY=';

const request = (changes: Partial<SignedAction> = {}): SignedAction => ({
  method: 'POST',
  url: 'https://bridge.example.com/hubspot/action',
  body: Buffer.from('{"note":"naïve – ✓"}'),
  signature: undefined,
  timestamp: undefined,
  plainSignature: V2,
  version: 'v2',
  ...changes,
});

describe('the second scheme, on a request that bears no third one', () => {
  test('the vector holds, whatever the time, in either case, and where the version is left out', () => {
    expect(verifyActionSignature(request(), [SECRET], NOW)).toBeDefined();
    expect(verifyActionSignature(request(), [SECRET], 0)).toBeDefined();
    expect(verifyActionSignature(request({ plainSignature: V2.toUpperCase() }), [SECRET], NOW)).toBeDefined();
    expect(verifyActionSignature(request({ version: undefined }), [SECRET], NOW)).toBeDefined();
  });

  test('any of several secrets is enough, none of them is not', () => {
    expect(verifyActionSignature(request(), ['the next secret', SECRET], NOW)).toBe(SECRET);
    expect(verifyActionSignature(request(), [`7:${SECRET}`], NOW)).toBe(`7:${SECRET}`);
    expect(verifyActionSignature(request(), ['the next secret'], NOW)).toBeUndefined();
    expect(verifyActionSignature(request(), [], NOW)).toBeUndefined();
  });

  test.each<[string, Partial<SignedAction>]>([
    ['method', { method: 'PUT' }],
    ['address', { url: 'https://bridge.example.com/hubspot/action?x=1' }],
    ['body', { body: Buffer.from('{"note":"naive – ✓"}') }],
    ['signature', { plainSignature: `${V2.slice(0, -1)}8` }],
    ['length', { plainSignature: V2.slice(0, 63) }],
    ['absence', { plainSignature: undefined }],
    ['empty text', { plainSignature: '' }],
    ['first scheme', { version: 'v1' }],
    ['version', { version: 'v3' }],
  ])('another %s is refused', (_what, changes) => {
    expect(verifyActionSignature(request(changes), [SECRET], NOW)).toBeUndefined();
  });
});

describe('the third scheme, where a request bears it', () => {
  const signed = request({ signature: V3, timestamp: `${NOW}` });

  test('the vector holds for five minutes', () => {
    expect(verifyActionSignature(signed, [SECRET], NOW)).toBeDefined();
    expect(verifyActionSignature(signed, [SECRET], NOW + 300_001)).toBeUndefined();
  });

  test('a wrong or old one is not saved by a right one of the second scheme', () => {
    expect(verifyActionSignature({ ...signed, signature: `${V3.slice(0, -2)}Z=` }, [SECRET], NOW)).toBeUndefined();
    expect(verifyActionSignature({ ...signed, timestamp: undefined }, [SECRET], NOW)).toBeUndefined();
    expect(verifyActionSignature({ ...signed, signature: '' }, [SECRET], NOW)).toBeUndefined();
  });
});
