import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setConfiguration } from '../../bridge/accounts/configurations.ts';
import type { Role } from '../../shared/dashboard/operation.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { openStage, type Stage } from './open-stage.ts';
import { signInWindow } from './sign-in-window.ts';

describe.skipIf(!hasChromium)('bad days', () => {
  let stage: Stage;
  let accountId: string;
  beforeAll(async () => {
    stage = await openStage();
    accountId = await stage.emptyFirm();
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  const open = (role: Role = 'owner') => signInWindow(stage, { accountId, role });

  test('two people save at once: both versions stand beside each other, and what was typed stays', async () => {
    const { page, close, go, look } = await open();
    await go('/rules', 'What we take');
    await page.getByRole('button', { name: 'Add a rule in words' }).click();
    await page.getByLabel('Rule 1', { exact: true }).fill('Lives in Texas');
    const theirs = { practiceAreas: ['Family Law'], threshold: 70, customFilters: [] };
    await setConfiguration(stage.product.db, { accountId, actor: 'somebody else', input: theirs });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Someone else saved a newer version').waitFor();
    await page.getByText('Someone saved version', { exact: false }).waitFor();
    await page.getByText('Takes Family Law', { exact: false }).first().waitFor();
    expect(await page.getByLabel('Rule 1', { exact: true }).inputValue()).toBe('Lives in Texas');
    // What is published is theirs, whatever the draft began with.
    await page.getByText(/^Version \d+ \(published\)/).waitFor();
    expect(
      await page
        .getByText(/^Version \d+/)
        .first()
        .textContent(),
    ).toMatch(/\(published\)$/);
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    expect(await publish.count()).toBe(0);
    await look('rules, both versions');
    await page.getByRole('button', { name: 'Keep my changes' }).click();
    await page.getByText('Someone else saved a newer version').waitFor({ state: 'detached' });
    await publish.click();
    await page.getByText('You have changes that are not published').waitFor({ state: 'detached' });
    await close();
  });

  test('what cannot be kept is refused with its place, and stays as it was typed', async () => {
    const { page, close, go } = await open();
    await go('/rules', 'What we take');
    await page.getByRole('button', { name: 'Add a rule in words' }).click();
    const rule = page.getByLabel(/^Rule \d+$/).last();
    await rule.fill('Lives in \0 Ohio');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const refusal = page.getByRole('region', { name: 'Publish' }).getByRole('alert');
    await refusal.getByText('customFilters', { exact: false }).waitFor();
    expect(await rule.inputValue()).toBe('Lives in \0 Ohio');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await close();
  });

  test('a sign-in that ends elsewhere is asked for on the page, and what was typed stays', async () => {
    const { page, context, close, person, go } = await open();
    await go('/people', 'People');
    await page.getByLabel('Email').fill('typed@firm.example');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await dialog.getByLabel('Email').fill(person.email);
    await dialog.getByLabel('Password').fill(person.password);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Email').inputValue()).toBe('typed@firm.example');
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByText('Send this link to typed@firm.example').waitFor();
    await close();
  });

  test.each([
    ['read_only', ['Overview', 'Leads', 'What we take', 'Connections', 'API']],
    ['intake', ['Overview', 'Leads', 'What we take', 'Connections', 'API']],
    ['admin', ['Overview', 'Leads', 'What we take', 'Connections', 'API', 'People', 'Audit', 'Privacy']],
  ] as const)('%s sees no page and no button that the role does not allow', async (role, names) => {
    const { page, close, go } = await open(role);
    await go('/', 'Overview');
    const shown = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    expect((await shown.allInnerTexts()).slice(0, -1)).toEqual(names);
    await go('/rules', 'What we take');
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(role === 'admin' ? 1 : 0);
    await close();
  });

  test('a server that does not answer is named, and trying again shows the page', async () => {
    const { page, context, close } = await open();
    await context.route('**/dashboard-api/keys', (route) => route.abort());
    await page.goto(`${stage.product.url}/api`);
    await page.getByText('The server is not responding.').first().waitFor();
    await context.unroute('**/dashboard-api/keys');
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await page.getByRole('button', { name: 'Create key' }).waitFor();
    await close();
  });
});
