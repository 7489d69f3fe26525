import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setConfiguration } from '../../bridge/accounts/configurations.ts';
import { issueKey } from '../../bridge/auth/keys.ts';
import { keepCalls } from '../../bridge/jobs/erasure/keep-calls.ts';
import { exampleConfiguration, exampleRecord } from '../../shared/examples.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { post } from '../fixtures/test-server.ts';
import { openStage, type Stage, type View } from './open-stage.ts';
import { desk, phone, signInWindow } from './sign-in-window.ts';

const IMAGE = '<img src=x onerror="document.title=`taken`">';
const strange = {
  ...exampleRecord,
  firstName: IMAGE,
  lastName: '\u202Egnp.exe',
  email: 'strange@example.com',
  practiceArea: `Maritime ${'z'.repeat(300)}`,
};

describe.skipIf(!hasChromium)('records of API calls', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage?.[Symbol.asyncDispose]());

  /** A firm of its own, so that each test begins with nothing kept. */
  const openFirm = async (view: View, role: 'owner' | 'read_only' = 'owner') => {
    const { db, context, url } = stage.product;
    const accountId = await stage.emptyFirm();
    await setConfiguration(db, { accountId, actor: 'test', input: exampleConfiguration });
    const { key } = await issueKey(db, { accountId, name: 'Website' }, 'test');
    const call = async (operation: string, record: object = exampleRecord) => {
      const answer = await post({ url }, { path: `/api/v1/${operation}`, key, body: { record } });
      expect(answer.status).toBe(200);
      await context.resultRequests.flush();
      await context.keptCalls.flush();
      return answer.headers.get('x-request-id') ?? '';
    };
    return { ...(await signInWindow(stage, { accountId, role, view })), accountId, call };
  };
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('are kept, listed, opened, tried, found, erased and ended', async () => {
    const { page, close, complaints, call, go, look } = await openFirm(phone);
    await go('/api', 'API');
    await page.getByText('API calls are counted, but not saved.', { exact: false }).waitFor();

    await go('/privacy', 'Privacy');
    const keeping = page.getByRole('region', { name: 'Saved API calls' });
    await keeping.getByLabel('Save API calls').check();
    await keeping.getByLabel('Saved API calls, days').fill('400');
    await keeping.getByText('Choose 1 to 365 days').waitFor();
    await look('kept calls, a wrong term');
    await keeping.getByLabel('Saved API calls, days').fill('60');
    await keeping.getByRole('button', { name: /^Save/ }).click();
    await keeping.getByText('Saved now: 0 saved calls.').waitFor();
    await keeping.getByLabel('Saved API calls, days').fill('59');
    await keeping.getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('dialog').getByText('Calls older than 59 days', { exact: false }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await expect
      .poll(async () => {
        await call('screen');
        return Number((await stage.product.context.store.pool.query('select count(*) from kept_calls')).rows[0].count);
      })
      .toBeGreaterThan(0);
    await call('score', { ...exampleRecord, lastName: 'Scored' });
    await call('explain', strange);
    await go('/api', 'API');
    const kept = page.getByRole('region', { name: 'Saved API calls', exact: true });
    await kept.getByText('Calls are saved for 60 days.', { exact: false }).waitFor();
    expect(await kept.getByRole('button', { name: /^Open/ }).count()).toBeGreaterThanOrEqual(3);
    await look('kept calls, the list');
    /** Waits until the rows of the choice before are gone. */
    const show = async (outcome: string) => {
      await kept.getByLabel('Outcome of the call').selectOption(outcome);
      const others = kept.locator('tbody tr').filter({ hasNotText: new RegExp(outcome) });
      await expect.poll(() => others.count()).toBe(0);
      await kept.getByRole('button', { name: /^Open/ }).first().waitFor();
    };
    await show('Only scored');
    await kept.getByRole('button', { name: /^Open/ }).first().click();
    const opened = page.getByRole('region', { name: 'Opened call' });
    await opened.getByText('Scored', { exact: true }).waitFor();
    await opened.getByText('Case score by part').waitFor();
    await look('kept calls, a scored call');
    await show('Valid');
    await kept.getByRole('button', { name: /^Open/ }).first().click();
    await opened.getByText('Delgado', { exact: true }).waitFor();
    await opened.getByText('Your rules').waitFor();
    await look('kept calls, a screened call');

    await button(page, 'Open in the playground').click();
    const playground = page.getByRole('region', { name: 'Playground' });
    await expect.poll(() => playground.getByLabel('Case notes').inputValue()).toBe(exampleRecord.intakeNotes);
    await playground.getByRole('button', { name: 'Score this lead' }).click();
    await playground.getByText('Scored by the published rules.').waitFor();

    await show('Not valid');
    await kept.getByRole('button', { name: /^Open/ }).first().click();
    await opened.getByText(IMAGE, { exact: true }).first().waitFor();
    await look('kept calls, a hostile call');
    expect([await page.locator('img').count(), await page.title()]).toEqual([0, 'API · Lead intake']);
    await button(page, 'Erase this call').click();
    await page.getByRole('dialog').waitFor();
    await look('kept calls, erasing a call');
    await page.getByRole('dialog').getByRole('button', { name: 'Erase this call' }).click();
    await kept.getByText('No call matches these filters.').waitFor();
    expect(await opened.count()).toBe(0);

    await go('/privacy', 'Privacy');
    const search = page.getByRole('region', { name: 'Data about one person' });
    await search.getByLabel('Name, phone, email or record ID').fill('(512) 555-0142');
    await button(page, 'Find').click();
    await search.getByText(/saved API calls$/).waitFor();
    await look('kept calls, a person with calls');
    const download = page.waitForEvent('download');
    await button(page, 'Download the calls').click();
    expect((await download).suggestedFilename()).toBe('api-calls.json');
    await button(page, 'Erase the calls').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase the calls' }).click();
    await search.getByText(/^Erased: .* saved calls?\.$/).waitFor();

    const requestId = await call('screen');
    await go('/privacy', 'Privacy');
    const erasing = page.getByRole('region', { name: 'Data from one API request' });
    await erasing.getByLabel('Request ID').fill(requestId);
    await button(page, 'Erase stored data').click();
    await page.getByRole('dialog').waitFor();
    await look('kept calls, erasing one request');
    await page.getByRole('dialog').getByRole('button', { name: 'Erase stored data' }).click();
    await erasing.getByText('Erased: 1 result, 0 stored answers, 1 saved call.').waitFor();
    await call('screen');
    await erasing.getByLabel('Find it by').selectOption('The record');
    await erasing.getByLabel('Record as JSON').fill('{"record": {}}');
    await erasing.getByText('This is not a record with all ten fields').waitFor();
    await look('kept calls, a record that is none');
    await erasing.getByLabel('Record as JSON').fill(JSON.stringify({ record: exampleRecord }));
    await button(page, 'Erase stored data').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase stored data' }).click();
    await erasing.getByText('Erased: 1 result, 0 stored answers, 1 saved call.').waitFor();

    await call('score');
    await call('explain');
    await go('/privacy', 'Privacy');
    await keeping.getByText('Saved now: 2 saved calls.').waitFor();
    await keeping.getByLabel('Save API calls').uncheck();
    await button(page, 'Stop saving calls').click();
    await page.getByRole('dialog').getByText('Permanently deleted at once: 2 saved calls', { exact: false }).waitFor();
    await look('kept calls, the end');
    await page.getByRole('dialog').getByRole('button', { name: 'Stop saving calls' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await keeping.getByLabel('Save API calls').isChecked()).toBe(false);
    await go('/api', 'API');
    await page.getByText('API calls are counted, but not saved.', { exact: false }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test('who may only look opens a call, and is offered nothing else', async () => {
    const { page, close, accountId, call, go } = await openFirm(desk, 'read_only');
    await keepCalls(stage.product.db, { accountId, days: 7 }, 'test');
    stage.product.context.directory.forgetAll();
    await call('screen');
    await go('/api', 'API');
    await page.getByRole('button', { name: /^Open/ }).click();
    const opened = page.getByRole('region', { name: 'Opened call' });
    await opened.getByText('Delgado', { exact: true }).waitFor();
    const names = await opened.getByRole('button').allTextContents();
    expect(names).toEqual(['Close the call']);
    await close();
  });
});
