import { expect, onTestFinished, test } from 'vitest';
import { issueKey } from '../../bridge/auth/keys.ts';
import { issueState } from '../../bridge/connect/oauth-states.ts';
import { LEAD_EVENTS_PATH } from '../../shared/dashboard/leads.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { asker } from '../fixtures/ask-dashboard.ts';
import { openDashboardBrowser, signInAs, testPassword } from '../fixtures/dashboard.ts';
import { leadOf, newLead } from '../fixtures/firm-leads.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, createFirm } from '../fixtures/hubspot-product.ts';
import { settled } from '../fixtures/hubspot-results.ts';
import { rowsThatName } from '../fixtures/rows-that-name.ts';
import { alertsIn, eventually, quiet } from '../fixtures/slack-alerts.ts';
import { connectSlack, type SlackEnv, startSlackEnv } from '../fixtures/slack-product.ts';
import { post } from '../fixtures/test-server.ts';

/** A firm that has used everything there is: a row of each table that can belong to an account. */
async function furnish(env: SlackEnv, { accountId, portalId }: { accountId: string; portalId: string }) {
  const { product, db } = env;
  const owner = await signInAs(product, { accountId });
  const ask = asker(owner);
  const contact =
    portalId === '11'
      ? newLead(env)
      : env.hubspot.portal(Number(portalId)).create(strongLead({ lastname: 'Other' })).id;
  const leadId = await eventually(() => leadOf(env, contact, portalId).catch(() => undefined))
    .not.toBeUndefined()
    .then(() => leadOf(env, contact, portalId));
  await settled(product);
  await eventually(async () => (await ask('readLead', { params: { leadId } })).body.handling !== null).toBe(true);
  expect((await ask('saveCallKeeping', { body: { days: 30 } })).status).toBe(200);
  const { key, keyId } = await issueKey(db, { accountId, name: 'Website' }, 'test');
  // The first record is asked for by both firms, whose rules are the same: so is its result.
  for (const record of [exampleRecord, { ...exampleRecord, lastName: `Only ${portalId}` }]) {
    const headers = { 'idempotency-key': `${record.lastName}-${portalId}` };
    expect((await post(product, { key, headers, body: { record } })).status).toBe(200);
  }
  await product.context.resultRequests.flush();
  await product.context.keptCalls.flush();
  await product.context.callCounts.flush();
  expect((await ask('invitePerson', { body: { email: `new${portalId}@firm.example`, role: 'intake' } })).status).toBe(
    200,
  );
  const version = (await ask('readLead', { params: { leadId } })).body.handling?.version ?? 1;
  const claim = { requestId: `claim-${portalId}-1`, action: 'claim', seen: version, reason: null, note: null } as const;
  expect((await ask('handleLead', { params: { leadId }, body: claim })).body.done).toBe(true);
  await issueState(db, { purpose: 'install', accountId });
  await fillManually(env, { accountId, portalId, contact, leadId });
  await settled(product);
  await quiet(env);
  const texts = [accountId, leadId, keyId, owner.userId, owner.email, `new${portalId}@firm.example`];
  const portal = [`"portal_id": ${portalId},`, `"portal_id": ${portalId}}`, `"portalId": "${portalId}"`];
  return { accountId, leadId, key, owner, ask, texts: [...texts, ...portal] };
}

/** What only HubSpot's own calls or an earlier connection leave. */
async function fillManually(
  { product: { context } }: SlackEnv,
  { accountId, portalId, contact, leadId }: { accountId: string; portalId: string; contact: string; leadId: string },
): Promise<void> {
  const { pool } = context.store;
  const run = await pool.query(
    `insert into bulk_runs (id, account_id, portal_id, request_id, total, actor)
     values (gen_random_uuid(), $1, $2, 'bulk', 1, 'test') returning id`,
    [accountId, portalId],
  );
  await pool.query('insert into bulk_contacts (run_id, portal_id, contact_id) values ($1, $2, $3)', [
    run.rows[0].id,
    portalId,
    contact,
  ]);
  await pool.query(
    `insert into backfills (id, account_id, portal_id, status, created_until, actor)
     values (gen_random_uuid(), $1, $2, 'done', now(), 'test')`,
    [accountId, portalId],
  );
  await pool.query(
    `insert into workflow_runs (id, account_id, portal_id, contact_id, callback_id, state, expires_at, ended_at)
     values (gen_random_uuid(), $1, $2, $3, 'ap-11', 'done', now(), now())`,
    [accountId, portalId, contact],
  );
  await pool.query(
    `insert into slack_told (id, account_id, workspace_id, team_id, channel_id, kind, dedupe_key, lead_id, state,
       withdrawn, created_at)
     values (gen_random_uuid(), $1, 'T0OLD', 'T0OLD', 'C1', 'alert', $2::text, $2::uuid, 'posted', false, now())`,
    [accountId, leadId],
  );
}

/** Tables that have a column for the account, or a reference to such a table, as the database knows them. */
async function tablesOfAccounts({ product }: SlackEnv): Promise<string[]> {
  const { rows } = await product.context.store.pool.query<{ name: string }>(`
    with recursive reached (id) as (
      select 'public.accounts'::regclass::oid
      union select attrelid from pg_attribute join pg_class on pg_class.oid = attrelid and relkind = 'r'
        where attname = 'account_id' and relnamespace = 'public'::regnamespace
      union select conrelid from pg_constraint join reached on confrelid = reached.id where contype = 'f'
    )
    select id::regclass::text as name from reached order by 1`);
  return rows.map(({ name }) => (name.includes('.') ? name : `public.${name}`));
}

/** The rows of a table that no other account shares. */
const plain = (counts: Record<string, number>) =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => !name.startsWith('pgboss.')));

async function openTwoFirms() {
  const env = await startSlackEnv();
  onTestFinished(() => env[Symbol.asyncDispose]());
  env.hubspot.addPortal({ portalId: 12, indexDelayMs: 0 });
  const neighborId = await connectFirm(env.product, 12);
  await connectSlack(env.product, { slack: env.slack, accountId: neighborId });
  const firm = await furnish(env, { accountId: env.accountId, portalId: '11' });
  const neighbor = await furnish(env, { accountId: neighborId, portalId: '12' });
  return { env, firm, neighbor };
}

test('deleting an account leaves no row of it in any table, ends what is open, and touches no other account', async () => {
  const { env, firm, neighbor } = await openTwoFirms();
  const { pool } = env.product.context.store;
  const before = await rowsThatName(pool, firm.texts);
  // Nothing is proven of a table that held no row of the account.
  const reached = await tablesOfAccounts(env);
  const sharedTables = ['public.slack_channels', 'public.slack_workspaces'];
  const silent = ['dashboard_auth."twoFactor"'];
  expect(reached.filter((name) => before[name] === undefined && ![...sharedTables, ...silent].includes(name))).toEqual(
    [],
  );
  expect(before['public.webhook_events']).toBeGreaterThan(0);
  expect(before['public.lead_analyses']).toBeGreaterThan(0);
  const untouched = plain(await rowsThatName(pool, neighbor.texts));
  const results = async () => Number((await pool.query('select count(*) from analyses')).rows[0].count);
  const kept = await results();

  const stream = await fetch(`${env.product.url}${LEAD_EVENTS_PATH}`, {
    headers: { cookie: firm.owner.cookie() },
  });
  expect(stream.status).toBe(200);
  const ended = stream.text();

  expect(await firm.ask('deleteAccount', { body: { name: 'Firm' } })).toMatchObject({
    status: 409,
    code: 'account_name_wrong',
  });
  expect(plain(await rowsThatName(pool, firm.texts))).toEqual(plain(before));
  expect(await firm.ask('deleteAccount', { body: { name: ' Firm 11 ' } })).toMatchObject({ status: 200, body: {} });

  // One line says that it is gone.
  expect(await rowsThatName(pool, firm.texts)).toEqual({ 'public.audit_log': 1 });
  const { rows } = await pool.query(`select actor, target, detail from audit_log where action = 'account.deleted'`);
  expect(rows).toEqual([{ actor: 'dashboard', target: firm.accountId, detail: { leads: 1, results: 2, people: 2 } }]);
  expect(await results()).toBe(kept - 2);
  expect(plain(await rowsThatName(pool, neighbor.texts))).toEqual(untouched);

  expect(await firm.ask('readMe')).toMatchObject({ status: 401, code: 'sign_in_required' });
  expect((await post(env.product, { key: firm.key })).status).toBe(401);
  const again = openDashboardBrowser(env.product);
  const signIn = { email: firm.owner.email, password: testPassword };
  expect(await again.call('POST', '/sign-in', signIn)).toMatchObject({ status: 401, code: 'wrong_sign_in' });
  await ended;
  // Late news of the portal belongs to nobody.
  env.hubspot.portal(11).create(strongLead({ email: 'late@example.com' }));
  await env.hubspot.webhooks.settled();
  expect(plain(await rowsThatName(pool, [firm.accountId]))).toEqual({ 'public.audit_log': 1 });

  expect((await neighbor.ask('readMe')).status).toBe(200);
  expect((await post(env.product, { key: neighbor.key })).status).toBe(200);
  const alerts = alertsIn(env).length;
  env.hubspot.portal(12).create(strongLead({ email: 'later@example.com' }));
  await eventually(() => alertsIn(env).length).toBe(alerts + 1);
});

test('the command deletes an account whose name is confirmed, and answers its id no more', async () => {
  const { env, firm, neighbor } = await openTwoFirms();
  const { pool } = env.product.context.store;
  const { product } = env;
  const wrong = product.cli('account', 'delete', '--account', firm.accountId, '--confirm', 'Firm 12');
  await expect(wrong).rejects.toThrow('This is not the name of the account');
  const done = await product.cli('account', 'delete', '--account', firm.accountId, '--confirm', 'Firm 11');
  expect(done).toMatchObject({ accountId: firm.accountId, leads: 1, people: 2, hubspot: 'left', slack: 'kept' });
  expect(await rowsThatName(pool, firm.texts)).toEqual({ 'public.audit_log': 1 });
  await expect(product.cli('leads', 'list', '--account', firm.accountId)).rejects.toThrow();
  expect((await neighbor.ask('readMe')).status).toBe(200);
});

test('an account without connections is deleted by its owner, and by no admin', async () => {
  const env = await startSlackEnv();
  onTestFinished(() => env[Symbol.asyncDispose]());
  const { product } = env;
  const bare = await createFirm(product, 'Bare');
  const ask = asker(await signInAs(product, { accountId: bare }));
  const admin = asker(await signInAs(product, { accountId: bare, role: 'admin' }));
  expect(await admin('deleteAccount', { body: { name: 'Bare' } })).toMatchObject({ status: 403 });
  expect((await ask('deleteAccount', { body: { name: 'Bare' } })).status).toBe(200);
  expect(await rowsThatName(product.context.store.pool, [bare])).toEqual({ 'public.audit_log': 1 });
});
