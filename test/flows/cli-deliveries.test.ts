import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openJobQueue } from '../../bridge/jobs/definitions/job-queue.ts';
import { openStore, type Store } from '../../bridge/platform/store/open-store.ts';
import { readinessOfDeliveries } from '../../bridge/wiring/readiness-parts.ts';
import { runCli } from '../fixtures/commands.ts';
import { createTestDatabase, testStoreOptions } from '../fixtures/database.ts';
import { connectPortal } from '../fixtures/hubspot-portal.ts';
import { insertLead } from '../fixtures/lead-row.ts';
import { type CliResult, temporaryFolder } from '../fixtures/run-cli.ts';
import { silentLog } from '../fixtures/silent-log.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let store: Store;
let accountId: string;
let dead: string;

const secret = 'the secret of this database at the command line';
const cli = (...args: string[]): Promise<CliResult> =>
  runCli(args, { DATA_DIR: folder.path, DATABASE_URL: database.databaseUrl, APP_SECRET: secret, PORT: '0' });

/** Exactly one JSON value on standard output. */
async function json<T>(...args: string[]): Promise<T> {
  const { stdout, code, stderr } = await cli(...args, '--json');
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout.trimEnd().split('\n')).toHaveLength(1);
  return JSON.parse(stdout) as T;
}

async function insertEvent(contact: number, changes: { error?: string; outcome?: string } = {}): Promise<string> {
  const { rows } = await store.pool.query(
    `insert into webhook_events (portal_id, event_key, kind, contact_id, payload, occurred_at, last_error, outcome,
       processed_at)
     values (11, $1, 'created', $2, '{}', '2026-11-20T09:00:00Z', $3, $4, case when $4::text is null then null else now() end)
     returning id`,
    [`created:${contact}`, contact, changes.error ?? null, changes.outcome ?? null],
  );
  return rows[0].id;
}

beforeAll(async () => {
  folder = await temporaryFolder();
  database = await createTestDatabase({ migrated: true });
  store = await openStore({ ...testStoreOptions, appSecrets: [secret], databaseUrl: database.databaseUrl });
  accountId = await connectPortal(store);
  const queue = await openJobQueue({ store, log: silentLog, works: false });
  await queue[Symbol.asyncDispose]();
  await insertEvent(1, { outcome: 'screened' });
  await insertEvent(2);
  dead = await insertEvent(3, { error: 'HubSpot refuses the token' });
  await store.pool.query('insert into pgboss.job (name, data) values ($1, $2)', [
    'screen-contact.dead',
    JSON.stringify({ portalId: '11', contactId: '3', cause: 'created', eventId: dead }),
  ]);
  await insertLead(store, { account_id: accountId, contact_id: '1', last_error: null });
  await insertLead(store, { account_id: accountId, contact_id: '4', state: 'deleted' });
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
  await folder[Symbol.asyncDispose]();
});

interface Row {
  eventId: string;
  contactId: string;
  status: string;
  outcome: string | null;
  lastError: string | null;
}
const contacts = (rows: Row[]) => rows.map(({ contactId }) => contactId);

describe('deliveries list', () => {
  test('shows every event with its status, its outcome and the last error in words', async () => {
    const rows = await json<Row[]>('deliveries', 'list');
    expect(rows).toMatchObject([
      { contactId: '3', status: 'failed', lastError: 'HubSpot refuses the token', jobState: 'dead' },
      { contactId: '2', status: 'open', outcome: null, occurredAt: '2026-11-20T09:00:00.000Z' },
      { contactId: '1', status: 'done', outcome: 'screened' },
    ]);
    const { stdout } = await cli('deliveries', 'list');
    expect(stdout).toMatch(/contactId +kind +status/);
    expect(stdout).toContain('HubSpot refuses the token');
  });

  test('by status, contact and account, and no more than asked for', async () => {
    expect(contacts(await json('deliveries', 'list', '--status', 'open'))).toEqual(['2']);
    expect(contacts(await json('deliveries', 'list', '--contact', '1'))).toEqual(['1']);
    expect(contacts(await json('deliveries', 'list', '--account', accountId, '--limit', '1'))).toEqual(['3']);
    expect(await json('deliveries', 'list', '--contact', '77')).toEqual([]);
  });

  test.each([
    [['--status', 'lost'], '--status must be one of open, failed, done'],
    [['--limit', '0'], '--limit must be a whole number from 1 to 10000'],
    [['--limit', 'many'], '--limit must be a whole number from 1 to 10000'],
    [['--contact', 'jane@example.com'], '--contact must be a number'],
  ])('%o is a mistake in the call', async (args, message) => {
    const result = await cli('deliveries', 'list', ...args, '--json');
    expect([result.code, result.json()]).toEqual([2, { error: message }]);
  });

  test('an unknown account is named as such', async () => {
    const result = await cli('deliveries', 'list', '--account', 'nobody', '--json');
    expect([result.code, result.json()]).toEqual([1, { error: 'Account not found' }]);
  });
});

describe('leads list', () => {
  test('the leads of an account with their results, without the words of their notes', async () => {
    const leads = await json<object[]>('leads', 'list', '--account', accountId);
    expect(leads).toHaveLength(2);
    const one = { contactId: '1', portalId: '11', state: 'screened', score: 71, valid: true, revision: 1 };
    expect(leads).toContainEqual(expect.objectContaining({ ...one, screenedAt: '2026-11-20T10:00:00.000Z' }));
    expect(JSON.stringify(leads)).not.toContain('Notes of');
    const { stdout } = await cli('leads', 'list', '--account', accountId);
    expect(stdout).toMatch(/^contactId +state +score +valid/);
    expect(stdout).toMatch(/^1 +screened +71 +true/m);
    expect(stdout).toMatch(/\n\nWhy it has this result: npm run --silent cli -- leads show --contact \d+\n$/);
  });

  test('by state, and no more than asked for', async () => {
    const of = (...args: string[]) => json<{ contactId: string }[]>('leads', 'list', '--account', accountId, ...args);
    expect((await of('--state', 'deleted')).map(({ contactId }) => contactId)).toEqual(['4']);
    expect(await of('--state', 'error')).toEqual([]);
    expect(await of('--limit', '1')).toHaveLength(1);
  });

  test.each([
    [['--account', 'nobody'], 1, 'Account not found'],
    [['--account', 'nobody', '--state', 'lost'], 2, expect.stringContaining('--state must be one of pending')],
  ])('%o', async (args, code, error) => {
    const result = await cli('leads', 'list', ...args, '--json');
    expect([result.code, result.json()]).toEqual([code, { error }]);
  });
});

describe('dead letters', () => {
  interface Finding {
    part: string;
    status: string;
    detail: string;
    todo: string | null;
  }
  const finding = async () => {
    const { findings } = (await cli('doctor', '--json')).json() as { findings: Finding[] };
    return findings.find(({ part }) => part === 'deliveries');
  };

  test('doctor and readiness tell of them and say what to do', async () => {
    expect(await finding()).toMatchObject({
      status: 'warning',
      detail: 'Failed permanently: 1 screen-contact. 0 jobs waiting.',
      todo: expect.stringContaining('deliveries list --status failed'),
    });
    expect(await readinessOfDeliveries(store)).toEqual({
      status: 'degraded',
      detail: '1 job failed permanently: deliveries list --status failed shows why.',
    });
  });

  test('readiness tells of webhooks that wait too long, of portals that are worked for', async () => {
    const age = (minutes: number) =>
      sql`update webhook_events set received_at = now() - make_interval(mins => ${minutes}::integer)
        where processed_at is null`.execute(store.db);
    const detail = async () => (await readinessOfDeliveries(store)).detail;
    await age(4);
    expect(await detail()).not.toContain('webhook');
    await age(17);
    expect(await detail()).toMatch(/\d+ webhook events open; the oldest has waited 17 minutes\.$/);
    await sql`update hubspot_connections set status = 'paused'`.execute(store.db);
    expect(await detail()).not.toContain('webhook');
    await sql`update hubspot_connections set status = 'active'`.execute(store.db);
    await age(0);
  });

  test('replay --dead puts them back, once', async () => {
    expect(await json('deliveries', 'replay', '--dead')).toEqual({ replayed: 1, unreadable: 0 });
    expect(await json('deliveries', 'replay', '--dead')).toEqual({ replayed: 0, unreadable: 0 });
    expect(contacts(await json('deliveries', 'list', '--status', 'failed'))).toEqual([]);
    expect(await readinessOfDeliveries(store)).toMatchObject({ status: 'ok' });
    expect(await finding()).toMatchObject({ status: 'ok', detail: '1 job waiting; none has failed permanently.' });
  });

  test('replay --event opens one event again', async () => {
    const [done] = await json<Row[]>('deliveries', 'list', '--contact', '1');
    const { stdout } = await cli('deliveries', 'replay', '--event', done?.eventId ?? '');
    expect(stdout).toBe(`Event ${done?.eventId} is back in the queue.\n`);
    expect(await json('deliveries', 'list', '--contact', '1')).toMatchObject([{ status: 'open', jobState: 'waiting' }]);
  });

  test.each([
    [[], 2, 'Give --event ID, --workflow RUN or --dead'],
    [['--dead', '--event', '1'], 2, 'Give --event ID, --workflow RUN or --dead'],
    [['--event', 'x'], 2, '--event must be a number'],
    [['--event', '999999'], 1, 'There is no event 999999. They are listed by: npm run --silent cli -- deliveries list'],
    [['--event', '1', '--workflow', 'x'], 2, 'Give --event ID, --workflow RUN or --dead'],
    [
      ['--workflow', 'x'],
      1,
      'There is no workflow with the run x. They are listed by: npm run --silent cli -- deliveries list',
    ],
  ])('replay %o', async (args, code, error) => {
    const result = await cli('deliveries', 'replay', ...args, '--json');
    expect([result.code, result.json()]).toEqual([code, { error }]);
  });

  test('doctor tells of events that nobody works on', async () => {
    await store.pool.query("update webhook_events set received_at = now() - interval '20 minutes'");
    expect(await finding()).toMatchObject({ status: 'warning', detail: expect.stringContaining('open for more than') });
  });
});
