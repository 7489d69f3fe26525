import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { callerOf, faultCodes } from './call-hubspot.ts';
import { defaultApp, startHubSpotSimulator } from './hubspot-simulator.ts';

const PUBLIC_URL = 'https://bridge.example/hubspot/actions/screen-lead';
const blocked = { outputFields: { hs_execution_state: 'BLOCK', hs_expiration_duration: 'P1D' } };

interface Taken {
  headers: Record<string, unknown>;
  body: { callbackId: string; origin: { portalId: number }; object: { objectId: number } };
}

/** An action that answers as the test says. */
async function openAction(answer: (nth: number) => { status: number; body: object }, storedAfterMs = 0) {
  const taken: Taken[] = [];
  const server = createServer(async (request, response) => {
    const nth = taken.length;
    taken.push({ headers: request.headers, body: JSON.parse(await readText(request)) });
    const { status, body } = answer(nth);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hubspot = await startHubSpotSimulator({
    portals: [{ portalId: 11 }, { portalId: 12 }],
    workflows: { storedAfterMs },
  });
  hubspot.workflows.point(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, PUBLIC_URL);
  const scopes = [...defaultApp.requiredScopes, 'automation'];
  return {
    hubspot,
    taken,
    telling: (portalId: number) => callerOf(hubspot, hubspot.staticToken(portalId, scopes)),
    async [Symbol.asyncDispose]() {
      await hubspot[Symbol.asyncDispose]();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const complete = (callbackId: string) => `/automation/actions/callbacks/{v}/${callbackId}/complete`;
const success = { outputFields: { hs_execution_state: 'SUCCESS', lead_status: 'valid' }, typedOutputs: {} };

test('a workflow waits after BLOCK and goes on with what it is told, once', async () => {
  await using action = await openAction(() => ({ status: 200, body: blocked }));
  const execution = await action.hubspot.workflows.reach({ portalId: 11, contactId: '501' });
  expect(execution.state).toBe('blocked');
  expect(action.taken[0]?.body).toMatchObject({
    origin: { portalId: 11 },
    object: { objectId: 501, objectType: 'CONTACT' },
  });
  const call = action.telling(11);
  expect((await call('POST', complete(execution.callbackId), success)).status).toBe(204);
  expect(execution).toMatchObject({ state: 'SUCCESS', outputs: { lead_status: 'valid' } });
  expect((await call('POST', complete(execution.callbackId), success)).status).toBe(409);
  expect(action.hubspot.faults).toEqual([]);
});

test('who may not, another account, and a callback nobody waits for are refused', async () => {
  await using action = await openAction(() => ({ status: 200, body: blocked }));
  const { hubspot } = action;
  const { callbackId } = await hubspot.workflows.reach({ portalId: 11, contactId: '501' });
  const refused = await callerOf(hubspot, hubspot.staticToken(11))('POST', complete(callbackId), success);
  expect(refused).toMatchObject({ status: 403, body: { category: 'MISSING_SCOPES' } });
  expect((await action.telling(12)('POST', complete(callbackId), success)).status).toBe(404);
  expect((await action.telling(11)('POST', complete('ap-0'), success)).status).toBe(404);
  hubspot.workflows.expire(callbackId);
  expect((await action.telling(11)('POST', complete(callbackId), success)).status).toBe(409);
});

test('a completion that comes before HubSpot has stored the wait finds no callback', async () => {
  await using action = await openAction(() => ({ status: 200, body: blocked }), 60_000);
  const execution = await action.hubspot.workflows.reach({ portalId: 11, contactId: '501' });
  expect((await action.telling(11)('POST', complete(execution.callbackId), success)).status).toBe(404);
  expect(execution.state).toBe('blocked');
});

test('outputs the action does not declare, and no outputs at all, are faults', async () => {
  await using action = await openAction(() => ({ status: 200, body: blocked }));
  const { callbackId } = await action.hubspot.workflows.reach({ portalId: 11, contactId: '501' });
  const call = action.telling(11);
  const other = { outputFields: { hs_execution_state: 'SUCCESS', score: '7' } };
  expect((await call('POST', complete(callbackId), other)).status).toBe(400);
  expect((await call('POST', complete(callbackId), {})).status).toBe(400);
  expect((await call('POST', complete(callbackId), { outputFields: {} })).status).toBe(400);
  expect(faultCodes(action.hubspot)).toEqual(['wrong_body', 'wrong_body', 'wrong_body']);
});

test('asks again after 429 and 5xx, with the same callback; a 4xx ends it', async () => {
  const statuses = [503, 429, 200];
  await using action = await openAction((nth) => ({ status: statuses[nth] ?? 400, body: blocked }));
  const first = await action.hubspot.workflows.reach({ portalId: 11, contactId: '501' });
  expect(first).toMatchObject({ state: 'blocked', statuses });
  expect(new Set(action.taken.map(({ body }) => body.callbackId)).size).toBe(1);
  const second = await action.hubspot.workflows.reach({ portalId: 11, contactId: '502' });
  expect(second).toMatchObject({ state: 'failed', statuses: [400] });
});

test('bears the second signature always and the third where asked for', async () => {
  await using action = await openAction(() => ({ status: 200, body: blocked }));
  await action.hubspot.workflows.reach({ portalId: 11, contactId: '501' });
  await action.hubspot.workflows.reach({ portalId: 11, contactId: '501', signature: 'v3' });
  const [plain, third] = action.taken.map(({ headers }) => headers);
  expect(plain?.['x-hubspot-signature']).toMatch(/^[0-9a-f]{64}$/);
  expect(plain?.['x-hubspot-signature-v3']).toBeUndefined();
  expect(third?.['x-hubspot-signature-v3']).toMatch(/^[A-Za-z0-9+/]{43}=$/);
});
