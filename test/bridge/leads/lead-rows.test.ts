import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../../../bridge/accounts/accounts.ts';
import { announceResults, leadScreened } from '../../../bridge/leads/lead-outbox.ts';
import { saveOverride } from '../../../bridge/leads/lead-override.ts';
import { type LeadDraft, loadLeads, markDeleted, saveLeads } from '../../../bridge/leads/lead-rows.ts';
import type { Store } from '../../../bridge/platform/store/open-store.ts';
import { openTestStore } from '../../fixtures/database.ts';

let store: Store;
let accountId: string;
beforeAll(async () => {
  store = await openTestStore();
  accountId = (await createAccount(store.db, { name: 'Firm', plan: 'pro', subscription: 'active' }, 'test')).id;
});
afterAll(() => store[Symbol.asyncDispose]());

let serial = 0;
const newId = () => {
  serial += 1;
  return `${180_000_000_000 + serial}`;
};

const draft = (contact_id: string, more: Partial<LeadDraft> = {}): LeadDraft => ({
  contact_id,
  state: 'screened',
  score: 70,
  valid: true,
  notes: 'Strengths: clear.',
  engine: 'rubric 1',
  content_hash: Buffer.alloc(32, 1),
  configuration_version: 1,
  mapping_version: 1,
  written: '{"lead_intake_status":"valid"}',
  written_at: new Date(),
  last_error: null,
  cause: 'created',
  contact_created_at: null,
  screened_at: new Date(),
  ...more,
});

async function save(drafts: LeadDraft[], portalId = '11', seen = new Map<string, { version: string }>()) {
  return store.db.transaction().execute((trx) => saveLeads(trx, { seals: store, accountId, portalId, drafts, seen }));
}
const load = async (contactId: string, portalId = '11') =>
  (await loadLeads(store, portalId, [contactId])).get(contactId);

const waitingForLocks = async () =>
  (
    await store.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount;

/** Saves as one who has read the lead before. */
async function saveAgain(contactId: string, more: Partial<LeadDraft>) {
  return save([draft(contactId, more)], '11', await loadLeads(store, '11', [contactId]));
}

/** As a lead is saved that waits, or that failed before it had a result. */
const nothing = { score: null, valid: null, notes: null, engine: null, screened_at: null };

describe('revisions count different results', () => {
  test.each([
    ['the first result', [{}], 1],
    ['the same again', [{}, {}], 1],
    ['the same from other content', [{}, { content_hash: Buffer.alloc(32, 2), screened_at: new Date(0) }], 1],
    ['another score', [{}, { score: 71 }], 2],
    ['other notes', [{}, { notes: 'Weaknesses: none.' }], 2],
    ['another verdict', [{}, { valid: false }], 2],
    ['there and back', [{}, { score: 71 }, {}], 3],
    ['waiting is no result', [{ state: 'pending', score: null, valid: null, notes: null }], 0],
    ['a result after waiting', [{ state: 'pending', score: null, valid: null, notes: null }, {}], 1],
    ['a lack of information', [{ state: 'needs_info', score: null, valid: null }], 1],
    ['an error is no result', [{}, { state: 'error', last_error: 'no' }], 1],
    ['the same after an error', [{}, { state: 'error' }, {}], 1],
    ['an error before any result', [{ state: 'error', ...nothing }], 0],
    ['the same after waiting', [{}, { state: 'pending', ...nothing }, {}], 1],
    ['another one after waiting', [{}, { state: 'pending', ...nothing }, { score: 71 }], 2],
    ['a lack of information that HubSpot refused', [{ state: 'error', score: null, valid: null }], 1],
    [
      'and takes later',
      [
        { state: 'error', score: null, valid: null },
        { state: 'needs_info', score: null, valid: null },
      ],
      1,
    ],
    ['a result that HubSpot refused', [{ state: 'error' }], 1],
    ['and takes later', [{ state: 'error' }, {}], 1],
    ['another result that HubSpot refused', [{}, { state: 'error', score: 71 }], 2],
    ['the same of a contact that was deleted and restored', [{}, { state: 'deleted' }, {}], 1],
  ] as const)('%s', async (_, drafts, revision) => {
    const id = newId();
    for (const more of drafts) await saveAgain(id, more as Partial<LeadDraft>);
    expect((await load(id))?.revision).toBe(revision);
  });

  test('told with each saving, so that what follows knows of news', async () => {
    const id = newId();
    expect(await saveAgain(id, {})).toMatchObject([{ contactId: id, revision: 1, isNew: true, overtaken: false }]);
    expect(await saveAgain(id, {})).toMatchObject([{ revision: 1, isNew: false, overtaken: false }]);
    expect(await saveAgain(id, { score: 1 })).toMatchObject([{ revision: 2, isNew: true, overtaken: false }]);
    expect(await saveAgain(id, { state: 'error', score: 1 })).toMatchObject([{ revision: 2, isNew: false }]);
  });
});

describe('what was read is no longer so', () => {
  test('a lead that came into being meanwhile', async () => {
    const id = newId();
    await save([draft(id)]);
    expect(await save([draft(id, { score: 5 })])).toMatchObject([{ overtaken: true, revision: 2 }]);
  });

  test('a lead that was changed meanwhile', async () => {
    const id = newId();
    await save([draft(id)]);
    const seen = await loadLeads(store, '11', [id]);
    await saveAgain(id, { score: 9 });
    expect(await save([draft(id, { score: 5 })], '11', seen)).toMatchObject([{ overtaken: true }]);
  });

  test('a lead that another transaction is about to make', async () => {
    const id = newId();
    const other = await store.pool.connect();
    await other.query('begin');
    await other.query(
      `insert into leads (id, account_id, portal_id, contact_id, state, configuration_version, mapping_version, cause)
       values (gen_random_uuid(), $1, 11, $2, 'pending', 1, 1, 'manual')`,
      [accountId, id],
    );
    const saving = save([draft(id)]);
    await expect.poll(() => waitingForLocks()).toBe(1);
    await other.query('commit');
    other.release();
    expect(await saving).toMatchObject([{ contactId: id, overtaken: true }]);
  });

  test('a lead that was deleted meanwhile keeps the result, and stays deleted until somebody looks again', async () => {
    const id = newId();
    await save([draft(id)]);
    const seen = await loadLeads(store, '11', [id]);
    await store.db.transaction().execute((trx) => markDeleted(trx, '11', [id]));
    const late = await save([draft(id, { score: 5 })], '11', seen);
    expect(late).toMatchObject([{ overtaken: true, revision: 2, validNow: false }]);
    expect(await load(id)).toMatchObject({ state: 'deleted', score: 5 });
    expect(await saveAgain(id, { score: 5 })).toMatchObject([{ overtaken: false, revision: 2, validBefore: false }]);
    expect(await load(id)).toMatchObject({ state: 'screened', score: 5 });
  });
});

test('many leads in one saving, in whatever order, and two savings at once do not block each other', async () => {
  const ids = Array.from({ length: 200 }, newId);
  const drafts = ids.map((id) => draft(id));
  await Promise.all([save(drafts), save(drafts.toReversed()), save(drafts.toSorted(() => 1))]);
  const leads = await loadLeads(store, '11', ids);
  expect(leads.size).toBe(200);
  expect(new Set([...leads.values()].map(({ revision }) => revision))).toEqual(new Set([1]));
});

test('nothing to save and nothing to load are no statements', async () => {
  expect(await save([])).toEqual([]);
  expect((await loadLeads(store, '11', [])).size).toBe(0);
});

test('the same contact id in two portals is two leads', async () => {
  const id = newId();
  await save([draft(id)]);
  await save([draft(id, { score: 3 })], '12');
  expect([(await load(id))?.score, (await load(id, '12'))?.score]).toEqual([70, 3]);
});

describe('a human’s status', () => {
  const at = new Date('2026-11-20T10:00:00Z');
  const set = async (leadId: string, status: string | null, when = at) =>
    store.db.transaction().execute((trx) =>
      saveOverride(trx, {
        accountId,
        leadId,
        before: null,
        change: status === null ? null : { status, source: 'CRM_UI userId:7', at: when },
      }),
    );

  test('stays when a result is saved that was made before it', async () => {
    const id = newId();
    await save([draft(id)]);
    const seen = await loadLeads(store, '11', [id]);
    await set(seen.get(id)?.id ?? '', 'invalid');
    await save([draft(id, { score: 8 })], '11', seen);
    expect(await load(id)).toMatchObject({ score: 8, override_status: 'invalid', override_source: 'CRM_UI userId:7' });
  });

  test.each(['valid', null])('that is set here (%s) comes after one that another clock dated ahead', async (status) => {
    const id = newId();
    const [saved] = await save([draft(id)]);
    const ahead = new Date(Date.now() + 3_600_000);
    await set(saved?.id ?? '', 'invalid', ahead);
    const actor = 'slack:T01FIRM:U01MARIA';
    const change = status === null ? null : { status, source: actor, at: new Date() };
    const here = { accountId, leadId: saved?.id ?? '', before: 'invalid', change, actor };
    await store.db.transaction().execute((trx) => saveOverride(trx, here));
    const after = { override_status: status, overridden_at: new Date(ahead.getTime() + 1) };
    expect(await load(id)).toMatchObject(after);
  });

  test('gives way to a later one, not to an earlier one', async () => {
    const id = newId();
    const [saved] = await save([draft(id)]);
    await set(saved?.id ?? '', 'invalid');
    await set(saved?.id ?? '', 'valid', new Date(at.getTime() - 1));
    expect((await load(id))?.override_status).toBe('invalid');
    await set(saved?.id ?? '', 'needs_info', new Date(at.getTime() + 1));
    expect((await load(id))?.override_status).toBe('needs_info');
    await set(saved?.id ?? '', null);
    expect((await load(id))?.override_status).toBeNull();
    const trace = await store.db
      .selectFrom('audit_log')
      .select('action')
      .where('target', '=', saved?.id ?? '')
      .orderBy('id')
      .execute();
    expect(trace.map(({ action }) => action)).toEqual([
      'lead.override_set',
      'lead.override_set',
      'lead.override_cleared',
    ]);
  });
});

test('a contact that is gone keeps its lead, marked', async () => {
  const [gone, kept] = [newId(), newId()];
  await save([draft(gone), draft(kept)]);
  await store.db.transaction().execute((trx) => markDeleted(trx, '11', [gone, '999']));
  expect([(await load(gone))?.state, (await load(kept))?.state]).toEqual(['deleted', 'screened']);
  expect((await load(gone))?.score).toBe(70);
});

describe('what follows a result', () => {
  /** Without Slack nothing is enqueued. */
  const announce = async (saved: Awaited<ReturnType<typeof save>>, drafts: LeadDraft[]) =>
    store.db.transaction().execute((trx) =>
      announceResults(trx, {
        accountId,
        portalId: '11',
        saved,
        drafts: new Map(drafts.map((one) => [one.contact_id, one])),
        inDanger: new Set(),
      }),
    );
  const idOf = (saved: Awaited<ReturnType<typeof save>>, contactId: string) =>
    saved.find((one) => one.contactId === contactId)?.id;
  const rowsOf = async (contactId: string) =>
    (await store.db.selectFrom('outbox').selectAll().where('dedupe_key', 'like', `11:${contactId}:%`).execute()).map(
      ({ dedupe_key, payload, kind, sent_at }) => ({ dedupe_key, payload, kind, sent_at }),
    );

  test('is one row for each new result, however often it is told', async () => {
    const drafts = [draft(newId()), draft(newId())];
    const saved = await save(drafts);
    await announce(saved, drafts);
    await announce(saved, drafts);
    for (const { contact_id } of drafts) {
      const rows = await rowsOf(contact_id);
      expect(rows).toMatchObject([
        { dedupe_key: `11:${contact_id}:${idOf(saved, contact_id)}:1`, kind: 'lead.screened', sent_at: null },
      ]);
      expect(leadScreened.parse(rows[0]?.payload)).toEqual(rows[0]?.payload);
    }
  });

  test('says why the contact was screened, and the lead keeps why it was at first', async () => {
    const id = newId();
    const live = draft(id, { cause: 'created' });
    await announce(await save([live]), [live]);
    const again = draft(id, { cause: 'backfill', score: 20 });
    await announce(await save([again]), [again]);
    expect((await rowsOf(id)).map(({ payload }) => (payload as { cause: string }).cause)).toEqual([
      'created',
      'backfill',
    ]);
    expect(await load(id)).toMatchObject({ cause: 'backfill', first_cause: 'created' });
    await store.db
      .updateTable('leads')
      .set({ first_cause: null, cause: 'created' })
      .where('contact_id', '=', id)
      .execute();
    await save([again]);
    expect(await load(id)).toMatchObject({ cause: 'backfill', first_cause: 'created' });
  });

  test('tells a result that HubSpot refused as the result it is', async () => {
    const id = newId();
    const refused = draft(id, { state: 'error', last_error: 'refused' });
    await announce(await save([refused]), [refused]);
    expect((await rowsOf(id))[0]?.payload).toMatchObject({ state: 'screened', score: 70, valid: true, revision: 1 });
  });

  test('tells a lack of information that HubSpot refused as what it is', async () => {
    const id = newId();
    const refused = draft(id, { state: 'error', score: null, valid: null, last_error: 'refused' });
    await announce(await save([refused]), [refused]);
    expect((await rowsOf(id))[0]?.payload).toMatchObject({
      state: 'needs_info',
      score: null,
      valid: null,
      revision: 1,
    });
  });

  test('is nothing where the lead only waited in between', async () => {
    const id = newId();
    for (const more of [{}, { state: 'pending' as const, ...nothing }, {}]) {
      const saved = await saveAgain(id, more);
      await announce(saved, [draft(id, more)]);
      expect(await load(id)).toMatchObject({ score: 70, notes: 'Strengths: clear.', revision: 1 });
    }
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('is nothing where the result is the old one', async () => {
    const id = newId();
    await announce(await saveAgain(id, {}), [draft(id)]);
    await announce(await saveAgain(id, {}), [draft(id)]);
    expect((await rowsOf(id)).length).toBe(1);
  });

  test('says nothing of a person', async () => {
    const id = newId();
    const one = draft(id, { notes: 'Maria Delgado was rear-ended' });
    await announce(await save([one]), [one]);
    expect(JSON.stringify(await rowsOf(id))).not.toMatch(/Maria|Delgado|rear/);
    expect(Object.keys((await rowsOf(id))[0]?.payload ?? {}).toSorted()).toEqual([
      'accountId',
      'cause',
      'contactId',
      'leadId',
      'portalId',
      'revision',
      'score',
      'state',
      'valid',
    ]);
  });
});
