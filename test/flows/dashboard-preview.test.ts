import { expect, onTestFinished, test } from 'vitest';
import type { RuleFlip } from '../../shared/dashboard/rules.ts';
import type { DashboardInput } from '../../shared/dashboard/table.ts';
import { openDashboardFirm } from '../fixtures/dashboard-firm.ts';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { countingEngine } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, settled } from '../fixtures/hubspot-results.ts';
import { insertLead } from '../fixtures/lead-row.ts';

type Firm = Awaited<ReturnType<typeof openDashboardFirm>>;

async function openFirm(options: Parameters<typeof openDashboardFirm>[0] = {}): Promise<Firm> {
  const firm = await openDashboardFirm(options);
  onTestFinished(() => firm[Symbol.asyncDispose]());
  return firm;
}

const notes = [
  'Rear-ended at a red light in Miami, FL two weeks ago. Whiplash, ER visit, $9,000 in bills. No lawyer yet.',
  'Car accident in Austin a month ago, sore neck, no treatment so far. The other driver ran a stop sign.',
  'T-boned at an intersection in Dallas on October 2. Broken arm, surgery, $41,000 in bills, police report, two witnesses.',
  'Hit by a truck. Wants to know what to do.',
  'I already have a lawyer but want a second opinion about my car accident. Herniated disc, $30,000 in bills.',
  'Fender bender, nobody hurt, small scratch on the bumper.',
];

/** Leads of many kinds. @returns the ids of their contacts */
function createLeads({ hubspot }: Firm): string[] {
  const contacts = notes.map((text, at) =>
    strongLead({ email: `lead${at}@example.com`, lastname: `Number${at}`, lead_intake_case_notes: text }),
  );
  const all = [
    ...contacts,
    strongLead(),
    weakLead(),
    weakLead({ email: 'w2@example.com', lead_intake_practice_area: 'Slip and Fall' }),
  ];
  return all.map((values) => hubspot.portal(11).create(values).id);
}

const verdicts = async ({ product: { db } }: Firm) =>
  new Map(
    (await db.selectFrom('leads').select(['contact_id', 'valid', 'score', 'state']).execute()).map((lead) => [
      lead.contact_id,
      lead,
    ]),
  );

async function screened(firm: Firm, contactIds: readonly string[]): Promise<void> {
  const states = async () => {
    const found = await verdicts(firm);
    return contactIds.map((id) => found.get(id)?.state);
  };
  await expect.poll(states).toEqual(contactIds.map(() => 'screened'));
  await settled(firm.product);
}

type Draft = DashboardInput<'saveRules'>['configuration'];

async function preview({ ask }: Firm, configuration: Draft) {
  const flips: RuleFlip[] = [];
  const sum = { judged: 0, kept: 0, unread: 0, leads: 0 };
  for (let from: string | null = null; ; ) {
    const body: DashboardInput<'previewRules'> = { configuration, leads: 500, confirmed: false, from };
    const answer = await ask('previewRules', { body });
    expect(answer.status).toBe(200);
    const { judged, kept, unread, next } = answer.body;
    flips.push(...answer.body.flips);
    Object.assign(sum, { leads: answer.body.leads, judged: sum.judged + judged, kept: sum.kept + kept });
    sum.unread += unread;
    if (next === null) return { ...sum, flips };
    from = next;
  }
}

/** Everything is screened again by the rules that are saved. */
async function screenAgain({ ask, product }: Firm): Promise<void> {
  expect((await ask('startBackfill', { body: { from: null, rescreen: true } })).status).toBe(200);
  const stand = async () => {
    const { backfill } = (await ask('readBackfill')).body;
    return [backfill?.status, backfill?.waiting];
  };
  await expect.poll(stand, { timeout: 60_000 }).toEqual(['done', 0]);
  await settled(product);
}

test.each([
  ['a higher threshold', { practiceAreas: ['Car Accident'], threshold: 62, customFilters: [] }],
  ['a rule', { practiceAreas: ['Car Accident'], threshold: 50, customFilters: ['Only accidents in Texas'] }],
  [
    'other areas, a lower threshold and two rules',
    {
      practiceAreas: ['Slip and Fall', 'Car Accident', 'Trademark'],
      threshold: 20,
      customFilters: ['No clients who already have a lawyer', 'Medical bills over $10,000'],
    },
  ],
])('those who flip after %s is published are exactly those the preview named', async (_, configuration) => {
  const firm = await openFirm();
  const ids = createLeads(firm);
  await screened(firm, ids);
  const before = await verdicts(firm);
  const told = await preview(firm, configuration);
  expect(told).toMatchObject({ leads: ids.length, judged: ids.length, kept: 0, unread: 0 });
  expect(await verdicts(firm)).toEqual(before);

  const { version } = (await firm.ask('readRules')).body;
  const saved = await firm.ask('saveRules', { body: { expectedVersion: version, configuration } });
  expect(saved.status).toBe(200);
  await screenAgain(firm);

  const after = await verdicts(firm);
  const flipped = ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    return was?.valid === is?.valid ? [] : [{ contactId: id, valid: is?.valid, before: was?.score, after: is?.score }];
  });
  const byId = <Row extends { contactId: string }>(rows: Row[]) =>
    rows.toSorted((a, b) => (a.contactId < b.contactId ? -1 : 1));
  const named = told.flips.map(({ contactId, valid, before: was, after: is }) => ({
    contactId,
    valid,
    before: was,
    after: is,
  }));
  expect(byId(named)).toEqual(byId(flipped));
  expect(flipped.length).toBeGreaterThan(0);
  expectNoFaults(firm.hubspot);
});

test('a status that a person set stays, a contact that is gone is counted, and nothing is kept', async () => {
  const firm = await openFirm();
  const ids = createLeads(firm);
  await screened(firm, ids);
  const [kept = '', gone = ''] = ids;
  const { db } = firm.product;
  await db
    .updateTable('leads')
    .set({ override_status: 'valid', override_source: 'test', overridden_at: new Date() })
    .where('contact_id', '=', kept)
    .execute();
  firm.hubspot.webhooks.pause();
  firm.hubspot.portal(11).archive(gone);
  const count = async () =>
    db
      .selectFrom('analyses')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow();
  const analyses = await count();
  const told = await preview(firm, { practiceAreas: ['Trademark'], threshold: 1, customFilters: [] });
  expect(told).toMatchObject({ leads: ids.length, kept: 1, unread: 1, judged: ids.length - 2 });
  expect(told.flips.map(({ contactId }) => contactId)).not.toContain(kept);
  const [one] = told.flips.filter(({ valid }) => !valid);
  expect(one).toMatchObject({ after: 0, why: 'The practice area is not one you take', name: expect.any(String) });
  expect(await count()).toEqual(analyses);
});

test('where a model would be asked the number of calls comes first', async () => {
  const counting = countingEngine();
  const engine = { ...counting, identity: { ...counting.identity, name: 'openai', model: 'a-model' } as const };
  const firm = await openFirm({ engine });
  const ids = createLeads(firm);
  await screened(firm, ids);
  const calls = counting.calls();
  const configuration = {
    practiceAreas: ['Car Accident'],
    threshold: 50,
    customFilters: ['Only accidents in Florida'],
  };
  const draft = { configuration, leads: 500, from: null };
  const first = await firm.ask('previewRules', { body: { ...draft, confirmed: false } });
  expect(first.body).toMatchObject({ leads: ids.length, calls: ids.length - 2, judged: 0, flips: [], next: null });
  expect(counting.calls()).toBe(calls);
  const second = await firm.ask('previewRules', { body: { ...draft, confirmed: true } });
  expect(second.body).toMatchObject({ calls: null, judged: ids.length, next: null });
  expect(counting.calls()).toBe(calls + ids.length - 2);
});

test('five hundred leads are previewed with a call of HubSpot for every hundred', async () => {
  const firm = await openFirm();
  const { hubspot, product, accountId } = firm;
  hubspot.webhooks.pause();
  for (let at = 0; at < 500; at += 1) {
    const { id } = hubspot.portal(11).create(strongLead({ email: `lead${at}@example.com` }));
    await insertLead(product.context.store, { account_id: accountId, contact_id: id });
  }
  const before = hubspot.log.count();
  // Certain before anything is judged: how fast this machine is has no part in it.
  const told = await preview(firm, { practiceAreas: ['Trademark'], threshold: 50, customFilters: [] });
  expect(told).toMatchObject({ leads: 500, judged: 500, kept: 0, unread: 0 });
  expect(told.flips).toHaveLength(500);
  expect(hubspot.log.count() - before).toBeLessThanOrEqual(6);
  expectNoFaults(hubspot);
});
