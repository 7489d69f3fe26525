import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startContactChanges } from '../../../fixtures/contact-changes.ts';
import { generatedCases } from '../../../fixtures/generated-cases.ts';
import { webhookEvent } from '../../../fixtures/hubspot-events.ts';
import { insertLead } from '../../../fixtures/lead-row.ts';

/**
 * One history of six contacts, told in every order and with repetitions: 1 and 2 are merged into 3, 3 and 4 into 5, 5 is
 * deleted and restored; the status of 1, 2 and 4 is set by hand before; 6 is erased for privacy in the middle of its life.
 */
const T = Date.parse('2026-11-20T12:00:00Z');
const id = (n: number) => 180_000_000_000 + n;
const text = (n: number) => String(id(n));
const at = (n: number, type: string, minute: number, changes: Record<string, unknown> = {}) =>
  webhookEvent({ objectId: id(n), subscriptionType: `contact.${type}`, occurredAt: T + minute * 60_000, ...changes });
const merge = (primary: number, other: number, survivor: number, minute: number) =>
  at(primary, 'merge', minute, {
    primaryObjectId: id(primary),
    mergedObjectIds: [id(primary), id(other)],
    newObjectId: id(survivor),
  });
const status = (n: number, value: string, minute: number) =>
  at(n, 'propertyChange', minute, { propertyName: 'lead_intake_status', propertyValue: value });

const history = [
  at(1, 'creation', 0),
  at(2, 'creation', 0),
  at(4, 'creation', 0),
  at(6, 'creation', 0),
  merge(1, 2, 3, 1),
  merge(3, 4, 5, 2),
  at(1, 'deletion', 1),
  at(4, 'deletion', 2),
  at(5, 'deletion', 3),
  at(5, 'restore', 4),
  status(1, 'needs_info', 0.1),
  status(2, 'invalid', 0.3),
  status(4, '', 0.2),
  status(6, 'invalid', 5),
  at(6, 'privacyDeletion', 6),
  at(6, 'deletion', 6),
];

const telling = fc
  .tuple(
    fc.shuffledSubarray(history, { minLength: history.length }),
    fc.array(fc.nat(history.length - 1), { maxLength: 6 }),
    fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
  )
  .map(([order, repeated, cuts]) => {
    const told = [...order, ...repeated.map((n) => ({ ...history[n], attemptNumber: 1 }) as Record<string, unknown>)];
    const deliveries: Record<string, unknown>[][] = [];
    for (let from = 0, n = 0; from < told.length; n += 1) {
      const size = cuts[n % cuts.length] ?? 1;
      deliveries.push(told.slice(from, from + size));
      from += size;
    }
    return deliveries;
  });

test('a history told in any order, with repetitions, cut into deliveries anyhow, ends the same', async () => {
  await using bridge = await startContactChanges();
  const { pool } = bridge.store;
  await fc.assert(
    fc.asyncProperty(telling, async (deliveries) => {
      await pool.query('delete from outbox; delete from tombstones; delete from webhook_events; delete from leads');
      await pool.query('delete from pgboss.job');
      for (const n of [1, 2, 4, 6])
        await insertLead(bridge.store, { account_id: bridge.accountId, contact_id: text(n) });
      await bridge.follow(...deliveries);

      const leads = await bridge.db
        .selectFrom('leads')
        .select(['contact_id', 'state', 'merged_into', 'override_status'])
        .execute();
      const living = leads.filter(({ contact_id }) => contact_id === text(5));
      const others = leads.filter(({ contact_id }) => contact_id !== text(5));
      // What was said last of any of them.
      expect(living).toMatchObject([{ merged_into: null, override_status: 'invalid' }]);
      expect(others.every(({ state, merged_into }) => state === 'deleted' && merged_into !== null)).toBe(true);
      expect(leads).toHaveLength(3);
      // Where the deletion is heard of first, the restore has the contact screened again.
      const screens = await bridge.screens();
      expect(screens).toContain(`${text(5)} restored for event`);
      expect(screens).toContain(`${text(5)} merged for event`);
      for (const table of ['leads', 'webhook_events', 'pgboss.job', 'outbox', 'tombstones']) {
        const { rowCount } = await pool.query(`select from ${table} as t where t::text like $1`, [`%${text(6)}%`]);
        expect([table, rowCount]).toEqual([table, 0]);
      }
      expect(await bridge.accept([at(6, 'creation', 9)])).toEqual({ erased: 1 });
    }),
    { numRuns: generatedCases(30), seed: 3 },
  );
});
