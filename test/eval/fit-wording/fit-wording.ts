import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addCases, emptyCaseSet } from '../../../bridge/analysis/evaluation/cases.ts';
import { type CrossValidation, crossValidate, type Measure } from './cross-validate.ts';
import { fitWeights } from './fit-weights.ts';
import { labelDecisive, labelNote, labelRetelling } from './labelled-note.ts';
import { renderWeights } from './render-weights.ts';

const usage = 'node test/eval/fit-wording/fit-wording.ts SET… [--today YYYY-MM-DD] [--out FILE] [--measure-only]';
const weightsFile = new URL('../../../bridge/analysis/rubric/wording/weights.gen.ts', import.meta.url).pathname;

const filesOf = (path: string): string[] =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => name.endsWith('.jsonl'))
        .toSorted()
        .map((name) => join(path, name))
    : [path];

const show = ({ spearman, error, band }: Measure): string =>
  `${spearman.toFixed(3)} ${error.toFixed(1).padStart(5)} ${band.toFixed(2)}`;

const table = ({ families, retellings: { pairs, apart, oneSided }, decisives }: CrossValidation): string =>
  [
    'family  notes  rules              wording            blend   (Spearman, mean absolute error, band agreement)',
    ...families.map(
      ({ family, notes, rules, wording, blend }) =>
        `${family.padEnd(7)} ${String(notes).padStart(5)}  ${[rules, wording, blend].map(show).join('   ')}`,
    ),
    `two tellings of the same facts: ${apart.toFixed(1)} apart, one-sided ${oneSided.toFixed(1)}, ${pairs} pairs`,
    `pairs with a deciding fact: ${decisives.right} of ${decisives.pairs} in the right order, margin ${decisives.margin.toFixed(1)}`,
  ].join('\n');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    today: { type: 'string', default: '2026-11-20' },
    out: { type: 'string', default: weightsFile },
    'measure-only': { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) {
  console.error(usage);
  process.exit(2);
}
const cases = emptyCaseSet();
for (const file of positionals.flatMap(filesOf)) addCases(cases, readFileSync(file, 'utf8'), file);
// Sorted, so that the order of the arguments changes nothing.
const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);
const notes = cases.scores.toSorted(byId).map((labelled) => labelNote(labelled, values.today));
const retellings = cases.paraphrases.toSorted(byId).map((pair) => labelRetelling(pair, values.today));
const decisives = cases.ordered.toSorted(byId).map((pair) => labelDecisive(pair, values.today));
const material = { notes, retellings, decisives };
console.log('Each family judged by weights fitted without it:');
console.log(table(crossValidate(material, fitWeights)));
if (!values['measure-only']) {
  const families = [...new Set(notes.map(({ family }) => family))];
  const source = renderWeights(fitWeights(material), {
    notes: notes.length,
    retellings: retellings.length,
    decisives: decisives.length,
    families,
  });
  writeFileSync(values.out, source);
  console.log(`${values.out}: ${source.split('|').length} entries, ${Math.round(source.length / 1024)} kB`);
}
