import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount, setAccount } from '../../bridge/accounts/accounts.ts';
import { issueKey } from '../../bridge/auth/keys.ts';
import type { Store } from '../../bridge/platform/store/open-store.ts';
import { planNames, plans, subscriptionStates } from '../../shared/plan-limits.ts';
import { openTestStore } from '../fixtures/database.ts';
import { createCaller, json, post, startTestServer, type TestServer } from '../fixtures/test-server.ts';

let store: Store;
let here: TestServer;
let there: TestServer;

/** Two processes on one database; neither hears a notification. */
beforeAll(async () => {
  store = await openTestStore();
  here = await startTestServer({ store });
  there = await startTestServer({ store });
});
afterAll(async () => {
  await here[Symbol.asyncDispose]();
  await there[Symbol.asyncDispose]();
  await store[Symbol.asyncDispose]();
});

const cells = planNames.flatMap((plan) => subscriptionStates.map((subscription) => ({ plan, subscription })));
type Cell = (typeof cells)[number];

function expected({ plan, subscription }: Cell): [status: number, error: string | undefined] {
  if (subscription !== 'active') return [401, 'User does not have an active subscription'];
  if (plan !== 'pro') return [401, "User's plan does not have access to the API"];
  return [200, undefined];
}

async function outcome(server: TestServer, key: string): Promise<[number, string | undefined]> {
  const response = await post(server, { key });
  return [response.status, (await json<{ error?: string }>(response)).error];
}

test.each(cells)('$plan, $subscription: the answer of the specification on every operation', async (cell) => {
  const { key, accountId } = await createCaller(store);
  await setAccount(store.db, { accountId, ...cell }, 'test');
  const [status, error] = expected(cell);
  for (const path of ['/api/v1/score', '/api/v1/screen', '/api/v1/explain'])
    for (const server of [here, there]) {
      const response = await post(server, { key, path });
      const body = await json<{ error?: string }>(response);
      expect([path, response.status, body.error]).toEqual([path, status, error]);
      expect(response.headers.has('ratelimit')).toBe(status === 200);
    }
});

test.each(cells)('$plan, $subscription: a key is issued exactly where it would work', async (cell) => {
  const { id } = await createAccount(store.db, { name: 'Firm', ...cell }, 'test');
  const issuing = issueKey(store.db, { accountId: id, name: 'k' }, 'test');
  if (expected(cell)[0] === 200) expect(await outcome(here, (await issuing).key)).toEqual([200, undefined]);
  else await expect(issuing).rejects.toMatchObject({ status: 409, code: expect.stringMatching(/^key_needs_/) });
});

test.each(cells)('from $plan, $subscription to any other state, on a process that was told nothing', async (from) => {
  await Promise.all(
    cells.map(async (to) => {
      const { key, accountId } = await createCaller(store);
      await setAccount(store.db, { accountId, ...from }, 'test');
      expect([from, await outcome(there, key)]).toEqual([from, expected(from)]);
      await setAccount(store.db, { accountId, ...to }, 'test');
      await expect.poll(() => outcome(there, key), { message: JSON.stringify({ from, to }) }).toEqual(expected(to));
      // Once it has taken effect it never goes back.
      for (let again = 0; again < 3; again += 1) expect(await outcome(there, key)).toEqual(expected(to));
    }),
  );
});

test('the plans are those of the specification: what has no API has no requests either', () => {
  expect(Object.keys(plans)).toEqual([...planNames]);
  for (const plan of Object.values(plans)) {
    expect(plan.requests > 0).toBe(plan.api);
    expect(plan.windowSeconds).toBe(60);
  }
});
