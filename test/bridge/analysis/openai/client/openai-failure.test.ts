import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  OpenAIFailure,
  readRetryAfter,
  toFailure,
} from '../../../../../bridge/analysis/openai/client/openai-failure.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const api = (status: number, error: object = {}, headers: Record<string, string> = {}) =>
  APIError.generate(status, { error }, 'secret words of a lead', new Headers({ 'x-request-id': 'req_1', ...headers }));

describe('toFailure', () => {
  test.each([
    [api(400), 'rejected'],
    [api(400, { param: 'text.format' }), 'unsupported'],
    [api(400, { param: 'model' }), 'rejected'],
    [api(401), 'unauthorized'],
    [api(403), 'rejected'],
    [api(404), 'unsupported'],
    [api(404, { code: 'model_not_found' }), 'rejected'],
    [api(405), 'unsupported'],
    [api(408), 'timeout'],
    [api(409), 'server_error'],
    [api(422), 'rejected'],
    [api(429), 'rate_limited'],
    [api(429, { code: 'insufficient_quota' }), 'insufficient_quota'],
    [api(500), 'server_error'],
    [api(501), 'unsupported'],
    [api(503), 'server_error'],
    [new APIConnectionError({ message: 'x' }), 'network'],
    [new APIConnectionTimeoutError(), 'timeout'],
    [new APIUserAbortError(), 'timeout'],
    [new SyntaxError('Unexpected token in "Maria Delgado"'), 'invalid_answer'],
    [new TypeError('cannot read'), 'not_an_answer'],
    [new Error('terminated'), 'network'],
  ])('%s is %s', (error, kind) => expect(toFailure(error, now).kind).toBe(kind));

  test('keeps codes and the request id, never foreign words', () => {
    const failure = toFailure(api(500, { code: 'overloaded', message: 'Maria Delgado' }), now);
    expect(failure.message).toBe('server_error 500 overloaded req_1');
    expect(JSON.stringify([failure, failure.stack])).not.toMatch(/Maria|secret/);
    expect(failure.cause).toBeUndefined();
  });

  test('names the places where an answer breaks the schema, not its values', () => {
    const error = z.object({ level: z.int().max(4), name: z.string() }).safeParse({ level: 9 }).error;
    expect(toFailure(error, now).detail.issues).toEqual(['level: too_big', 'name: invalid_type']);
  });

  test('leaves a failure as it is', () => {
    const failure = new OpenAIFailure('refused');
    expect(toFailure(failure, now)).toBe(failure);
  });
});

test.each([
  [{}, undefined],
  [{ 'retry-after': '7' }, 7_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after-ms': '250', 'retry-after': '7' }, 250],
  [{ 'retry-after': 'Fri, 20 Nov 2026 12:00:30 GMT' }, 30_000],
  [{ 'retry-after': 'Fri, 20 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, undefined],
])('readRetryAfter(%j) is %s', (headers, ms) => {
  expect(readRetryAfter(new Headers(headers as Record<string, string>), now)).toBe(ms);
});
