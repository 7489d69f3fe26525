import type { InputRecord, RecordField } from '../../../shared/record.ts';
import { readHostility } from '../completeness/hostile-text.ts';
import { type DayNumber, parseIsoDay } from '../dates/calendar.ts';
import type { DateMention } from '../dates/date-mention.ts';
import { findDates } from '../dates/find-dates.ts';
import { type DurationMention, findDurations } from '../dates/find-durations.ts';
import type { EngineInput, ScreenAssessment } from '../engine.ts';
import { ordersOf } from '../rubric/injection/orders-of-record.ts';
import { type Clause, splitClauses, splitSentences } from '../text/clauses.ts';
import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { isNegated } from '../text/negation.ts';
import { type CaseInQuestion, readCase } from './conditions/case-in-question.ts';

/** What is read once of a record, for all filters together. */
export interface RecordFacts {
  record: InputRecord;
  /** The notes as given; every offset below is one of this text. */
  notes: string;
  folded: string;
  clauses: readonly Clause[];
  sentences: readonly Clause[];
  dates: readonly DateMention[];
  durations: readonly DurationMention[];
  today: DayNumber;
  todayIso: string;
  /** The same record as conditions look at it, read when the first of them asks. */
  inQuestion: () => CaseInQuestion;
}

/** Words of the record that show a verdict. */
export interface Evidence {
  quote: string;
  field: RecordField;
  at: number;
}

/** Talk about filters and thresholds is no fact of a case, whoever wrote it. */
const addressedToScreener =
  /\b(?:custom ?filters?|filters?\b.{0,40}\b(?:off|removed|cleared|satisfied|met|disabled|suspended|waived)|filtros?|threshold ?score|thresholdscore|results\.valid|screener|scorer|evaluador|evaluator|pre-?approved|lead grader|scoring (?:model|engine|system)|mark (?:this |it )?(?:as )?valid|treat (?:this )?as\b)/;

/** Tags and what stands between a pair of them are no speech of a client. */
const markup = /<([a-z][\w-]{1,40})[^<>]{0,200}>[^<>]{0,400}<\/\1>|<[/!]?[a-z[][^<>]{0,200}>|\]\]>/g;

function withoutTalkToScreener(folded: string): string {
  let kept = folded.replace(markup, (tags) => ' '.repeat(tags.length));
  for (const { text, start, end } of splitSentences(folded)) {
    if (addressedToScreener.test(text)) kept = kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end);
  }
  return kept;
}

type RecordInput = Pick<EngineInput, 'record' | 'today'> & Pick<ScreenAssessment, 'found'>;

export function readRecord({ record, today, found }: RecordInput): RecordFacts {
  const notes = record.intakeNotes;
  const all = foldInPlace(notes);
  const folded = withoutTalkToScreener(all);
  let inQuestion: CaseInQuestion | undefined;
  const stays = (mention: { start: number; end: number }) => folded.slice(mention.start, mention.end).trim() !== '';
  return {
    record,
    notes,
    folded,
    clauses: splitClauses(folded),
    sentences: splitSentences(folded),
    dates: findDates(notes, today).filter(stays),
    durations: findDurations(notes).filter(stays),
    today: parseIsoDay(today),
    todayIso: today,
    inQuestion: () => {
      const intakeNotes = notes.replaceAll(/[\s\S]/g, (char, at: number) => (folded[at] === all[at] ? char : ' '));
      const isWhole = intakeNotes === notes;
      inQuestion ??= readCase({ record: { ...record, intakeNotes }, today, found: isWhole ? found : undefined });
      return inQuestion;
    },
  };
}

/**
 * The record without what is addressed to whoever judges it, every other character where it was; null where there is no
 * such text. A planted sentence may show that a filter is violated, but never that it is met.
 */
export function withoutPlanted(record: InputRecord): InputRecord | null {
  const { notes, wide } = ordersOf(record);
  const { hostility, honest } = readHostility(record);
  if (hostility === null) return null;
  let intakeNotes = record.intakeNotes;
  for (const found of wide) {
    const { start, end } = notes.span(found.start, found.end);
    intakeNotes = intakeNotes.slice(0, start) + ' '.repeat(end - start) + intakeNotes.slice(end);
  }
  return { ...honest, intakeNotes };
}

export function evidenceAt(facts: RecordFacts, start: number, end: number): Evidence {
  return { quote: facts.notes.slice(start, end).trim(), field: 'intakeNotes', at: start };
}

export function clauseAt(facts: RecordFacts, at: number): Clause {
  return (
    facts.clauses.findLast((clause) => clause.start <= at) ?? {
      text: facts.folded,
      start: 0,
      end: facts.folded.length,
      sentence: 0,
    }
  );
}

export function sentenceAt(facts: RecordFacts, at: number): Clause {
  return facts.sentences.findLast((sentence) => sentence.start <= at) ?? clauseAt(facts, at);
}

/** How far words about a place can stand from it: what is endless must not cost time. */
const REACH = 240;

/** A sentence, or of an endless one the part around a place. */
export function nearbyAt(facts: RecordFacts, at: number, end: number): Clause {
  const sentence = sentenceAt(facts, at);
  const start = Math.max(sentence.start, at - 2 * REACH);
  const stop = Math.min(sentence.end, end + 2 * REACH);
  return { ...sentence, text: facts.folded.slice(start, stop), start, end: stop };
}

interface Found {
  asserted: Evidence | null;
  denied: Evidence | null;
}

/**
 * The first place that says it and the first that denies it. The pattern must carry the `g` flag.
 * `skips` is asked about the words of the clause before and after a place, and may leave it out.
 */
export function lookFor(
  facts: RecordFacts,
  pattern: RegExp,
  skips: (before: string, after: string) => boolean = () => false,
): Found {
  const found: Found = { asserted: null, denied: null };
  for (const match of matchesOf(facts.folded, pattern)) {
    const clause = clauseAt(facts, match.index);
    const from = Math.max(clause.start, match.index - REACH);
    const near = facts.folded.slice(from, Math.min(clause.end, match.index + match[0].length + REACH));
    const at = match.index - from;
    if (skips(near.slice(0, at), near.slice(at + match[0].length))) continue;
    const side = isNegated(near, at, match[0].length) ? 'denied' : 'asserted';
    found[side] ??= evidenceAt(facts, match.index, match.index + match[0].length);
    if (found.asserted !== null && found.denied !== null) break;
  }
  return found;
}
