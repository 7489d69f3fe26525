import { expect, test } from 'vitest';
import { z } from 'zod';
import { describeError, scrub } from '../../../../bridge/platform/log/describe-error.ts';
import { createLog } from '../../../../bridge/platform/log/log.ts';
import { Problem } from '../../../../bridge/platform/problem.ts';

function capture() {
  const lines: string[] = [];
  const { log } = createLog({ level: 'info', destination: { write: (line: string) => void lines.push(line) } });
  return { log, lines, only: () => JSON.parse(lines[0] ?? '{}') };
}

test('a line is JSON with a time, a level in words and the message', () => {
  const { log, only } = capture();
  log.info({ requestId: 'r1', status: 200 }, 'request');
  expect(only()).toEqual({ level: 'info', time: expect.any(String), requestId: 'r1', status: 200, msg: 'request' });
});

test('fields of a record, bodies and credentials are redacted whoever logs them', () => {
  const { log, lines, only } = capture();
  log.info(
    { firstName: 'Ana', phone: '512-555-0101', record: { email: 'ana@example.com' }, key: 'lis_x', url: '/?a' },
    'x',
  );
  expect(only()).toMatchObject({
    firstName: '[redacted]',
    phone: '[redacted]',
    record: '[redacted]',
    key: '[redacted]',
  });
  expect(lines.join('')).not.toMatch(/Ana|555|example\.com|lis_x|\?a/);
});

test('an error is logged with type, code, frames and cause, but not with the text it choked on', () => {
  const { log, lines, only } = capture();
  let cause: unknown;
  try {
    JSON.parse('{"email": "ana@example.com", oops');
  } catch (error) {
    cause = error;
  }
  log.error({ err: new Problem('analysis_failed', { cause }) }, 'failed');
  expect(only().err).toMatchObject({
    type: 'Problem',
    code: 'analysis_failed',
    status: 500,
    stack: expect.arrayContaining([expect.stringMatching(/^at /)]),
    cause: { type: 'SyntaxError', message: 'text could not be parsed' },
  });
  expect(lines.join('')).not.toContain('ana@');
});

test('a zod error is reduced to paths and codes', () => {
  const parsed = z.object({ a: z.email() }).safeParse({ a: 'secret value' });
  expect(describeError(parsed.error).message).toBe('a: invalid_format');
});

test('a chain of causes ends, and what is no error is not printed', () => {
  const loop = new Error('loop');
  loop.cause = loop;
  expect(JSON.stringify(describeError(loop)).length).toBeLessThan(5000);
  expect(describeError('ana@example.com')).toEqual({ type: 'string', message: 'not an Error' });
});

test.each([
  ['connect to postgres://user:hunter2@db/x', /hunter2/],
  ['bad token xoxb-123456-abcdef', /123456/],
  ['Authorization: Bearer abc.def', /abc\.def/],
  ['duplicate (ana.maria@example.com)', /ana/],
  ['call +1 (512) 555-0101 back', /555/],
  ['key sk-proj-abcdefgh', /abcdefgh/],
])('scrubbing %j', (text, secret) => expect(scrub(text)).not.toMatch(secret));
