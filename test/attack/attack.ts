import { cpus, loadavg } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Line, readable, runScenario } from './run-scenario.ts';
import type { Scenario } from './scenario.ts';
import { createSoak } from './scenarios/soak.ts';
import { scenarios } from './scenarios.ts';

/**
 * A bounded attack on bridges that it starts itself, each from a fresh data folder, over loopback alone; exits 1 where a
 * line is missed. `npm run attack -- [--only NAME,NAME] [--quick] [--soak 20m]`
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    /** Less of everything, to see that it works. */
    quick: { type: 'boolean', default: false },
    /** How long, such as `20m` or `90s`; nothing else is run then. */
    soak: { type: 'string' },
  },
});

function readDuration(text: string): number {
  const [, count, unit] = /^(\d{1,4})([ms])$/.exec(text) ?? [];
  if (count === undefined) throw new Error(`--soak takes a duration such as 20m or 90s, not ${text}`);
  return Number(count) * (unit === 'm' ? 60_000 : 1_000);
}

function chosen(): Scenario[] {
  if (values.soak !== undefined) return [createSoak(readDuration(values.soak))];
  const wanted = values.only?.split(',');
  const unknown = wanted?.find((name) => !scenarios.some((scenario) => scenario.name === name));
  if (unknown !== undefined) {
    throw new Error(`there is no scenario ${unknown}; there are ${scenarios.map(({ name }) => name).join(', ')}`);
  }
  return scenarios.filter(({ name }) => wanted === undefined || wanted.includes(name));
}

const columns = [
  'Scenario',
  'Tried',
  '5xx',
  'Not JSON',
  'Lost',
  'Worst /healthz, ms',
  'Webhook p99, ms',
  'Click p99, ms',
  'Memory idle, most, after, MB',
  '',
];

function rowOf({ name, tally, lost, memory, misses, ...line }: Line): string {
  const cells = [
    name,
    tally.tried,
    tally.serverErrors,
    tally.notJson,
    lost ?? '–',
    readable(line.worstHealth),
    readable(line.webhookP99),
    readable(line.clickP99),
    [memory.idle, memory.peak, memory.after].map(readable).join(', '),
    misses.length === 0 ? 'held' : 'MISSED',
  ];
  return `| ${cells.join(' | ')} |`;
}

const statusesOf = ({ tally }: Line): string =>
  [...tally.statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status}`)
    .concat(tally.unanswered > 0 ? [`${tally.unanswered} cut off`] : [])
    .join(', ');

/** What a line of the table has no room for. */
function detailsOf(line: Line): string[] {
  const answers = statusesOf(line);
  return [
    ...(answers === '' ? [] : [`answers: ${answers}`]),
    ...[...line.tally.odd].map(([what, times]) => `${times} × ${what}`),
    ...line.notes,
    ...(line.watchLate > 50 ? [`the watch itself was up to ${readable(line.watchLate)} ms late`] : []),
    ...line.misses.map((miss) => `MISSED ${miss}`),
  ].map((detail) => `  ${line.name}: ${detail}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.stderr.write(`broken off by ${signal}\n`);
    process.exit(1);
  });
}
const load = () => loadavg()[0]?.toFixed(1) ?? '';
const say = (text: string) => void process.stdout.write(`${text}\n`);

say(
  `${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'unknown'} × ${cpus().length}, ` +
    `Node ${process.versions.node}, load before ${load()}${values.quick ? ', quick' : ''}`,
);
say('');
say(`| ${columns.join(' | ')} |`);
say(`|${'---|'.repeat(columns.length)}`);
const details: string[] = [];
let missed = 0;
for (const scenario of chosen()) {
  const obstacle = await scenario.obstacle?.();
  if (obstacle !== undefined) {
    say(`| ${scenario.name} | skipped: ${obstacle} |${' |'.repeat(columns.length - 2)}`);
    continue;
  }
  const line = await runScenario(scenario, { quick: values.quick });
  say(rowOf(line));
  details.push(...detailsOf(line));
  if (line.misses.length > 0) missed += 1;
}
say('');
for (const detail of details) say(detail);
say(`load after ${load()}`);
say(missed === 0 ? 'Every line held.' : `${missed} scenarios missed a line.`);
process.exit(missed === 0 ? 0 : 1);
