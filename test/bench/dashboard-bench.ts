import { cpus } from 'node:os';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createLeadFeed } from '../../bridge/dashboard-api/leads/lead-feed.ts';
import { createLeadEvents, createLeadHandlers } from '../../bridge/dashboard-api/leads/lead-handlers.ts';
import { createOverviewHandlers } from '../../bridge/dashboard-api/overview/overview-handlers.ts';
import { createReadScores } from '../../bridge/dashboard-api/rules/rule-handlers.ts';
import { createHubSpot } from '../../bridge/hubspot/client/hubspot.ts';
import { openTombstones } from '../../bridge/hubspot/contacts/tombstones.ts';
import { openJobQueue } from '../../bridge/jobs/definitions/job-queue.ts';
import { openStore, type Store } from '../../bridge/platform/store/open-store.ts';
import { LEAD_EVENTS_PATH } from '../../shared/dashboard/leads.ts';
import { called, caller } from '../fixtures/lead-calls.ts';
import { collectEvents, serveSpecialRoutes } from '../fixtures/lead-page-server.ts';
import { insertLead } from '../fixtures/lead-row.ts';
import { temporaryFolder } from '../fixtures/run-cli.ts';
import { silentLog } from '../fixtures/silent-log.ts';
import { fillStore, startPortal } from './dashboard-firm.ts';
import { measureProduct } from './dashboard-product.ts';
import { addedMegabytes, buildSeconds } from './dashboard-size.ts';
import { median, percentile } from './statistics.ts';

/** What pages of the dashboard wait for, at so many leads of one account. */
const { values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { leads: { type: 'string', default: '50000' }, rounds: { type: 'string', default: '30' } },
});
const LEADS = Number(values.leads);
const ROUNDS = Number(values.rounds);
const PAGES = 50;
const RESULTS = 40;
const PREVIEWS = 5;

async function time(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const started = performance.now();
    await ask();
    times.push(performance.now() - started);
  }
  return times;
}

/** ms from a result's commit until each page that is open has its row. */
async function measureEvents(store: Store, accountId: string) {
  const stopping = new AbortController();
  const feed = createLeadFeed({ ...store, log: silentLog, stopping: stopping.signal });
  const answer = createLeadEvents({ feed, stopping: stopping.signal });
  const people = Array.from(
    { length: PAGES },
    (_, at) => [`page-${at}`, caller(accountId, { userId: `${at}` })] as const,
  );
  const server = await serveSpecialRoutes([{ path: LEAD_EVENTS_PATH, role: 'read_only', answer }], new Map(people));
  const pages = await Promise.all(
    people.map(async ([cookie]) => collectEvents(await server.get(LEAD_EVENTS_PATH, cookie))),
  );
  const times: number[] = [];
  for (let at = 0; at < RESULTS; at += 1) {
    const started = performance.now();
    const id = await insertLead(store, { account_id: accountId, contact_id: `${9_000_000 + at}` });
    const seen = async ({ events }: (typeof pages)[number]) => {
      while (!events.some(({ data }) => data.id === id)) await delay(2);
      times.push(performance.now() - started);
    };
    await Promise.all(pages.map(seen));
  }
  stopping.abort();
  await Promise.all(pages.map(({ reading }) => reading));
  await server[Symbol.asyncDispose]();
  return times;
}

await using stack = new AsyncDisposableStack();
const { path: dataDir } = stack.use(await temporaryFolder());
const store = stack.use(await openStore({ dataDir, log: silentLog }));
const hubspot = stack.use(await startPortal());
const accountId = await fillStore(store, hubspot, LEADS);
const queue = stack.use(await openJobQueue({ store, log: silentLog, works: false }));
const settings = { apiUrl: hubspot.url, apiVersion: '2026-09', clientId: undefined, clientSecrets: [] };
const api = createHubSpot({ settings, store });
const stopping = new AbortController();
stack.defer(() => stopping.abort());
const tombstones = await openTombstones(store);
const { handlers } = createLeadHandlers({ store, queue, tombstones, api, log: silentLog, stopping: stopping.signal });
const overview = createOverviewHandlers(store).handlers;
const readScores = createReadScores(store);
const by = caller(accountId);
const list = (query: Record<string, string>) => handlers.listLeads(called(by, { query }));

const first = await list({});
const leadId = first.leads[7]?.id ?? '';
let far = first.next ?? '';
for (let page = 0; page < 200 && far !== ''; page += 1) far = (await list({ cursor: far, limit: '100' })).next ?? far;

const measured: [string, number[]][] = [
  ['list', await time(() => list({}))],
  ['list, far down', await time(() => list({ cursor: far }))],
  ['filter: status', await time(() => list({ status: 'needs_info' }))],
  ['filter: area and source', await time(() => list({ area: 'Area 7', source: 'SOURCE_7' }))],
  ['filter: score', await time(() => list({ scoreFrom: '99' }))],
  ['filter: handling', await time(() => list({ handling: 'not_a_fit' }))],
  ['filter: nothing fits', await time(() => list({ status: 'error', area: 'Area 1', scoreFrom: '100' }))],
  ['lead', await time(() => handlers.readLead(called(by, { leadId, query: undefined })))],
  ['audit', await time(() => overview.listAudit(called(by, { query: {} })))],
  ['audit, filter', await time(() => overview.listAudit(called(by, { query: { who: 'amy', action: 'key' } })))],
  ['overview, 30 days', await time(() => overview.readOverview(called(by, { query: {} })))],
  ['overview, a year', await time(() => overview.readOverview(called(by, { query: { days: '365' } })))],
  ['distribution of scores', await time(() => readScores(called(by, { query: {} })))],
];
const events = await measureEvents(store, accountId);
await stack.disposeAsync();
const { memory, previews, cpu, calls, beside } = await measureProduct(PREVIEWS);
const build = await buildSeconds();

const rows = measured.map(([what, times]) => ({ what, times, reach: 200 }));
rows.push({ what: `result stored to row on ${PAGES} open pages`, times: events, reach: 1_000 });
const lines = [
  `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, Node ${process.versions.node}, ` +
    `${LEADS} leads of one account, ${ROUNDS} rounds, embedded PostgreSQL`,
  '',
  '| What | median ms | p95 ms | Target | |',
  '|---|---|---|---|---|',
  ...rows.map(({ what, times, reach }) => {
    const p95 = percentile(times, 0.95);
    const told = p95 <= reach ? 'reached' : 'MISSED';
    return `| ${what} | ${median(times).toFixed(0)} | ${p95.toFixed(0)} | ≤ ${reach} ms | ${told} |`;
  }),
];
const row = (what: string, measured: number, unit: string, most: number) =>
  `| ${what} | ${measured.toFixed(unit === '' ? 0 : 1)} ${unit} | ≤ ${most} ${unit} | ${measured <= most ? 'reached' : 'MISSED'} |`;
lines.push(
  '',
  '| What | Measured | Target | |',
  '|---|---|---|---|',
  `| preview of 500 leads, offline engine, median | ${(median(previews) / 1_000).toFixed(1)} s | | |`,
  row('the same, worst', Math.max(...previews) / 1_000, 's', 5),
  `| CPU of the bridge for it, median | ${median(cpu).toFixed(1)} s | | |`,
  row('calls of HubSpot for it', calls, '', 6),
  row('a new lead beside it, worst', Math.max(...beside) / 1_000, 's', 2),
  `| resident memory, the API alone | ${memory.api.toFixed(0)} MB | | |`,
  row('memory that the dashboard adds once it was used', memory.dashboard - memory.api, 'MB', 50),
  `| memory that 51 lists add that are open while results come | ${(memory.open - memory.dashboard).toFixed(0)} MB | | |`,
  row('build of the pages', build, 's', 15),
  row('added to the installation', addedMegabytes(), 'MB', 60),
);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = lines.some((line) => line.includes('MISSED')) ? 1 : 0;
