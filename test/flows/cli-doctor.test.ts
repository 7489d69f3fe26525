import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli } from '../fixtures/commands.ts';
import { createTestDatabase, onServer } from '../fixtures/database.ts';
import { redisTest, redisUrl } from '../fixtures/redis.ts';
import { type CliEnvironment, startCli, temporaryFolder } from '../fixtures/run-cli.ts';
import { startOpenAISimulator } from '../simulators/openai/openai-simulator.ts';

interface Finding {
  part: string;
  status: 'ok' | 'off' | 'warning' | 'failed';
  detail: string;
  todo: string | null;
}

const secret = 'the secret of this database at the command line';
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let healthy: CliEnvironment;

beforeAll(async () => {
  folder = await temporaryFolder();
  database = await createTestDatabase({ migrated: true });
  healthy = { DATA_DIR: folder.path, DATABASE_URL: database.databaseUrl, APP_SECRET: secret, PORT: '0' };
  await runCli(['account', 'create', '--name', 'Hill'], healthy);
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

async function examine(change: CliEnvironment = {}) {
  const result = await runCli(['doctor', '--json'], { ...healthy, ...change }, '', folder.path);
  expect(result.stdout.trimEnd().split('\n')).toHaveLength(1);
  const { ok, findings } = result.json() as { ok: boolean; findings: Finding[] };
  // Whatever is found: the status of the process, the verdict and the findings say the same, and each fault says what to do.
  const failed = findings.filter(({ status }) => status === 'failed');
  expect([result.code, ok]).toEqual(failed.length === 0 ? [0, true] : [1, false]);
  for (const { status, detail, todo } of findings) {
    expect(detail).toMatch(/\S/);
    expect(todo !== null).toBe(status === 'failed' || status === 'warning');
  }
  return { failed, of: (part: string) => findings.find((finding) => finding.part === part), result };
}

describe('in order', () => {
  test('nothing has failed, and what is off says that it is', async () => {
    const { failed, of } = await examine();
    expect(failed).toEqual([]);
    expect(of('runtime')).toMatchObject({ status: 'ok', detail: expect.stringMatching(/^Node 24\./) });
    expect(of('store')).toMatchObject({ status: 'ok', detail: expect.stringMatching(/^PostgreSQL server \d+/) });
    expect(of('clock')).toMatchObject({ status: 'ok' });
    expect(of('redis')).toMatchObject({ status: 'off' });
    expect(of('analyzer')).toMatchObject({ status: 'ok', detail: expect.stringContaining('Offline') });
    expect(of('bridge')).toEqual({
      part: 'bridge',
      status: 'off',
      detail: 'Nothing answers at 127.0.0.1:0.',
      todo: null,
    });
    expect(of('hubspot')).toMatchObject({ status: 'off' });
    expect(of('slack')).toMatchObject({ status: 'off' });
  });

  test('for people it is one line for each part and a verdict; the exit status is the same', async () => {
    const { code, stdout, stderr } = await runCli(['doctor'], healthy, '', folder.path);
    expect([code, stderr]).toEqual([0, '']);
    for (const part of ['runtime', 'configuration', 'data folder', 'store', 'redis', 'analyzer', 'bridge'])
      expect(stdout).toMatch(new RegExp(`^ {2}(ok|--|!!) {2}${part} `, 'm'));
    expect(stdout).toMatch(/→ npm run --silent cli -- configuration set --account [0-9a-f-]{36} --file F/);
    expect(stdout).toMatch(/\n0 failed, 1 needing attention\.\n$/);
  });

  test('an account is named, with what it lacks', async () => {
    const { of } = await examine();
    expect(of('account Hill')).toEqual({
      part: 'account Hill',
      status: 'warning',
      detail: '0 keys, 0 practice areas, 0 filters, threshold 60. It accepts no lead.',
      todo: expect.stringContaining('configuration set --account'),
    });
  });
});

describe('the keys of an account', () => {
  test('are those that work: neither revoked nor expired; one of a kind is told in the singular', async () => {
    await using other = await createTestDatabase({ migrated: true });
    const at = { DATABASE_URL: other.databaseUrl };
    const cli = async (...args: string[]) => {
      const result = await runCli([...args, '--json'], { ...healthy, ...at }, '', folder.path);
      expect(result.stderr).toBe('');
      return result.json() as Record<string, string>;
    };
    const { accountId = '' } = await cli('account', 'create', '--name', 'Hill', '--plan', 'pro');
    const create = () => cli('key', 'create', '--account', accountId, '--name', 'site');
    const detail = async () => (await examine(at)).of('account Hill')?.detail;

    const { keyId: first = '' } = await create();
    expect(await detail()).toMatch(/^1 key, 0 practice areas, 0 filters, /);
    const { keyId = '' } = await create();
    expect(await detail()).toMatch(/^2 keys, /);
    await onServer(
      other.databaseUrl,
      `update api_keys set expires_at = now() + interval '1 day' where id = '${keyId}'`,
    );
    expect(await detail()).toMatch(/^2 keys, /);
    await onServer(other.databaseUrl, `update api_keys set expires_at = now() - interval '1 s' where id = '${keyId}'`);
    expect(await detail()).toMatch(/^1 key, /);
    await cli('key', 'revoke', '--key', first);
    expect(await detail()).toMatch(/^0 keys, /);
  });
});

test('an account with a filter that no lead is judged by is warned of it', async () => {
  await using other = await createTestDatabase({ migrated: true });
  const at = { DATABASE_URL: other.databaseUrl };
  const run = (args: string[], input = '') => runCli([...args, '--json'], { ...healthy, ...at }, input, folder.path);
  const { accountId } = (await run(['account', 'create', '--name', 'Hill'])).json() as { accountId: string };
  const nowhere = { if: { place: { of: 'client', in: ['Nowhere County, TX'] } }, unknown: 'pass' };
  const configuration = { practiceAreas: ['Car Accident'], customFilters: ['Lives in Texas', nowhere] };
  const set = await run(['configuration', 'set', '--account', accountId, '--file', '-'], JSON.stringify(configuration));
  expect(set.code).toBe(0);
  expect((await examine(at)).of('account Hill')).toEqual({
    part: 'account Hill',
    status: 'warning',
    detail: '0 keys, 1 practice area, 2 filters, threshold 60. 1 filter not fully understood.',
    todo: expect.stringContaining('configuration get --account'),
  });
});

describe('the store', () => {
  test('a wrong APP_SECRET: says so, names no secret, and changes nothing', async () => {
    const wrong = 'another secret than this database was made with';
    const { failed, of, result } = await examine({ APP_SECRET: wrong });
    expect(failed.map(({ part }) => part)).toEqual(['store']);
    expect(of('store')?.detail).toMatch(/APP_SECRET is not the secret this database was sealed with/);
    expect(result.stdout + result.stderr).not.toContain(wrong);
    expect((await examine()).failed).toEqual([]);
  });

  test.each([
    ['refuses connections', 'postgresql://bridge:hunter2@127.0.0.1:1/bridge', /ECONNREFUSED/],
    ['has no such name', 'postgresql://bridge:hunter2@db.invalid/bridge', /ENOTFOUND|EAI_AGAIN/],
  ])('a server that %s: the reason without the password', async (_what, url, reason) => {
    const { failed, result } = await examine({ DATABASE_URL: url });
    expect(failed).toEqual([
      { part: 'store', status: 'failed', detail: expect.stringMatching(reason), todo: expect.any(String) },
    ]);
    expect(failed[0]?.detail).toContain('Check the address');
    expect(result.stdout + result.stderr).not.toContain('hunter2');
  });

  test('a database that a newer release has migrated: both versions, and nothing that leads astray', async () => {
    await using other = await createTestDatabase();
    const at = { DATABASE_URL: other.databaseUrl };
    await runCli(['account', 'list'], { ...healthy, ...at });
    await onServer(other.databaseUrl, "insert into schema_migrations values (999, '0999-future', 'x')");
    const { failed } = await examine(at);
    expect(failed.map(({ part }) => part)).toEqual(['store']);
    expect(failed[0]?.detail).toMatch(/version 999 \(0999-future\).*Start a release at least as new/);
    expect(failed[0]?.todo).not.toMatch(/APP_SECRET|DATABASE_URL/);
  });

  test('a data folder that is none: failed without a server, of no account with one', async () => {
    const file = path.join(folder.path, 'a-file');
    await writeFile(file, '');
    const { DATABASE_URL: _, ...embedded } = healthy;
    const result = await runCli(
      ['doctor', '--json'],
      { ...embedded, DATA_DIR: path.join(file, 'data') },
      '',
      folder.path,
    );
    const { findings } = result.json() as { findings: Finding[] };
    expect(result.code).toBe(1);
    expect(findings.find(({ part }) => part === 'data folder')).toMatchObject({
      status: 'failed',
      detail: expect.stringMatching(/not writable \((ENOTDIR|EEXIST)\)/),
      todo: expect.stringContaining('DATA_DIR'),
    });
    expect(findings.find(({ part }) => part === 'store')).toMatchObject({ status: 'failed' });
    const { of } = await examine({ DATA_DIR: path.join(file, 'data') });
    expect(of('data folder')).toMatchObject({ status: 'off', detail: expect.stringContaining('not needed') });
  });
});

describe('redis', () => {
  test('away: a warning that says what that means, for the bridge works on', async () => {
    const { failed, of } = await examine({ REDIS_URL: 'redis://:hunter2@127.0.0.1:1' });
    expect(failed).toEqual([]);
    expect(of('redis')).toEqual({
      part: 'redis',
      status: 'warning',
      detail: 'Does not answer; each process counts limits by itself.',
      todo: 'Check REDIS_URL and the server.',
    });
  });

  redisTest('there: ok', async () => {
    expect((await examine({ REDIS_URL: redisUrl })).of('redis')).toMatchObject({ status: 'ok' });
  });
});

describe('the analyser', () => {
  test('a key that is accepted and a model that is there: ok, and nothing was asked of the model', async () => {
    await using simulator = await startOpenAISimulator();
    const { of } = await examine({ OPENAI_API_KEY: 'sim-key', OPENAI_BASE_URL: simulator.url });
    expect(of('analyzer')).toEqual({ part: 'analyzer', status: 'ok', detail: 'gpt-6-luna is available.', todo: null });
    expect(simulator.requests).toEqual([]);
  });

  test('a key that is refused: failed, and the key is not repeated', async () => {
    await using simulator = await startOpenAISimulator();
    const { failed, result } = await examine({ OPENAI_API_KEY: 'sk-wrong-123456', OPENAI_BASE_URL: simulator.url });
    expect(failed).toEqual([
      { part: 'analyzer', status: 'failed', detail: 'The key is not accepted.', todo: 'Check OPENAI_API_KEY.' },
    ]);
    expect(result.stdout + result.stderr).not.toContain('123456');
  });

  test('a model that is not there, or is about to go: a warning that names it', async () => {
    await using simulator = await startOpenAISimulator();
    const openai = { OPENAI_API_KEY: 'sim-key', OPENAI_BASE_URL: simulator.url };
    const missing = await examine({ ...openai, OPENAI_MODEL: 'gpt-9-nova' });
    expect(missing.of('analyzer')).toMatchObject({
      status: 'warning',
      detail: 'gpt-9-nova is not in the list of models.',
      todo: 'Check OPENAI_MODEL.',
    });
    const ending = await examine({ ...openai, OPENAI_MODEL: 'gpt-5-mini' });
    expect(ending.of('analyzer')).toMatchObject({ status: 'warning', detail: 'gpt-5-mini shuts down on 2026-12-11.' });
  });

  test('a server that is not there: failed', async () => {
    const { failed } = await examine({ OPENAI_API_KEY: 'sim-key', OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' });
    expect(failed).toMatchObject([{ part: 'analyzer', detail: 'The model server does not answer.' }]);
  });

  test.each([
    ['a page of HTML', 200, '<html>'],
    ['another shape', 200, '{"models":["gpt-6-luna"]}'],
    ['an error', 500, '{"error":"oops"}'],
    ['no list at all', 404, ''],
  ])('a server that answers %s: a warning, for it may score all the same', async (_what, status, body) => {
    await using server = await answering(status, body);
    const { failed, of } = await examine({ OPENAI_API_KEY: 'any', OPENAI_BASE_URL: `${server.url}/v1` });
    expect(failed).toEqual([]);
    expect(of('analyzer')).toMatchObject({
      status: 'warning',
      detail: `The server answers, but lists no models (${status}).`,
      todo: 'Score one record to be sure.',
    });
  });
});

/** Another program that speaks HTTP. */
async function answering(status: number, body: string) {
  const server = createHttpServer((_req, res) =>
    res.writeHead(status, { 'content-type': 'application/json' }).end(body),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: async () => void server.close() };
}

describe('the port', () => {
  test('taken by a program that is no bridge: failed, with what to do', async () => {
    const other = createServer((socket) => socket.end('hello\n'));
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { failed } = await examine({ PORT: `${port}` });
    other.close();
    expect(failed).toEqual([
      {
        part: 'bridge',
        status: 'failed',
        detail: `Port ${port} on 127.0.0.1 is taken by another program, perhaps another bridge.`,
        todo: 'Stop it, or set PORT.',
      },
    ]);
  });

  test.each([
    ['{}', 'an empty object'],
    ['"ready"', 'a word'],
    ['{"ready":"yes"}', 'another shape'],
    ['<html>', 'a page'],
  ])('a web server that answers %s is no bridge that is ready', async (body) => {
    await using other = await answering(200, body);
    const environment = { ...healthy, PORT: `${other.port}` };
    const ready = await runCli(['ready', '--json'], environment);
    expect([ready.code, ready.json()]).toEqual([1, { ready: false }]);
    expect((await runCli(['ready'], environment)).stdout).toBe(`No bridge is answering at ${other.url}/readyz\n`);
    expect((await examine({ PORT: `${other.port}` })).of('bridge')).toMatchObject({ status: 'failed' });
  });

  test('of an address this machine does not have, or does not know', async () => {
    expect((await examine({ HOST: '192.0.2.77', PORT: '3999' })).failed).toMatchObject([
      { part: 'bridge', detail: 'This machine has no address 192.0.2.77.', todo: expect.stringContaining('HOST') },
    ]);
    expect((await examine({ HOST: 'bridge.invalid', PORT: '3999' })).failed).toMatchObject([{ part: 'bridge' }]);
  });

  test('of a bridge that runs elsewhere on the same folder: only that nothing answers here', async () => {
    await using bridge = startCli(['serve'], healthy);
    const [, port] = await bridge.printed(/"port":(\d+)/);
    expect((await examine({ PORT: `${port}` })).of('bridge')).toMatchObject({ status: 'ok' });
    const { of } = await examine({ HOST: '127.0.0.1', PORT: '0' });
    expect(of('bridge')).toMatchObject({ status: 'off', detail: 'Nothing answers at 127.0.0.1:0.' });
  });

  test('of a bridge that runs: ok; once its database is gone: a warning that names the part', async () => {
    await using other = await createTestDatabase();
    const environment = { ...healthy, DATABASE_URL: other.databaseUrl };
    await using bridge = startCli(['serve'], environment);
    const [, port] = await bridge.printed(/"port":(\d+)/);
    // It answers before its jobs run; a start that finds no database ends.
    const scheduled = () => onServer(other.databaseUrl, 'select from pgboss.schedule').catch(() => []);
    await expect.poll(scheduled).not.toEqual([]);
    const at = { PORT: `${port}` };
    expect((await examine(at)).of('bridge')).toMatchObject({ status: 'ok' });
    const ready = await runCli(['ready', '--json'], { ...environment, ...at });
    expect([ready.code, ready.json()]).toMatchObject([0, { ready: true, checks: { store: { status: 'ok' } } }]);
    await other[Symbol.asyncDispose]();
    // A busy machine may take longer than the command waits for an answer.
    const unready = async () => {
      const { code, json } = await runCli(['ready', '--json'], { ...environment, ...at });
      return [code, json()];
    };
    await expect.poll(unready).toMatchObject([1, { ready: false, checks: { store: { status: 'down' } } }]);
    expect((await examine(at)).of('bridge')).toMatchObject({
      status: 'warning',
      detail: expect.stringContaining('store: Does not answer.'),
    });
  });
});

test.each([
  ['http://bridge.example', 'warning', /not encrypted/],
  ['https://bridge.example', 'ok', /^https:\/\/bridge\.example$/],
  ['http://localhost:3000', 'off', /this machine only/],
])('PUBLIC_URL %s: %s', async (url, status, detail) => {
  expect((await examine({ PUBLIC_URL: url })).of('public address')).toMatchObject({
    status,
    detail: expect.stringMatching(detail),
  });
});

test('without a server it makes the embedded store, and finds it in order', async () => {
  await using own = await temporaryFolder();
  await mkdir(path.join(own.path, 'deep'));
  const result = await runCli(
    ['doctor', '--json'],
    { DATA_DIR: path.join(own.path, 'deep', 'data'), PORT: '0' },
    '',
    own.path,
  );
  expect(result.code).toBe(0);
  const { findings } = result.json() as { findings: Finding[] };
  expect(findings.find(({ part }) => part === 'store')).toMatchObject({
    status: 'ok',
    detail: expect.stringMatching(/^Embedded PostgreSQL \d+/),
  });
  expect(findings.find(({ part }) => part === 'accounts')).toMatchObject({
    status: 'warning',
    todo: expect.stringContaining('account create'),
  });
});
