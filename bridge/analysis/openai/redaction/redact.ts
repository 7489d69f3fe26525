import { type InputRecord, type RecordField, recordFields } from '../../../../shared/record.ts';
import { spansOf } from '../../rubric/injection/encoded-text.ts';
import { findInjections } from '../../rubric/injection/find-injections.ts';
import { type FoldedText, foldText } from '../../text/fold-text.ts';
import { readPatterns } from '../../text/pattern-file.ts';
import { nameMasks } from './name-masks.ts';
import { type Mask, type MaskedText, maskText, REMOVED, type Span } from './redacted-text.ts';

interface ContactPattern {
  readonly placeholder: string;
  readonly pattern: RegExp;
}

/** For folded text, where group 1 of a pattern, if any, is what is masked. */
const contactPatterns: ContactPattern[] = [];
/** For the text as it was written. */
const writtenPatterns: ContactPattern[] = [
  { placeholder: '', pattern: /(?:\p{Default_Ignorable_Code_Point}|\p{Cf}|(?![\n\t])\p{Cc})+/gu },
];
const forged: RegExp[] = [];
for (const [section, lines] of readPatterns('contact-patterns.txt')) {
  const patterns = lines.map((line) => new RegExp(line, 'g'));
  const placeholder = `[${section.replace('capitalized ', '')}]`;
  const masked = patterns.map((pattern) => ({ placeholder, pattern }));
  if (section === 'forged') forged.push(...patterns);
  else (section.startsWith('capitalized') ? writtenPatterns : contactPatterns).push(...masked);
}

/** Words addressed to the scorer, where they are in the original; they are not sent and are no evidence. */
const findAddressedSpans = (folded: FoldedText): Span[] =>
  [...findInjections(folded.text), ...forged.flatMap((pattern) => spansOf(folded.text, pattern))].map(
    ({ start, end }) => folded.span(start, end),
  );

/** The only fields a model reads; names, phone, email and ZIP have no part in a judgement. */
const sentFields = [
  'location',
  'county',
  'state',
  'practiceArea',
  'intakeNotes',
] as const satisfies readonly RecordField[];
export type SentField = (typeof sentFields)[number];

interface RestoredQuote {
  /** Verbatim words of the record. */
  quote: string;
  field: SentField;
  /** Where they are in the field. */
  span: Span;
  /** The same as the model saw them, contact data masked. */
  shown: string;
}

export interface RedactedRecord {
  /** What is sent. */
  readonly fields: Record<SentField, string>;
  /** Fields, sent or not, in which text that tries to change the score was found. */
  readonly injectedFields: readonly RecordField[];
  /** Stretches of the notes addressed to the scorer. */
  readonly orders: readonly Span[];
  /** Finds words the model quotes in the record; null for words that are not there or are no evidence. */
  restore(quote: string): RestoredQuote | null;
}

function patternMasks(
  text: string,
  patterns: readonly ContactPattern[],
  place: (start: number, end: number) => Pick<Mask, 'start' | 'end'>,
): Mask[] {
  return patterns.flatMap(({ pattern, placeholder }) =>
    [...text.matchAll(pattern)].map((match) => {
      const wanted = match[1] ?? match[0];
      const start = match.index + match[0].lastIndexOf(wanted);
      return { ...place(start, start + wanted.length), placeholder };
    }),
  );
}

/** The contact data of the record itself, wherever a text repeats it in another shape. */
function ownPatterns(record: InputRecord): ContactPattern[] {
  const digits = record.phone.replace(/\D/g, '').slice(-10);
  const zip = /^\d{5}/.exec(record.zip.trim())?.[0];
  const email = foldText(record.email).text.trim();
  const patterns: ContactPattern[] = [];
  const add = (placeholder: string, source: string) =>
    patterns.push({ placeholder, pattern: new RegExp(source, 'gu') });
  if (digits.length >= 7) add('[PHONE]', `(?<!\\d)${[...digits].join('[\\s\\(\\).,\\/_*+\\-]{0,3}')}(?!\\d)`);
  if (zip !== undefined) add('[ZIP]', `(?<![\\d$€£.,\\-])${zip}(?:-\\d{4})?(?![\\d,\\-]|\\.\\d)`);
  if (email.length >= 5) add('[EMAIL]', RegExp.escape(email));
  return patterns;
}

function masksOf(original: string, folded: FoldedText, record: InputRecord): Mask[] {
  const asWritten = (start: number, end: number) => ({ start, end });
  return [
    ...patternMasks(original, writtenPatterns, asWritten),
    ...patternMasks(folded.text, [...contactPatterns, ...ownPatterns(record)], folded.span),
    ...nameMasks(original, folded, [record.firstName, record.lastName]),
  ];
}

/** Takes out of a record what a model must not read, and keeps the way back for its quotes. */
export function redactRecord(record: InputRecord): RedactedRecord {
  const injectedFields = new Set<RecordField>();
  const masked = new Map<SentField, MaskedText>();
  let notesOrders: readonly Span[] = [];
  for (const field of recordFields) {
    const original = record[field];
    const folded = foldText(original);
    const injections = findAddressedSpans(folded);
    if (injections.length > 0) injectedFields.add(field);
    const sent = sentFields.find((name) => name === field);
    if (sent === undefined) continue;
    if (sent === 'intakeNotes') notesOrders = injections;
    const removed = injections.map((span) => ({ ...span, placeholder: REMOVED }));
    masked.set(sent, maskText(original, [...masksOf(original, folded, record), ...removed]));
  }
  return {
    fields: Object.fromEntries(sentFields.map((field) => [field, masked.get(field)?.text ?? ''])) as Record<
      SentField,
      string
    >,
    injectedFields: [...injectedFields],
    orders: notesOrders,
    restore(quote) {
      for (const field of sentFields.toReversed()) {
        const found = masked.get(field)?.restore(quote);
        if (found) return { quote: found.original, field, span: found.span, shown: found.shown };
      }
      return null;
    },
  };
}
