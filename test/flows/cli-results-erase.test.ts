import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAnalyzer } from '../../bridge/analysis/analyzer.ts';
import { createStoredAnalysisCache } from '../../bridge/platform/results/analysis-cache.ts';
import { listenAccountChanges } from '../../bridge/platform/store/listen.ts';
import { openStore, type Store } from '../../bridge/platform/store/open-store.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { engineOf, sampleAssessment } from '../bridge/analysis/sample-engine.ts';
import { runCli } from '../fixtures/commands.ts';
import { createTestDatabase, testStoreOptions } from '../fixtures/database.ts';
import { temporaryFolder } from '../fixtures/run-cli.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { createCaller, post, startTestServer, type TestServer } from '../fixtures/test-server.ts';

const secret = 'the secret of this database at the command line';

let opened: AsyncDisposableStack;
let folder: string;
let databaseUrl: string;
let store: Store;
let server: TestServer;
let caller: Awaited<ReturnType<typeof createCaller>>;
/** How often the engine judged. */
let judged = 0;

beforeAll(async () => {
  await using opening = new AsyncDisposableStack();
  folder = opening.use(await temporaryFolder()).path;
  databaseUrl = opening.use(await createTestDatabase({ migrated: true })).databaseUrl;
  store = opening.use(await openStore({ ...testStoreOptions, appSecrets: [secret], databaseUrl }));
  const assess = () => {
    judged += 1;
    return sampleAssessment;
  };
  const cache = createStoredAnalysisCache(store);
  const analyzer = createAnalyzer({ engine: engineOf({ assess }), today: () => '2026-11-20', cache, recent: 10 });
  opening.use(await listenAccountChanges({ ...store, log: silentLog, onChange: () => analyzer.forget() }));
  server = opening.use(await startTestServer({ store, analyzer }));
  caller = await createCaller(server);
  opened = opening.move();
});
afterAll(() => opened.disposeAsync());
beforeEach(() => {
  judged = 0;
});

const other = { ...exampleRecord, intakeNotes: 'Rear-ended at a red light, went to the ER the same day.' };

async function ask(record: object, headers: Record<string, string> = {}) {
  const answer = await post(server, { key: caller.key, body: { record }, headers });
  expect(answer.status).toBe(200);
  await server.resultRequests.flush();
  return { requestId: answer.headers.get('x-request-id') ?? '', replayed: answer.headers.has('idempotency-replayed') };
}

const erase = (...args: string[]) => command('results', 'erase', ...args);

async function command(...args: string[]) {
  const environment = { DATA_DIR: folder, DATABASE_URL: databaseUrl, APP_SECRET: secret };
  const { code, stdout, stderr } = await runCli([...args, '--json'], environment);
  return { code, stderr, json: stdout === '' ? undefined : JSON.parse(stdout) };
}

const countOf = async (table: string) => (await store.pool.query(`select from ${table}`)).rowCount;

test('by the id of a request: the result, the kept answer and what processes hold in memory; others stay', async () => {
  const { requestId } = await ask(exampleRecord, { 'idempotency-key': 'once' });
  await ask(other);
  expect((await ask(exampleRecord, { 'idempotency-key': 'once' })).replayed).toBe(true);
  await ask(exampleRecord);
  expect(judged).toBe(2);
  expect(await erase('--request', requestId)).toEqual({
    code: 0,
    stderr: '',
    json: { results: 1, answers: 1, calls: 0 },
  });
  expect([await countOf('analyses'), await countOf('idempotency_keys')]).toEqual([1, 0]);
  expect(await store.pool.query('select from result_requests where request_id = $1', [requestId])).toMatchObject({
    rowCount: 0,
  });
  await expect
    .poll(async () => {
      await ask(exampleRecord);
      return judged;
    })
    .toBe(3);
  await ask(other);
  expect(judged).toBe(3);
  const audit = await store.db.selectFrom('audit_log').selectAll().where('action', '=', 'results.erased').execute();
  expect(audit).toMatchObject([
    { account_id: null, actor: 'cli', target: requestId, detail: { results: 1, answers: 1 } },
  ]);
});

test('the id of a request whose answer was repeated finds it too', async () => {
  await ask(exampleRecord, { 'idempotency-key': 'again' });
  const { requestId, replayed } = await ask(exampleRecord, { 'idempotency-key': 'again' });
  expect(replayed).toBe(true);
  expect((await erase('--request', requestId)).json).toEqual({ results: 1, answers: 1, calls: 0 });
});

test('by content: every result of that record, and what earlier versions kept of nobody knows whom', async () => {
  await ask(exampleRecord);
  await ask(other);
  await post(server, { key: caller.key, path: '/api/v1/explain', body: { record: exampleRecord } });
  await store.pool.query(`insert into analyses (key, engine, result) values ('\\x01', 'old', '\\x01')`);
  const file = path.join(folder, 'record.json');
  await writeFile(file, JSON.stringify({ record: exampleRecord }));
  const before = (await countOf('analyses')) ?? 0;
  const { json } = await erase('--file', file);
  expect(json).toEqual({ results: before - 1, answers: 0, calls: 0 });
  expect(await countOf('analyses')).toBe(1);
  expect((await erase('--file', file)).json).toEqual({ results: 0, answers: 0, calls: 0 });
});

test('by a person: the kept calls of one account, and all else that is kept of their records', async () => {
  const keep = (days: string) => command('account', 'set', '--account', caller.accountId, '--keep-calls', days);
  expect((await keep('30')).json).toMatchObject({ keepCallsDays: 30, erasedCalls: 0 });
  expect(await keep('366')).toMatchObject({ code: 2 });
  server.directory.forgetAll();
  await ask(exampleRecord, { 'idempotency-key': 'of a person' });
  await ask(other);
  await ask({ ...exampleRecord, email: 'somebody.else@example.com', phone: '' });
  await server.keptCalls.flush();
  expect(await countOf('kept_calls')).toBe(3);
  const account = ['--account', caller.accountId];
  expect((await erase('--person', 'nobody@example.com', ...account)).json).toMatchObject({ calls: 0 });
  // Both records have this address.
  const erased = await erase('--person', exampleRecord.email.toUpperCase(), ...account);
  expect(erased).toMatchObject({ code: 0, json: { results: 2, answers: 1, calls: 2 } });
  expect(await countOf('kept_calls')).toBe(1);
  expect(await erase('--request', 'x', ...account)).toMatchObject({ code: 2 });
  expect((await keep('0')).json).toMatchObject({ keepCallsDays: null, erasedCalls: 1 });
  expect(await countOf('kept_calls')).toBe(0);
});

test('one of the three has to be named', async () => {
  expect(await erase()).toMatchObject({ code: 2 });
  expect(await erase('--request', 'a', '--file', 'b')).toMatchObject({ code: 2 });
});
