import { findingMark } from '../../../bridge/analysis/rubric/wording/finding-forms.ts';
import { sentenceMark, stemLength } from '../../../bridge/analysis/rubric/wording/sentence-forms.ts';
import type { LabelledNote } from './labelled-note.ts';
import { isNameWord } from './name-words.ts';

// Months and weekdays say when, titles say who, and the rest speaks to the scorer: none of it says how good a case is.
const leftOut: ReadonlySet<string> = new Set(
  [
    'january february march april may june july august september october november december',
    'jan feb mar apr jun jul aug sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday',
    'mon tue tues wed thu thur thurs fri sat sun enero febrero marzo abril mayo junio julio agosto septiembre',
    'octubre noviembre diciembre lunes martes miercoles jueves viernes sabado domingo',
    'mr mrs ms miss mister sr sra srta don dona senor senorita sir madam maam',
    'score scores scored scoring scorer rate rated rating rubric points point system prompt ai llm json ignore',
    'instruction instructions maximum override perfect excellent grade graded grader lead leads assistant award output',
    'qualified threshold reviewer evaluator evaluate approved approve verified valid model gpt chatgpt admin',
  ].flatMap((line) => line.split(' ')),
);

interface Usage {
  notes: number;
  names: number;
  plain: number;
}

/** How often each word stands inside a sentence with a capital, and how often without. */
const countUsage = (notes: readonly LabelledNote[]): Map<string, Usage> => {
  const usage = new Map<string, Usage>();
  for (const { reading } of notes) {
    let sentence = -1;
    for (const token of reading.tokens) {
      const opens = token.sentence !== sentence;
      sentence = token.sentence;
      const written = reading.folded.quote(token.start, token.end);
      const known = usage.get(token.word) ?? { notes: 0, names: 0, plain: 0 };
      if (!opens && /^\p{Lu}\p{Ll}/u.test(written)) known.names += 1;
      else if (/^\p{Ll}/u.test(written)) known.plain += 1;
      usage.set(token.word, known);
    }
  }
  return usage;
};

/** The words a form is made of; what the rules found is made of none. */
const wordsOf = (form: string): string[] => (form.startsWith(findingMark) ? [] : form.split(/[._~]/));

/** Pairs of words are many, and most of them chance. */
const isTold = (form: string, notes: number, fewest: number): boolean =>
  notes >= (form.startsWith(sentenceMark) ? fewest + 1 : fewest);

const isOrdinary = ({ names, plain }: Usage): boolean => plain >= 4 && plain >= names * 4;

/** The forms that may be weighed: seen in enough notes, and made of no name, place, date or word to the scorer. */
export const listVocabulary = (notes: readonly LabelledNote[], fewest: number): string[] => {
  const usage = countUsage(notes);
  const clients = new Set(notes.flatMap(({ names }) => names));
  const isRefused = (word: string): boolean => {
    if (word === '' || word.startsWith('<') || word === '#' || word === '$') return false;
    if (!/^[a-z]{1,24}$/.test(word) || leftOut.has(word)) return true;
    const known = usage.get(word);
    const ordinary = known !== undefined && isOrdinary(known);
    if (isNameWord(word) === 'always' || (!ordinary && isNameWord(word) === 'mostly')) return true;
    return (clients.has(word) && !ordinary) || (known !== undefined && known.names > known.plain);
  };
  const stems = new Set([...usage.keys(), ...leftOut].filter(isRefused).map((word) => word.slice(0, stemLength)));
  const isRefusedPart = (part: string): boolean =>
    part.endsWith('*') ? stems.has(part.slice(0, -1)) : isRefused(part);
  const count = new Map<string, number>();
  for (const { forms } of notes) for (const form of forms) count.set(form, (count.get(form) ?? 0) + 1);
  return [...count]
    .filter(([form, number]) => isTold(form, number, fewest) && !wordsOf(form).some(isRefusedPart))
    .map(([form]) => form)
    .toSorted();
};
