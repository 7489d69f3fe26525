import { type InputRecord, type RecordField, recordFields } from '../../../../shared/record.ts';
import { findInjections } from '../../rubric/injection/find-injections.ts';
import { type FoldedText, foldText } from '../../text/fold-text.ts';
import { type ContactPattern, capitalisedPatterns, contactPatterns } from './contact-patterns.ts';
import { type Mask, type MaskedText, maskText, REMOVED, type Span } from './masked-text.ts';
import { nameMasks } from './name-masks.ts';

/** Pieces of the form and of a conversation that only someone who knows what a model reads would write. */
const forgedFrames: readonly RegExp[] = [
  /={3,}[0-9a-f]{8,64}={3,}/g,
  /["'{[,\s]["'](?:quotes?|whose|stated|what|events|harms|their_fault|evidence|endings|role|level|score|verdict|filters|relevance|flags|criteria)["']\s*:/g,
  /\b(?:set|put|raise|bring) (?:the |its |my |this )?(?:\w+ )?(?:score|rating|level) (?:to|at) \d{1,3}\b/g,
  /\b(?:new|updated|revised|hidden|real) (?:instructions|directives|system prompt)\b/g,
  /\b(?:puntuacion|puntaje|calificacion)\b.{0,30}\b(?:100|cien|maxim[oa]|perfect[oa])\b/g,
];

/** Words addressed to the scorer, where they stand in the original; they are not sent and are no evidence. */
function findAddressedSpans(folded: FoldedText): Span[] {
  const forged = forgedFrames.flatMap((pattern) =>
    [...folded.text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
  );
  return [...findInjections(folded.text), ...forged].map(({ start, end }) => folded.span(start, end));
}

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
  /** Where they stand in the field. */
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
  /** Finds words the model quotes in the record; null for words that do not stand there or are no evidence. */
  restore(quote: string): RestoredQuote | null;
}

const unwanted = /(?:\p{Default_Ignorable_Code_Point}|\p{Cf}|(?![\n\t])\p{Cc})+/gu;

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
  return [
    ...(digits.length >= 7
      ? [
          {
            placeholder: '[PHONE]',
            pattern: new RegExp(`(?<!\\d)${[...digits].join('[\\s().,/_*+-]{0,3}')}(?!\\d)`, 'g'),
          },
        ]
      : []),
    ...(zip === undefined
      ? []
      : [{ placeholder: '[ZIP]', pattern: new RegExp(`(?<![\\d$€£.,-])${zip}(?:-\\d{4})?(?![\\d,-]|\\.\\d)`, 'g') }]),
    ...(email.length >= 5 ? [{ placeholder: '[EMAIL]', pattern: new RegExp(RegExp.escape(email), 'gu') }] : []),
  ];
}

function masksOf(original: string, folded: FoldedText, record: InputRecord): Mask[] {
  const asWritten = (start: number, end: number) => ({ start, end });
  return [
    ...patternMasks(original, [{ placeholder: '', pattern: unwanted }, ...capitalisedPatterns], asWritten),
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
