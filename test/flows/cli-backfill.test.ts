import { expect, test } from 'vitest';
import { runCli } from '../fixtures/commands.ts';
import { temporaryFolder } from '../fixtures/run-cli.ts';
import { cliEnvironment, connectPortal, openScreening, PORTAL, type Screening } from '../fixtures/screening-bridge.ts';
import { enqueue, leadValues } from '../fixtures/screening-contacts.ts';
import { drained } from '../fixtures/screening-views.ts';

async function withContacts(count: number) {
  const screening = await openScreening({ forCommands: true });
  const accountId = await connectPortal(screening);
  const folder = await temporaryFolder();
  const ids = Array.from({ length: count }, (_, at) => screening.portal().create(leadValues(at)).id);
  const run = (...args: string[]) =>
    runCli([...args, '--account', accountId], cliEnvironment(screening), '', folder.path);
  return {
    screening,
    ids,
    run,
    async [Symbol.asyncDispose]() {
      await screening[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

test('a dry run counts and estimates, and changes nothing', async () => {
  await using portal = await withContacts(120);
  const { screening, run, ids } = portal;
  {
    await using _working = screening.start();
    await enqueue(screening, ids.slice(0, 20));
    await drained(screening);
  }
  const dry = await run('backfill', '--dry-run', '--json');
  expect(dry.json()).toMatchObject({
    dryRun: true,
    portalId: PORTAL,
    engine: 'rubric',
    contacts: 120,
    toScreen: 100,
    hubspotCalls: { search: 1, read: 1, write: 1 },
    modelCalls: 0,
    costUsd: 0,
  });
  expect((await run('backfill', '--dry-run', '--rescreen', '--json')).json()).toMatchObject({ toScreen: 120 });
  const none = await run('backfill', '--dry-run', '--from', '2020-01-01', '--until', '2020-02-01', '--json');
  expect(none.json()).toMatchObject({ contacts: 0, toScreen: 0 });
  expect((await run('backfill', '--dry-run')).stdout).toContain('120 contacts in HubSpot, 100 to screen.');
  expect((await screening.db.selectFrom('backfills').selectAll().execute()).length).toBe(0);
  expect(screening.simulator.faults).toEqual([]);
});

test('with a language model the dry run names calls and cost, at the price that is given', async () => {
  await using portal = await withContacts(50);
  const environment = {
    ...cliEnvironment(portal.screening),
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: 'http://127.0.0.1:9',
  };
  const { account_id } = await portal.screening.db
    .selectFrom('hubspot_connections')
    .select('account_id')
    .executeTakeFirstOrThrow();
  const args = ['backfill', '--account', account_id, '--dry-run', '--price', '20', '--json'];
  const dry = await runCli(args, environment, '', '/');
  expect(dry.json()).toMatchObject({ engine: 'openai', modelCalls: 50, usdPerThousand: 20, costUsd: 1 });
});

test('from start to end: status, pause, resume, and every contact screened', async () => {
  await using portal = await withContacts(30);
  const { screening, run, ids } = portal;
  const before = await run('backfill', 'status');
  expect([before.code, before.stderr]).toEqual([1, expect.stringContaining('no backfill')]);
  const started = await run('backfill', '--json');
  expect(started.json()).toMatchObject({ status: 'running', total: 30, found: 0, portalId: PORTAL, actor: 'cli' });
  const twice = await run('backfill');
  expect([twice.code, twice.stderr]).toEqual([1, expect.stringContaining('already running')]);
  expect((await run('backfill', 'pause', '--json')).json()).toMatchObject({ status: 'paused' });
  await using _working = screening.start();
  expect((await run('backfill', 'status', '--json')).json()).toMatchObject({ status: 'paused', found: 0 });
  expect((await run('backfill', 'resume', '--json')).json()).toMatchObject({ status: 'running' });
  const status = async () => ((await run('backfill', 'status', '--json')).json() as { status: string }).status;
  await expect.poll(status).toBe('done');
  expect(new Set(ids.map((id) => screening.portal().value(id, 'lead_intake_status')))).toEqual(new Set(['valid']));
  expect((await run('backfill', 'status')).stdout).toContain(
    'Checked 30 of about 30 contacts (100%); screened 30 of 30.',
  );
  const cancelled = await run('backfill', 'cancel');
  expect([cancelled.code, cancelled.stderr]).toEqual([1, expect.stringContaining('cancel')]);
});

const obstacles = [
  ['no_subscription', 'no active subscription', 'account set --subscription active --account'],
  ['paused', 'is paused', 'hubspot resume --account'],
  ['revoked', "revoked the app's access", 'hubspot connect --account'],
] as const;

async function hinder({ db }: Screening, obstacle: (typeof obstacles)[number][0]) {
  if (obstacle === 'no_subscription') await db.updateTable('accounts').set({ subscription: 'past_due' }).execute();
  else await db.updateTable('hubspot_connections').set({ status: obstacle }).execute();
}

test.each(obstacles)('%s: none begins, and one that runs says why nothing moves', async (obstacle, reason, remedy) => {
  await using portal = await withContacts(1);
  const { screening, run } = portal;
  expect((await run('backfill', '--json')).json()).toMatchObject({ status: 'running' });
  expect((await run('backfill', 'status', '--json')).json()).toMatchObject({ status: 'running', obstacle: null });
  await hinder(screening, obstacle);
  expect((await run('backfill', 'status', '--json')).json()).toMatchObject({ status: 'running', obstacle });
  const { stdout } = await run('backfill', 'status');
  expect(stdout).toContain('Nothing is moving.');
  expect(stdout).toContain(reason);
  expect(stdout).toContain(remedy);
  expect((await run('backfill', 'cancel', '--json')).json()).toMatchObject({ status: 'cancelled', obstacle: null });

  const refused = await run('backfill');
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining(reason)]);
  expect(refused.stderr).toContain(remedy);
  const rows = await screening.db.selectFrom('backfills').select('status').execute();
  expect(rows).toEqual([{ status: 'cancelled' }]);
});

test('without a subscription a dry run still counts', async () => {
  await using portal = await withContacts(2);
  await hinder(portal.screening, 'no_subscription');
  expect((await portal.run('backfill', '--dry-run', '--json')).json()).toMatchObject({ dryRun: true, contacts: 2 });
});

test('one whose job failed permanently says so, and goes on by hand', async () => {
  await using portal = await withContacts(1);
  const { screening, run } = portal;
  await run('backfill');
  await screening.store.pool.query("update pgboss.job set name = 'backfill-page.dead' where name = 'backfill-page'");
  expect((await run('backfill', 'status', '--json')).json()).toMatchObject({ status: 'running', obstacle: 'stopped' });
  expect((await run('backfill', 'status')).stdout).toContain('backfill resume --account');
  expect((await run('backfill', 'resume', '--json')).json()).toMatchObject({ status: 'running', obstacle: null });
});

test.each([
  [['--from', '2026-02-30'], '--from must be a day'],
  [['--from', 'yesterday'], '--from must be a day'],
  [['--from', '2026-02-01', '--until', '2026-01-01'], '--from must be before --until'],
  [['--price', 'cheap'], '--price must be an amount'],
])('%j is refused with its usage', async (args, message) => {
  await using portal = await withContacts(0);
  const { code, stderr } = await portal.run('backfill', ...args);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});
