import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createAccount } from '../../bridge/accounts/accounts.ts';
import { issueKey } from '../../bridge/auth/keys.ts';
import { createPerson } from '../../bridge/auth/people/create-person.ts';
import type { Store } from '../../bridge/platform/store/open-store.ts';
import { LEAD_EVENTS_PATH } from '../../shared/dashboard/leads.ts';
import type { DashboardInput } from '../../shared/dashboard/table.ts';
import { exampleRecord } from '../../shared/examples.ts';
import { embeddedTrialStore } from '../chaos/trial-store.ts';
import { type Ask, asker } from '../fixtures/ask-dashboard.ts';
import { openDashboardBrowser, testPassword } from '../fixtures/dashboard.ts';
import { freePort } from '../fixtures/free-port.ts';
import { insertLead } from '../fixtures/lead-row.ts';
import { startCli } from '../fixtures/run-cli.ts';
import { connectTrialFirm, trialContact } from '../fixtures/trial-firm.ts';
import { type HubSpotSimulator, startHubSpotSimulator } from '../simulators/hubspot/hubspot-simulator.ts';

const PORTAL = 11;
const LEADS = 500;
const CALLERS = 3;
/** Fewer than a plan allows in a minute. */
const CALLS = 90;
const LOOKS = 20;
/** So many that each has a third of fifty pages open: a person may have twenty. */
const emails = ['owner@firm.example', 'second@firm.example', 'third@firm.example'];
const PAGES_EACH = 17;
const RESULTS = 20;

/** A firm of five hundred leads that are in HubSpot, its owner, and programs that call the API. */
async function furnish(store: Store, hubspot: HubSpotSimulator): Promise<string[]> {
  const { accountId } = await connectTrialFirm(store, hubspot, PORTAL);
  const portal = hubspot.portal(PORTAL);
  for (let serial = 0; serial < LEADS; serial += 1)
    await insertLead(store, { account_id: accountId, contact_id: portal.create(trialContact(serial)).id });
  await store.db.updateTable('hubspot_connections').set({ swept_until: new Date() }).execute();
  const as = { actor: 'bench', role: 'owner' } as const;
  for (const email of emails)
    await createPerson(store.db, { accountId, email, role: 'owner', password: testPassword }, as);
  const keys: string[] = [];
  for (let at = 0; at < CALLERS; at += 1) {
    const caller = { name: `Caller ${at}`, plan: 'pro', subscription: 'active' } as const;
    const { id } = await createAccount(store.db, caller, 'bench');
    keys.push((await issueKey(store.db, { accountId: id, name: 'bench' }, 'bench')).key);
  }
  return keys;
}

/** The program as `npm run serve` starts it, beside the strict simulator. */
async function startProduct() {
  await using opening = new AsyncDisposableStack();
  const trial = opening.use(await embeddedTrialStore());
  const webhooks = { subscriptions: ['contact.creation'] };
  const hubspot = opening.use(await startHubSpotSimulator({ portals: [{ portalId: PORTAL }], webhooks }));
  const keys: string[] = [];
  {
    await using store = await trial.open();
    keys.push(...(await furnish(store, hubspot)));
  }
  const url = `http://127.0.0.1:${await freePort()}`;
  const environment = {
    ...trial.environment,
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    HUBSPOT_API_URL: hubspot.url,
    HUBSPOT_CLIENT_SECRET: hubspot.app.clientSecret,
    LOG_LEVEL: 'warn',
  };
  const bridge = opening.use(startCli(['serve'], environment, 'ignore', trial.folder));
  hubspot.webhooks.target(`${url}/webhooks/hubspot`, `${url}/webhooks/hubspot`);
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await delay(100);
  const open = opening.move();
  return { url, hubspot, keys, pid: bridge.child.pid, [Symbol.asyncDispose]: () => open.disposeAsync() };
}

type Product = Awaited<ReturnType<typeof startProduct>>;

async function callApi({ url, keys }: Product): Promise<void> {
  const call = async (key: string, at: number) => {
    const body = JSON.stringify({ record: { ...exampleRecord, lastName: `${key.slice(-4)} ${at}` } });
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const { status } = await fetch(`${url}/api/v1/score`, { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`a call was answered ${status}: the figures mean nothing`);
  };
  for (let at = 0; at < CALLS; at += 1) await Promise.all(keys.map((key) => call(key, at)));
}

async function preview(ask: Ask): Promise<number> {
  const configuration = { practiceAreas: ['Car Accident'], threshold: 62, customFilters: ['Only accidents in Texas'] };
  const started = performance.now();
  let judged = 0;
  let from: string | null = null;
  do {
    const asked: DashboardInput<'previewRules'> = { configuration, leads: LEADS, confirmed: false, from };
    const answer = await ask('previewRules', { body: asked });
    if (answer.status !== 200) throw new Error(`the preview was answered ${answer.status}`);
    judged += answer.body.judged;
    from = answer.body.next;
  } while (from !== null);
  if (judged !== LEADS) throw new Error(`the preview judged ${judged} of ${LEADS} leads`);
  return performance.now() - started;
}

/** ms until a new contact has its result in HubSpot. */
async function screenOne({ hubspot }: Product, serial: number): Promise<number> {
  const portal = hubspot.portal(PORTAL);
  const started = performance.now();
  const { id } = portal.create(trialContact(serial));
  while (!/^(?:in)?valid$/.test(portal.value(id, 'lead_intake_status') ?? '')) await delay(5);
  return performance.now() - started;
}

async function residentMegabytes({ pid }: Product): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}

const TICKS_PER_SECOND = 100;

/** User and system time of the bridge without its database: what a preview takes on a machine that is busy, too. */
async function cpuSeconds({ pid }: Product): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

export interface ProductFigures {
  /** Resident, of the bridge without its database: after the API, after all pages were used, with fifty lists open, MB. */
  memory: { api: number; dashboard: number; open: number };
  previews: number[];
  /** Of the bridge for one of them, seconds. */
  cpu: number[];
  /** Calls of HubSpot for one preview. */
  calls: number;
  /** ms until a new lead has its result while a preview runs. */
  beside: number[];
}

async function signIn({ url }: Product, email: string) {
  const browser = openDashboardBrowser({ url }, { origin: url });
  const { status } = await browser.call('POST', '/sign-in', { email, password: testPassword });
  if (status !== 200) throw new Error(`the sign-in was answered ${status}`);
  return browser;
}

/** Fifty lists of leads that stay open while results come. */
async function residentWithOpenPages(product: Product): Promise<number> {
  const closing = new AbortController();
  for (const email of emails) {
    const headers = { cookie: (await signIn(product, email)).cookie() };
    for (let page = 0; page < PAGES_EACH; page += 1) {
      const { status, body } = await fetch(`${product.url}${LEAD_EVENTS_PATH}`, { headers, signal: closing.signal });
      if (status !== 200) throw new Error(`an open page was answered ${status}`);
      // Ends with the signal.
      body?.pipeTo(new WritableStream()).catch(() => undefined);
    }
  }
  for (let lead = 0; lead < RESULTS; lead += 1) await screenOne(product, 2 * LEADS + lead);
  const resident = await residentMegabytes(product);
  closing.abort();
  return resident;
}

/** What the whole program needs for the dashboard, and what a preview takes from others. */
export async function measureProduct(rounds: number): Promise<ProductFigures> {
  await using product = await startProduct();
  const { hubspot } = product;
  await callApi(product);
  const api = await residentMegabytes(product);
  const ask = asker(await signIn(product, emails[0] ?? ''));
  await preview(ask);
  const previews: number[] = [];
  const cpu: number[] = [];
  const beside: number[] = [];
  let calls = 0;
  for (let round = 0; round < rounds; round += 1) {
    const before = { calls: hubspot.log.count(), cpu: await cpuSeconds(product) };
    previews.push(await preview(ask));
    cpu.push((await cpuSeconds(product)) - before.cpu);
    calls = Math.max(calls, hubspot.log.count() - before.calls);
    const running = preview(ask);
    beside.push(await screenOne(product, LEADS + round));
    await running;
  }
  const pages = [
    'listLeads',
    'readOverview',
    'readRules',
    'readScores',
    'readConnections',
    'listKeys',
    'listAudit',
  ] as const;
  for (let look = 0; look < LOOKS; look += 1) for (const page of pages) await ask(page);
  const dashboard = await residentMegabytes(product);
  const open = await residentWithOpenPages(product);
  return { memory: { api, dashboard, open }, previews, cpu, calls, beside };
}
