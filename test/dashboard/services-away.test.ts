import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Engine } from '../../bridge/analysis/engine.ts';
import { createRubricEngine } from '../../bridge/analysis/rubric/rubric-engine.ts';
import { Problem } from '../../bridge/platform/problem.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { openCuttableDatabase } from '../fixtures/cuttable-store.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { connectSlack } from '../fixtures/slack-product.ts';
import { deviations } from '../simulators/hubspot/fault-rules.ts';
import { settledPage } from './find-faults.ts';
import { openStage, type Stage } from './open-stage.ts';
import { screenedLeads } from './screened-leads.ts';
import { signInWindow } from './sign-in-window.ts';

/** The offline engine as long as its model is there. */
function engineWithModel() {
  const rubric = createRubricEngine();
  const model = { away: false };
  const guarded =
    <Input, Output>(work: (input: Input) => Output) =>
    (input: Input) => {
      if (model.away) throw new Problem('unavailable', { cause: new Error('the model is away') });
      return work(input);
    };
  const engine: Engine = {
    ...rubric,
    assess: guarded(rubric.assess),
    assessForFirm: guarded(rubric.assessForFirm),
  };
  return { model, engine };
}

describe.skipIf(!hasChromium)('a page says which service is away, and nothing that was typed is lost', () => {
  const { model, engine } = engineWithModel();
  let cuttable: Awaited<ReturnType<typeof openCuttableDatabase>>;
  let stage: Stage;
  let visit: Awaited<ReturnType<typeof signInWindow>>;
  let leadId: string;
  beforeAll(async () => {
    cuttable = await openCuttableDatabase();
    stage = await openStage({ engine, databaseUrl: cuttable.databaseUrl });
    const accountId = await stage.connectedFirm();
    await connectSlack(stage.product, { slack: stage.slack, accountId });
    const contact = stage.hubspot.portal(11).create(strongLead()).id;
    leadId = `${(await screenedLeads(stage, [contact])).get(contact)}`;
    visit = await signInWindow(stage, { accountId });
  });
  afterAll(async () => {
    await stage?.[Symbol.asyncDispose]();
    await cuttable?.[Symbol.asyncDispose]();
  });

  const open = async (path: string, heading: string | RegExp): Promise<Page> => {
    await visit.page.goto(`${stage.product.url}${path}`);
    await settledPage(visit.page, heading);
    return visit.page;
  };
  test('HubSpot: leads have their scores and ids, and a rule that is being written stays', async () => {
    stage.hubspot.script({ deviations: [deviations.unavailable] });
    // What was read before is forgotten within a minute; here nobody has looked yet.
    let page = await open('/leads', 'Leads');
    await page.getByText('HubSpot is not responding, so names are missing.', { exact: false }).waitFor();
    await page.getByRole('row', { name: /Valid/ }).waitFor();
    await visit.look('away HubSpot, leads');
    page = await open(`/leads/${leadId}`, /./);
    await page.getByText('HubSpot is not responding at the moment.', { exact: false }).first().waitFor();
    page = await open('/rules', 'What we take');
    await page.getByRole('button', { name: 'Add a rule in words' }).click();
    await page.getByLabel('Rule 1', { exact: true }).fill('Lives in Ohio');
    await page.getByText(/^Understood as: /).waitFor();
    await page.getByRole('button', { name: /^Test on recent leads/ }).click();
    await page.getByRole('alert').filter({ hasText: 'HubSpot' }).waitFor();
    expect(await page.getByLabel('Rule 1', { exact: true }).inputValue()).toBe('Lives in Ohio');
    stage.hubspot.clearScript();
    await page.getByRole('button', { name: /^Test on recent leads/ }).click();
    await page.getByText(/^Tested on 1 lead/).waitFor();
    await page.getByRole('button', { name: 'Discard changes' }).click();
  });

  test('Slack: Connections says so, and routing that is being changed stays', async () => {
    stage.slack.fail();
    const page = await open('/connections', 'Connections');
    const section = page.getByRole('region', { name: 'Where leads go' });
    await section.getByText(/Slack could not be reached.* Messages wait until it is back\./).waitFor();
    await visit.look('away Slack, connections');
    await page.getByRole('button', { name: 'Change where leads go' }).click();
    await page.getByLabel('Time zone').fill('America/Denver');
    await page.getByRole('button', { name: 'Save routing' }).click();
    await page.getByText('Routing saved.').waitFor({ state: 'attached' });
    expect(await page.getByLabel('Time zone').inputValue()).toBe('America/Denver');
    stage.slack.recover();
  });

  test('the model: the trial says so, and the notes stay', async () => {
    const page = await open('/api', 'API');
    const notes = 'Rear-ended at a red light, broken arm, police report, no lawyer yet.';
    await page.getByLabel('Case notes').fill(notes);
    model.away = true;
    await page.getByRole('button', { name: 'Score this lead' }).click();
    await page.getByRole('alert').filter({ hasText: 'Service temporarily unavailable' }).waitFor();
    await visit.look('away model, playground');
    expect(await page.getByLabel('Case notes').inputValue()).toBe(notes);
    model.away = false;
    await page.getByRole('button', { name: 'Score this lead' }).click();
    await page.getByText('Case score by part').waitFor();
  });

  test('the store: a draft is not published, stays, and is published once the store is back', async () => {
    const page = await open('/rules', 'What we take');
    await page.getByRole('button', { name: 'Add a rule in words' }).click();
    await page.getByLabel('Rule 1', { exact: true }).fill('Lives in Texas');
    await page.getByText(/^Understood as: /).waitFor();
    cuttable.link.cut();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('alert').filter({ hasText: 'temporarily unavailable' }).first().waitFor();
    await visit.look('away store, rules');
    expect(await page.getByLabel('Rule 1', { exact: true }).inputValue()).toBe('Lives in Texas');
    cuttable.link.mend();
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    const published = page.getByRole('status').filter({ hasText: /^Published as version/ });
    const tryAgain = async () => {
      if (await publish.isEnabled()) await publish.click();
      return published.count();
    };
    await expect.poll(tryAgain, { interval: 1_000, timeout: 20_000 }).toBe(1);
  });
});
