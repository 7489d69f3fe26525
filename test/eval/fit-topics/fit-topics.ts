import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { topicGroups } from '../../../bridge/analysis/topics/topic-groups.ts';
import { countLabels, crossValidate, type Judged } from './cross-validate.ts';
import { areaNames, readLabeledNotes, topicNotes } from './labeled-notes.ts';
import { trainTopics } from './train-topics.ts';
import { writeTopicWeights } from './write-topic-weights.ts';

const usage = 'node test/eval/fit-topics/fit-topics.ts [--check] [--out FILE] CASES.jsonl…';

/** Smaller weights move nothing: a note has dozens of terms and each counts a tenth of its weight. */
const SMALLEST = 1;

const share = (part: number, whole: number) =>
  `${part} of ${whole} (${((100 * part) / Math.max(whole, 1)).toFixed(1)} %)`;

function report(judged: readonly Judged[]): string {
  const { wrong, caught, right, flagged } = countLabels(judged);
  const named = judged
    .filter((one) => one.flagged || one.role === 'wrong')
    .map(
      ({ id, label, role, flagged: found, about }) =>
        `  ${role} ${found ? 'flagged' : 'missed '} ${id} "${label}" ${found ? about : ''}`,
    )
    .sort();
  return [
    `wrong labels caught: ${share(caught, wrong)}`,
    `right labels flagged: ${share(flagged, right)}`,
    ...named,
  ].join('\n');
}

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, out: { type: 'string' } },
  allowPositionals: true,
});
if (positionals.length === 0) {
  console.error(usage);
  process.exit(2);
}
const notes = readLabeledNotes(positionals);
const always = [...areaNames(), ...topicNotes()];
if (values.check) console.log(report(crossValidate(notes, always, trainTopics)));
if (values.out !== undefined) {
  const weights = trainTopics([...notes.filter(({ role }) => role === 'right'), ...always]);
  const lines = [...weights]
    .map(([form, own]) => {
      const kept = new Float64Array(topicGroups.length);
      for (const [group, weight] of own) kept[group] = Math.abs(weight) < SMALLEST ? 0 : weight;
      return writeTopicWeights(form, kept);
    })
    .filter((line) => line !== '')
    .sort();
  writeFileSync(values.out, `${lines.join('\n')}\n`);
}
