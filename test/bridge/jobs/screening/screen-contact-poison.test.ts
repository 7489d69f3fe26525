import { expect, test } from 'vitest';
import { connectPortal, openScreening, type Screening } from '../../../fixtures/screening-bridge.ts';
import { enqueue, jobsLeft, leadValues, openEvent } from '../../../fixtures/screening-contacts.ts';
import type { Portal } from '../../../simulators/hubspot/portal.ts';

const drained = (screening: Screening) => expect.poll(() => jobsLeft(screening)).toBe(0);
const leads = async ({ db }: Screening) => {
  const rows = await db.selectFrom('leads').selectAll().orderBy('contact_id').execute();
  return new Map(rows.map((row) => [row.contact_id, row]));
};
const status = (portal: Portal, id: string) => portal.value(id, 'lead_intake_status');

/** An administrator's rule: no score for contacts of this company. */
const forbid = (portal: Portal, message: string, only?: (values: Record<string, string>) => boolean) =>
  portal.writeRules.push(({ contact, values }) =>
    contact?.values.get('company') === 'Poison' && (only?.(values) ?? true) ? message : null,
  );

test('one contact that HubSpot refuses does not keep 99 others from their results', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const portal = screening.portal();
  const rule = 'A phone number is required before a score is set';
  forbid(portal, rule, (values) => 'lead_intake_score' in values);
  const ids = Array.from({ length: 100 }, (_, at) =>
    portal.create(leadValues(at, at === 63 ? { company: 'Poison' } : {})),
  ).map(({ id }) => id);
  const poisoned = ids[63] as string;
  const eventId = await openEvent(screening, poisoned);
  await enqueue(
    screening,
    ids.filter((id) => id !== poisoned),
  );
  await enqueue(screening, [poisoned], { eventId });
  await using _working = screening.start();
  await drained(screening);

  const stored = await leads(screening);
  const others = ids.filter((id) => id !== poisoned);
  expect(new Set(others.map((id) => status(portal, id)))).toEqual(new Set(['valid']));
  expect(new Set(others.map((id) => stored.get(id)?.state))).toEqual(new Set(['screened']));
  expect(stored.get(poisoned)).toMatchObject({
    state: 'error',
    last_error: expect.stringContaining(rule),
    score: 80,
    revision: 1,
  });
  expect(status(portal, poisoned)).toBe('error');
  expect(portal.value(poisoned, 'lead_intake_notes')).toContain(rule);
  const event = await screening.db.selectFrom('webhook_events').select(['outcome']).executeTakeFirst();
  expect(event).toEqual({ outcome: 'error' });
  // One batch, or one for each of those who fetch at the same moment: of each a read and a write; at most 2 log2(100) for
  // the search, one for the mark.
  const counts = screening.simulator.log.counts();
  const batches = counts['contacts.batchRead'] ?? 0;
  expect(batches).toBeGreaterThan(0);
  expect(batches).toBeLessThanOrEqual(4);
  expect(counts['contacts.batchUpdate']).toBeLessThanOrEqual(batches + 14 + 1);
  expect(screening.simulator.faults).toEqual([]);
});

test('a contact that may not be written at all is an error in our own list, with the reason in words', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const portal = screening.portal();
  forbid(portal, 'Records of this company are locked');
  const { id: locked } = portal.create(leadValues(1, { company: 'Poison' }));
  const { id: open } = portal.create(leadValues(2));
  await enqueue(screening, [locked, open]);
  await using _working = screening.start();
  await drained(screening);
  const stored = await leads(screening);
  expect(stored.get(locked)).toMatchObject({
    state: 'error',
    score: 80,
    last_error: expect.stringContaining('Records of this company are locked'),
  });
  expect(status(portal, locked)).toBeUndefined();
  expect(status(portal, open)).toBe('valid');
  // What follows a result hears of the refused one too.
  const told = await screening.db.selectFrom('outbox').select('payload').execute();
  expect(told.map(({ payload }) => payload.contactId).toSorted()).toEqual([locked, open].toSorted());
});

test('when the rule is gone, the next event heals the contact without a judgement', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const portal = screening.portal();
  forbid(portal, 'Locked', (values) => 'lead_intake_score' in values);
  const { id } = portal.create(leadValues(1, { company: 'Poison' }));
  await enqueue(screening, [id]);
  await using _working = screening.start();
  await drained(screening);
  expect(status(portal, id)).toBe('error');
  portal.writeRules.length = 0;
  await enqueue(screening, [id], { cause: 'changed' });
  await drained(screening);
  expect(status(portal, id)).toBe('valid');
  expect((await leads(screening)).get(id)).toMatchObject({ state: 'screened', last_error: null, revision: 1 });
  expect(screening.analysed.length).toBe(1);
});

test('where a portal fails each input for itself, one write is enough', async () => {
  const portals = [{ portalId: 11, multiStatusUpdates: true }];
  await using screening = await openScreening({ portals });
  await connectPortal(screening);
  const portal = screening.portal();
  forbid(portal, 'Locked', (values) => 'lead_intake_score' in values);
  const ids = [1, 2, 3, 4].map((at) => portal.create(leadValues(at, at === 3 ? { company: 'Poison' } : {})).id);
  await enqueue(screening, ids);
  await using _working = screening.start();
  await drained(screening);
  expect(ids.map((id) => status(portal, id))).toEqual(['valid', 'valid', 'error', 'valid']);
  expect((await leads(screening)).get(ids[2] as string)?.last_error).toContain('Locked');
  expect(screening.simulator.log.counts()).toEqual({ 'contacts.batchRead': 1, 'contacts.batchUpdate': 2 });
});

test('contacts that are gone end as deleted, and the others of the batch are screened', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const portal = screening.portal();
  const [kept, gone, never] = [portal.create(leadValues(1)).id, portal.create(leadValues(2)).id, '999'];
  await enqueue(screening, [kept, gone]);
  await using _working = screening.start();
  await drained(screening);
  portal.archive(gone);
  portal.update(kept, { phone: '512-555-0199' });
  await enqueue(screening, [kept, gone, never], { cause: 'changed' });
  await drained(screening);
  const stored = await leads(screening);
  expect([stored.get(kept)?.state, stored.get(gone)?.state, stored.has(never)]).toEqual(['screened', 'deleted', false]);
});

test('a result without a score that HubSpot refuses is told to others all the same, once', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const portal = screening.portal();
  forbid(portal, 'No notes for this company', (values) => values.lead_intake_status === 'needs_info');
  const contact = portal.create(leadValues(1, { company: 'Poison', lead_intake_case_notes: '' }));
  contact.createdAt -= 3_600_000;
  for (let round = 0; round < 2; round += 1) {
    await enqueue(screening, [contact.id], { cause: 'changed' });
    await using _working = screening.start();
    await drained(screening);
  }
  const lead = (await leads(screening)).get(contact.id);
  expect(lead).toMatchObject({
    state: 'error',
    score: null,
    revision: 1,
    last_error: expect.stringContaining('No notes'),
  });
  const outbox = await screening.db.selectFrom('outbox').select('payload').execute();
  expect(outbox).toMatchObject([{ payload: { state: 'needs_info', score: null, valid: null, revision: 1 } }]);
});

test('a property that the portal lost is named, nothing is lost, and all is written when it is back', async () => {
  await using screening = await openScreening();
  await connectPortal(screening);
  const portal = screening.portal();
  const engine = portal.properties.properties.get('lead_intake_engine');
  if (engine === undefined) throw new Error('not provisioned');
  const ids = Array.from({ length: 10 }, (_, at) => portal.create(leadValues(at)).id);
  const eventId = await openEvent(screening, ids[0] as string);
  engine.archivedAt = Date.now();
  await enqueue(screening, ids.slice(1));
  await enqueue(screening, ids.slice(0, 1), { eventId });
  await using _working = screening.start();
  const event = () => screening.db.selectFrom('webhook_events').selectAll().executeTakeFirstOrThrow();
  await expect.poll(async () => (await event()).last_error).toContain('lead_intake_engine');
  expect((await event()).last_error).toContain('hubspot provision');
  // Found out by one list of the properties, not by trying every contact.
  expect(screening.simulator.log.count('contacts.batchUpdate')).toBeLessThanOrEqual(2);
  engine.archivedAt = null;
  await drained(screening);
  expect(new Set(ids.map((id) => status(portal, id)))).toEqual(new Set(['valid']));
  expect(screening.analysed.length).toBe(20);
});
