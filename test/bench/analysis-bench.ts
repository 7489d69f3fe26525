import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { exampleRecord } from '../../shared/examples.ts';
import { withSuggestedAliases } from '../../shared/practice-areas.ts';
import { families } from '../attack/hostile-notes.ts';
import { readMeasured } from './analysis-records.ts';
import { median, percentile } from './statistics.ts';

/** The day that the labeled sets assume. */
const today = '2026-11-20';
const WARM = 150;
const HOSTILE_LENGTH = 20_000;
const MEGABYTE = 2 ** 20;
const JSON_ROUNDS = 100;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heapMegabytes = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed / MEGABYTE;
};

/** Processor time of this process in milliseconds; what else runs on the machine hardly moves it. */
async function cpuOf(work: () => unknown): Promise<number> {
  const from = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

const { records, filters } = readMeasured();
const heapBefore = heapMegabytes();
const [
  composing,
  rubric,
  words,
  clauses,
  reading,
  lexicons,
  facts,
  orders,
  hostile,
  points,
  relevance,
  judged,
  threads,
] = await Promise.all([
  import('../../bridge/analysis/compose-analysis.ts'),
  import('../../bridge/analysis/rubric/rubric-engine.ts'),
  import('../../bridge/analysis/text/read-words.ts'),
  import('../../bridge/analysis/text/clauses.ts'),
  import('../../bridge/analysis/text/read-text.ts'),
  import('../../bridge/analysis/lexicon/load-lexicon.ts'),
  import('../../bridge/analysis/facts/read-facts.ts'),
  import('../../bridge/analysis/rubric/injection/without-orders.ts'),
  import('../../bridge/analysis/completeness/hostile-text.ts'),
  import('../../bridge/analysis/completeness.ts'),
  import('../../bridge/analysis/filters/judge-relevance.ts'),
  import('../../bridge/analysis/filters/judge-filters.ts'),
  import('../../bridge/analysis/threads/serve-jobs.ts'),
]);
const analysis = composing.composeAnalysis(rubric.createRubricEngine());
const cold = await cpuOf(() => threads.warm(analysis));
const first = await cpuOf(() => analysis.score({ record: exampleRecord, today }));

type Stage = (record: (typeof records)[number]) => unknown;

const screenWith = (customFilters: readonly string[]): Stage => {
  return (record) => {
    const practiceAreas = [record.practiceArea === '' ? 'Other' : record.practiceArea];
    const configuration = withSuggestedAliases({ practiceAreas, threshold: 60, customFilters: [...customFilters] });
    const matched = configuration.practiceAreas[0]?.name ?? '';
    return analysis.screen({ record, today, configuration, matched });
  };
};

/** Each works on a copy of the record, so that none profits from what another remembers of it. */
const stages: Record<string, Stage> = {
  'JSON round trip of the record, 100 times': (record) => {
    for (let round = 0; round < JSON_ROUNDS; round += 1) JSON.parse(JSON.stringify(record));
  },
  'reading: words, names, phrases, whose': ({ intakeNotes }) => reading.readText(intakeNotes),
  'of that: match of the lexicons': ({ intakeNotes }) => {
    const text = intakeNotes.toLowerCase();
    return lexicons.sharedLexicon().match(words.readWords(text, clauses.splitClauses(text)));
  },
  'reading and facts': (record) => facts.readFacts({ record, text: reading.readText(record.intakeNotes), today }),
  'orders in the notes': (record) => orders.notesWithoutOrders({ ...record }),
  'orders in other fields': (record) => hostile.withoutFieldOrders({ ...record }),
  'data quality, with orders and topics': (record) => points.assessCompleteness({ ...record }),
  'relevance, with topics': (record) =>
    relevance.judgeRelevance({ record: { ...record } }, withSuggestedAliases({ practiceAreas: ['Other'] }), null),
  'ten filters': (record) => judged.judgeFilters({ record: { ...record }, today }, filters),
  'score, whole': (record) => analysis.score({ record, today }),
  'screen with ten filters, whole': screenWith(filters),
};

const rows: string[] = [];
let baseline = Number.NaN;
for (const [name, stage] of Object.entries(stages)) {
  for (const record of records.slice(0, WARM)) await stage(record);
  const times: number[] = [];
  for (const record of records.slice(WARM)) times.push(await cpuOf(() => stage(record)));
  const middle = median(times);
  if (Number.isNaN(baseline)) baseline = middle;
  const share = (middle / baseline).toFixed(1);
  rows.push(`| ${name} | ${middle.toFixed(2)} | ${percentile(times, 0.99).toFixed(2)} | ${share} |`);
}
const heap = heapMegabytes() - heapBefore;

const twenty = Array.from(
  { length: 20 },
  (_, at) => `${filters[at % filters.length]}${at < filters.length ? '' : ' '}`,
);
const screenHostile = screenWith(twenty);
const scoreHostile: Stage = (record) => analysis.score({ record, today });

/** The families of hostile notes under one stage, warmed up: the middle one and the dearest. */
async function hostileCosts(stage: Stage): Promise<string> {
  const costs: { name: string; ms: number }[] = [];
  for (const { name, make } of families) {
    const record = { ...exampleRecord, intakeNotes: make(HOSTILE_LENGTH) };
    await stage(record);
    costs.push({ name, ms: await cpuOf(() => stage(record)) });
  }
  const dearest = costs.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  const listed = dearest.map(({ name, ms }) => `${name} ${ms.toFixed(0)}`).join(', ');
  return `median ${median(costs.map(({ ms }) => ms)).toFixed(0)} ms, dearest ${listed}`;
}

const lines = [
  `${records.length} distinct records, the first ${WARM} to warm up; CPU in ms of one record; ratio to the first line`,
  '',
  '| Stage | p50 | p99 | ratio |',
  '|---|---|---|---|',
  ...rows,
  '',
  `a thread warms in ${cold.toFixed(0)} ms; its first analysis then: ${first.toFixed(1)} ms; heap of the engine after the run: ${heap.toFixed(1)} MB`,
  `hostile notes of ${HOSTILE_LENGTH} characters, ${families.length} families, score: ${await hostileCosts(scoreHostile)}`,
  `the same, screened with 20 filters: ${await hostileCosts(screenHostile)}`,
];
process.stdout.write(`${lines.join('\n')}\n`);
