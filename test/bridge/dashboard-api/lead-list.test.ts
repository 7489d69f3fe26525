import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAccount } from '../../../bridge/accounts/accounts.ts';
import { createLeadNames, type LeadNames } from '../../../bridge/dashboard-api/leads/lead-names.ts';
import { connectionOfAccount } from '../../../bridge/hubspot/connections/connections.ts';
import { called, caller, type LeadPages, openLeadPages } from '../../fixtures/lead-pages.ts';
import { insertLead } from '../../fixtures/lead-row.ts';
import { deviations } from '../../simulators/hubspot/fault-rules.ts';

let pages: LeadPages;
beforeEach(async () => {
  pages = await openLeadPages();
});
afterEach(() => pages[Symbol.asyncDispose]());

const list = (query: Record<string, string> = {}) =>
  pages.handlers.listLeads(called(caller(pages.accountId), { query }));

let serial = 0;

/** A lead of a contact that HubSpot knows. */
async function lead(values: Omit<Parameters<typeof insertLead>[1], 'account_id' | 'contact_id'> = {}, contact = {}) {
  serial += 1;
  const contactId = pages.contact(serial, contact);
  const id = await insertLead(pages.store, { account_id: pages.accountId, contact_id: contactId, ...values });
  return { id, contactId };
}

const day = (date: string) => new Date(`${date}T12:00:00Z`);

describe('a page of leads', () => {
  test('has the newest first, with names by one call of HubSpot, and goes on from its cursor', async () => {
    const ids: string[] = [];
    for (let at = 1; at <= 5; at += 1) {
      ids.unshift((await lead({ created_at: day(`2026-11-0${at}`) }, { firstname: `Maria ${at}` })).id);
    }
    const before = pages.simulator.log.count();
    const first = await list({ limit: '2' });
    expect(first.leads.map(({ id, name }) => [id, name])).toEqual([
      [ids[0], 'Maria 5 Delgado'],
      [ids[1], 'Maria 4 Delgado'],
    ]);
    expect(pages.simulator.log.count() - before).toBe(1);
    const second = await list({ limit: '2', cursor: first.next ?? '' });
    const third = await list({ limit: '2', cursor: second.next ?? '' });
    expect([...second.leads, ...third.leads].map(({ id }) => id)).toEqual(ids.slice(2));
    expect(third.next).toBeNull();
    await list({ limit: '2' });
    // Those of a minute ago are known.
    expect(pages.simulator.log.count() - before).toBe(3);
  });

  test('parts rows of one moment by their ids', async () => {
    const created_at = day('2026-11-20');
    for (let at = 0; at < 5; at += 1) await lead({ created_at });
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list({ limit: '2', ...(cursor !== '' && { cursor }) });
      seen.push(...page.leads.map(({ id }) => id));
      cursor = page.next;
    }
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });

  test('refuses a cursor that is none of its own, or of other filters', async () => {
    await lead();
    await lead();
    const { next } = await list({ limit: '1' });
    for (const cursor of ['x', '%%%', Buffer.from('[1]').toString('base64url'), `${next}x`.slice(4)])
      await expect(list({ cursor })).rejects.toMatchObject({ code: 'invalid_cursor' });
    await expect(list({ cursor: next ?? '', status: 'valid' })).rejects.toMatchObject({ code: 'invalid_cursor' });
  });

  test.each([
    [{ status: 'valid' }, ['valid']],
    [{ status: 'invalid' }, ['invalid', 'overruled', 'own word']],
    [{ status: 'needs_info' }, ['asks']],
    [{ area: 'Car Accident' }, ['valid']],
    [{ source: 'REFERRALS' }, ['invalid']],
    [{ outcome: 'customer' }, ['invalid']],
    [{ scoreFrom: '60', scoreUntil: '80' }, ['valid', 'overruled', 'own word']],
    [{ from: '2026-11-02', until: '2026-11-03' }, ['invalid', 'asks']],
    [{ handling: 'claimed' }, ['valid']],
    [{ status: 'invalid', handling: 'new', source: 'REFERRALS' }, ['invalid']],
  ])('shows by %j what fits', async (query, names) => {
    const made = {
      valid: await lead({ created_at: day('2026-11-01'), area: 'Car Accident' }),
      invalid: await lead({
        created_at: day('2026-11-02'),
        score: 20,
        valid: false,
        source: 'REFERRALS',
        outcome: 'customer',
      }),
      asks: await lead({ created_at: day('2026-11-03'), state: 'needs_info', score: null, valid: null }),
      overruled: await lead({ created_at: day('2026-11-04'), override_status: 'invalid' }),
      'own word': await lead({ created_at: day('2026-11-05'), override_status: 'Perhaps' }),
      deleted: await lead({ created_at: day('2026-11-06'), state: 'deleted', area: 'Car Accident' }),
    };
    await pages.handlers.handleLead(
      called(caller(pages.accountId), {
        leadId: made.valid.id,
        body: { requestId: 'request-1', action: 'claim' as const, seen: 1, reason: null, note: null },
      }),
    );
    const nameOf = new Map(Object.entries(made).map(([name, { id }]) => [id, name]));
    const { leads, areas, sources, outcomes } = await list(query);
    expect(leads.map(({ id }) => nameOf.get(id)).toSorted()).toEqual(names.toSorted());
    expect([areas, sources, outcomes]).toEqual([['Car Accident'], ['REFERRALS'], ['customer']]);
    if ('handling' in query && query.handling === 'claimed')
      expect(leads[0]).toMatchObject({ by: 'Amy Doe', handling: 'claimed' });
  });

  test.each(['0000-01-01', '0001-01-01', '1969-12-31', '9999-12-31'])('is whole or empty at %s', async (date) => {
    await lead();
    const counts = [await list({ from: date }), await list({ until: date })].map(({ leads }) => leads.length);
    expect(counts).toEqual(date < '2000' ? [1, expect.any(Number)] : [0, 1]);
  });

  test('knows nothing of leads of another account', async () => {
    const { id: other } = await createAccount(pages.db, { name: 'Other', plan: 'pro', subscription: 'active' }, 'test');
    await lead({ area: 'Car Accident' });
    expect(await pages.handlers.listLeads(called(caller(other), { query: {} }))).toEqual({
      leads: [],
      next: null,
      namesProblem: null,
      areas: [],
      sources: [],
      outcomes: [],
    });
  });
});

describe('a search', () => {
  test.each([
    ['Okafor', 1],
    ['okafor paul', 1],
    ['paul.okafor@example.com', 1],
    ['512-555-0199', 1],
    ['nobody', 0],
    ['***', 0],
  ])('asks HubSpot for %s and finds our leads', async (search, count) => {
    await lead();
    const wanted = await lead(
      {},
      { firstname: 'Paul', lastname: 'Okafor', email: 'paul.okafor@example.com', phone: '512-555-0199' },
    );
    const { leads } = await list({ search });
    expect(leads.map(({ id }) => id)).toEqual(count === 1 ? [wanted.id] : []);
    expect((await list({ search: wanted.contactId })).leads.map(({ id }) => id)).toEqual([wanted.id]);
  });

  test('keeps to the other filters', async () => {
    await lead({ score: 20, valid: false }, { firstname: 'Zoe' });
    const good = await lead({}, { firstname: 'Zoe' });
    expect((await list({ search: 'Zoe', status: 'valid' })).leads.map(({ id }) => id)).toEqual([good.id]);
  });

  test('says when HubSpot has more contacts for it than are searched', async () => {
    for (let at = 0; at < 100; at += 1) pages.contact(1_000 + at, { lastname: 'Mendoza' });
    const { id } = await lead({}, { lastname: 'Mendoza' });
    const found = await list({ search: 'Mendoza' });
    expect(found.leads.map((row) => row.id)).toEqual([id]);
    expect(found.namesProblem).toContain('HubSpot has 101 such contacts. Only the newest 100 are searched');
    expect((await list({ search: 'Delgado' })).namesProblem).toBeNull();
  });

  test('is refused where HubSpot is away, and where there is no portal', async () => {
    await lead();
    pages.simulator.script({ kind: 'contacts.search', times: 9, deviations: [deviations.unavailable] });
    await expect(list({ search: 'Delgado' })).rejects.toMatchObject({ code: 'hubspot_unavailable' });
    const { id: other } = await createAccount(pages.db, { name: 'Other', plan: 'pro', subscription: 'active' }, 'test');
    const asked = pages.handlers.listLeads(called(caller(other), { query: { search: 'Delgado' } }));
    await expect(asked).rejects.toMatchObject({ code: 'portal_not_connected' });
  });
});

describe('names', () => {
  test('are missing where HubSpot is away, and the list says so', async () => {
    const { id } = await lead();
    pages.simulator.script({ kind: 'contacts.batchRead', times: 9, deviations: [deviations.unavailable] });
    const { leads, namesProblem } = await list();
    expect(leads).toMatchObject([{ id, name: null, score: 71 }]);
    expect(namesProblem).toContain('HubSpot is not responding');
  });

  test('are forgotten within a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    await lead({}, { firstname: 'Zoe' });
    const names = async () => (await list()).leads.map(({ name }) => name);
    expect(await names()).toEqual(['Zoe Delgado']);
    pages.simulator.script({ kind: 'contacts.batchRead', times: 99, deviations: [deviations.unavailable] });
    expect(await names()).toEqual(['Zoe Delgado']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await names()).toEqual([null]);
  });

  test('that were on their way while a lead is erased are not kept', async () => {
    const { contactId } = await lead();
    const connection = await connectionOfAccount(pages.db, pages.accountId);
    const { paths } = pages.api;
    const names: LeadNames = createLeadNames({
      api: {
        paths,
        async call(asked) {
          const answer = await pages.api.call(asked);
          names.forget('11', contactId);
          return answer;
        },
      },
    });
    expect((await names.of(connection, [contactId])).names.size).toBe(0);
  });

  test('are asked of no portal but the one of the account', async () => {
    await lead({ portal_id: '12' });
    const before = pages.simulator.log.count();
    expect((await list()).leads).toMatchObject([{ name: null }]);
    expect(pages.simulator.log.count()).toBe(before);
  });

  test('stand as they are, whatever they hold, and in no column of the store', async () => {
    const firstname = '<img src=x onerror=alert(1)>';
    await lead({}, { firstname, lastname: '=HYPERLINK("x")' });
    expect((await list()).leads[0]?.name).toBe(`${firstname} =HYPERLINK("x")`);
    const { rows } = await pages.store.pool.query<{ all: string }>('select leads::text as all from leads');
    expect(rows.map((row) => row.all).join()).not.toContain('onerror');
  });
});

test('a lead of a merged contact is one row', async () => {
  const left = await lead();
  await lead({ state: 'deleted', merged_into: left.contactId });
  expect((await list()).leads.map(({ id }) => id)).toEqual([left.id]);
});
