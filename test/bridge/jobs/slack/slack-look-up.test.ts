import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAccount } from '../../../../bridge/accounts/accounts.ts';
import { createAnalyzer } from '../../../../bridge/analysis/analyzer.ts';
import { createRubricEngine } from '../../../../bridge/analysis/rubric/rubric-engine.ts';
import type { HubSpot } from '../../../../bridge/hubspot/client/hubspot.ts';
import { connectStatic } from '../../../../bridge/hubspot/connect/connect-static.ts';
import { provision } from '../../../../bridge/hubspot/mapping/provision.ts';
import { answerLeadCommand } from '../../../../bridge/jobs/slack/actions/find-slack-lead.ts';
import { openHubSpot } from '../../../fixtures/hubspot.ts';
import { openSlackJobs, type SlackJobs, TEAM } from '../../../fixtures/slack-jobs.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from '../../../simulators/hubspot/hubspot-simulator.ts';

let jobs: SlackJobs;
let simulator: HubSpotSimulator;
let hubspot: HubSpot;
beforeAll(async () => {
  jobs = await openSlackJobs();
  simulator = await startHubSpotSimulator({ portals: [{ portalId: 11 }] });
  ({ hubspot } = await openHubSpot(simulator, { store: jobs.store }));
  const connection = { accountId: jobs.accountId, portalId: '11', token: simulator.staticToken(11) };
  await connectStatic({ hubspot, store: jobs.store }, connection, 'test');
  await provision(hubspot, { portalId: '11' });
  await setAccount(jobs.db, { accountId: jobs.accountId, subscription: 'active' }, 'test');
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  expect(simulator.faults).toEqual([]);
  await simulator[Symbol.asyncDispose]();
});

const contact = (firstname: string, lastname: string, phone = '') =>
  simulator.portal(11).create({ firstname, lastname, phone }).id;

async function lookUp(text: string): Promise<string> {
  simulator.portal(11).index.flush();
  const analyzer = createAnalyzer({ engine: createRubricEngine(), today: () => '2026-11-20' });
  const member = { workspaceId: TEAM, teamId: TEAM, userId: 'U01MARIA', text, respond: () => Promise.resolve() };
  const { message } = await answerLeadCommand({ ...jobs.deps, api: hubspot, analyzer }, member);
  return JSON.stringify([message.text, message.blocks]);
}

test('a lead is found among more contacts of its name than a person reads through', async () => {
  const id = contact('Ana', 'Smith');
  await jobs.lead({ contact_id: id });
  for (let serial = 0; serial < 25; serial += 1) contact(`B${serial}`, 'Smith');
  expect(await lookUp('Smith')).toContain('Ana Smith');
});

test('where HubSpot has more contacts of the name than it tells of, that is said, and what finds the lead', async () => {
  const oldest = contact('Ana', 'Garcia', '737-555-0188');
  await jobs.lead({ contact_id: oldest });
  for (let serial = 0; serial < 205; serial += 1) contact(`B${serial}`, 'Garcia');
  expect(await lookUp('Garcia')).toContain('Too many contacts in HubSpot match');
  expect(await lookUp('Ana Garcia')).toContain('lead_claim');
  expect(await lookUp('737-555-0188')).toContain('lead_claim');

  const newest = contact('Zoe', 'Garcia');
  await jobs.lead({ contact_id: newest });
  const some = await lookUp('Garcia');
  expect(some).toContain('One lead was found among the newest contacts');
  expect(some).toContain(`/lead ${newest}`);
  expect(some).toContain('there are more');
});
