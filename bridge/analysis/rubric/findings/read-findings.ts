import type { InputRecord } from '../../../../shared/record.ts';
import { findState } from '../../places/find-state.ts';
import { type Reading, readNotes } from '../reading/read-notes.ts';
import { type CaseKind, findCaseKind } from './case-kind.ts';
import type { Finding, Span } from './finding.ts';
import { findMoney } from './money.ts';
import { findNonLead, type NonLead } from './non-lead.ts';
import { findRepresentation, type RepresentationFinding } from './representation.ts';
import { measureText, type TextShape } from './text-shape.ts';
import { findTimeliness, type Timeliness } from './timeliness.ts';

/** Everything the notes were found to say, before any point is given. */
export interface CaseFindings {
  readonly reading: Reading;
  readonly kind: CaseKind | null;
  readonly nonLead: NonLead | null;
  readonly representation: RepresentationFinding;
  readonly timeliness: Timeliness;
  readonly shape: TextShape;
  /** The largest sum told, in dollars; 0 where none is. */
  readonly largestSum: number;
  readonly counted: ReadonlyMap<string, Finding>;
}

/** Concepts counted by how many different phrases stand for them. */
const conceptPrefixes = [
  'evidence.',
  'fault.',
  'work.',
  'rights.',
  'harm.',
  'loss.',
  'stake.',
  'ready.',
  'refusal.',
  'against.',
  'hedge.',
  'party.',
  'place.',
  'rep.',
];

const countConcept = (reading: Reading, concept: string): Finding | null => {
  const phrases = new Set<string>();
  let first: Span | null = null;
  let end = 0;
  for (const hit of reading.hits(concept)) {
    if (hit.start >= end) phrases.add(reading.text.slice(hit.start, hit.end));
    if (first === null || (hit.start === first.start && hit.end > first.end)) first = hit;
    end = Math.max(end, hit.end);
  }
  return phrases.size === 0 ? null : { amount: phrases.size, span: first };
};

const moneySteps = [1_000, 5_000, 20_000, 75_000, 300_000];

const countMoney = (reading: Reading): [string, Finding][] => {
  const sums = findMoney(reading.text);
  const largest = sums.reduce((best, sum) => (sum.dollars > best.dollars ? sum : best), {
    dollars: 0,
    start: 0,
    end: 0,
  });
  if (largest.dollars === 0) return [];
  return [
    ['money.count', { amount: new Set(sums.map((sum) => sum.dollars)).size, span: sums[0] ?? null }],
    ['money.size', { amount: 1 + moneySteps.filter((step) => largest.dollars >= step).length, span: largest }],
  ];
};

const precisionSteps = { year: 1, season: 1, month: 2, week: 3, day: 4 } as const;

const countDates = (timeliness: Timeliness): [string, Finding][] => {
  const { dates, event } = timeliness;
  const exact = dates.filter((date) => date.precision === 'day');
  const best = event ?? dates[0];
  return [
    ...(exact.length > 0
      ? [['when.exact', { amount: exact.length, span: exact[0] ?? null }] as [string, Finding]]
      : []),
    ...(best === undefined
      ? []
      : [['when.event', { amount: precisionSteps[best.precision], span: best }] as [string, Finding]]),
  ];
};

const countShape = (shape: TextShape): [string, Finding][] => [
  ['text.words', { amount: shape.words, span: null }],
  ['text.figures', { amount: shape.figures, span: null }],
];

const roadOrCompass =
  /\b(?:i-?\d{1,3}|us-?\d{1,3}|hwy \d+|route \d+|(?:at|on|near|in|en) (?:the )?(?:corner|\w+ (?:and|&|@) \w+|\w+ (?:st|ave|rd|blvd|ln|dr|hwy|pkwy|street|avenue|road|drive))\b)/;

/** Reads the notes of a record once; only the notes, the practice area's name and the state are looked at. */
export const readFindings = (record: InputRecord, concepts: readonly string[], today: string): CaseFindings => {
  const reading = readNotes(record.intakeNotes);
  const kind = findCaseKind(reading, record.practiceArea);
  const state = findState(record.state)?.code ?? '';
  const timeliness = findTimeliness(reading, kind, state, today);
  const shape = measureText(reading, timeliness.dates);
  const counted = new Map<string, Finding>([...countMoney(reading), ...countDates(timeliness), ...countShape(shape)]);
  for (const concept of concepts) {
    if (!conceptPrefixes.some((prefix) => concept.startsWith(prefix))) continue;
    const finding = countConcept(reading, concept);
    if (finding !== null) counted.set(concept, finding);
  }
  const road = roadOrCompass.exec(reading.text);
  if (road !== null)
    counted.set('place.road', { amount: 1, span: { start: road.index, end: road.index + road[0].length } });
  return {
    reading,
    kind,
    nonLead: findNonLead(reading),
    representation: findRepresentation(reading, kind),
    timeliness,
    shape,
    largestSum: findMoney(reading.text).reduce((most, { dollars }) => Math.max(most, dollars), 0),
    counted,
  };
};
