import { describe, expect, test } from 'vitest';
import { classifyResponse, policyOf } from '../../../../bridge/hubspot/client/classify-response.ts';
import { classifyTokenRefusal } from '../../../../bridge/hubspot/client/token-endpoint.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const reply = (status: number, body: unknown = {}, headers: Record<string, string> = {}) => ({
  status,
  body,
  headers: new Headers(headers),
});
const classify = (...given: Parameters<typeof reply>) => classifyResponse(reply(...given), now);

describe('kinds', () => {
  test.each([
    [400, 'permanent'],
    [402, 'permanent'],
    [403, 'permanent'],
    [404, 'not_found'],
    [408, 'retryable'],
    [409, 'permanent'],
    [410, 'permanent'],
    [415, 'permanent'],
    [423, 'retryable'],
    [425, 'retryable'],
    [429, 'retryable'],
    [451, 'permanent'],
    [477, 'retryable'],
    [499, 'permanent'],
    [304, 'retryable'],
    [500, 'retryable'],
    [501, 'retryable'],
    [502, 'retryable'],
    [503, 'retryable'],
    [504, 'retryable'],
    [521, 'retryable'],
    [524, 'retryable'],
    [525, 'retryable'],
    [526, 'retryable'],
  ])('%i is %s', (status, kind) => expect(classify(status)).toMatchObject({ kind, status }));

  test('401 alone revokes nothing: that is decided where the kind of token is known', () => {
    expect(classify(401).kind).toBe('retryable');
  });

  test.each([[undefined], [null], ['<html>'], [[]], [{ errors: 'none' }], [{ category: 7, errors: [{ context: 1 }] }]])(
    'a body like %j is no obstacle',
    (body) => {
      expect(classify(400, body)).toMatchObject({ kind: 'permanent', scopes: [], properties: [] });
    },
  );
});

describe('what is kept of the body', () => {
  test('words and names', () => {
    const failure = classify(400, {
      category: 'VALIDATION_ERROR',
      correlationId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      errors: [
        { code: 'PROPERTY_DOESNT_EXIST', message: 'x', context: { propertyName: ['lead_intake_score'] } },
        { code: 'PROPERTY_DOESNT_EXIST', context: { propertyName: ['county', 'county'] } },
      ],
    });
    expect(failure).toMatchObject({
      category: 'VALIDATION_ERROR',
      correlationId: '0f8fad5b-d9cb-469f-a165-70867728950e',
      properties: ['lead_intake_score', 'county'],
    });
    expect(failure.message).toBe(
      'HubSpot refused the call (400 VALIDATION_ERROR PROPERTY_DOESNT_EXIST lead_intake_score county)',
    );
  });

  test('and nothing that a contact or a token could be in', () => {
    const secret = 'ann@example.com';
    const failure = classify(400, {
      category: secret,
      message: secret,
      correlationId: `${secret} `,
      context: { email: [secret] },
      errors: [{ message: secret, code: secret, in: secret, context: { propertyName: [secret], value: [secret] } }],
    });
    expect(JSON.stringify({ ...failure, message: failure.message })).not.toContain('ann');
  });

  test('missing scopes are named', () => {
    const errors = [{ context: { requiredGranularScopes: ['crm.objects.contacts.write'] } }];
    expect(classify(403, { category: 'MISSING_SCOPES', errors })).toMatchObject({
      kind: 'missing_scopes',
      scopes: ['crm.objects.contacts.write'],
      message: 'The HubSpot app lacks scopes: crm.objects.contacts.write',
    });
    expect(classify(403, { category: 'MISSING_SCOPES' }).message).toContain('HubSpot does not say which');
  });
});

describe('when to come back', () => {
  test.each([
    ['ten seconds', 429, { policyName: 'TEN_SECONDLY_ROLLING' }, {}, 2_000],
    ['a second', 429, { policyName: 'SECONDLY' }, {}, 1_000],
    ['a day', 429, { policyName: 'DAILY' }, {}, 3_600_000],
    ['an unknown limit', 429, {}, {}, 2_000],
    ['a limit with a time', 429, { policyName: 'TEN_SECONDLY_ROLLING' }, { 'Retry-After': '7' }, 7_000],
    ['a day that says so soon', 429, { policyName: 'DAILY' }, { 'Retry-After': '1' }, 3_600_000],
    ['a limit with a date', 429, {}, { 'Retry-After': 'Fri, 20 Nov 2026 12:00:30 GMT' }, 30_000],
    ['a date that is past', 429, {}, { 'Retry-After': 'Fri, 20 Nov 2026 11:00:30 GMT' }, 0],
    ['a time that is none', 429, {}, { 'Retry-After': 'soon' }, 2_000],
    ['a move', 477, {}, { 'Retry-After': '30' }, 30_000],
    ['a move of a day', 477, {}, { 'Retry-After': '86400' }, 86_400_000],
    ['a move that never ends', 477, {}, { 'Retry-After': '9999999' }, 86_400_000],
    ['a move without a time', 477, {}, {}, 3_600_000],
    ['a lock', 423, {}, {}, 2_000],
    ['a lock with a short time', 423, {}, { 'Retry-After': '1' }, 2_000],
    ['a fault', 503, {}, {}, undefined],
    ['a fault with a time', 503, {}, { 'Retry-After': '3' }, 3_000],
  ])('%s', (_name, status, body, headers, ms) => {
    expect(classify(status, body, headers as Record<string, string>).retryAfterMs).toBe(ms);
  });

  test('the policy is a closed word', () => {
    expect(policyOf(reply(429, { policyName: 'SECONDLY' }))).toBe('SECONDLY');
    expect(policyOf(reply(429, { policyName: 'a <b>' }))).toBeUndefined();
    expect(policyOf(reply(429, 'text'))).toBeUndefined();
  });
});

describe('the token endpoint', () => {
  test.each([
    ['BAD_REFRESH_TOKEN', 400, { error: 'invalid_grant', status: 'BAD_REFRESH_TOKEN' }, 'revoked'],
    ['invalid_grant alone', 400, { error: 'invalid_grant' }, 'revoked'],
    ['the code alone', 400, { status: 'BAD_REFRESH_TOKEN' }, 'revoked'],
    ['a wrong client id', 400, { error: 'invalid_client', status: 'BAD_CLIENT_ID' }, 'retryable'],
    ['a wrong secret', 401, { error: 'invalid_client', status: 'BAD_CLIENT_SECRET' }, 'retryable'],
    ['a wrong client, in the words of the standard', 401, { error: 'invalid_client' }, 'retryable'],
    ['a wrong address', 400, { error: 'invalid_request', status: 'BAD_REDIRECT_URI' }, 'retryable'],
    ['a hub', 403, { error: 'access_denied', status: 'BAD_HUB' }, 'retryable'],
    ['scopes', 400, { error: 'invalid_scope', status: 'BAD_SCOPES' }, 'retryable'],
    ['anything unknown', 418, { error: 'teapot' }, 'retryable'],
    ['nothing', 400, undefined, 'retryable'],
    ['a page', 403, '<html>', 'retryable'],
    ['a limit', 429, {}, 'retryable'],
    ['a fault', 503, {}, 'retryable'],
  ])('%s', (_name, status, body, kind) => {
    const failure = classifyTokenRefusal(reply(status, body));
    expect(failure).toMatchObject({ kind, status: failure.status });
    expect(failure.message).not.toMatch(/undefined|html/);
  });

  test('our own mistakes are named by the variable that is wrong', () => {
    const of = (status: string) => classifyTokenRefusal(reply(400, { status })).message;
    expect(of('BAD_CLIENT_ID')).toContain('HUBSPOT_CLIENT_ID');
    expect(of('BAD_CLIENT_SECRET')).toContain('HUBSPOT_CLIENT_SECRET');
    expect(of('BAD_REDIRECT_URI')).toContain('PUBLIC_URL/hubspot/oauth/callback');
  });
});
