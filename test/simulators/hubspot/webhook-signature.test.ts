import { expect, test } from 'vitest';
import { signatureV3, signedHeaders } from './webhook-signature.ts';

/** The first two are the vectors of HubSpot's own client libraries. */
test.each([
  [
    'yyyyyyyy-yyyy-yyyy-yyyy-yyyyyyyyyyyy',
    'POST',
    'https://www.example.com/webhook_uri',
    "{'example_field':'example_value'}",
    1693657560000,
    'K36dawei4A+QBNolUOqo7s91KQDWQ5MXZ/QufNYuk/Y=',
  ],
  [
    'yyyyyyyy-yyyy-yyyy-yyyy-yyyyyyyyyyyy',
    'POST',
    'https://www.example.com/webhook_uri',
    "{'example_field':'example_value'}",
    1700000300000,
    'RnbPH7+UMKVkbV32P8bz450N4M56aPmcru1+D3kSDtw=',
  ],
  [
    'bridge-test-client-secret-0001',
    'POST',
    'https://bridge.example.com/hubspot/action',
    '{"note":"naïve – ✓"}',
    1790000001000,
    'S7cBqVjXZyOCnPR8huK/55Dcdx3SbxXa1w8lVK67TEY=',
  ],
  [
    'bridge-test-client-secret-0001',
    'GET',
    'https://bridge.example.com/hubspot/card?objectId=51&userId=7&portalId=33&userEmail=amy%40firm.example&appId=1160452',
    '',
    1790000001000,
    'fg5VgXpxGIO12Sj8cq/fSwfVsXPq8enm+DSStNV9kPQ=',
  ],
])('%s %s %s at %i', (clientSecret, method, uri, body, timestamp, signature) => {
  expect(signatureV3({ clientSecret, method, uri, body, timestamp })).toBe(signature);
});

test('the older signature comes along', () => {
  const headers = signedHeaders({
    clientSecret: 's',
    method: 'POST',
    uri: 'https://x.example',
    body: '[]',
    timestamp: 5,
  });
  expect(headers['x-hubspot-signature-version']).toBe('v1');
  expect(headers['x-hubspot-signature']).toMatch(/^[0-9a-f]{64}$/);
  expect(headers['x-hubspot-request-timestamp']).toBe('5');
});
