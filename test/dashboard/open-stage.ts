import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { buildDashboard } from '../../bridge/cli/serve/build-dashboard.ts';
import type { Role } from '../../shared/dashboard/operation.ts';
import { chromiumOptions } from '../fixtures/chromium.ts';
import { createTestPerson, testPassword } from '../fixtures/dashboard.ts';
import { freePort } from '../fixtures/free-port.ts';
import {
  connectFirm,
  createFirm,
  type Product,
  type ProductOptions,
  startHubSpot,
  startProduct,
} from '../fixtures/hubspot-product.ts';
import { unhurried } from '../fixtures/slack.ts';
import { startSlackSimulator } from '../simulators/slack/slack-simulator.ts';

export interface View {
  readonly width: 1280 | 390 | 360;
  readonly scheme: 'light' | 'dark';
}

/** Those in which every page and dialog is looked at. */
export const views: readonly View[] = [
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
];

/** What a browser complains of while a page is used: messages in its console, faults, breaches of the content policy. */
export interface Visit {
  page: Page;
  complaints: string[];
}

let browserOfWorker: Browser | undefined;

/** One for all files of a worker, which run one after the other: to start takes longer than most tests. It ends with it. */
async function openBrowser(): Promise<Browser> {
  if (!browserOfWorker?.isConnected()) browserOfWorker = await chromium.launch(chromiumOptions);
  return browserOfWorker;
}

/** The real server with simulated HubSpot and Slack, built pages, and a real browser. */
export async function openStage(more: Pick<ProductOptions, 'engine' | 'databaseUrl'> = {}) {
  await using opening = new AsyncDisposableStack();
  const fault = await buildDashboard();
  if (fault !== null) throw new Error(fault);
  const hubspot = opening.use(await startHubSpot());
  const slack = opening.use(await startSlackSimulator({ ...unhurried }));
  const product = opening.use(
    await startProduct(hubspot, {
      ...more,
      port: await freePort(),
      environment: { SLACK_API_URL: slack.apiUrl, SLACK_SIGNING_SECRET: slack.app.signingSecret },
    }),
  );
  slack.target(`${product.url}/slack/events`);
  const browser = await openBrowser();
  opening.defer(() => Promise.all(browser.contexts().map((context) => context.close())).then(() => undefined));
  const open = opening.move();
  return {
    product,
    hubspot,
    slack,
    browser,
    connectedFirm: () => connectFirm(product),
    emptyFirm: () => createFirm(product, 'New firm'),
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  };
}

export type Stage = Awaited<ReturnType<typeof openStage>>;

let people = 0;

/** Somebody of the account who can sign in. */
export async function addPerson(product: Product, accountId: string, role: Role = 'owner') {
  people += 1;
  const email = `${role}${people}@firm.example`;
  await createTestPerson(product.db, { accountId, email, role });
  return { email, password: testPassword };
}

const reportBreaches = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('content policy: ' + violatedDirective + ' ' + blockedURI));`;

/** A window of its own, which writes down what the browser complains of. */
export async function openWindow(
  browser: Browser,
  { width, scheme }: View,
): Promise<Visit & { context: BrowserContext }> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme: scheme });
  await context.addInitScript({ content: reportBreaches });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`fault: ${error.message}`));
  return { context, page, complaints };
}

/** By the page itself, as a person does. */
export async function signIn(page: Page, url: string, { email, password }: { email: string; password: string }) {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
}
