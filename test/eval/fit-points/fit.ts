import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addCases, emptyCaseSet } from '../../../bridge/analysis/evaluation/cases.ts';
import { recordOf } from '../../../bridge/analysis/evaluation/evaluate.ts';
import { matterTold } from '../../../bridge/analysis/facts/named-matter.ts';
import { readFacts } from '../../../bridge/analysis/facts/read-facts.ts';
import { isOfArea } from '../../../bridge/analysis/rubric/assess-facts.ts';
import { type CaseFeature, featuresOf } from '../../../bridge/analysis/rubric/case-features.ts';
import { readText } from '../../../bridge/analysis/text/read-text.ts';
import { caseParts } from '../../../shared/results.ts';
import { expectedPoints } from './expected-points.ts';
import { fitPart } from './fit-part.ts';

const usage = 'node test/eval/fit-points/fit.ts SET… [--today YYYY-MM-DD] [--trust N] [--write]';
const target = new URL('../../../bridge/analysis/data/points.json', import.meta.url);

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.jsonl'))
        .toSorted()
        .map((name) => join(path, name))
    : [path];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    today: { type: 'string', default: '2026-11-20' },
    trust: { type: 'string', default: '150' },
    weight: { type: 'string', default: '2' },
    write: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) {
  console.error(usage);
  process.exit(2);
}
const cases = emptyCaseSet();
for (const file of positionals.flatMap(filesOf)) addCases(cases, readFileSync(file, 'utf8'), file);
/** Messages of lay people count so many times: there are fewer of them than invented notes, and they are what is judged. */
const messages = cases.messages.flatMap((message) => {
  const { parts } = message.gold;
  if (parts === undefined) return [];
  const labeled = { record: recordOf(message), gold: parts };
  return Array.from({ length: Number(values.weight) }, () => labeled);
});
const leads = [...cases.scores, ...messages].flatMap(({ record, gold }) => {
  const facts = readFacts({ record, text: readText(record.intakeNotes), today: values.today });
  if (facts.nonLead !== null) return [];
  const features: CaseFeature[] = featuresOf(facts, matterTold(record.practiceArea, facts), isOfArea(record));
  return [{ levels: new Map(features.map(({ name, level }) => [name, level])), gold }];
});
console.log(`${leads.length} of ${cases.scores.length + messages.length} labeled leads`);
const table = Object.fromEntries(
  caseParts.map((part) => {
    const examples = leads.map(({ levels, gold }) => ({ levels, gold: gold[part] }));
    const fitted = fitPart(examples, expectedPoints[part], Number(values.trust));
    console.log(`${part}: mean error ${fitted.errorBefore.toFixed(2)} as expected, ${fitted.error.toFixed(2)} fitted`);
    return [part, fitted.points];
  }),
);
if (values.write) writeFileSync(target, `${JSON.stringify(table, null, 2)}\n`);
