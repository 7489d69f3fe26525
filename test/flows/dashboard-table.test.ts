import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setConfiguration } from '../../bridge/accounts/configurations.ts';
import { issueKey } from '../../bridge/auth/keys.ts';
import { type DashboardOperation, mayDo, type Role, roles } from '../../shared/dashboard/operation.ts';
import { type DashboardOperationId, dashboardOperations } from '../../shared/dashboard/table.ts';
import type { ProblemCode } from '../../shared/problems/problems.ts';
import { arbitraryOf } from '../fixtures/arbitrary-of-schema.ts';
import { type DashboardBrowser, openDashboardBrowser, signInAs } from '../fixtures/dashboard.ts';
import { generatedCases } from '../fixtures/generated-cases.ts';
import { insertLead } from '../fixtures/lead-row.ts';
import { createCaller, startTestServer, type TestServer } from '../fixtures/test-server.ts';

const operations = Object.entries(dashboardOperations) as [DashboardOperationId, DashboardOperation][];
const guarded = operations.filter(([, { role }]) => role !== null);
/** What every operation may refuse with, whatever its row names. */
const common: readonly ProblemCode[] = [
  'sign_in_required',
  'role_too_low',
  'foreign_origin',
  'invalid_dashboard_request',
  'payload_too_large',
  'malformed_request',
  'not_found',
];
const NOBODY = '00000000-0000-4000-8000-000000000000';
const MARK = 'Zanzibar';

let server: TestServer;
let people: Record<Role, DashboardBrowser>;
let mine: string;
/** Whose sign-in was ended elsewhere. */
let ended: DashboardBrowser;
/** Of an account that may be turned upside down. */
let trial: DashboardBrowser;

beforeAll(async () => {
  server = await startTestServer();
  ({ accountId: mine } = await createCaller(server, 'Mine'));
  const signed = await Promise.all(
    roles.map(async (role) => [role, await signInAs(server, { accountId: mine, role })]),
  );
  people = Object.fromEntries(signed) as Record<Role, DashboardBrowser>;
  const left = await signInAs(server, { accountId: mine });
  await server.db.deleteFrom('dashboard_auth.session').where('userId', '=', left.userId).execute();
  ended = left;
  trial = await signInAs(server, { accountId: (await createCaller(server, 'Trial')).accountId });
});
afterAll(() => server[Symbol.asyncDispose]());

const pathOf = ({ path }: DashboardOperation, id = NOBODY) =>
  path.replace('/dashboard-api', '').replace(/:\w+/g, encodeURIComponent(id));

/** A call with a body that fits no schema: what stands before the body is seen, and nothing happens behind it. */
const ask = (browser: DashboardBrowser, operation: DashboardOperation, headers: Record<string, string> = {}) =>
  browser.call(operation.method, pathOf(operation), operation.input && { unknown: true }, headers);

describe.each(guarded)('%s', (_id, operation) => {
  test('wants a sign-in that has not ended, of a role that is high enough', async () => {
    const required = { status: 401, code: 'sign_in_required' };
    expect(await ask(openDashboardBrowser(server), operation)).toMatchObject(required);
    expect(await ask(ended, operation)).toMatchObject(required);
    for (const role of roles.filter((one) => !mayDo(one, operation.role ?? 'owner')))
      expect(await ask(people[role], operation)).toMatchObject({ status: 403, code: 'role_too_low' });
  });

  test('is refused to pages of others', async () => {
    for (const origin of [
      'https://evil.example',
      'null',
      'http://bridge.example',
      'https://bridge.example.evil.example',
    ])
      expect(await ask(people.owner, operation, { origin })).toMatchObject({
        status: 403,
        code: 'foreign_origin',
        body: { details: [{ message: 'The dashboard is at https://bridge.example' }] },
      });
    if (operation.method !== 'GET') {
      const response = await fetch(`${server.url}/dashboard-api${pathOf(operation)}`, {
        method: operation.method,
        headers: { cookie: people.owner.cookie() },
      });
      expect([response.status, response.headers.get('x-error-code')]).toEqual([403, 'foreign_origin']);
    }
  });
});

describe.each(operations.filter(([, { input }]) => input !== undefined))('%s', (_id, operation) => {
  test('takes bodies of its form alone', async () => {
    const send = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
      people.owner.call(operation.method, pathOf(operation), body, headers);
    const bad = { status: 400, code: 'invalid_dashboard_request' };
    const nul = JSON.stringify({ text: '\0' });
    for (const body of ['', '{', '[]', 'null', '{"unknown":1}', nul, '{"text":"\\ud800"}', '{"__proto__":{}}'])
      expect(await send(body)).toMatchObject(bad);
    const { body } = await send('{"unknown":1}');
    expect((body as { details: { path: string; message: string }[] }).details.length).toBeGreaterThan(0);
    expect(await send('{}', { 'content-type': 'text/plain' })).toMatchObject(bad);
    expect(await send(JSON.stringify({ text: 'x'.repeat(1_048_576) }))).toMatchObject({ status: 413 });
  });
});

/** Where a service cannot be reached, as here, these try again for a second. */
const asksOutside = new Set<DashboardOperationId>(['connectHubSpot', 'connectSlack', 'testSlack']);
/** These would end the sign-in that asks. */
const endsItself = new Set<DashboardOperationId>([
  'signOut',
  'changePassword',
  'endSignIns',
  'removePerson',
  'setRole',
]);

test.each(operations.filter(([id]) => !endsItself.has(id)))(
  '%s answers whatever it is sent with what its row names',
  async (id, operation) => {
    const query = operation.query === undefined ? fc.constant({}) : arbitraryOf(operation.query);
    const body = operation.input === undefined ? fc.constant(undefined) : arbitraryOf(operation.input);
    const ids = fc.oneof(
      fc.uuid(),
      fc.string({ minLength: 1 }),
      fc.constantFrom('\0', '%', '1', '-1', '..', '9'.repeat(40)),
    );
    await fc.assert(
      fc.asyncProperty(query, body, ids, async (asked, sent, one) => {
        const given = typeof asked === 'object' && asked !== null ? Object.entries(asked) : [];
        const search = new URLSearchParams(given.map(([name, value]): [string, string] => [name, `${value}`]));
        const path = `${pathOf(operation, one.isWellFormed() ? one : 'x')}${search.size > 0 ? `?${search}` : ''}`;
        const answer = await trial.call(operation.method, path, sent);
        const named: readonly string[] = [...operation.problems, ...common];
        if (answer.code !== null) expect(named).toContain(answer.code);
        if (answer.status >= 500) expect(operation.problems).toContain(answer.code);
      }),
      { numRuns: generatedCases(asksOutside.has(id) ? 2 : 8) },
    );
  },
);

test.each([
  [{ record: { intakeNotes: 'a\0b' } }, 'record.intakeNotes'],
  [{ configuration: { customFilters: ['Lives in Ohio', 'Lives in \ud800'] } }, 'configuration.customFilters.1'],
  [{ record: { 'a\0': 'b' } }, 'record'],
])('what cannot be stored is refused with its place: %j', async (body, path) => {
  expect(await people.owner.call('POST', '/playground', body)).toMatchObject({
    status: 400,
    code: 'invalid_dashboard_request',
    body: { details: [{ path, message: 'Holds characters that cannot be stored' }] },
  });
});

test('ids of another account are ids of nothing, and nothing of it is told', async () => {
  const { accountId, keyId } = await createCaller(server, MARK);
  const stranger = await signInAs(server, { accountId, email: `${MARK}@firm.example` });
  const input = { practiceAreas: [MARK], threshold: 50, customFilters: [] };
  await setConfiguration(server.db, { accountId, actor: 'test', input });
  await issueKey(server.db, { accountId, name: MARK }, 'test');
  const leadId = await insertLead(server.store, { account_id: accountId, contact_id: '101' });
  for (const [id, operation] of guarded) {
    if (endsItself.has(id) && !operation.path.includes(':')) continue;
    const body = operation.input === undefined ? undefined : sampleBody(operation);
    const missing = await people.owner.call(operation.method, pathOf(operation), body);
    expect(JSON.stringify(missing.body).toLowerCase()).not.toContain(MARK.toLowerCase());
    for (const theirs of operation.path.includes(':') ? [keyId, stranger.userId, leadId] : []) {
      const answer = await people.owner.call(operation.method, pathOf(operation, theirs), body);
      expect([id, answer.status, answer.body]).toEqual([id, missing.status, missing.body]);
    }
  }
  expect(await stranger.call('GET', '/me')).toMatchObject({ status: 200 });
});

/** One that has the form, so that the id is looked at. */
function sampleBody({ path, input }: DashboardOperation): unknown {
  if (input === undefined) return undefined;
  // Nearly always among the first ones.
  const formed = [10, 500]
    .values()
    .flatMap((numRuns) => fc.sample(arbitraryOf(input), { numRuns, seed: 7 }))
    .find((value) => input.safeParse(value).success);
  if (formed === undefined && path.includes(':')) throw new Error(`no body for ${path}`);
  return formed;
}
