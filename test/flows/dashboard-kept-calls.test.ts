import { afterAll, beforeAll, expect, test } from 'vitest';
import { setConfiguration } from '../../bridge/accounts/configurations.ts';
import { createAnalyzer } from '../../bridge/analysis/analyzer.ts';
import { createRubricEngine } from '../../bridge/analysis/rubric/rubric-engine.ts';
import { issueKey } from '../../bridge/auth/keys.ts';
import { deleteExpired } from '../../bridge/jobs/retention/delete-expired.ts';
import { createStoredAnalysisCache } from '../../bridge/platform/results/analysis-cache.ts';
import { listenAccountChanges } from '../../bridge/platform/store/listen.ts';
import { openStore, type Store } from '../../bridge/platform/store/open-store.ts';
import { exampleConfiguration, exampleRecord } from '../../shared/examples.ts';
import type { InputRecord } from '../../shared/record.ts';
import { type Ask, asker } from '../fixtures/ask-dashboard.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { createTestDatabase, testStoreOptions } from '../fixtures/database.ts';
import { rowsThatName } from '../fixtures/rows-that-name.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { createCaller, post, startTestServer, type TestServer } from '../fixtures/test-server.ts';

let opened: AsyncDisposableStack;
let store: Store;
let server: TestServer;
let firm: { accountId: string; keyId: string; key: string };
let owner: Ask;
let admin: Ask;
let reader: Ask;
let neighbor: { accountId: string; key: string; ask: Ask };

const DAY_MS = 86_400_000;
const maria = exampleRecord;
const tom: InputRecord = { ...maria, firstName: 'Tom', lastName: 'Abara', email: 'Tom <tom@example.com>', phone: '' };
const strange: InputRecord = { ...maria, email: 'x@example.com', phone: '', practiceArea: 'Maritime Salvage' };

beforeAll(async () => {
  await using opening = new AsyncDisposableStack();
  const { databaseUrl } = opening.use(await createTestDatabase({ migrated: true }));
  store = opening.use(await openStore({ ...testStoreOptions, databaseUrl }));
  const cache = createStoredAnalysisCache(store);
  const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => '2026-11-20', cache, recent: 10 });
  server = opening.use(await startTestServer({ store, analyzer }));
  const onChange = (accountId: string | null) => {
    if (accountId === null) analyzer.forget();
    server.directory.forgetAll();
  };
  opening.use(await listenAccountChanges({ ...store, log: silentLog, onChange }));
  firm = await openFirm('Firm');
  const asAll = async (accountId: string, role?: 'admin' | 'read_only') =>
    asker(await signInAs(server, { accountId, ...(role && { role }) }));
  owner = await asAll(firm.accountId);
  admin = await asAll(firm.accountId, 'admin');
  reader = await asAll(firm.accountId, 'read_only');
  const other = await openFirm('Neighbors');
  neighbor = { ...other, ask: await asAll(other.accountId) };
  opened = opening.move();
});
afterAll(() => opened.disposeAsync());

async function openFirm(name: string) {
  const caller = await createCaller(server, name);
  await setConfiguration(server.db, { accountId: caller.accountId, actor: 'test', input: exampleConfiguration });
  return caller;
}

type Operation = 'score' | 'screen' | 'explain';
interface Sent {
  record?: InputRecord;
  key?: string;
  headers?: Record<string, string>;
}

/** @returns the id of the request, once what is kept of it is written */
async function call(operation: Operation, { record = maria, key = firm.key, headers = {} }: Sent = {}) {
  const answer = await post(server, { path: `/api/v1/${operation}`, key, headers, body: { record } });
  expect(answer.status).toBe(200);
  await server.resultRequests.flush();
  await server.keptCalls.flush();
  return answer.headers.get('x-request-id') ?? '';
}

const keep = async (days: number | null, ask = owner) => {
  const saved = await ask('saveCallKeeping', { body: { days } });
  expect(saved.status).toBe(200);
  // Every process hears of it at the commit, as here.
  server.directory.forgetAll();
  return saved.body;
};
const list = async (query: Record<string, string> = {}, ask = owner) => (await ask('listKeptCalls', { query })).body;
const countOf = async (table: string) =>
  Number((await store.pool.query(`select count(*) from ${table}`)).rows[0].count);

test('nothing is kept unless it is switched on, by an admin or an owner, within bounds, and the log says so', async () => {
  await call('score');
  expect(await countOf('kept_calls')).toBe(0);
  expect(await list()).toEqual({ days: null, calls: [], next: null, keys: [] });
  expect(await reader('saveCallKeeping', { body: { days: 30 } })).toMatchObject({ status: 403, code: 'role_too_low' });
  for (const days of [0, 366, 1.5])
    expect(await owner('saveCallKeeping', { body: { days } })).toMatchObject({ status: 400 });
  expect(await keep(30, admin)).toEqual({ days: 30, calls: 0, erased: 0 });
  expect((await owner('readCallKeeping')).body).toEqual({ days: 30, calls: 0 });
  const { entries } = (await owner('listAudit', { query: { action: 'account.call_keeping_changed' } })).body;
  expect(entries).toMatchObject([{ what: 'Saves API calls for 30 days', detail: { days: { from: null, to: 30 } } }]);
});

test('each answered call is kept once: not what is refused, repeated, tried out, or another account sends', async () => {
  const screened = await call('screen', { headers: { 'idempotency-key': 'once' } });
  await call('screen', { headers: { 'idempotency-key': 'once' } });
  await call('score');
  await call('explain', { record: tom });
  await call('screen', { record: strange });
  await call('score', { key: neighbor.key });
  expect((await post(server, { key: firm.key, body: { record: {} } })).status).toBe(400);
  expect((await owner('tryRecord', { body: { record: maria, configuration: null } })).status).toBe(200);
  await server.keptCalls.flush();
  const { calls, keys } = await list();
  expect(calls.map(({ operation, valid }) => [operation, valid])).toEqual([
    ['screen', false],
    ['explain', calls[1]?.valid],
    ['score', null],
    ['screen', calls[3]?.valid],
  ]);
  expect(typeof calls[1]?.valid).toBe('boolean');
  expect(calls[3]).toMatchObject({ requestId: screened, keyId: firm.keyId, keyName: 'test' });
  expect(Date.parse(calls[0]?.keptUntil ?? '') - Date.parse(calls[0]?.at ?? '')).toBe(30 * DAY_MS);
  expect(keys).toEqual([{ id: firm.keyId, name: 'test' }]);
  expect((await list({}, neighbor.ask)).calls).toEqual([]);
});

test('no word of a record lies in clear, in no table', async () => {
  const named = await rowsThatName(store.pool, ['Delgado', 'Abara', 'tom@example.com', '512-555-0142', 'rear-ended']);
  expect(named).toEqual({});
});

test('the list goes on from its cursor, and is filtered by key and outcome', async () => {
  const first = await list({ limit: '3' });
  const second = await list({ limit: '3', cursor: first.next ?? '' });
  expect([first.calls.length, second.calls.length, second.next]).toEqual([3, 1, null]);
  expect(new Set([...first.calls, ...second.calls].map(({ id }) => id)).size).toBe(4);
  for (const cursor of ['x', Buffer.from('[1,"x"]').toString('base64url')])
    expect(await owner('listKeptCalls', { query: { cursor } })).toMatchObject({ status: 400, code: 'invalid_cursor' });
  const scored = await list({ outcome: 'none' });
  expect(scored.calls.map(({ operation }) => operation)).toEqual(['score']);
  expect((await list({ outcome: 'invalid' })).calls.every(({ valid }) => valid === false)).toBe(true);
  const { keyId, key } = await issueKey(server.db, { accountId: firm.accountId, name: 'Website' }, 'test');
  await call('score', { record: tom, key });
  expect((await list({ key: keyId })).calls).toMatchObject([{ keyName: 'Website', operation: 'score' }]);
  expect((await list({ key: keyId, outcome: 'valid' })).calls).toEqual([]);
});

test('one is opened by who may see leads: the record, and the result with reasons while it is stored', async () => {
  const { calls } = await list({ key: firm.keyId });
  const [unaccepted, explained, scored] = calls;
  const read = async (id = '', ask = reader) => ask('readKeptCall', { params: { callId: id } });
  const one = (await read(explained?.id)).body;
  expect(one.record).toEqual(tom);
  expect(one.screening).toMatchObject({ score: explained?.score, valid: explained?.valid });
  expect(one.breakdown?.parts.clarity.reasons.length).toBeGreaterThan(0);
  expect((await read(scored?.id)).body).toMatchObject({ screening: null, breakdown: { score: scored?.score } });
  // Of an area that is not taken the score of the case is what was judged.
  expect((await read(unaccepted?.id)).body).toMatchObject({
    screening: null,
    breakdown: { score: expect.any(Number) },
  });
  await store.pool.query('delete from analyses');
  expect((await read(explained?.id)).body).toMatchObject({ record: tom, screening: null, breakdown: null });
  const missing = { status: 404, code: 'kept_call_not_found' };
  for (const id of ['x', '00000000-0000-4000-8000-000000000000']) expect(await read(id)).toMatchObject(missing);
  expect(await read(explained?.id, neighbor.ask)).toMatchObject(missing);
  expect(await neighbor.ask('eraseKeptCall', { params: { callId: explained?.id ?? '' } })).toMatchObject(missing);
  expect(await reader('eraseKeptCall', { params: { callId: explained?.id ?? '' } })).toMatchObject({ status: 403 });
});

test('a person is found by email and phone, handed out and erased, without HubSpot and without a word in the log', async () => {
  const find = async (text: string, ask = owner) => (await ask('findPersonalData', { body: { text } })).body;
  await call('score', { record: { ...maria, email: '', phone: '+1 (512) 555-0142 or 512.555.0199' } });
  const nobody = { people: [], namesProblem: null };
  expect(await find('MARIA.DELGADO@example.com')).toEqual({ ...nobody, calls: 2 });
  expect(await find('512 555 0142')).toEqual({ ...nobody, calls: 3 });
  expect(await find('(512) 555-0199')).toEqual({ ...nobody, calls: 1 });
  expect(await find('nobody@example.com')).toEqual({ ...nobody, calls: 0 });
  expect(await find('maria.delgado@example.com', neighbor.ask)).toEqual({ ...nobody, calls: 0 });
  expect(await owner('findPersonalData', { body: { text: 'Delgado' } })).toMatchObject({
    code: 'portal_not_connected',
  });
  const exported = (await owner('exportPersonCalls', { body: { person: '512-555-0142' } })).body;
  expect(exported.calls).toHaveLength(3);
  expect(exported.calls[0]).toMatchObject({ operation: 'screen', keyName: 'test', record: maria });
  expect(await reader('exportPersonCalls', { body: { person: '512-555-0142' } })).toMatchObject({ status: 403 });
  expect(await neighbor.ask('erasePersonCalls', { body: { person: '512-555-0142' } })).toMatchObject({
    body: { results: 0, answers: 0, calls: 0 },
  });
  expect((await owner('erasePersonCalls', { body: { person: 'maria.delgado@example.com' } })).body).toMatchObject({
    answers: 1,
    calls: 2,
  });
  expect(await find('512 555 0142')).toMatchObject({ calls: 1 });
  const { entries } = (await owner('listAudit', {})).body;
  expect(entries.map(({ what }) => what)).toEqual(
    expect.arrayContaining([
      'Downloaded 3 saved API calls about one person',
      'Erased what was stored about a record from the API',
    ]),
  );
  expect(JSON.stringify(entries)).not.toMatch(/Delgado|maria|0142/i);
});

test('what is kept of one record goes by the id of a request and by content, for this account alone', async () => {
  const shared = {
    ...maria,
    intakeNotes: 'Slipped on ice in front of a shop yesterday, broken wrist, seen at the ER.',
  };
  const mine = await call('score', { record: shared, headers: { 'idempotency-key': 'shared' } });
  const theirs = await call('score', { record: shared, key: neighbor.key, headers: { 'idempotency-key': 'theirs' } });
  const results = async () => Number((await store.pool.query('select count(*) from analyses')).rows[0].count);
  const before = await results();
  const erase = (body: { requestId: string | null; record: InputRecord | null }, ask = owner) =>
    ask('eraseResults', { body });
  const none = { results: 0, answers: 0, calls: 0 };
  expect((await erase({ requestId: theirs, record: null })).body).toEqual(none);
  expect((await erase({ requestId: mine, record: null })).body).toEqual({ results: 1, answers: 1, calls: 1 });
  // The neighbors were given the same result: it is theirs still, and so is the answer that they may ask for again.
  expect(await results()).toBe(before);
  const replay = await post(server, {
    key: neighbor.key,
    body: { record: shared },
    headers: { 'idempotency-key': 'theirs' },
  });
  expect(replay.headers.get('idempotency-replayed')).toBe('true');
  expect((await erase({ requestId: mine, record: null })).body).toEqual(none);
  expect((await erase({ requestId: null, record: shared }, neighbor.ask)).body).toEqual({
    results: 1,
    answers: 1,
    calls: 0,
  });
  expect(await results()).toBe(before - 1);
  await call('screen', { record: shared });
  expect((await erase({ requestId: null, record: shared })).body).toMatchObject({ results: 1, calls: 1 });
  expect(await erase({ requestId: mine, record: shared })).toMatchObject({ status: 400 });
  expect(await erase({ requestId: null, record: null })).toMatchObject({ status: 400 });
  expect(await erase({ requestId: mine, record: null }, reader)).toMatchObject({ status: 403 });
});

test('one kept call is erased with all else that is kept of its record', async () => {
  const record = { ...maria, intakeNotes: 'A dog bit the client in a park last week; stitches, no lawyer yet.' };
  await call('screen', { record });
  await call('score', { record });
  const [last] = (await list()).calls;
  const erased = await admin('eraseKeptCall', { params: { callId: last?.id ?? '' } });
  expect(erased.body).toEqual({ results: 2, answers: 0, calls: 2 });
  expect(await reader('readKeptCall', { params: { callId: last?.id ?? '' } })).toMatchObject({ status: 404 });
});

test('a shorter term holds at once and deletes with the clean-up; a longer one keeps nothing for longer', async () => {
  await call('score', { record: tom });
  const [last] = (await list()).calls;
  const age = (days: number) =>
    store.pool.query(
      `update kept_calls set called_at = now() - make_interval(days => $1),
         expires_at = now() - make_interval(days => $1) + interval '30 days' where id = $2`,
      [days, last?.id],
    );
  const shown = async () => (await list()).calls.some(({ id }) => id === last?.id);
  const before = await countOf('kept_calls');
  await age(11);
  expect(await shown()).toBe(true);
  await keep(10);
  expect(await shown()).toBe(false);
  expect(await deleteExpired(store.db)).toMatchObject({ keptCalls: 0, keptCallsOfLongerTerm: 1 });
  expect(await countOf('kept_calls')).toBe(before - 1);

  await call('score', { record: tom });
  const kept = (await list()).calls[0];
  await keep(100);
  expect((await list()).calls[0]).toMatchObject({ id: kept?.id, keptUntil: kept?.keptUntil });
  await store.pool.query(`update kept_calls set expires_at = now() - interval '1 minute' where id = $1`, [kept?.id]);
  expect(await deleteExpired(store.db)).toMatchObject({ keptCalls: 1, keptCallsOfLongerTerm: 0 });
});

test('switching it off erases what is kept, and what was on its way is not written', async () => {
  await call('score', { record: tom });
  const { calls } = (await owner('readCallKeeping')).body;
  expect(calls).toBeGreaterThan(0);
  // Answered, and as a rule not written yet when it is switched off.
  expect((await post(server, { key: firm.key })).status).toBe(200);
  const off = await keep(null);
  expect(off).toMatchObject({ days: null, calls: 0 });
  expect([calls, calls + 1]).toContain(off.erased);
  await server.keptCalls.flush();
  await call('score');
  expect(await countOf('kept_calls')).toBe(0);
  const { entries } = (await owner('listAudit', { query: { action: 'account.call_keeping_changed' } })).body;
  const words = off.erased === 1 ? '1 call was' : `${off.erased} calls were`;
  expect(entries[0]).toMatchObject({ what: `Saves no API calls; ${words} erased`, detail: { kept: off.erased } });
});
