import { type InputRecord, type RecordField, recordFields } from '../../../shared/record.ts';
import { cutInjections, findInjections, readInjections } from '../rubric/injection/find-injections.ts';
import { scorerVocabulary } from '../rubric/injection/injection-patterns.ts';
import { type NotesOrders, ordersOf } from '../rubric/injection/orders-of-record.ts';
import { foldText } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';

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
  return text.length > 30 && new Set(matchesOf(text, scoringWords).map(([word]) => word)).size > 1;
}

/** An address or a code has dots and dashes where a sentence has spaces. */
const WORDS_JOINED = /[._-](?=\p{L})/gu;

function isDominant(text: string, spans: readonly { start: number; end: number }[]): boolean {
  const length = spans.reduce((sum, { start, end }) => sum + end - start, 0);
  const opens = spans.some(({ start }) => text.slice(0, start).trim() === '');
  return opens || length > text.length * HEAVY_SHARE || forgery.test(text);
}

function findInNotes({ notes, wide: spans }: NotesOrders): Hostility | null {
  const [first] = spans;
  if (!first) return null;
  const level = isDominant(notes.text, spans) ? 'heavy' : 'stray';
  return { level, quote: notes.quote(first.start, first.end), field: 'intakeNotes' };
}

/** Whether a field other than the notes speaks to the scorer. */
function isHostileField(value: string): boolean {
  if (!/\p{L}/u.test(value)) return false;
  const { text } = foldText(value.replace(WORDS_JOINED, ' '));
  return findInjections(text).length > 0 || isForgedVerdict(text);
}

/** What stands before the first sign that ends a name, and before the order itself. */
function beforeOrders(value: string): string {
  const folded = foldText(value.replace(WORDS_JOINED, ' '));
  const starts = readInjections(folded.text).narrow.map(({ start, end }) => folded.span(start, end).start);
  const kept = value.slice(0, Math.min(value.length, ...starts));
  return (/^[^([{<.:;|\n]*/.exec(kept)?.[0] ?? '').trim();
}

// Keyed by the record itself: it is forgotten with the analysis.
const known = new WeakMap<InputRecord, RecordField[]>();

/** Looked for once, though judgement, data quality and filters ask. */
function hostileFields(record: InputRecord): RecordField[] {
  const found =
    known.get(record) ?? recordFields.filter((field) => field !== 'intakeNotes' && isHostileField(record[field]));
  known.set(record, found);
  return found;
}

/** The record with what its fields other than the notes say to the scorer taken out. */
export function withoutFieldOrders(record: InputRecord): InputRecord {
  const cleaned = hostileFields(record).map((field) => [field, beforeOrders(record[field])]);
  return { ...record, ...Object.fromEntries(cleaned) };
}

interface HostilityReading {
  hostility: Hostility | null;
  /** The record without the orders: a field of nothing else holds nothing. */
  honest: InputRecord;
}

/** Text that tries to change the score, wherever it stands; what it asks for is never done, what it costs is data quality. */
export function readHostility(record: InputRecord): HostilityReading {
  const hostile = hostileFields(record);
  const orders = ordersOf(record);
  const inNotes = findInNotes(orders);
  const [first] = hostile;
  const inField: Hostility | null = first ? { level: 'heavy', quote: record[first], field: first } : null;
  const fields = Object.fromEntries(hostile.map((field) => [field, beforeOrders(record[field])]));
  const intakeNotes = inNotes ? cutInjections(orders.notes.text, orders.wide) : record.intakeNotes;
  return {
    hostility: inNotes?.level === 'heavy' ? inNotes : (inField ?? inNotes),
    honest: { ...record, ...fields, intakeNotes },
  };
}
