import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAnalyzer } from '../../bridge/analysis/analyzer.ts';
import { issueKey } from '../../bridge/auth/keys.ts';
import { deleteExpired } from '../../bridge/jobs/retention/delete-expired.ts';
import { createStoredAnalysisCache } from '../../bridge/platform/results/analysis-cache.ts';
import { openStore, type Store } from '../../bridge/platform/store/open-store.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { engineOf, sampleAssessment } from '../bridge/analysis/sample-engine.ts';
import { type Ask, asker } from '../fixtures/ask-dashboard.ts';
import { signInAs } from '../fixtures/dashboard.ts';
import { createTestDatabase, testStoreOptions } from '../fixtures/database.ts';
import { connectPortal } from '../fixtures/hubspot-portal.ts';
import { insertLead } from '../fixtures/lead-row.ts';
import { post, startTestServer, type TestServer } from '../fixtures/test-server.ts';

let opened: AsyncDisposableStack;
let store: Store;
let server: TestServer;
let firms: Record<'short' | 'usual', { accountId: string; portalId: string; key: string; ask: Ask; admin: Ask }>;

beforeAll(async () => {
  await using opening = new AsyncDisposableStack();
  const { databaseUrl } = opening.use(await createTestDatabase({ migrated: true }));
  store = opening.use(await openStore({ ...testStoreOptions, databaseUrl }));
  const cache = createStoredAnalysisCache(store);
  const engine = engineOf({ assess: () => sampleAssessment });
  const analyzer = createAnalyzer({ engine, today: () => '2026-11-20', cache, recent: 10 });
  server = opening.use(await startTestServer({ store, analyzer }));
  const openFirm = async (portalId: string) => {
    const accountId = await connectPortal(store, { portalId });
    const { key } = await issueKey(server.db, { accountId, name: 'test' }, 'test');
    const ask = asker(await signInAs(server, { accountId }));
    return { accountId, portalId, key, ask, admin: asker(await signInAs(server, { accountId, role: 'admin' })) };
  };
  firms = { short: await openFirm('11'), usual: await openFirm('12') };
  opened = opening.move();
});
afterAll(() => opened.disposeAsync());

type Firm = (typeof firms)['short'];
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const names = async (query: string, accountId: string): Promise<unknown[]> =>
  (await store.pool.query(query, [accountId])).rows.map(({ name }) => name);

/** An answer of the API, so many days old. */
async function answered({ key, portalId }: Firm, days: number): Promise<void> {
  const record = { ...exampleRecord, lastName: `${portalId} ${days} days` };
  const answer = await post(server, { key, body: { record } });
  expect(answer.status).toBe(200);
  await server.resultRequests.flush();
  await store.pool.query(
    `update analyses set created_at = $1, engine = $2
     where key = (select key from result_requests where request_id = $3)`,
    [daysAgo(days), `${portalId} API ${days} days`, answer.headers.get('x-request-id')],
  );
}

/** A lead that has not changed for so many days, with its result and its message in Slack. */
async function lead({ accountId, portalId }: Firm, days: number): Promise<string> {
  const contact_id = `${days}`;
  const id = await insertLead(store, {
    account_id: accountId,
    portal_id: portalId,
    contact_id,
    updated_at: daysAgo(days),
  });
  const key = randomBytes(32);
  const result = store.seal('{}', 'analyses.result');
  await store.db
    .insertInto('analyses')
    .values({ key, engine: `${portalId} lead ${days} days`, result, created_at: daysAgo(days) })
    .execute();
  await store.db.insertInto('lead_analyses').values({ portal_id: portalId, contact_id, key }).execute();
  await store.pool.query(
    `insert into slack_messages (id, account_id, workspace_id, team_id, channel_id, kind, dedupe_key, lead_id, content,
       shown, ts, state, posted_at, created_at)
     values ($1, $2, 'T1', 'T1', 'C1', 'alert', $3, $4, '\\x01', 1, '1.1', 'posted', $5, $5)`,
    [randomUUID(), accountId, `alert:${id}`, id, daysAgo(days)],
  );
  return id;
}

const resultsOf = ({ portalId }: Firm) =>
  names(`select engine as name from analyses where engine like $1 || ' %' order by engine`, portalId);
const leadsOf = ({ accountId }: Firm) =>
  names('select contact_id::integer as name from leads where account_id = $1 order by 1', accountId);

test('an owner sets how long what is kept, an admin sees it, and the log says so', async () => {
  const { ask, admin } = firms.short;
  const usual = { explanationDays: 30, leadDays: null, auditDays: 730 };
  expect(await ask('readRetention')).toMatchObject({ status: 200, body: usual });
  const wanted = { explanationDays: 10, leadDays: 100, auditDays: 365 };
  expect(await admin('saveRetention', { body: wanted })).toMatchObject({ status: 403, code: 'role_too_low' });
  for (const wrong of [{ explanationDays: 0 }, { explanationDays: 366 }, { leadDays: 29 }, { auditDays: 89 }])
    expect(await ask('saveRetention', { body: { ...wanted, ...wrong } })).toMatchObject({
      status: 400,
      details: [{ path: Object.keys(wrong)[0] }],
    });
  expect(await ask('saveRetention', { body: wanted })).toMatchObject({ status: 200, body: wanted });
  expect(await admin('readRetention')).toMatchObject({ body: wanted });
  expect(await firms.usual.ask('readRetention')).toMatchObject({ body: usual });
  const { entries } = (await ask('listAudit', { query: { action: 'account.retention_changed' } })).body;
  expect(entries).toMatchObject([
    {
      what: 'Changed how long data is kept: explanations 10 days; leads 100 days; audit log 365 days',
      detail: { leadDays: { from: null, to: 100 } },
    },
  ]);
});

test('the clean-up goes by what each account has set, and touches nothing of another', async () => {
  const { short, usual } = firms;
  await store.pool.query(`insert into slack_workspaces (id, name, auth, status, bot_user_id, scopes)
    values ('T1', 'Firm', 'token', 'active', 'U1', '{}')`);
  for (const firm of [short, usual]) {
    for (const days of [9, 11, 29]) await answered(firm, days);
    for (const days of [9, 11, 99, 101]) await lead(firm, days);
    for (const days of [364, 366])
      await store.db
        .insertInto('audit_log')
        .values({
          account_id: firm.accountId,
          actor: 'test',
          action: `${days} days`,
          target: '',
          detail: '{}',
          at: daysAgo(days),
        })
        .execute();
  }
  // A colleague claimed it yesterday.
  const claimed = await lead(short, 200);
  await store.db
    .insertInto('lead_handling')
    .values({ lead_id: claimed, account_id: short.accountId, state: 'claimed', updated_at: daysAgo(1) })
    .execute();

  expect(await deleteExpired(store.db)).toMatchObject({ oldLeads: 1 });

  expect(await resultsOf(short)).toEqual(['11 API 9 days', '11 lead 9 days']);
  expect(await resultsOf(usual)).toEqual([
    '12 API 11 days',
    '12 API 29 days',
    '12 API 9 days',
    '12 lead 11 days',
    '12 lead 9 days',
  ]);
  expect(await leadsOf(short)).toEqual([9, 11, 99, 200]);
  expect(await leadsOf(usual)).toEqual([9, 11, 99, 101]);
  const audit = `select action as name from audit_log where account_id = $1 and action like '% days' order by 1`;
  expect(await names(audit, short.accountId)).toEqual(['364 days']);
  expect(await names(audit, usual.accountId)).toEqual(['364 days', '366 days']);
  // The message of the lead that went is to be deleted in Slack, and no message holds an explanation for longer.
  const messages = `select date_part('day', now() - created_at) || (case when withdrawn then ' withdrawn' else '' end)
      || (case when content is null then '' else ' full' end) as name
    from slack_messages where account_id = $1 order by created_at desc`;
  expect(await names(messages, short.accountId)).toEqual(['9 full', '11', '99', '101 withdrawn', '200']);
  expect(await names(messages, usual.accountId)).toEqual(['9 full', '11 full', '99', '101']);
});
