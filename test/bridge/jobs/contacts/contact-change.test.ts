import { describe, expect, test } from 'vitest';
import { contactChangeJob } from '../../../../bridge/jobs/definitions/job-kinds.ts';
import { createStoredAnalysisCache, openAnalysis } from '../../../../bridge/platform/results/analysis-cache.ts';
import { type ContactChanges, startContactChanges } from '../../../fixtures/contact-changes.ts';
import { A, B, C, type Changes, D, E, leadOf, on, orders, T } from '../../../fixtures/contact-events.ts';
import { insertLead } from '../../../fixtures/lead-row.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';

const merge = (primary: string, other: string, survivor: string, changes: Changes = {}) =>
  on(primary, 'merge', {
    primaryObjectId: Number(primary),
    mergedObjectIds: [Number(primary), Number(other)],
    newObjectId: Number(survivor),
    ...changes,
  });
const status = (contactId: string, value: string, changes: Changes = {}) =>
  on(contactId, 'propertyChange', { propertyName: 'lead_intake_status', propertyValue: value, ...changes });
const states = async (bridge: ContactChanges) =>
  Object.fromEntries(
    (await bridge.db.selectFrom('leads').select(['contact_id', 'state']).orderBy('contact_id').execute()).map(
      ({ contact_id, state }) => [contact_id, state],
    ),
  );

describe('deletion', () => {
  test('the lead stays, marked as deleted, with its result; the event is done', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A);
    await bridge.follow([on(A, 'deletion')]);
    expect(await bridge.lead(A)).toMatchObject({ state: 'deleted', score: 71, notes: `Notes of ${A}` });
    expect(await bridge.events()).toMatchObject([{ outcome: 'deleted', processed_at: expect.any(Date) }]);
    expect(bridge.settled).toMatchObject([{ outcome: 'deleted', events: [{ occurredAt: new Date(T) }] }]);
  });

  test('of a contact that was never a lead, and twice: nothing to do', async () => {
    await using bridge = await startContactChanges();
    await bridge.follow([on(A, 'deletion'), on(A, 'deletion', { occurredAt: T + 1 })]);
    expect((await bridge.events()).map(({ outcome }) => outcome)).toEqual(['no_lead', 'no_lead']);
  });

  test('of the same contact in another portal touches nothing here', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A);
    await leadOf(bridge, A, { portal_id: '12' });
    await bridge.follow([on(A, 'deletion')]);
    const leads = await bridge.db.selectFrom('leads').select(['portal_id', 'state']).orderBy('portal_id').execute();
    expect(leads).toEqual([
      { portal_id: '11', state: 'deleted' },
      { portal_id: '12', state: 'screened' },
    ]);
  });

  test('a restore screens the contact again', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A);
    await bridge.follow([on(A, 'deletion')], [on(A, 'restore', { occurredAt: T + 1_000 })]);
    expect(await bridge.screens()).toEqual([`${A} restored for event`]);
  });

  test('that comes after the restore that followed it does not delete again', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A);
    await bridge.follow([on(A, 'restore', { occurredAt: T + 1_000 })], [on(A, 'deletion')]);
    expect(await states(bridge)).toEqual({ [A]: 'screened' });
    expect((await bridge.events()).map(({ outcome }) => outcome)).toContain('restored_since');
    await bridge.follow([on(A, 'deletion', { occurredAt: T + 2_000 })]);
    expect(await states(bridge)).toEqual({ [A]: 'deleted' });
  });
});

describe('merge', () => {
  test('into a new contact: the primary one’s lead goes on under the new id, the other is deleted', async () => {
    await using bridge = await startContactChanges();
    const id = await leadOf(bridge, A, { revision: 4 });
    await leadOf(bridge, B);
    await bridge.follow([merge(A, B, C)]);
    expect(await bridge.lead(A)).toBeUndefined();
    const written = { lead_intake_status: 'valid' };
    expect(await bridge.lead(C)).toMatchObject({ id, state: 'screened', revision: 4, written, written_at: null });
    expect(await bridge.lead(B)).toMatchObject({ state: 'deleted', merged_into: C });
    expect(await bridge.screens()).toEqual([`${C} merged for event`]);
    expect(await bridge.events()).toMatchObject([{ contact_id: C, processed_at: null }]);
  });

  test('into the primary one', async () => {
    await using bridge = await startContactChanges();
    const id = await leadOf(bridge, A);
    await leadOf(bridge, B);
    await bridge.follow([merge(A, B, A)]);
    expect(await bridge.lead(A)).toMatchObject({ id, state: 'screened', merged_into: null });
    expect(await bridge.lead(B)).toMatchObject({ state: 'deleted', merged_into: A });
  });

  test('where only the other one is a lead, its lead is inherited', async () => {
    await using bridge = await startContactChanges();
    const id = await leadOf(bridge, B);
    await bridge.follow([merge(A, B, C)]);
    expect(await bridge.lead(C)).toMatchObject({ id });
    expect(await states(bridge)).toEqual({ [C]: 'screened' });
  });

  test('where none is a lead, the contact that is left is screened', async () => {
    await using bridge = await startContactChanges();
    await bridge.follow([merge(A, B, C)]);
    expect(await states(bridge)).toEqual({});
    expect(await bridge.screens()).toEqual([`${C} merged for event`]);
  });

  test('with the deletions HubSpot may send too, in any order: one lead lives on', async () => {
    for (const order of orders([merge(A, B, C), on(A, 'deletion'), on(B, 'deletion')])) {
      await using bridge = await startContactChanges();
      const id = await leadOf(bridge, A);
      await leadOf(bridge, B);
      await bridge.follow(...order.map((event) => [event]));
      expect(await bridge.lead(C)).toMatchObject({ id, merged_into: null });
      expect((await bridge.lead(C))?.state).not.toBe('deleted');
      expect(await bridge.lead(A)).toBeUndefined();
      expect(await bridge.lead(B)).toMatchObject({ state: 'deleted' });
      expect(await bridge.screens()).toContain(`${C} merged for event`);
    }
  });

  test('delivered twice, or with another event id, changes nothing more', async () => {
    await using bridge = await startContactChanges();
    const id = await leadOf(bridge, A);
    await leadOf(bridge, B);
    const event = merge(A, B, C);
    await bridge.follow([event], [event], [{ ...event, eventId: 1 }]);
    expect(await bridge.lead(C)).toMatchObject({ id, state: 'screened' });
    expect(await states(bridge)).toEqual({ [B]: 'deleted', [C]: 'screened' });
  });

  test('of merged ones: the lead wanders on, whichever merge is heard of first', async () => {
    const first = merge(A, B, C);
    const second = merge(C, D, E, { occurredAt: T + 5_000 });
    await using inOrder = await startContactChanges();
    const id = await leadOf(inOrder, A);
    for (const contact of [B, D]) await leadOf(inOrder, contact);
    await inOrder.follow([first], [second]);
    expect(await inOrder.lead(E)).toMatchObject({ id, state: 'screened' });
    expect(await states(inOrder)).toEqual({ [B]: 'deleted', [D]: 'deleted', [E]: 'screened' });

    await using outOfOrder = await startContactChanges();
    for (const contact of [A, B, D]) await leadOf(outOfOrder, contact);
    await outOfOrder.follow([second], [first]);
    expect(await states(outOfOrder)).toEqual({ [A]: 'deleted', [B]: 'deleted', [E]: 'screened' });
    expect(await outOfOrder.lead(A)).toMatchObject({ merged_into: E });
    expect(await outOfOrder.screens()).toEqual([`${E} merged for event`, `${E} merged for event`]);
  });
});

describe('privacy deletion', () => {
  async function traces({ store }: ContactChanges, contactId: string): Promise<string[]> {
    const tables = [
      'leads',
      'webhook_events',
      'outbox',
      'lead_analyses',
      'audit_log',
      'tombstones',
      'settings',
      'pgboss.job',
    ];
    const found: string[] = [];
    for (const table of tables) {
      const { rowCount } = await store.pool.query(`select from ${table} as t where t::text like $1`, [
        `%${contactId}%`,
      ]);
      if (rowCount) found.push(table);
    }
    return found;
  }

  async function fill(bridge: ContactChanges, contactId = A) {
    const leadId = await leadOf(bridge, contactId, { last_error: 'something' });
    await bridge.follow([status(contactId, 'invalid', { occurredAt: T - 5_000 }), on(contactId, 'creation')]);
    const payload = { leadId, portalId: '11', contactId, revision: 1 };
    await bridge.db
      .insertInto('outbox')
      .values({
        account_id: bridge.accountId,
        kind: 'lead.screened',
        dedupe_key: `11:${contactId}:1`,
        payload: JSON.stringify(payload),
      })
      .execute();
    const cache = createStoredAnalysisCache(bridge.store);
    const keep = (notes: string, contact: string) => {
      const owner = { portalId: '11', contactId: contact };
      const place = { key: Buffer.from(notes), engine: 'rubric', recordHash: Buffer.from(notes), owner };
      return cache.writeFirst(place, { score: 71, notes });
    };
    await keep(`Notes of ${contactId}`, contactId);
    await keep(`Notes of what ${contactId} said before`, contactId);
    await keep('Notes of somebody else', '190000000001');
  }

  const analyses = async ({ db, store }: ContactChanges) =>
    (await db.selectFrom('analyses').select('result').execute()).flatMap(({ result }) =>
      result === null ? [] : [(openAnalysis(store, result) as { notes: string }).notes],
    );

  test('erases our copy everywhere, and leaves a hash and a line in the audit log', async () => {
    const recording = recordingLog();
    await using bridge = await startContactChanges({ log: recording.log });
    await fill(bridge);
    expect(await traces(bridge, A)).toEqual(['leads', 'webhook_events', 'outbox', 'lead_analyses', 'pgboss.job']);
    await bridge.follow([on(A, 'privacyDeletion')]);
    expect(await traces(bridge, A)).toEqual([]);
    expect(await analyses(bridge)).toEqual(['Notes of somebody else']);
    expect(await bridge.db.selectFrom('tombstones').selectAll().execute()).toMatchObject([
      { portal_id: '11', hash: expect.any(Buffer) },
    ]);
    const audit = await bridge.db.selectFrom('audit_log').selectAll().where('action', '=', 'contact.erased').execute();
    expect(audit).toMatchObject([
      { account_id: bridge.accountId, detail: { contacts: 1, leads: 1, outbox: 1, analyses: 2 } },
    ]);
    expect(recording.text()).not.toContain(A);
  });

  test('late events are ignored, and so is the erasure delivered again', async () => {
    await using bridge = await startContactChanges();
    const erasure = on(A, 'privacyDeletion');
    await bridge.follow([erasure]);
    const late = [erasure, on(A, 'creation'), on(A, 'deletion'), status(A, 'valid'), on(A, 'restore')];
    const counts = await bridge.accept(late);
    expect(counts).toEqual({ erased: 5 });
    await bridge.idle();
    expect(await traces(bridge, A)).toEqual([]);
  });

  test('other contacts, and the same id in another portal, stay', async () => {
    await using bridge = await startContactChanges();
    await fill(bridge);
    await fill(bridge, B);
    await leadOf(bridge, A, { portal_id: '12' });
    await bridge.follow([on(A, 'privacyDeletion')]);
    expect(await traces(bridge, B)).toEqual(['leads', 'webhook_events', 'outbox', 'lead_analyses', 'pgboss.job']);
    const left = await bridge.db.selectFrom('leads').select(['portal_id', 'contact_id']).execute();
    expect(left).toHaveLength(2);
    expect(left).toContainEqual({ portal_id: '12', contact_id: A });
  });

  test('with the ordinary deletion, before or after it, in one delivery or two', async () => {
    const events = [on(A, 'privacyDeletion'), on(A, 'deletion'), on(A, 'creation')];
    for (const order of orders(events)) {
      for (const deliveries of [[order], order.map((event) => [event])]) {
        await using bridge = await startContactChanges();
        await fill(bridge);
        await bridge.follow(...deliveries);
        await bridge.idle();
        expect(await traces(bridge, A)).toEqual([]);
      }
    }
  });

  test('of a contact that others were merged into erases those as well', async () => {
    await using bridge = await startContactChanges();
    for (const contact of [A, B, D]) await fill(bridge, contact);
    await bridge.follow([merge(A, B, C)], [merge(C, D, E, { occurredAt: T + 1_000 })]);
    await bridge.follow([on(E, 'privacyDeletion', { occurredAt: T + 2_000 })]);
    for (const contact of [A, B, C, D, E]) expect(await traces(bridge, contact)).toEqual([]);
    expect(await analyses(bridge)).toEqual(['Notes of somebody else']);
    expect(await bridge.accept([on(B, 'creation')])).toEqual({ erased: 1 });
  });

  test('of a merged one leaves the merge to go on without it', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A);
    await leadOf(bridge, B);
    await bridge.follow([on(B, 'privacyDeletion')]);
    await bridge.follow([merge(A, B, C)]);
    expect(await states(bridge)).toEqual({ [C]: 'screened' });
    expect(await traces(bridge, B)).toEqual([]);
    await using other = await startContactChanges();
    await other.follow([merge(A, B, C)]);
    await other.follow([on(B, 'privacyDeletion')]);
    expect(await traces(other, B)).toEqual([]);
    expect((await other.events()).map(({ contact_id }) => contact_id)).toEqual([C]);
  });

  test('whoever screens the contact at that moment cannot keep a result', async () => {
    await using bridge = await startContactChanges();
    const { db, queue } = bridge;
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const stop = new AbortController();
    const { screenContactJob } = await import('../../../../bridge/jobs/definitions/job-kinds.ts');
    let failure: unknown;
    const screening = queue.work(screenContactJob, {
      signal: stop.signal,
      async handle(claims, batch) {
        reached.resolve();
        await goOn.promise;
        stop.abort();
        await db
          .transaction()
          .execute(async (trx) => {
            await insertLead({ ...bridge.store, db: trx }, { account_id: bridge.accountId, contact_id: A });
            await batch.complete(trx, claims);
          })
          .catch((error: unknown) => {
            failure = error;
          });
      },
    });
    await bridge.accept([on(A, 'creation')]);
    await reached.promise;
    await bridge.follow([on(A, 'privacyDeletion')]);
    goOn.resolve();
    await screening;
    expect(failure).toMatchObject({ name: 'ClaimLost' });
    expect(await traces(bridge, A)).toEqual([]);
  });
});

describe('a status set by hand', () => {
  const audit = async ({ db }: ContactChanges) =>
    (await db.selectFrom('audit_log').selectAll().where('action', 'like', 'lead.%').orderBy('id').execute()).map(
      ({ actor, action, target, detail }) => ({ actor, action, target, detail }),
    );

  test('is kept with who and when, and in the audit log; nothing is screened for it', async () => {
    await using bridge = await startContactChanges();
    const id = await leadOf(bridge, A);
    await bridge.follow([status(A, 'invalid')]);
    expect(await bridge.lead(A)).toMatchObject({
      override_status: 'invalid',
      override_source: 'CRM_UI userId:7',
      overridden_at: new Date(T),
      score: 71,
    });
    expect(await audit(bridge)).toEqual([
      {
        actor: 'hubspot:CRM_UI userId:7',
        action: 'lead.override_set',
        target: id,
        detail: { from: null, to: 'invalid', at: new Date(T).toISOString() },
      },
    ]);
    expect(await bridge.screens()).toEqual([]);
    expect(await bridge.events()).toMatchObject([{ outcome: 'override_set' }]);
  });

  test('cleared by hand: the status is ours again, and the contact is looked at', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A);
    await bridge.follow([status(A, 'invalid')], [status(A, '', { occurredAt: T + 1 })]);
    expect(await bridge.lead(A)).toMatchObject({ override_status: null, overridden_at: new Date(T + 1) });
    expect((await audit(bridge)).map(({ action }) => action)).toEqual(['lead.override_set', 'lead.override_cleared']);
    expect(await bridge.screens()).toEqual([`${A} changed`]);
  });

  test('several in any order: the last of them holds', async () => {
    const events = [
      status(A, 'invalid'),
      status(A, '', { occurredAt: T + 1 }),
      status(A, 'valid', { occurredAt: T + 2 }),
    ];
    for (const order of orders(events)) {
      await using bridge = await startContactChanges();
      await leadOf(bridge, A);
      await bridge.follow(...order.map((event) => [event]));
      expect(await bridge.lead(A)).toMatchObject({ override_status: 'valid', overridden_at: new Date(T + 2) });
    }
  });

  test('by our own app is nothing; by another one it is an override', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A);
    const ours = { changeSource: 'INTEGRATION', sourceId: '4070801' };
    await bridge.follow([status(A, 'invalid', ours)]);
    expect(await bridge.lead(A)).toMatchObject({ override_status: null });
    await bridge.follow([status(A, 'invalid', { ...ours, sourceId: '5' })]);
    expect(await bridge.lead(A)).toMatchObject({ override_status: 'invalid', override_source: 'INTEGRATION 5' });
  });

  test('delivered twice, or known from the contact already: one line in the audit log', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A);
    const event = status(A, 'invalid');
    await bridge.follow([event], [event], [{ ...event, eventId: 2 }]);
    expect(await audit(bridge)).toHaveLength(1);
  });

  test('before the bridge’s own last write: the contact shows ours, so it is looked at', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A, { written_at: new Date(T + 60_000) });
    await bridge.follow([status(A, 'invalid')]);
    expect(await bridge.screens()).toEqual([`${A} changed`]);
  });

  test('on a contact that has no lead yet is kept on one that waits, and the contact is screened', async () => {
    await using bridge = await startContactChanges();
    await bridge.follow([status(A, 'needs_info')]);
    expect(await bridge.lead(A)).toMatchObject({
      account_id: bridge.accountId,
      state: 'pending',
      override_status: 'needs_info',
      overridden_at: new Date(T),
      revision: 0,
    });
    expect(await bridge.screens()).toEqual([`${A} changed`]);
    expect((await bridge.events()).map(({ outcome }) => outcome)).toEqual(['override_set']);
  });

  test('an option of the firm’s own, or cleared on a contact without a lead: read from the contact', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A);
    await bridge.follow([status(A, 'signed up'), status(B, '')]);
    expect((await bridge.events()).map(({ outcome }) => outcome).sort()).toEqual(['no_lead', 'other_status']);
    expect((await bridge.screens()).sort()).toEqual([`${A} changed`, `${B} changed`]);
    expect(await bridge.lead(A)).toMatchObject({ override_status: null });
  });
});

test('what the store refuses is tried again: attempts and words stand in the event', async () => {
  await using bridge = await startContactChanges();
  await leadOf(bridge, A);
  await bridge.store.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'Jane Doe' using errcode = 'P0001'; end $$;
    create trigger refuse before update on leads for each row execute function refuse()`);
  await bridge.accept([on(A, 'deletion'), on(B, 'deletion')]);
  const events = async () => (await bridge.events()).map(({ attempts, last_error }) => ({ attempts, last_error }));
  await expect.poll(events).toContainEqual({
    attempts: 1,
    last_error: 'The database refused it (P0001)',
  });
  await bridge.store.pool.query('drop trigger refuse on leads');
  await bridge.store.pool.query('update pgboss.job set start_after = now() where name = $1', [contactChangeJob.name]);
  await bridge.idle();
  expect(await bridge.lead(A)).toMatchObject({ state: 'deleted' });
  expect((await bridge.events()).map(({ outcome }) => outcome).sort()).toEqual(['deleted', 'no_lead']);
});
