import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { describeError, scrub } from '../../../../bridge/platform/log/describe-error.ts';
import { createLog } from '../../../../bridge/platform/log/log.ts';
import { Problem } from '../../../../bridge/platform/problem.ts';
import { recordFields } from '../../../../shared/record.ts';
import { onServer, openTestStore } from '../../../fixtures/database.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';

/** Stands for anything that must not be repeated, and looks like nothing a pattern could know. */
const WORD = 'zanzibarianblorptruck';

describe('what an error may say', () => {
  test.each<[string, () => unknown]>([
    ['JSON that cannot be read', () => JSON.parse(`{"name": "${WORD}" oops`)],
    ['a schema that does not fit', () => z.object({ a: z.enum(['x']) }).parse({ a: WORD })],
    ['an unknown key', () => z.strictObject({}).parse({ [WORD]: 1 })],
    ['a union that does not fit', () => z.union([z.literal(1), z.object({ a: z.literal('x') })]).parse({ a: WORD })],
    ['a wrong regular expression', () => new RegExp(`(${WORD}`)],
  ])('%s: not the text it is about', (_what, run) => {
    let thrown: unknown;
    try {
      run();
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(Error);
    const wrapped = new Problem('analysis_failed', { cause: new Error('outer', { cause: thrown }) });
    for (const error of [thrown, wrapped]) expect(JSON.stringify(describeError(error))).not.toContain(WORD);
  });

  test('a row that PostgreSQL refuses: its code and the name of the rule, not the row', async () => {
    await using store = await openTestStore();
    await onServer(store.connectionString, 'alter table accounts add constraint spoilt check (false) not valid');
    const row = { id: crypto.randomUUID(), name: WORD, plan: 'pro' as const, subscription: 'active' as const };
    const error: unknown = await store.db
      .insertInto('accounts')
      .values(row)
      .execute()
      .catch((thrown: unknown) => thrown);
    // The row is in the error; that is what makes this a trial.
    expect(JSON.stringify(error)).toContain(WORD);
    const described = describeError(error);
    expect(described).toMatchObject({ code: '23514', message: expect.stringContaining('"spoilt"') });
    expect(JSON.stringify(described)).not.toContain(WORD);
  });

  test('an error that carries more fields is described by the known ones alone', () => {
    const error = Object.assign(new Error('failed'), {
      record: WORD,
      detail: WORD,
      response: { body: WORD },
      status: 500,
    });
    expect(JSON.stringify(describeError(error))).not.toContain(WORD);
    expect(describeError(error)).toMatchObject({ type: 'Error', message: 'failed', status: 500 });
  });

  test('codes and statuses of other kinds are left out', () => {
    const odd = Object.assign(new Error('failed'), { code: { deep: WORD }, status: WORD });
    expect(Object.keys(describeError(odd))).toEqual(['type', 'message', 'stack']);
    expect(describeError(Object.assign(new Error('x'), { code: 7 }))).toMatchObject({ code: 7 });
  });

  test('the stack is its frames, never its first line, which is the message', () => {
    const { stack } = describeError(new Error(`secret\n    at ${WORD}\nmore of ${WORD}`));
    expect(stack?.every((frame) => frame.startsWith('at '))).toBe(true);
    expect(describeError(new Error(`one\ntwo ${WORD}`)).stack?.join()).not.toContain('two');
  });

  test('a message is cut at 300 characters, a chain of causes at five, a list of faults at ten', () => {
    expect(describeError(new Error('x'.repeat(1_000))).message).toHaveLength(300);
    const chain = Array.from({ length: 20 }).reduce<Error>((cause) => new Error('link', { cause }), new Error('end'));
    expect(JSON.stringify(describeError(chain)).split('"type"')).toHaveLength(7);
    const faults = z.array(z.string()).safeParse(Array.from({ length: 50 }, () => 7)).error;
    expect(describeError(faults).message.split('; ')).toHaveLength(10);
  });

  test.each([undefined, null, WORD, 7, { message: WORD }, [WORD], () => WORD])(
    '%o is no error and says only that',
    (thrown) => {
      expect(describeError(thrown)).toEqual({ type: typeof thrown, message: 'not an Error' });
    },
  );
});

describe('scrubbing', () => {
  const phones = ['512-555-0142', '(512) 555-0142', '512.555.0142', '+1 512 555 0142', '1-512-555-0142', '5125550142'];
  test.each(phones)('a telephone number written as %s', (phone) => {
    expect(scrub(`call ${phone} now`)).toMatch(/^call ?\[phone\] now$/);
  });

  test('secrets of any length and place, several in a line, in any case', () => {
    const key = 'lis_live_Sfag7zJnXQL3QHNIz8xVTgA50Ht3RTMQi24x819N7gi4OGhdc';
    for (const text of [
      key,
      `"${key}"`,
      `key=${key}&x=1`,
      `BEARER ${key}`,
      `${key},${key}`,
      `sk-proj-${'a'.repeat(40)}`,
    ])
      expect(scrub(text), text).not.toMatch(/Sfag7z|aaaaa/);
  });

  test('whatever stands around them', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('sk-abcdefgh', 'a.b@c.example', '512-555-0142', 'postgres://u:p@h/d', 'Bearer x'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), (pieces) => {
        const text = scrub(pieces.join(' '));
        expect(text).not.toMatch(/abcdefgh|a\.b@c|555-0142|u:p@/i);
      }),
    );
  });

  test('plain sentences of the log stay as they are', () => {
    for (const text of [
      'connect ECONNREFUSED 127.0.0.1:5432',
      'relation "x" does not exist',
      'Command timed out',
      '12 of 20 jobs',
    ])
      expect(scrub(text)).toBe(text);
  });
});

describe('the log', () => {
  const hidden = [
    ...recordFields,
    'authorization',
    'key',
    'apiKey',
    'token',
    'secret',
    'password',
    'cookie',
    'connectionString',
  ];
  const content = ['record', 'body', 'notes', 'analysisNotes', 'quote', 'text', 'detail', 'parameters', 'url'];

  test.each([...hidden, ...content])('never holds what a field named %s holds, whatever it is', (field) => {
    const { log, text, lines } = recordingLog();
    for (const value of [WORD, { deep: { deeper: WORD } }, [WORD], new Error(WORD)])
      log.error({ [field]: value }, 'line');
    expect(text()).not.toContain(WORD);
    expect(lines().map((line) => line[field])).toEqual(Array.from({ length: 4 }, () => '[redacted]'));
  });

  test.each(['err', 'error', 'cause'])('describes an error in %s, at any level', (field) => {
    const { log, lines, text } = recordingLog();
    const thrown = Object.assign(new SyntaxError(`Unexpected ${WORD}`), { input: WORD, code: 'EBAD' });
    for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const)
      log[level]({ [field]: thrown }, 'line');
    expect(text()).not.toContain(WORD);
    expect(lines().map(({ level }) => level)).toEqual(['trace', 'debug', 'info', 'warn', 'error', 'fatal']);
    for (const line of lines()) expect(line[field]).toMatchObject({ type: 'SyntaxError', code: 'EBAD' });
  });

  test('holds the levels it is set to and those above', () => {
    for (const [level, count] of [
      ['silent', 0],
      ['fatal', 1],
      ['error', 2],
      ['warn', 3],
      ['info', 4],
      ['debug', 5],
      ['trace', 6],
    ] as const) {
      const lines: string[] = [];
      const { log } = createLog({ level, destination: { write: (line: string) => void lines.push(line) } });
      for (const each of ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const) log[each]({}, each);
      expect([level, lines.length]).toEqual([level, count]);
    }
  });

  test('is one line of JSON for each call, whatever is in it', () => {
    const { log, lines } = recordingLog();
    const hostile = ['a\nb', '{"level":"fatal"}', '\u2028', '\ud800', '\0', '%s %d %j'];
    for (const value of hostile) log.info({ accountId: value }, value);
    expect(lines().map(({ accountId }) => accountId)).toEqual(hostile);
    expect(lines().map(({ level }) => level)).toEqual(hostile.map(() => 'info'));
  });
});
