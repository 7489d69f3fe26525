import { createHash } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccountDirectory } from '../../../../bridge/accounts/account-directory.ts';
import { getConfiguration, setConfiguration } from '../../../../bridge/accounts/configurations.ts';
import { hashKey } from '../../../../bridge/auth/authenticate.ts';
import { issueKey } from '../../../../bridge/auth/keys.ts';
import {
  findConnection,
  openAccessToken,
  readSealedTokens,
} from '../../../../bridge/hubspot/connections/connections.ts';
import { openTombstones } from '../../../../bridge/hubspot/contacts/tombstones.ts';
import { listLeads } from '../../../../bridge/leads/list-leads.ts';
import { createStoredAnalysisCache } from '../../../../bridge/platform/results/analysis-cache.ts';
import { migrate, readMigrations } from '../../../../bridge/platform/store/migrate.ts';
import { openStore, type Store } from '../../../../bridge/platform/store/open-store.ts';
import { openInstallation } from '../../../../bridge/slack/client/workspaces.ts';
import { findSlackConnection } from '../../../../bridge/slack/connect/connections.ts';
import { createIdempotencyClaims } from '../../../../bridge/v1/idempotency.ts';
import { createTestDatabase, testStoreOptions } from '../../../fixtures/database.ts';
import { insertLead } from '../../../fixtures/lead-row.ts';
import { insertOldRows, oldFirm } from '../../../fixtures/rows-of-migrations.ts';

const shipped = await readMigrations();
const versions = shipped.map(({ version }) => version);

type Content = Record<string, Record<string, unknown>[]>;

/** Every row of every table but the list of migrations. */
async function contentOf(client: Pick<Client, 'query'>): Promise<Content> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'schema_migrations' order by 1`);
  const content: Content = {};
  for (const { name } of tables) {
    const { rows } = await client.query(`select to_jsonb(t) as row from ${name} t order by 1`);
    content[name] = rows.map(({ row }) => row);
  }
  return content;
}

/** What is sealed since in clear, and without what is no longer kept of a lead. */
function inClear(content: Content, { unseal }: Store): Content {
  const open = (value: unknown, purpose: string) => {
    const sealed = typeof value === 'string' && value.startsWith('\\x');
    return sealed ? unseal(Buffer.from(value.slice(2), 'hex'), purpose) : value;
  };
  const analyses = content.analyses?.map((row) => {
    const result = open(row.result, 'analyses.result');
    return { ...row, result: typeof result === 'string' ? JSON.parse(result) : result };
  });
  const leads = content.leads?.map((row) => {
    const { lead_intake_notes: _notes, ...written } = row.written as Record<string, unknown>;
    return { ...row, written, notes: open(row.notes, 'leads.notes') };
  });
  return { ...content, ...(analyses && { analyses }), ...(leads && { leads }) };
}

/** A database as the program of this version left it, opened by the program of today. */
async function openOld(version: number, migrations = shipped) {
  await using opening = new AsyncDisposableStack();
  const database = opening.use(await createTestDatabase());
  const client = new Client({ connectionString: database.databaseUrl });
  await client.connect();
  await migrate(client, migrations.slice(0, version));
  await insertOldRows(client, version);
  const before = await contentOf(client);
  await client.end();
  const store = opening.use(await openStore({ ...testStoreOptions, databaseUrl: database.databaseUrl }));
  const open = opening.move();
  return { before, store, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

async function expectUsableAccount(store: Store): Promise<void> {
  const { accountId, key, configuration, analysis, answer } = oldFirm;
  const owner = { accountId, plan: 'pro', subscription: 'active', configuration };
  expect(await createAccountDirectory(store).find(hashKey(key))).toMatchObject(owner);
  expect(await getConfiguration(store.db, accountId)).toMatchObject({ version: 1, configuration });
  expect(await createStoredAnalysisCache(store).read(analysis.key)).toEqual(analysis.result);
  expect(await createIdempotencyClaims(store).claim(answer.claim)).toMatchObject({ is: 'answered', json: answer.json });
  const input = { ...configuration, threshold: 60 };
  expect(await setConfiguration(store.db, { accountId, actor: 'test', input })).toMatchObject({ version: 2 });
  expect((await issueKey(store.db, { accountId, name: 'second' }, 'test')).key).toMatch(/^lis_live_/);
}

async function expectUsablePortal(store: Store): Promise<void> {
  const { accountId, portalId, contactId, leadId, accessToken } = oldFirm;
  const connection = { accountId, status: 'active', mappingVersion: 3, mappingProblems: [] };
  expect(await findConnection(store.db, portalId)).toMatchObject(connection);
  expect(openAccessToken(store, (await readSealedTokens(store.db, portalId))!)).toBe(accessToken);
  const lead = { leadId, contactId, score: 71, valid: true, overrideStatus: 'invalid' };
  expect(await listLeads(store.db, { accountId, limit: 10 })).toEqual([expect.objectContaining(lead)]);
  const erased = { portalId, contactId: '77' };
  const tombstones = await openTombstones(store);
  await tombstones.add(store.db, [erased]);
  expect(await (await openTombstones(store)).find(store.db, [erased])).toEqual(new Set(['11:77']));
  await insertLead(store, { account_id: accountId, contact_id: '502' });
  expect(await listLeads(store.db, { accountId, limit: 10 })).toHaveLength(2);
}

async function expectUsableWorkspace(store: Store): Promise<void> {
  const { accountId, slackToken } = oldFirm;
  const connection = await findSlackConnection(store.db, accountId);
  expect(connection).toMatchObject({ workspaceId: 'T1', settings: { defaultChannel: 'C123' } });
  const rows = await store.db.selectFrom('slack_workspaces').select('installation').execute();
  expect(openInstallation(store, rows[0]!.installation!).bot.token).toBe(slackToken);
}

describe.each(versions)('a database of version %i with rows in it', (version) => {
  let old: Awaited<ReturnType<typeof openOld>>;
  beforeAll(async () => {
    old = await openOld(version);
  });
  afterAll(() => old[Symbol.asyncDispose]());

  test('keeps every value of every row', async () => {
    // A migration with a new table needs a row of it in the fixture.
    expect(Object.entries(old.before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const after = inClear(await contentOf(old.store.pool), old.store);
    after.settings = after.settings!.filter(({ key }) => key === 'kept');
    expect(after).toMatchObject(inClear(old.before, old.store));
  });

  test('holds no words of a lead in clear afterwards', async () => {
    const after = JSON.stringify(await contentOf(old.store.pool));
    for (const words of ['caseScore', 'Strong: ER.']) expect(after).not.toContain(words);
  });

  // Last, for it writes.
  test('is used as if it had been made today', async () => {
    await expectUsableAccount(old.store);
    if (version >= 2) await expectUsablePortal(old.store);
    if (version >= 3) await expectUsableWorkspace(old.store);
  });
});

/** The files as they were for a day, when 0016 made a column that is a migration of its own by now. */
const ofOneDay = shipped.map((migration) => {
  if (migration.name !== '0016-dashboard-people') return migration;
  const seen = '  seen_at timestamptz,\n';
  const note = '  -- Of the last code of the second factor that was accepted: in units of thirty seconds since 1970.\n';
  const sql = migration.sql.replace(seen, `${seen}${note}  code_step integer,\n`);
  return { ...migration, sql, checksum: createHash('sha256').update(sql).digest('hex') };
});

test('a database of the day when 0016 held one column more is taken on too', async () => {
  await using old = await openOld(20, ofOneDay);
  await using today = await openOld(20);
  const columns = async ({ store }: typeof old) =>
    (
      await store.pool.query(
        "select column_name from information_schema.columns where table_name = 'people' order by 1",
      )
    ).rows;
  expect(await columns(old)).toEqual(await columns(today));
  expect(await columns(old)).toContainEqual({ column_name: 'code_step' });
});
