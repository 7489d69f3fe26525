import { expect, test } from 'vitest';
import { createAnalyzer } from '../../bridge/analysis/analyzer.ts';
import { rubricIdentity } from '../../bridge/analysis/rubric/rubric-identity.ts';
import { createThreadedAnalysis } from '../../bridge/analysis/threads/threaded-analysis.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { PUBLIC_URL } from '../fixtures/hubspot-events.ts';
import { connectPortal } from '../fixtures/hubspot-portal.ts';
import { createCaller, json, post, startTestServer } from '../fixtures/test-server.ts';
import { failingEngine } from '../fixtures/troubled-engine.ts';
import { defaultApp, startHubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';

/** A machine that is busy may take longer than HubSpot waits: it would send again, and that is another test's. */
const webhooks = { subscriptions: ['contact.creation'], collectMs: 1, timeoutMs: 60_000 };
const TARGET = '/webhooks/hubspot';
const spins = (zip: string) => ({ record: { ...exampleRecord, firstName: 'Spins', zip } });

const openThreads = (deadlineMs: number) =>
  createThreadedAnalysis({ identity: rubricIdentity, engine: failingEngine, deadlineMs, onLost: () => undefined });

test('while records spin in every thread, health, readiness and webhooks are answered; in the end they are a 500', async () => {
  await using patient = openThreads(600_000);
  const analyzer = createAnalyzer({ engine: patient, today: () => '2026-11-20' });
  const clientSecrets = [defaultApp.clientSecret];
  await using server = await startTestServer({ analyzer, clientSecrets, publicUrl: PUBLIC_URL });
  await connectPortal(server.store, { portalId: '11' });
  await using hubspot = await startHubSpotSimulator({ portals: [{ portalId: 11 }], webhooks });
  hubspot.staticToken(11);
  hubspot.webhooks.target(`${server.url}${TARGET}`, `${PUBLIC_URL}${TARGET}`);
  const { key } = await createCaller(server);
  let over = 0;
  const spinning = ['1', '2', '3', '4'].map(async (zip) => {
    const response = await post(server, { key, body: spins(zip) });
    over += 1;
    return { status: response.status, body: await json(response) };
  });
  await patient.started();

  hubspot.portal(11).create({ city: 'Boise' });
  await hubspot.webhooks.settled();
  expect(hubspot.webhooks.deliveries.map(({ status }) => status)).toEqual([200]);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(over).toBe(0);
  await patient[Symbol.asyncDispose]();
  const failed = { status: 500, body: { error: 'Failed to analyze record' } };
  expect(await Promise.all(spinning)).toEqual([failed, failed, failed, failed]);
});

test('a record that spins is a 500 at its deadline, and the next one is answered', async () => {
  await using strict = openThreads(1_000);
  const analyzer = createAnalyzer({ engine: strict, today: () => '2026-11-20' });
  await using server = await startTestServer({ analyzer });
  const { key } = await createCaller(server);
  const response = await post(server, { key, body: spins('1') });
  expect(response.status).toBe(500);
  expect(await json(response)).toEqual({ error: 'Failed to analyze record' });
  expect((await post(server, { key })).status).toBe(200);
});
