import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getConfiguration, setConfiguration } from '../../bridge/accounts/configurations.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { settledPage } from './find-faults.ts';
import { hasFocus, openKeyboard } from './keyboard.ts';
import { addPerson, openStage, type Stage, type Visit } from './open-stage.ts';
import { screenedLeads } from './screened-leads.ts';
import { signInWindow } from './sign-in-window.ts';

describe.skipIf(!hasChromium)('without a mouse', () => {
  let stage: Stage;
  let visit: Visit;
  let leadId: string;
  let accountId: string;
  beforeAll(async () => {
    stage = await openStage();
    accountId = await stage.connectedFirm();
    const contact = stage.hubspot.portal(11).create(strongLead()).id;
    leadId = `${(await screenedLeads(stage, [contact])).get(contact)}`;
    visit = await signInWindow(stage, { accountId });
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  test('a rule is written, tried, previewed and published, and each step is announced', async () => {
    const { page } = visit;
    const { press, type } = openKeyboard(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`${stage.product.url}/rules`);
    await settledPage(page, 'What we take');
    await press(button('Add a rule in words'));
    await type(page.getByLabel('Rule 1', { exact: true }), 'Lives in Ohio');
    await page.getByText(/^Understood as: .*Ohio/).waitFor();
    await press(page.getByRole('button', { name: 'Test on recent leads of rule 1' }));
    await page.getByText('Tested on 1 lead: 0 meet it, 1 break it').waitFor();
    await press(button('Preview the draft'));
    await page
      .getByRole('status')
      .filter({ hasText: 'The preview is done. 1 lead would get a different result.' })
      .waitFor();
    await page.getByRole('heading', { name: 'Would no longer be valid (1)' }).waitFor();
    await press(button('Publish'));
    await page.getByRole('status').filter({ hasText: 'Published as version' }).waitFor();
    expect(visit.complaints.splice(0)).toEqual([]);
  });

  test('a lead is overruled, and the focus comes back to where it was', async () => {
    const { page } = visit;
    const { press, type, reach } = openKeyboard(page);
    await page.goto(`${stage.product.url}/leads/${leadId}`);
    await settledPage(page, 'Maria Delgado');
    const open = page.getByRole('button', { name: 'Change status' });
    await press(open);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => hasFocus(open)).toBe(true);
    await press(open);
    await reach(page.getByRole('dialog').getByLabel('Status', { exact: true }));
    await type(page.getByLabel('Why', { exact: true }), 'Knows the partner');
    await press(page.getByRole('button', { name: 'Set status', exact: true }));
    await page.getByText('set manually').waitFor();
    await page.getByRole('status').filter({ hasText: 'Status saved.' }).waitFor({ state: 'attached' });
    await expect.poll(() => hasFocus(open)).toBe(true);
    expect(visit.complaints.splice(0)).toEqual([]);
  });

  test('two versions are chosen from, and the draft is published after the choice alone', async () => {
    const { page } = visit;
    const { press, type, reach } = openKeyboard(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`${stage.product.url}/rules`);
    await settledPage(page, 'What we take');
    const { version } = await getConfiguration(stage.product.db, accountId);
    await press(button('Add a rule in words'));
    await type(page.getByLabel(/^Rule \d+$/).last(), 'Lives in Texas');
    const theirs = { practiceAreas: ['Car Accident'], threshold: 55, customFilters: [] };
    await setConfiguration(stage.product.db, { accountId, actor: 'somebody else', input: theirs });
    await press(button('Publish'));
    await page.getByRole('alert').filter({ hasText: 'Someone else saved a newer version' }).waitFor();
    // The button that was pressed is gone; the focus waits at the heading of its section.
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 2, name: 'Publish', exact: true }))).toBe(true);
    await press(button('Keep my changes'));
    await reach(button('Publish'));
    await page.keyboard.press('Enter');
    await page
      .getByRole('status')
      .filter({ hasText: `Published as version ${version + 2}` })
      .waitFor();
    // The refused look is told by the console of every browser.
    expect(visit.complaints.splice(0).filter((text) => !text.includes('status of 409'))).toEqual([]);
  });

  test('a key is made, shown once, and gone when the page is left', async () => {
    const { page } = visit;
    const { press, type } = openKeyboard(page);
    await page.goto(`${stage.product.url}/api`);
    await settledPage(page, 'API');
    await type(page.getByLabel('Name of the new key'), 'Website');
    await press(page.getByRole('button', { name: 'Create key' }));
    await page.getByRole('status').filter({ hasText: 'Key created.' }).waitFor({ state: 'attached' });
    const key = (await page.getByLabel('the key', { exact: true }).textContent()) ?? '';
    await page.reload();
    await settledPage(page, 'API');
    await page.getByRole('cell', { name: 'Website', exact: true }).waitFor();
    expect(await page.content()).not.toContain(key.trim());
    expect(visit.complaints.splice(0)).toEqual([]);
  });

  test('what goes away under the focus leaves it to what takes its place', async () => {
    const { page } = visit;
    const { press } = openKeyboard(page);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`${stage.product.url}/rules`);
    await settledPage(page, 'What we take');
    for (const area of ['Family Law', 'Immigration']) {
      await page.getByLabel('Add a practice area').fill(area);
      await button('Add').click();
    }
    await press(button('Remove Family Law'));
    await expect.poll(() => hasFocus(button('Remove Immigration'))).toBe(true);
    await page.getByRole('status').filter({ hasText: 'Family Law removed.' }).waitFor({ state: 'attached' });
    await press(button('Remove Immigration'));
    await expect.poll(() => hasFocus(button('Remove Car Accident'))).toBe(true);
    await press(button('Remove Car Accident'));
    await expect
      .poll(() => hasFocus(page.getByRole('heading', { level: 2, name: 'Practice areas', exact: true })))
      .toBe(true);
    await press(button('Discard changes'));
    await button('Remove Car Accident').waitFor();
    expect(visit.complaints.splice(0)).toEqual([]);
  });

  test('buttons that are repeated have names that tell them apart, and a revoked key leaves the focus near', async () => {
    const { page } = visit;
    const { press } = openKeyboard(page);
    for (const name of ['First', 'Second'])
      await stage.product.cli('key', 'create', '--account', accountId, '--name', name);
    for (const role of ['intake', 'read_only'] as const) await addPerson(stage.product, accountId, role);
    for (const [path, heading] of [
      ['/api', 'API'],
      ['/people', 'People'],
      ['/rules', 'What we take'],
      ['/account', 'Your account'],
    ] as const) {
      await page.goto(`${stage.product.url}${path}`);
      await settledPage(page, heading);
      const names: string[] = (await page.locator('main').ariaSnapshot()).match(/(?<=- button ")[^"]+/g) ?? [];
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
    await page.goto(`${stage.product.url}/api`);
    await settledPage(page, 'API');
    await press(page.getByRole('button', { name: 'Revoke key First', exact: true }));
    await press(page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: false }));
    await page.getByText(/^Revoked /).waitFor();
    await expect.poll(() => hasFocus(page.getByRole('heading', { level: 2, name: 'Keys', exact: true }))).toBe(true);
    expect(visit.complaints.splice(0)).toEqual([]);
  });
});
