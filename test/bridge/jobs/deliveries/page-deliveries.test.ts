import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createAccount } from '../../../../bridge/accounts/accounts.ts';
import { pageDeliveries } from '../../../../bridge/dashboard-api/connections/delivery-handlers.ts';
import { saveConnection } from '../../../../bridge/hubspot/connections/save-connection.ts';
import type { DeliveryPlace } from '../../../../bridge/jobs/deliveries/webhook-deliveries.ts';
import { openTestStore } from '../../../fixtures/database.ts';

const MINUTE = 60_000;
const newest = Date.UTC(2026, 10, 23, 12);

async function stage() {
  const store = await openTestStore();
  const { db } = store;
  const { id: accountId } = await createAccount(db, { name: 'Firm' }, 'test');
  const connection = {
    accountId,
    portalId: '11',
    auth: 'static' as const,
    tokens: { accessToken: 'pat-1', refreshToken: null, expiresAt: null },
    scopes: [],
    appId: null,
    uiDomain: null,
    timeZone: null,
  };
  await saveConnection(store, connection, 'test');
  const event = async (minutesAgo: number) => {
    const { id } = await db
      .insertInto('webhook_events')
      .values({
        portal_id: '11',
        event_key: randomUUID(),
        kind: 'created',
        contact_id: '5',
        payload: '{}',
        occurred_at: new Date(newest),
        received_at: new Date(newest - minutesAgo * MINUTE),
        processed_at: new Date(newest),
        outcome: 'screened',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const run = async (minutesAgo: number) => {
    const id = randomUUID();
    const created = new Date(newest - minutesAgo * MINUTE);
    await db
      .insertInto('workflow_runs')
      .values({
        id,
        account_id: accountId,
        portal_id: '11',
        contact_id: '5',
        callback_id: id,
        state: 'done',
        reason: null,
        created_at: created,
        expires_at: created,
        ended_at: created,
      })
      .execute();
    return id;
  };
  const page = (limit: number, after?: DeliveryPlace) => pageDeliveries(db, { accountId, limit, after });
  return { event, run, page, [Symbol.asyncDispose]: () => store[Symbol.asyncDispose]() };
}

test.each([1, 2, 3, 4, 7])('events and workflows are paged by age, %i at a time, each once', async (limit) => {
  await using scene = await stage();
  const ids: string[] = [];
  // The oldest first, as their ids have it; two runs of one moment.
  for (const minutesAgo of [9, 7]) ids.unshift(await scene.event(minutesAgo));
  const same = [await scene.run(6), await scene.run(6)].toSorted().toReversed();
  ids.unshift(...same);
  for (const minutesAgo of [5, 4]) ids.unshift(await scene.event(minutesAgo));
  ids.unshift(await scene.run(1));
  const seen: (string | null)[] = [];
  let after: DeliveryPlace | undefined;
  do {
    const { deliveries, next } = await scene.page(limit, after);
    expect(deliveries.length).toBeLessThanOrEqual(limit);
    seen.push(...deliveries.map(({ eventId, runId }) => eventId ?? runId));
    after = next ?? undefined;
  } while (after !== undefined);
  expect(seen).toEqual(ids);
});
