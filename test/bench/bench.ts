import { cpus } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type ChildServer, startChild } from './child-server.ts';
import { load } from './load.ts';
import { measureStart } from './measure-start.ts';
import { median } from './statistics.ts';
import { steadyLoad } from './steady-load.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '100000' },
    analysis: { type: 'boolean', default: false },
    hubspot: { type: 'boolean', default: false },
    deliveries: { type: 'string' },
    slack: { type: 'boolean', default: false },
    dashboard: { type: 'boolean', default: false },
    leads: { type: 'string' },
    alerts: { type: 'string' },
    clicks: { type: 'string' },
    burst: { type: 'string' },
  },
});
if (values.analysis) {
  await import('./analysis-bench.ts');
  process.exit();
}
if (values.hubspot) {
  await import('./hubspot-bench.ts');
  process.exit();
}
if (values.slack) {
  await import('./slack-bench.ts');
  process.exit();
}
if (values.dashboard) {
  await import('./dashboard-bench.ts');
  process.exit();
}
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const CONNECTIONS = 20;

const contestants = { http: 'serve-http.ts', express: 'serve-express.ts', bridge: 'serve-bridge.js' } as const;
type Name = keyof typeof contestants;
const names = Object.keys(contestants) as Name[];

/** Each round gives every contestant its turn, so that a machine that slows down slows all of them. */
async function inTurn<T>(servers: Record<Name, ChildServer>, run: (server: ChildServer) => Promise<T>) {
  const results: Record<Name, T[]> = { http: [], express: [], bridge: [] };
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) results[name].push(await run(servers[name]));
  return results;
}

function refuseFailures(results: Record<Name, { failed: number }[]>): void {
  const failed = names.flatMap((name) => results[name]).reduce((sum, result) => sum + result.failed, 0);
  if (failed > 0) throw new Error(`${failed} requests failed: the figures mean nothing`);
}

async function measureMemory(server: ChildServer, requests: number) {
  const quarters: number[] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    await load(server, { connections: CONNECTIONS, requests: requests / 4 });
    quarters.push(await server.residentMegabytes());
  }
  return quarters;
}

function row(label: string, reach: string, figure: string, reached: boolean): string {
  return `| ${label} | ${figure} | ${reach} | ${reached ? 'reached' : 'MISSED'} |`;
}

// An installation is compiled before its first start; what only the benchmark adds is compiled here.
await (await startChild(contestants.bridge))[Symbol.asyncDispose]();
await using stack = new AsyncDisposableStack();
const servers = {
  http: stack.use(await startChild(contestants.http)),
  express: stack.use(await startChild(contestants.express)),
  bridge: stack.use(await startChild(contestants.bridge)),
};
for (const name of names) await load(servers[name], { connections: CONNECTIONS, seconds: 2 });

const burst = await inTurn(servers, (server) => load(server, { connections: CONNECTIONS, seconds }));
refuseFailures(burst);
const steady = await inTurn(servers, (server) => steadyLoad(server, seconds));
refuseFailures(steady);
const memory = await measureMemory(servers.bridge, Number(values.requests));
const starts: Awaited<ReturnType<typeof measureStart>>[] = [];
for (let round = 0; round < Math.min(rounds, 3); round += 1) starts.push(await measureStart());

const ratios = burst.bridge.map((result, round) => result.perSecond / (burst.express[round]?.perSecond ?? Number.NaN));
const share = median(ratios);
const overhead = median(steady.bridge.map((result, round) => result.p99 - (steady.express[round]?.p99 ?? Number.NaN)));
const fresh = median(starts.map(({ freshMs }) => freshMs));
const existing = median(starts.map(({ existingMs }) => existingMs));
const firstScore = median(starts.map(({ firstScoreMs }) => firstScoreMs));
const command = median(starts.map(({ commandMs }) => commandMs));
const score = median(starts.map(({ scoreMs }) => scoreMs));
const peak = Math.max(...memory);
const growth = (memory[3] ?? 0) - (memory[1] ?? 0);

const lines = [
  `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, Node ${process.versions.node}, ` +
    `${rounds} rounds of ${seconds} s, ${CONNECTIONS} connections, medians`,
  '',
  '| Server | requests/s | share of bare Express | p99 ms at 200/s |',
  '|---|---|---|---|',
  ...names.map((name) => {
    const perSecond = median(burst[name].map((result) => result.perSecond));
    const part = median(burst[name].map((result, round) => result.perSecond / (burst.express[round]?.perSecond ?? 1)));
    return `| ${name} | ${perSecond.toFixed(0)} | ${part.toFixed(2)} | ${median(steady[name].map(({ p99 }) => p99)).toFixed(1)} |`;
  }),
  '',
  '| What | Measured | Target | |',
  '|---|---|---|---|',
  row('requests/s, share of bare Express', '≥ 0.60', share.toFixed(2), share >= 0.6),
  row('p99 over bare Express at 200/s', '< 5 ms', `${overhead.toFixed(1)} ms`, overhead < 5),
  row('start, fresh data folder', '≤ 3 s', `${(fresh / 1000).toFixed(2)} s`, fresh <= 3000),
  row('start, existing data folder', '< 2 s', `${(existing / 1000).toFixed(2)} s`, existing < 2000),
  row('first record that a new process scores', '≤ 0.3 s', `${(firstScore / 1000).toFixed(3)} s`, firstScore <= 300),
  row('a command beside it, `account list`', '≤ 1 s', `${(command / 1000).toFixed(2)} s`, command <= 1000),
  row('a command that judges, `score`', '≤ 1 s', `${(score / 1000).toFixed(2)} s`, score <= 1000),
  row(`resident memory after ${values.requests} requests`, '< 200 MB', `${peak.toFixed(0)} MB`, peak < 200),
  row(
    'its growth over the second half',
    '< 10 MB',
    `${growth.toFixed(1)} MB (${memory.map((mb) => mb.toFixed(0)).join(', ')})`,
    growth < 10,
  ),
];
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = lines.some((line) => line.includes('MISSED')) ? 1 : 0;
