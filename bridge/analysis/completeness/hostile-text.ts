import { type InputRecord, type RecordField, recordFields } from '../../../shared/record.ts';
import { cutInjections, findInjections, readInjections } from '../rubric/injection/find-injections.ts';
import { scorerVocabulary } from '../rubric/injection/injection-patterns.ts';
import { ordersOf } from '../rubric/injection/orders-of-record.ts';
import { foldText } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { onceFor } from '../text/once-for.ts';
import type { Span } from '../text/read-text.ts';

export interface Hostility {
  /** `stray` within a real account, `heavy` where orders dominate the notes or appear in another field. */
  level: 'stray' | 'heavy';
  quote: string;
  field: RecordField;
}

/** Orders that take up more than this share of the notes are their purpose. */
const HEAVY_SHARE = 0.4;

/** Markup of prompts and results, which only a forged document contains. */
const forgery: readonly RegExp[] = [
  /<\/?\s?(?:system|assistant|user|instructions?|prompt|notes?|record|intake_?notes|context|tool)\b|<\|[a-z_]{2,20}\|>/,
  /\[\/?(?:inst|sys)\]|"(?:clarity|strength|damages|merit|analysisscore|thresholdscore)"\s?:/,
  /#{2,4}\s?end of (?:notes|record|intake|input)/,
];

const scoringWords = new RegExp(scorerVocabulary.source, 'g');

/** Names and places do not contain words about scoring; two of them make a forged verdict. */
function isForgedVerdict(text: string): boolean {
  return text.length > 30 && new Set(matchesOf(text, scoringWords).map(([word]) => word)).size > 1;
}

/** Email addresses and codes have dots and dashes where sentences have spaces. */
const WORDS_JOINED = /[._-](?=\p{L})/gu;

/** Whether orders make up most of a text, open it or forge a document. */
function isDominant(text: string, orders: readonly Span[]): boolean {
  const length = orders.reduce((sum, { start, end }) => sum + end - start, 0);
  const opens = orders.some(({ start }) => text.slice(0, start).trim() === '');
  return opens || length > text.length * HEAVY_SHARE || forgery.some((markup) => markup.test(text));
}

/** Whether a field other than the notes speaks to the scorer. */
function isHostileField(value: string): boolean {
  if (!/\p{L}/u.test(value)) return false;
  const { text } = foldText(value.replace(WORDS_JOINED, ' '));
  return findInjections(text).length > 0 || isForgedVerdict(text);
}

/** The value before the first order, or before the first sign that ends a name. */
function beforeOrders(value: string): string {
  const folded = foldText(value.replace(WORDS_JOINED, ' '));
  const starts = readInjections(folded.text).narrow.map(({ start, end }) => folded.span(start, end).start);
  const before = value.slice(0, Math.min(value.length, ...starts));
  return (/^[^([{<.:;|\n]*/.exec(before)?.[0] ?? '').trim();
}

interface FieldOrders {
  readonly hostile: readonly RecordField[];
  readonly cleaned: InputRecord;
}

/** Score, data quality and filters all need this. */
const readFieldOrders = onceFor((record: InputRecord): FieldOrders => {
  const hostile = recordFields.filter((field) => field !== 'intakeNotes' && isHostileField(record[field]));
  const fields = hostile.map((field) => [field, beforeOrders(record[field])]);
  return { hostile, cleaned: { ...record, ...Object.fromEntries(fields) } };
});

/** The record without orders in its fields. The notes stay as they are. */
export const withoutFieldOrders = (record: InputRecord): InputRecord => readFieldOrders(record).cleaned;

interface HostilityResult {
  hostility: Hostility | null;
  /** The record without orders: a field that held nothing else is empty. */
  honest: InputRecord;
}

/** Text that tries to change the score, in any field. It is never obeyed and costs points for data quality. */
export function readHostility(record: InputRecord): HostilityResult {
  const { hostile, cleaned } = readFieldOrders(record);
  const { notes, wide } = ordersOf(record);
  const [field] = hostile;
  const [order] = wide;
  const inField: Hostility | null = field ? { level: 'heavy', quote: record[field], field } : null;
  if (order === undefined) return { hostility: inField, honest: cleaned };
  const level = isDominant(notes.text, wide) ? 'heavy' : 'stray';
  const inNotes: Hostility = { level, quote: notes.quote(order.start, order.end), field: 'intakeNotes' };
  return {
    hostility: level === 'heavy' ? inNotes : (inField ?? inNotes),
    honest: { ...cleaned, intakeNotes: cutInjections(notes.text, wide) },
  };
}
