import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildDashboard } from '../../bridge/cli/serve/build-dashboard.ts';
import { hasChromium } from '../fixtures/chromium.ts';
import { runCli } from '../fixtures/commands.ts';
import { openDashboardBrowser } from '../fixtures/dashboard.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { freePort } from '../fixtures/free-port.ts';
import { strongLead } from '../fixtures/hubspot-leads.ts';
import { startHubSpot } from '../fixtures/hubspot-product.ts';
import { startCli, temporaryFolder } from '../fixtures/run-cli.ts';
import { settledPage } from './find-faults.ts';
import { openBrowser, openWindow, signIn } from './open-stage.ts';

/** Two processes of the operating system, as a firm runs them behind one address, and one PostgreSQL. */
async function openPair() {
  await using opening = new AsyncDisposableStack();
  const fault = await buildDashboard();
  if (fault !== null) throw new Error(fault);
  const hubspot = opening.use(await startHubSpot());
  const { databaseUrl } = opening.use(await createTestDatabase({ migrated: true }));
  const { path: folder } = opening.use(await temporaryFolder());
  const shared = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    APP_SECRET: 'for tests: thirty-two characters or more',
    HUBSPOT_API_URL: hubspot.url,
    HUBSPOT_CLIENT_SECRET: hubspot.app.clientSecret,
    LOG_LEVEL: 'warn',
  };
  const serve = async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    opening.use(startCli(['serve'], { ...shared, PORT: new URL(url).port }));
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady())) await delay(200);
    return url;
  };
  const [one, other] = [await serve(), await serve()];
  hubspot.webhooks.target(`${one}/webhooks/hubspot`, `${one}/webhooks/hubspot`);
  const cli = async (...args: string[]) => {
    const { code, stdout, stderr } = await runCli([...args, '--json'], shared);
    if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`);
    return JSON.parse(stdout) as Record<string, string>;
  };
  const browser = await openBrowser();
  const open = opening.move();
  return { hubspot, folder, one, other, cli, browser, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

describe.skipIf(!hasChromium)('two processes on one PostgreSQL', () => {
  let pair: Awaited<ReturnType<typeof openPair>>;
  beforeAll(async () => {
    pair = await openPair();
  });
  afterAll(() => pair?.[Symbol.asyncDispose]());

  test('a sign-in, a result, a role and the end of a sign-in on one hold on the other', async () => {
    const { hubspot, one, other, cli, browser } = pair;
    const { accountId = '' } = await cli(
      'account',
      'create',
      '--name',
      'My firm',
      '--plan',
      'pro',
      '--subscription',
      'active',
    );
    const rules = path.join(pair.folder, 'rules.json');
    await writeFile(rules, '{"practiceAreas":["Car Accident"],"threshold":50,"customFilters":[]}');
    await cli('configuration', 'set', '--account', accountId, '--file', rules);
    await cli('user', 'create', '--account', accountId, '--email', 'owner@firm.example');
    const email = 'amy@firm.example';
    const made = await cli('user', 'create', '--account', accountId, '--email', email, '--role', 'intake');
    const person = { email, password: made.password ?? '' };
    const token = hubspot.staticToken(11);
    await cli('hubspot', 'connect', '--account', accountId, '--portal', '11', '--token', token);

    // Signed in on one, the other knows the person.
    const { page, close, complaints } = await openWindow(browser, { width: 1280, scheme: 'light' });
    const streams: Request[] = [];
    const isStream = (request: Request) => request.url().endsWith('/lead-events');
    page.on('request', (request) => isStream(request) && streams.push(request));
    await signIn(page, one, person);
    await page.goto(`${other}/leads`);
    await settledPage(page, 'Leads');
    await page.getByText('This list updates live.').waitFor();

    // What one takes in and screens appears on the open page of the other.
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    hubspot.portal(11).create(strongLead());
    await page.getByRole('link', { name: 'Maria Delgado' }).waitFor({ timeout: 20_000 });
    await page.getByRole('row', { name: /Maria Delgado.*Valid/ }).waitFor({ timeout: 20_000 });
    expect(loads).toBe(0);
    expect(streams).toHaveLength(1);
    expect(complaints).toEqual([]);

    // A role that was changed meanwhile counts at the next request.
    const elsewhere = openDashboardBrowser({ url: one }, { origin: one });
    expect(await elsewhere.call('POST', '/sign-in', person)).toMatchObject({ status: 200 });
    await page.getByRole('link', { name: 'Maria Delgado' }).click();
    await settledPage(page, 'Maria Delgado');
    await cli('user', 'set', '--user', email, '--role', 'read_only');
    const refused = page.waitForResponse((response) => response.url().endsWith('/handling'));
    await page.getByRole('button', { name: /^Claim/ }).click();
    expect((await refused).status()).toBe(403);
    await page.getByRole('alert').first().waitFor();

    // A stream ends within ten seconds after its sign-in did, and the page asks for another.
    await page.goto(`${other}/leads`);
    await page.getByText('This list updates live.').waitFor();
    const stream = streams.at(-1);
    const over = new Promise<number>((resolve) => {
      const end = (request: Request) => request === stream && resolve(Date.now());
      page.on('requestfinished', end).on('requestfailed', end);
    });
    const began = Date.now();
    expect(await elsewhere.call('POST', '/me/sign-ins/end', { id: null })).toMatchObject({ status: 200 });
    expect((await over) - began).toBeLessThan(10_000);
    await page.getByRole('dialog', { name: 'Sign in again' }).waitFor({ timeout: 10_000 });
    await close();
  });
});
