import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addCases, emptyCaseSet } from '../../../bridge/analysis/evaluation/cases.ts';
import { basePoints, pointRules } from '../../../bridge/analysis/rubric/points/points-table.ts';
import { gradeLead } from './graded-findings.ts';
import { errorOfPoints, type PointStep, searchPoints, takeStep } from './search-points.ts';

const usage = 'node test/eval/fit-points/fit-points.ts SET… [--today YYYY-MM-DD] [--least N] [--rounds N]';

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.jsonl'))
        .toSorted()
        .map((name) => join(path, name))
    : [path];

const show = ({ feature, part, level, from, to, gains }: PointStep): string =>
  `  ${feature} ${part} level ${level}: ${from} -> ${to}, squared error less by ${gains.map((gain) => gain.toFixed(3)).join(' and ')}`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    today: { type: 'string', default: '2026-11-20' },
    least: { type: 'string', default: '0.05' },
    rounds: { type: 'string', default: '1' },
  },
});
if (positionals.length === 0) {
  console.error(usage);
  process.exit(2);
}
const cases = emptyCaseSet();
for (const file of positionals.flatMap(filesOf)) addCases(cases, readFileSync(file, 'utf8'), file);
// Whole families to either half: what holds for one writer alone is that writer's.
const families = [...new Set(cases.scores.map(({ id }) => id.split('-')[0] ?? id))].toSorted();
const notes = cases.scores.flatMap((labelled) => {
  const half = families.indexOf(labelled.id.split('-')[0] ?? '') % 2 === 0 ? 0 : 1;
  return gradeLead(labelled, half, values.today) ?? [];
});
let rules = [...pointRules];
const errors = () => errorOfPoints(notes, rules, basePoints).map((error) => error.toFixed(2));
console.log(
  `${notes.length} leads of ${families.length} families; mean squared error of a part ${errors().join(' and ')}`,
);
for (let round = 0; round < Number(values.rounds); round += 1) {
  const steps = searchPoints(notes, rules, basePoints, Number(values.least));
  console.log(`${steps.length} steps would pay on both halves by more than ${values.least}`);
  console.log(steps.slice(0, 10).map(show).join('\n'));
  const [best] = steps;
  if (best === undefined) break;
  rules = takeStep(rules, best);
  console.log(`with the first taken: ${errors().join(' and ')}`);
}
