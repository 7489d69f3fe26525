import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStoredAnalysisCache } from '../../bridge/platform/results/analysis-cache.ts';
import type { Store } from '../../bridge/platform/store/open-store.ts';
import { type CliPlace, openCliPlace, openStoreOf } from '../fixtures/cli-place.ts';
import { runCli } from '../fixtures/commands.ts';
import { connectPortal } from '../fixtures/hubspot-portal.ts';
import { insertLead } from '../fixtures/lead-row.ts';

const [GONE, KEPT] = ['180000000001', '180000000002'];

let place: CliPlace;
let store: Store;
let accountId: string;
beforeAll(async () => {
  place = await openCliPlace();
  store = await openStoreOf(place);
  accountId = await connectPortal(store);
});
afterAll(async () => {
  await store[Symbol.asyncDispose]();
  await place[Symbol.asyncDispose]();
});

const erase = (...args: string[]) => runCli(['leads', 'erase', ...args], place.environment);

/** What a backup from before the privacy deletion brings back. */
async function restore(contactId: string): Promise<void> {
  await insertLead(store, { account_id: accountId, contact_id: contactId });
  await store.pool.query(
    `insert into webhook_events (portal_id, event_key, kind, contact_id, payload, occurred_at)
     values (11, $1, 'created', $2, '{}', now())`,
    [`created:${contactId}`, contactId],
  );
  const cache = createStoredAnalysisCache(store);
  for (const words of ['first', 'second']) {
    const key = Buffer.from(`${words} ${contactId}`);
    const place = { key, engine: 'rubric', recordHash: key, owner: { portalId: '11', contactId } };
    await cache.writeFirst(place, {});
  }
}

test('one contact is erased with events and results, and leaves a hash; others stay', async () => {
  for (const contactId of [GONE, KEPT]) await restore(contactId);
  const { code, stdout, stderr } = await erase('--account', accountId, '--contact', GONE, '--json');
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual({
    accountId,
    portalId: '11',
    contacts: 1,
    leads: 1,
    events: 1,
    outbox: 0,
    analyses: 2,
  });
  for (const table of ['leads', 'webhook_events', 'lead_analyses']) {
    const { rows } = await store.pool.query(`select distinct contact_id from ${table}`);
    expect(rows).toEqual([{ contact_id: KEPT }]);
  }
  expect(await store.db.selectFrom('tombstones').select('portal_id').execute()).toEqual([{ portal_id: '11' }]);
  const audit = await store.db.selectFrom('audit_log').selectAll().where('action', '=', 'contact.erased').execute();
  expect(audit).toMatchObject([{ account_id: accountId, actor: 'cli', target: '11', detail: { analyses: 2 } }]);
  expect(JSON.stringify(audit)).not.toContain(GONE);
});

test('once more is no mistake', async () => {
  const again = await erase('--account', accountId, '--contact', GONE);
  expect([again.code, again.stdout]).toEqual([0, expect.stringContaining('0 leads, 0 events, 0 results')]);
  expect(await store.db.selectFrom('tombstones').selectAll().execute()).toHaveLength(1);
});

test('without a contact, with one that is no number, for an unknown account: refused', async () => {
  expect(await erase('--account', accountId)).toMatchObject({ code: 2 });
  expect(await erase('--account', accountId, '--contact', 'Maria')).toMatchObject({ code: 2 });
  const unknown = await erase('--account', '00000000-0000-4000-8000-000000000000', '--contact', '1');
  expect(unknown.code).toBe(1);
});
