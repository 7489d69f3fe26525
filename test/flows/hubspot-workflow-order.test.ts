import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createRubricEngine } from '../../bridge/analysis/rubric/rubric-engine.ts';
import { screenContactJob } from '../../bridge/jobs/definitions/job-kinds.ts';
import { openApp, publish } from '../fixtures/hubspot-app.ts';
import { strongLead, weakLead } from '../fixtures/hubspot-leads.ts';
import { connectFirm, startHubSpot, startProduct } from '../fixtures/hubspot-product.ts';
import { expectNoFaults, shows } from '../fixtures/hubspot-results.ts';
import { defaultApp } from '../simulators/hubspot/hubspot-simulator.ts';
import type { Execution } from '../simulators/hubspot/workflows.ts';

const notifyingScopes = [...defaultApp.requiredScopes, 'automation'];

test('a workflow is not told what was read before a step of it filled in the notes', async () => {
  await using hubspot = await startHubSpot();
  const [reached, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const rubric = createRubricEngine();
  const engine: typeof rubric = {
    ...rubric,
    async assessForFirm(input) {
      reached.resolve();
      await goOn.promise;
      return rubric.assessForFirm(input);
    },
  };
  await using product = await startProduct(hubspot, { engine });
  publish(hubspot, product.url);
  await connectFirm(product, 11, hubspot.staticToken(11, notifyingScopes));
  const portal = hubspot.portal(11);
  const notes = 'It was her own fault, no injuries, no damage.';
  const { id: contactId } = portal.create(strongLead({ lead_intake_case_notes: notes }));
  await reached.promise;
  hubspot.webhooks.pause();
  portal.update(contactId, strongLead());
  const execution = await hubspot.workflows.reach({ portalId: 11, contactId });
  expect(execution.state).toBe('blocked');
  goOn.resolve();
  await expect.poll(() => execution.state).toBe('SUCCESS');
  expect(execution.outputs).toMatchObject({ lead_status: 'valid', lead_valid: 'true' });
  expect(portal.value(contactId, 'lead_intake_score')).toBe(execution.outputs.lead_score);
  expectNoFaults(hubspot);
});

test('while screening is paused workflows wait; then a new lead goes before the many that were enrolled', async () => {
  await using stage = await openApp();
  const { hubspot, product } = stage;
  const accountId = await connectFirm(product, 11, hubspot.staticToken(11, notifyingScopes));
  await product.cli('hubspot', 'pause', '--account', accountId);
  const portal = hubspot.portal(11);
  for (const { subscriptionId } of hubspot.webhooks.subscriptions) hubspot.webhooks.unsubscribe(subscriptionId);
  const executions: Execution[] = [];
  for (let at = 0; at < 120; at += 1) {
    const { id: contactId } = portal.create(weakLead({ email: `enrolled-${at}@example.com` }));
    executions.push(await hubspot.workflows.reach({ portalId: 11, contactId }));
  }
  const states = () => [...new Set(executions.map(({ state }) => state))];
  expect(states()).toEqual(['blocked']);
  hubspot.webhooks.subscribe('contact.creation');
  const { id: fresh } = portal.create(strongLead());
  await hubspot.webhooks.settled();
  const line = await sql<{ contactId: string }>`
    select data ->> 'contactId' as "contactId" from pgboss.job
    where name = ${screenContactJob.name} and state in ('created', 'retry')
    order by priority desc, created_on, id`.execute(product.db);
  expect(line.rows).toHaveLength(121);
  expect(line.rows[0]?.contactId).toBe(fresh);
  await product.cli('hubspot', 'resume', '--account', accountId);
  await shows(hubspot, fresh, 'lead_intake_status').toBe('valid');
  await expect.poll(states, { timeout: 400_000, interval: 200 }).toEqual(['SUCCESS']);
  expectNoFaults(hubspot);
});
