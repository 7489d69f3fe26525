import { readdirSync, readFileSync } from 'node:fs';
import { compileLexicon } from '../../../bridge/analysis/lexicon/lexicon.ts';
import { parseLexicons } from '../../../bridge/analysis/lexicon/load-lexicon.ts';
import { readText } from '../../../bridge/analysis/text/read-text.ts';

/** Of each opened set what is open of it: what still judges the project is not read for anything else. */
const opened: Readonly<Record<string, readonly string[]>> = {
  tuning: ['score-cases', 'screen-cases', 'pairs'],
  second: ['score-cases', 'screen-cases', 'pairs'],
  third: ['screen-cases'],
  fourth: ['score-cases', 'screen-cases', 'pairs'],
  fifth: ['score-cases', 'screen-cases', 'pairs'],
  sixth: ['score-cases', 'screen-cases', 'pairs'],
  seventh: ['screen-cases'],
  eighth: ['screen-cases'],
  retold: ['messages'],
  twelfth: ['messages'],
  thirteenth: ['messages'],
  marked: ['messages'],
  said: ['sentences', 'body', 'fault'],
};

const pairs = new URL('../../bridge/analysis/filters/pairs/', import.meta.url);

/** The notes that filters are judged on, row by row. */
function notesOfPairs(): string[] {
  const rows = readdirSync(pairs).flatMap((file) => readFileSync(new URL(file, pairs), 'utf8').split('\n'));
  return rows.flatMap((row) => row.split(' | ')[2] ?? []);
}

/** The intake notes of every opened set and of the rows of filters. */
export function openedNotes(): string[] {
  const files = Object.entries(opened).flatMap(([set, kinds]) => kinds.map((kind) => `../${set}/${kind}.jsonl`));
  const ofSets = files.flatMap((file) => notesOf(readFileSync(new URL(file, import.meta.url), 'utf8')));
  return [...ofSets, ...notesOfPairs()];
}

/** The notes of a file of cases: of records, of pairs of records, or plain texts. */
export function notesOf(lines: string): string[] {
  const cases = lines.split('\n').filter((line) => line.trim() !== '');
  return cases.flatMap((line) => {
    const { record, a, b, text } = JSON.parse(line);
    return [record?.intakeNotes, a?.intakeNotes, b?.intakeNotes, text].filter((notes) => typeof notes === 'string');
  });
}

export interface Usage {
  readonly entries: number;
  /** `file.lex:line: phrase` of every entry that no notes hold. */
  readonly unused: readonly string[];
}

/** Which entries of the lexicons are never found. Each is matched for itself: a longer one beside it hides nothing. */
export function measureUsage(notes: readonly string[]): Usage {
  const parsed = parseLexicons();
  const entry = (place: string, parts: readonly string[]) => `${place}: ${parts.join(' ')}`;
  const apart = parsed.map((lexicon) => ({
    ...lexicon,
    phrases: lexicon.phrases.map((phrase) => {
      const name = entry(phrase.place, phrase.parts);
      return { ...phrase, concept: { ...phrase.concept, name } };
    }),
  }));
  const { match } = compileLexicon(apart);
  const used = new Set<string>();
  for (const text of new Set(notes)) for (const { concept } of match(readText(text).words)) used.add(concept.name);
  const entries = apart.flatMap(({ phrases }) => phrases.map(({ concept }) => concept.name));
  return { entries: entries.length, unused: entries.filter((name) => !used.has(name)) };
}
