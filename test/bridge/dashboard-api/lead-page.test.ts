import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createAccount } from '../../../bridge/accounts/accounts.ts';
import { runWriteOverrides } from '../../../bridge/jobs/hubspot-app/write-override.ts';
import { called, caller, type LeadPages, openLeadPages } from '../../fixtures/lead-pages.ts';
import { insertLead } from '../../fixtures/lead-row.ts';
import { PORTAL } from '../../fixtures/screening-bridge.ts';
import { enqueue } from '../../fixtures/screening-contacts.ts';
import { leadOf } from '../../fixtures/screening-views.ts';
import { silentLog } from '../../fixtures/silent-log.ts';
import { deviations } from '../../simulators/hubspot/fault-rules.ts';

let pages: LeadPages;
beforeEach(async () => {
  pages = await openLeadPages();
});
afterEach(() => pages[Symbol.asyncDispose]());

async function lead(serial = 1, values: Partial<Parameters<typeof insertLead>[1]> = {}, contact = {}) {
  const contactId = pages.contact(serial, contact);
  const id = await insertLead(pages.store, { account_id: pages.accountId, contact_id: contactId, ...values });
  return { id, contactId };
}

const amy = () => caller(pages.accountId);
const bob = () => caller(pages.accountId, { userId: 'bob', name: 'Bob Ray', email: 'bob@firm.example' });
const read = (leadId: string, by = amy()) => pages.handlers.readLead(called(by, { leadId, query: undefined }));

type Step = 'claim' | 'release' | 'contacted' | 'not_a_fit' | 'reopen';

const handle = (
  leadId: string,
  action: Step,
  { seen = 1, by = amy(), requestId = `${action}-0001`, note = null as string | null } = {},
) => {
  const reason = action === 'not_a_fit' ? ('conflict' as const) : null;
  return pages.handlers.handleLead(called(by, { leadId, body: { requestId, action, seen, reason, note } }));
};

const setStatus = (leadId: string, status: 'valid' | 'invalid' | null, reason: string | null = null) =>
  pages.handlers.setStatus(called(amy(), { leadId, body: { requestId: `status-${status}`, status, reason } }));

/** Writes statuses to HubSpot until it is disposed. */
function startWriting() {
  const stop = new AbortController();
  const { db, api, queue } = pages;
  const working = runWriteOverrides({ db, api, queue, log: silentLog }, stop.signal);
  return {
    async [Symbol.asyncDispose]() {
      stop.abort();
      await working;
    },
  };
}

describe('the page of a lead', () => {
  test('has the result as it was screened, and the record as HubSpot has it now', async () => {
    const contactId = pages.contact(1, { firstname: '<b>Zoe</b>' });
    await enqueue(pages, [contactId]);
    {
      await using _line = pages.start();
      await expect.poll(async () => (await leadOf(pages, contactId))?.state).toBe('screened');
    }
    const { id } = await pages.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const page = await read(id);
    expect(page).toMatchObject({
      row: { id, contactId, name: '<b>Zoe</b> Delgado', status: 'valid', score: 80, handling: 'new', by: null },
      record: { firstName: '<b>Zoe</b>', practiceArea: 'Personal Injury' },
      recordProblem: null,
      threshold: 60,
      work: 'idle',
      error: null,
      override: null,
      handling: { version: 1, mine: false, actions: ['claim', 'contacted', 'not_a_fit'] },
      obstacle: null,
    });
    expect(page.history.map(({ who, what }) => [who, what])).toEqual([['Lead intake', 'Scored 80: valid']]);
    const stored = await pages.db.selectFrom('leads').select(['area', 'source', 'outcome']).executeTakeFirstOrThrow();
    expect(stored).toEqual({ area: 'Personal Injury', source: null, outcome: 'lead' });
  });

  test('keeps source and outcome from now on', async () => {
    const contactId = pages.contact(1, { hs_analytics_source: 'REFERRALS', lifecyclestage: 'customer' });
    await enqueue(pages, [contactId]);
    await using _line = pages.start();
    await expect.poll(async () => (await leadOf(pages, contactId))?.source).toBe('REFERRALS');
    expect(await leadOf(pages, contactId)).toMatchObject({ outcome: 'customer' });
    pages.portal().update(contactId, { lifecyclestage: 'evangelist' });
    await enqueue(pages, [contactId], { cause: 'changed' });
    await expect.poll(async () => (await leadOf(pages, contactId))?.outcome).toBe('evangelist');
    expect(await leadOf(pages, contactId)).toMatchObject({ area: 'Personal Injury', revision: 1 });
  });

  test('is there without the record where HubSpot is away, and says so', async () => {
    const { id } = await lead();
    pages.simulator.script({ kind: 'contacts.batchRead', times: 9, deviations: [deviations.unavailable] });
    const page = await read(id);
    expect(page).toMatchObject({ row: { name: null, score: 71 }, record: null, handling: { version: 1 } });
    expect(page.recordProblem).toContain('HubSpot is not responding');
  });

  test('says why it cannot be screened again', async () => {
    const { id } = await lead();
    await pages.db.updateTable('hubspot_connections').set({ status: 'paused' }).execute();
    const page = await read(id);
    expect(page.obstacle).toBe('Screening is paused in the app settings.');
    // A person reads it all the same.
    expect(page.record?.firstName).toBe('Maria');
  });

  test('of a merged contact is the page of the one that is left', async () => {
    const left = await lead(1);
    const gone = await lead(2, { state: 'deleted', merged_into: left.contactId });
    expect((await read(gone.id)).row.id).toBe(left.id);
  });

  test.each(['x', '', '00000000-0000-4000-8000-000000000000', "'; drop table leads; --"])(
    'is none for %j',
    async (leadId) => {
      await expect(read(leadId)).rejects.toMatchObject({ code: 'lead_not_found' });
    },
  );
});

test('a lead of another account is no lead, for whatever is asked of it', async () => {
  const { id: leadId, contactId } = await lead();
  const { id: other } = await createAccount(pages.db, { name: 'Other', plan: 'pro', subscription: 'active' }, 'test');
  const by = caller(other);
  const { handlers } = pages;
  const requestId = 'request-0001';
  const step = { requestId, action: 'claim', seen: 1, reason: null, note: null } as const;
  const asked = [
    () => read(leadId, by),
    () => handlers.handleLead(called(by, { leadId, body: step })),
    () => handlers.setStatus(called(by, { leadId, body: { requestId, status: 'valid', reason: null } })),
    () => handlers.screenLead(called(by, { leadId, body: { requestId } })),
    () => handlers.eraseLead(called(by, { leadId })),
  ];
  const before = await leadOf(pages, contactId);
  for (const ask of asked) await expect(ask()).rejects.toMatchObject({ code: 'lead_not_found' });
  expect(await leadOf(pages, contactId)).toEqual(before);
  expect(await pages.db.selectFrom('lead_history').select('id').execute()).toEqual([]);
});

describe('handling', () => {
  test('is claimed once; who was slower is told who was faster', async () => {
    const { id } = await lead();
    expect(await handle(id, 'claim')).toEqual({ done: true, words: null });
    expect(await handle(id, 'claim')).toEqual({ done: true, words: null });
    expect(await handle(id, 'claim', { by: bob() })).toEqual({
      done: false,
      words: 'Amy Doe has claimed it. Nothing was changed.',
    });
    const { handling, history } = await read(id);
    expect(handling).toMatchObject({ version: 2, mine: true, actions: ['contacted', 'release', 'not_a_fit'] });
    expect(history.map(({ who, what }) => [who, what])).toEqual([['Amy Doe', 'Claimed the lead']]);
    expect((await read(id, bob())).handling).toMatchObject({ mine: false });
  });

  test('of a lead that has changed since it was shown is refused', async () => {
    const { id } = await lead();
    await handle(id, 'claim');
    await handle(id, 'release', { seen: 2 });
    expect(await handle(id, 'contacted', { seen: 1 })).toMatchObject({ done: false });
    expect((await read(id)).row.handling).toBe('new');
  });

  test('a person in HubSpot and in the dashboard is one person by the address', async () => {
    const { id } = await lead();
    await pages.db
      .insertInto('team_members')
      .values({ account_id: pages.accountId, actor: `hubspot:${PORTAL}:7`, name: null, email: 'amy@firm.example' })
      .execute();
    await handle(id, 'claim');
    await pages.db
      .updateTable('lead_handling')
      .set({ actor: `hubspot:${PORTAL}:7`, actor_name: null })
      .execute();
    expect(await read(id)).toMatchObject({ row: { by: 'Amy Doe' }, handling: { mine: true } });
  });

  test('of a lead without a result is refused', async () => {
    const { id } = await lead(1, { state: 'pending', score: null, valid: null });
    await expect(handle(id, 'claim')).rejects.toMatchObject({ code: 'lead_not_screened' });
  });
});

describe('a status', () => {
  test('set by a person is in HubSpot with the reason as a note, and nowhere else', async () => {
    const { id, contactId } = await lead();
    await using _writing = startWriting();
    await expect.poll(async () => (await setStatus(id, 'invalid', 'A <b>cousin</b> of ours')).written).toBe(true);
    expect(pages.portal().value(contactId, 'lead_intake_status')).toBe('invalid');
    const { row, override, history } = await read(id);
    expect(row).toMatchObject({ status: 'invalid', overridden: true });
    expect(override).toMatchObject({ status: 'invalid', by: 'Amy Doe' });
    expect(history[0]).toMatchObject({ who: 'Amy Doe', what: 'Set the status to Not valid' });
    const notes = pages.portal().notes.map(({ body }) => body);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toContain('Set the status to Not valid, says Amy Doe.');
    expect(notes[0]).toContain('A &lt;b&gt;cousin&lt;/b&gt; of ours');
    const { rows } = await pages.store.pool.query<{ all: string }>(
      'select detail::text as all from lead_history union all select detail::text from audit_log',
    );
    expect(rows.map((row) => row.all).join()).not.toContain('cousin');
    expect((await setStatus(id, null)).written).toBe(true);
    expect((await read(id)).override).toBeNull();
  });

  test('that HubSpot refuses is refused with its words, and what was typed is kept nowhere', async () => {
    const { id } = await lead();
    pages.portal().writeRules.push(() => 'A reason is required');
    await using _writing = startWriting();
    await expect
      .poll(() => setStatus(id, 'invalid', 'My cousin').catch((error: unknown) => (error as { code: string }).code))
      .toBe('override_refused');
    expect((await read(id)).row).toMatchObject({ status: 'valid', overridden: false });
    const typed = () => pages.db.selectFrom('lead_history').select('detail').execute();
    await expect.poll(async () => JSON.stringify(await typed())).not.toContain('cousin');
  });
});

test('a lead is screened again, once for a request', async () => {
  const { id, contactId } = await lead();
  const ask = () => pages.handlers.screenLead(called(amy(), { leadId: id, body: { requestId: 'screen-0001' } }));
  expect(await ask()).toEqual({ work: 'queued' });
  expect(await ask()).toEqual({ work: 'queued' });
  expect((await read(id)).history.map(({ what }) => what)).toEqual(['Asked for a new screening']);
  await using _line = pages.start();
  await expect.poll(async () => (await leadOf(pages, contactId))?.score).toBe(80);
  expect(pages.analysed).toHaveLength(1);
  await pages.db.updateTable('hubspot_connections').set({ status: 'paused' }).execute();
  await expect(ask()).rejects.toMatchObject({ code: 'screening_paused' });
});

test('an erased lead is gone, and its contact stays in HubSpot', async () => {
  const { id, contactId } = await lead();
  await handle(id, 'claim');
  expect(await pages.handlers.eraseLead(called(amy(), { leadId: id }))).toEqual({ calls: 0 });
  expect(await leadOf(pages, contactId)).toBeUndefined();
  await expect(read(id)).rejects.toMatchObject({ code: 'lead_not_found' });
  expect(pages.portal().value(contactId, 'firstname')).toBe('Maria');
  const audit = await pages.db
    .selectFrom('audit_log')
    .select(['actor', 'action'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  expect(audit).toEqual({ actor: 'dashboard:amy@firm.example', action: 'contact.erased' });
});
