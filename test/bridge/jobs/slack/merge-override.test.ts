import { describe, expect, test } from 'vitest';
import { startContactChanges } from '../../../fixtures/contact-changes.ts';
import { A, B, C, D, E, leadOf, on, orders, T } from '../../../fixtures/contact-events.ts';

const merge = (primary: string, other: string, survivor: string, minute = 10) =>
  on(primary, 'merge', {
    primaryObjectId: Number(primary),
    mergedObjectIds: [Number(primary), Number(other)],
    newObjectId: Number(survivor),
    occurredAt: T + minute * 60_000,
  });
const status = (contactId: string, value: string, minute: number) =>
  on(contactId, 'propertyChange', {
    propertyName: 'lead_intake_status',
    propertyValue: value,
    occurredAt: T + minute * 60_000,
  });
const at = (minute: number) => new Date(T + minute * 60_000);
const said = (override_status: string | null, minute: number, override_source = 'slack:T01FIRM:U01MARIA') => ({
  override_status,
  override_source,
  overridden_at: at(minute),
});

describe('what a person said of a contact that is merged away', () => {
  test('is said of the one that is left, with who and when, and stands in the audit log', async () => {
    await using bridge = await startContactChanges();
    const left = await leadOf(bridge, A);
    await leadOf(bridge, B, said('invalid', 1));
    await bridge.follow([merge(A, B, A)]);
    expect(await bridge.lead(A)).toMatchObject({ id: left, ...said('invalid', 1) });
    const audit = await bridge.db.selectFrom('audit_log').selectAll().where('action', 'like', 'lead.%').execute();
    const detail = { from: null, to: 'invalid', source: 'slack:T01FIRM:U01MARIA', at: at(1).toISOString() };
    expect(audit).toMatchObject([{ actor: 'system', action: 'lead.override_inherited', target: left, detail }]);
  });

  test.each([
    ['the last of both', said('valid', 1), said('invalid', 2), said('invalid', 2)],
    ['its own where that is later', said('valid', 2), said('invalid', 1), said('valid', 2)],
    ['nothing where the last was taken back', said('valid', 1), said(null, 2), said(null, 2)],
    ['its own beside nothing', said('valid', 1), {}, said('valid', 1)],
  ])('counts by time: %s', async (_name, own, other, expected) => {
    for (const survivor of [A, C]) {
      await using bridge = await startContactChanges();
      await leadOf(bridge, A, own);
      await leadOf(bridge, B, other);
      await bridge.follow([merge(A, B, survivor)]);
      expect(await bridge.lead(survivor)).toMatchObject(expected);
    }
  });

  test('goes over two merges, whichever is heard of first', async () => {
    for (const order of orders([merge(A, B, C, 10), merge(C, D, E, 20)])) {
      await using bridge = await startContactChanges();
      await leadOf(bridge, A);
      await leadOf(bridge, B, said('invalid', 1));
      await leadOf(bridge, D);
      await bridge.follow(...order.map((event) => [event]));
      expect(await bridge.lead(E)).toMatchObject({ merged_into: null, ...said('invalid', 1) });
      // One step leads to the contact that is left.
      const merged = await bridge.db
        .selectFrom('leads')
        .select('merged_into')
        .where('merged_into', 'is not', null)
        .execute();
      expect(merged).toEqual([{ merged_into: E }, { merged_into: E }]);
    }
  });

  test('counts once: taken back on the contact that is left, a merge told again does not bring it back', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A);
    await leadOf(bridge, B, said('invalid', 1));
    const event = merge(A, B, A);
    await bridge.follow([event], [{ ...event, eventId: 1 }]);
    await bridge.db
      .updateTable('leads')
      .set({ override_status: null, override_source: null, overridden_at: null })
      .where('contact_id', '=', A)
      .execute();
    await bridge.follow([{ ...event, eventId: 2 }]);
    expect(await bridge.lead(A)).toMatchObject({ override_status: null });
  });
});

describe('a status set by hand in HubSpot on a contact that is merged away', () => {
  test.each([
    ['the primary one', [status(A, 'needs_info', 1)], 'needs_info'],
    ['the other one', [status(B, 'invalid', 1)], 'invalid'],
    ['both', [status(A, 'needs_info', 2), status(B, 'invalid', 1)], 'needs_info'],
    ['both, and taken back', [status(A, 'needs_info', 1), status(B, '', 2)], null],
  ])('%s: holds for the one that is left, in whatever order it is told', async (_name, changes, expected) => {
    await using bridge = await startContactChanges();
    for (const survivor of [A, C]) {
      for (const order of orders([merge(A, B, survivor), ...changes])) {
        await bridge.store.pool.query('delete from webhook_events; delete from leads');
        await leadOf(bridge, A);
        await leadOf(bridge, B);
        await bridge.follow(...order.map((event) => [event]));
        expect(await bridge.lead(survivor)).toMatchObject({ merged_into: null, override_status: expected });
        const leads = await bridge.db
          .selectFrom('leads')
          .select('contact_id')
          .where('state', '<>', 'deleted')
          .execute();
        expect(leads).toEqual([{ contact_id: survivor }]);
      }
    }
  });

  test('told after the merge has the contact that is left looked at, which shows the primary one’s', async () => {
    await using bridge = await startContactChanges();
    await leadOf(bridge, A);
    await leadOf(bridge, B);
    await bridge.follow([merge(A, B, C)], [status(B, 'invalid', 1)]);
    expect(await bridge.screens()).toEqual([`${C} merged for event`, `${C} changed`]);
  });
});
