import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core';
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
let portOfWorker = 0;

/** One for all files of a worker, which run one after the other: to start takes longer than most tests. It ends with it. */
export async function openBrowser(): Promise<Browser> {
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
  // The same address as that of the stage before, whose scripts the browser has read already.
  portOfWorker = await freePort(portOfWorker);
  const product = opening.use(
    await startProduct(hubspot, {
      ...more,
      port: portOfWorker,
      environment: { SLACK_API_URL: slack.apiUrl, SLACK_SIGNING_SECRET: slack.app.signingSecret },
    }),
  );
  slack.target(`${product.url}/slack/events`);
  const browser = await openBrowser();
  opening.defer(() =>
    Promise.all([...used].map(([context, close]) => close().catch(() => context.close()))).then(() => used.clear()),
  );
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

/** As long as elsewhere: it only ends what hangs, on a machine that may be busy with other work. */
const WAITS_MS = 120_000;

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

/** A context with its one page. */
interface Shell {
  context: BrowserContext;
  page: Page;
}

/** Those of the worker that no test uses: to the process of a new one all scripts would be new. */
const unused = new Map<Browser, Shell[]>();
/** By what closes them. */
const used = new Map<BrowserContext, () => Promise<void>>();

async function openShell(browser: Browser): Promise<Shell> {
  const context = await browser.newContext();
  await context.addInitScript({ content: reportBreaches });
  return { context, page: await context.newPage() };
}

/** Leaves nothing in it that a test would find: who was signed in, what pages kept, what was set and waited for. */
async function emptyShell({ context, page }: Shell): Promise<void> {
  for (const event of ['console', 'pageerror', 'request', 'response', 'requestfinished', 'requestfailed', 'load'])
    page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.clearCookies(), context.clearPermissions()]);
  // A page of the same server, which keeps the process.
  await page.goto(new URL('/healthz', page.url()).href);
  await page.evaluate('localStorage.clear(); sessionStorage.clear();');
}

/** A window of its own, which writes down what the browser complains of. Who closes it leaves it to the next test. */
export async function openWindow(browser: Browser, { width, scheme }: View) {
  const shells = unused.get(browser) ?? [];
  unused.set(browser, shells);
  const shell = shells.pop() ?? (await openShell(browser));
  const { context, page } = shell;
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
  page.setDefaultTimeout(WAITS_MS);
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error: Error) => complaints.push(`fault: ${error.message}`));
  const close = async () => {
    await emptyShell(shell);
    used.delete(context);
    shells.push(shell);
  };
  used.set(context, close);
  return { context, page, complaints, close };
}

/** By the page itself, as a person does. */
export async function signIn(page: Page, url: string, { email, password }: { email: string; password: string }) {
  await page.goto(`${url}/sign-in`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
}
