import { type InputRecord, type RecordField, recordFields } from '../../../shared/record.ts';
import { findInjections } from '../rubric/injection/find-injections.ts';
import { scorerVocabulary } from '../rubric/injection/injection-patterns.ts';
import { type FoldedText, foldText } from '../text/fold-text.ts';

export interface Hostility {
  /** `stray` in an otherwise real account, `heavy` where it is the point of the text or stands in another field. */
  level: 'stray' | 'heavy';
  quote: string;
  field: RecordField;
}

/** The share of the notes above which the orders are what they are about. */
const HEAVY_SHARE = 0.4;

/** Marks that only a forged document has. */
const forgery =
  /<\/?\s?(?:system|assistant|user|instructions?|prompt|notes?|record|intake_?notes|context|tool)\b|<\|[a-z_]{2,20}\|>|\[\/?(?:inst|sys)\]|"(?:clarity|strength|damages|merit|analysisscore|thresholdscore)"\s?:|#{2,4}\s?end of (?:notes|record|intake|input)/;

const scoringWords = new RegExp(scorerVocabulary.source, 'g');

/** A name or a place has no use for the words of scoring: two of them make a forged verdict. */
function isForgedVerdict(text: string): boolean {
  return text.length > 30 && new Set([...text.matchAll(scoringWords)].map(([word]) => word)).size > 1;
}

/** An address or a code has dots and dashes where a sentence has spaces. */
const WORDS_JOINED = /[._-](?=\p{L})/gu;

function isDominant(text: string, spans: readonly { start: number; end: number }[]): boolean {
  const length = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const opens = spans.some(({ start }) => text.slice(0, start).trim() === '');
  return opens || length > text.length * HEAVY_SHARE || forgery.test(text);
}

function findInNotes(notes: FoldedText): Hostility | null {
  const spans = findInjections(notes.text);
  const [first] = spans;
  if (!first) return null;
  const level = isDominant(notes.text, spans) ? 'heavy' : 'stray';
  return { level, quote: notes.quote(first.start, first.end), field: 'intakeNotes' };
}

/** Text addressed to the scorer, wherever it stands; what it asks for is never done, what it costs is data quality. */
export function findHostility(record: InputRecord, notes: FoldedText): Hostility | null {
  const inNotes = findInNotes(notes);
  if (inNotes?.level === 'heavy') return inNotes;
  for (const field of recordFields) {
    if (field === 'intakeNotes' || !/\p{L}/u.test(record[field])) continue;
    const { text } = foldText(record[field].replace(WORDS_JOINED, ' '));
    if (findInjections(text).length > 0 || isForgedVerdict(text)) {
      return { level: 'heavy', quote: record[field], field };
    }
  }
  return inNotes;
}
