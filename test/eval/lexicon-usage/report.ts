import { readFileSync } from 'node:fs';
import { measureUsage, notesOf, openedNotes } from './unused-entries.ts';

// node test/eval/lexicon-usage/report.ts [FILE.jsonl …]: entries of the lexicons that neither the opened sets nor the
// given files hold.
const more = process.argv.slice(2).flatMap((file) => notesOf(readFileSync(file, 'utf8')));
const { entries, unused } = measureUsage([...openedNotes(), ...more]);
process.stdout.write(`${unused.join('\n')}\n${unused.length} of ${entries} entries are never found\n`);
