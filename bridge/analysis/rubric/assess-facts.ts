import type { InputRecord } from '../../../shared/record.ts';
import {
  type Ask,
  type CasePart,
  type FactName,
  type Flag,
  flagLabels,
  type MissingFact,
  type Reason,
} from '../../../shared/results.ts';
import listed from '../data/asks.json' with { type: 'json' };
import type { CaseAssessment, PartAssessment } from '../engine.ts';
import type { CaseFacts, FactsOfCase, NonLead } from '../facts/case-facts.ts';
import { type Matter, matterTold, sideTold } from '../facts/named-matter.ts';
import { answersOf } from '../text/turns.ts';
import { judgeNotesLabel } from '../topics/judge-notes-label.ts';
import { readTopicText } from '../topics/read-topic-text.ts';
import { type CaseFeature, type FeatureName, featuresOf, isUnclear } from './case-features.ts';
import { listFacts, listFlags, type QuoteOf } from './list-facts.ts';
import { MOST_REASONS, scoreCase, shorten, totalOfCase } from './score-case.ts';

/** Something an intake person asks for where the notes leave it open, and what a good and a bad answer would change. */
interface Question {
  readonly missing: MissingFact;
  readonly fact: FactName;
  /** Every matter, where none is named. */
  readonly matters?: readonly Matter[];
  readonly question: string;
  /** The same for a matter or a side of law; null where nobody asks it. */
  readonly of?: Readonly<Record<string, string | null>>;
  /** The fact without which it is open, or a name of `isOpen`. */
  readonly open?: keyof CaseFacts | keyof typeof isOpen;
  /** Kinds of events without which it is open. */
  readonly lacks?: string;
  /** The same as an interviewer asks it: what was answered in a talk is not asked again. */
  readonly asked?: string;
  readonly well: Partial<Record<FeatureName, number>>;
  readonly badly?: Partial<Record<FeatureName, number>>;
}

const questions = listed as readonly Question[];

const isOpen = {
  unclear: isUnclear,
  care: ({ care, harms }: CaseFacts) => care.length === 0 && harms.every(({ severity }) => severity < 5),
  charge: ({ events }: CaseFacts) => events.every(({ stakes }) => stakes < 3),
  pay: ({ lostWork, harms }: CaseFacts) => lostWork.length === 0 && harms.every(({ kind }) => kind !== 'death'),
  denial: ({ deadlines, incident, endings }: CaseFacts) =>
    deadlines.length === 0 && incident?.ofDenial === undefined && endings.every(({ kind }) => kind !== 'out_of_time'),
};

const isRule = (name: string): name is keyof typeof isOpen => name in isOpen;

function isLeftOpen({ open, lacks = '' }: Question, facts: CaseFacts): boolean {
  if (open === undefined) return !facts.events.some(({ kind }) => new RegExp(lacks).test(kind));
  if (isRule(open)) return isOpen[open](facts);
  const told = facts[open];
  return told === null || (Array.isArray(told) && told.length === 0);
}

/** A bare "yes" leaves open who, what and when. */
const bareYes = /^(?:yes|yeah|yep|yup|correct|si)(?: (?:sir|maam))?$/;

function isAnswered({ asked }: Question, { words, text }: FactsOfCase['text']): boolean {
  const isTold = ({ answer }: { answer: readonly { spelt: string }[] }) =>
    !bareYes.test(answer.map(({ spelt }) => spelt).join(' '));
  return (
    asked !== undefined && answersOf(words, text).some((one) => new RegExp(asked).test(one.question) && isTold(one))
  );
}

interface AskedCase {
  readonly matter: Matter;
  /** The side of law of the gravest event. */
  readonly side: string;
}

interface RankedAsk extends Ask {
  readonly missing: MissingFact;
}

type Levels = ReadonlyMap<FeatureName, number>;

function answered(levels: Levels, answer: Partial<Record<FeatureName, number>>): Levels {
  const changed = new Map(levels);
  changed.delete('too_little');
  for (const [name, level] of Object.entries(answer) as [FeatureName, number][]) {
    if (level === 0) changed.delete(name);
    else changed.set(name, Math.max(level, changed.get(name) ?? 0));
  }
  return changed;
}

/**
 * What is still to be asked, first what moves the score most: the case is scored once with each open fact told well and
 * once with it told badly, and `gain` is the difference in points.
 */
function rankAsks(
  { facts, text }: FactsOfCase,
  { matter, side }: AskedCase,
  features: readonly CaseFeature[],
): RankedAsk[] {
  const levels = new Map(features.map(({ name, level }) => [name, level]));
  return questions
    .filter((one) => (one.matters === undefined || one.matters.includes(matter)) && isLeftOpen(one, facts))
    .filter((one) => !isAnswered(one, text))
    .flatMap(({ missing, fact, question: usual, of = {}, well, badly = {} }) => {
      const question = [of[side], of[matter], usual].find((one) => one !== undefined) ?? null;
      const gain = Math.max(0, totalOfCase(answered(levels, well)) - totalOfCase(answered(levels, badly)));
      return question === null ? [] : [{ missing, fact, question, gain }];
    })
    .toSorted((a, b) => b.gain - a.gain);
}

/** Kinds that leave some clarity: one can tell that there is no case. */
const clear: ReadonlySet<NonLead['kind']> = new Set(['student', 'other_side', 'existing', 'no_claim']);

const fewestPhoneDigits = 7;

function canBeReached({ phone, email }: InputRecord): boolean {
  return phone.replace(/\D/g, '').length >= fewestPhoneDigits || /\S@\S+\.\S/.test(email);
}

function partsOfNonLead(nonLead: NonLead, quote: QuoteOf): CaseAssessment['parts'] {
  const words = quote(nonLead.span);
  const why = `not a lead: ${nonLead.say}`;
  const part = (points: number): PartAssessment => ({
    points,
    reasons: [{ points, why, quote: words, field: words === null ? null : 'intakeNotes' }],
  });
  return { clarity: part(clear.has(nonLead.kind) ? 4 : 0), strength: part(0), damages: part(0), merit: part(0) };
}

/** Whether the words of the notes are plainly about the practice area. */
export const isOfArea = (record: InputRecord): boolean =>
  judgeNotesLabel({ label: record.practiceArea, reading: readTopicText(record) }).verdict === 'fits';

/** From facts to points, notes, flags and questions; the same for every engine, whoever found the facts. */
export function assessFacts(record: InputRecord, { text, facts }: FactsOfCase): CaseAssessment {
  const quote: QuoteOf = (span) => text.quote(span) || null;
  const flags = listFlags(facts, record.intakeNotes, quote);
  const contact = canBeReached(record) ? [] : (['contact'] as const);
  if (facts.nonLead !== null) {
    return { parts: partsOfNonLead(facts.nonLead, quote), facts: [], missing: [...contact], asks: [], flags };
  }
  const matter = matterTold(record.practiceArea, facts);
  const features = featuresOf(facts, matter, isOfArea(record));
  const parts = scoreCase(features, ({ fact }) => {
    const words = fact === null ? null : quote(fact.span);
    return { quote: words, field: words === null ? null : 'intakeNotes' };
  });
  const asks = rankAsks({ facts, text }, { matter, side: sideTold(record.practiceArea, facts) }, features);
  return {
    parts,
    facts: listFacts(facts, quote),
    missing: [...new Set([...contact, ...asks.map(({ missing }) => missing)])],
    asks: asks.map(({ fact, question, gain }) => ({ fact, question, gain })),
    flags,
  };
}

/** What stands around a cut never pays for it. */
function withCost({ points, reasons }: PartAssessment, quote: string | null): PartAssessment {
  if (points === 0) return { points, reasons };
  const field = quote === null ? null : ('intakeNotes' as const);
  const cost: Reason = { points: -1, why: flagLabels.injection_suspected, quote, field };
  return { points: points - 1, reasons: [...shorten(reasons, MOST_REASONS - 1), cost] };
}

/**
 * The assessment of a record that held orders to the scorer, judged without them: flagged, and a point less, so that no
 * order ever pays.
 */
export function withOrdersCost(assessment: CaseAssessment, quote: string | null): CaseAssessment {
  const flag: Flag = { name: 'injection_suspected', detail: null, quote };
  const { parts, flags } = assessment;
  const costly: Record<CasePart, PartAssessment> = { ...parts, clarity: withCost(parts.clarity, quote) };
  return { ...assessment, parts: costly, flags: [...flags, flag] };
}
