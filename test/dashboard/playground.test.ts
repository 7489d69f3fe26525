import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getConfiguration, setConfiguration } from '../../bridge/accounts/configurations.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { findFaults, keepPicture, settledPage } from './find-faults.ts';
import { addPerson, openStage, openWindow, type Stage, signIn } from './open-stage.ts';

const published = { practiceAreas: ['Car Accident'], threshold: 50, customFilters: [] };

describe.skipIf(!hasChromium)('a lead is tried by the published rules and by a draft', () => {
  let stage: Stage;
  let accountId: string;
  beforeAll(async () => {
    stage = await openStage();
    accountId = await stage.emptyFirm();
    await setConfiguration(stage.product.db, { accountId, actor: 'test', input: published });
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  const open = async (path: string, heading: string, width: 1280 | 360 = 1280) => {
    const window = await openWindow(stage.browser, { width, scheme: width === 360 ? 'dark' : 'light' });
    window.page.setDefaultTimeout(8_000);
    await signIn(window.page, stage.product.url, await addPerson(stage.product, accountId));
    await window.page.goto(`${stage.product.url}${path}`);
    await settledPage(window.page, heading);
    return window;
  };
  const version = async () => (await getConfiguration(stage.product.db, accountId)).version;

  test.each([1280, 360] as const)('on the page of the API, at %d px', async (width) => {
    const before = await version();
    const { page, context, complaints } = await open('/api', 'API', width);
    const playground = page.getByRole('region', { name: 'Playground' });
    const score = () => playground.getByRole('button', { name: 'Score this lead' }).click();
    await playground.getByRole('button', { name: 'Use a sample lead' }).click();
    await score();
    await playground.getByText('Scored by the published rules.').waitFor();
    await playground
      .getByText(/^Valid/)
      .first()
      .waitFor();
    await playground.getByLabel('Rules to use').selectOption('Draft rules');
    await playground.getByRole('button', { name: 'Remove Car Accident' }).click();
    await playground.getByText('The rules have changed since this result.', { exact: false }).waitFor();
    await playground.getByLabel('Add a practice area').fill('Family Law');
    await playground.getByRole('button', { name: 'Add', exact: true }).click();
    await score();
    await playground.getByText('Scored by the draft rules.').waitFor();
    await playground
      .getByText(/^Not valid/)
      .first()
      .waitFor();
    expect(await findFaults(page)).toEqual([]);
    await keepPicture(page, `playground ${width}`);
    await playground.getByLabel('Rules to use').selectOption('Published rules');
    await score();
    await playground.getByText('Scored by the published rules.').waitFor();
    // The draft is still there for the next try.
    await playground.getByLabel('Rules to use').selectOption('Draft rules');
    await playground.getByRole('button', { name: 'Remove Family Law' }).waitFor();
    expect(await version()).toBe(before);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on the page of the rules, by what is typed there and not published', async () => {
    const before = await version();
    const { page, context } = await open('/rules', 'What we take');
    await page.getByRole('button', { name: 'Add a rule in words' }).click();
    await page.getByLabel('Rule 1', { exact: true }).fill('Lives in Ohio');
    const trial = page.getByRole('region', { name: 'Try a lead' });
    await trial.getByRole('button', { name: 'Use a sample lead' }).click();
    await trial.getByRole('button', { name: 'Score this lead' }).click();
    await trial.getByText('Scored by the draft rules.').waitFor();
    await trial.getByText('Lives in Ohio').first().waitFor();
    await trial.getByLabel('Rules to use').selectOption('Published rules');
    await trial.getByRole('button', { name: 'Score this lead' }).click();
    await trial.getByText('Scored by the published rules.').waitFor();
    expect(await trial.getByText('Lives in Ohio').count()).toBe(0);
    expect(await version()).toBe(before);
    await context.close();
  });
});
