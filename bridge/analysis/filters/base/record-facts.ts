import type { InputRecord, RecordField } from '../../../../shared/record.ts';
import { readHostility } from '../../completeness/hostile-text.ts';
import { type DayNumber, parseIsoDay } from '../../dates/calendar.ts';
import type { RawDate } from '../../dates/date-mention.ts';
import { findBareDates } from '../../dates/find-dates.ts';
import { type DurationMention, findDurations } from '../../dates/find-durations.ts';
import type { EngineInput, ScreenAssessment } from '../../engine.ts';
import { once } from '../../once.ts';
import { ordersOf } from '../../rubric/injection/orders-of-record.ts';
import { ofBystander } from '../../text/bystanders.ts';
import { splitSentences } from '../../text/clauses.ts';
import { foldInPlace } from '../../text/fold-text.ts';
import { overwrite } from '../../text/matches.ts';
import { onceFor } from '../../text/once-for.ts';
import type { CaseText } from '../../text/read-text.ts';
import { type CaseInQuestion, readCase } from './case-in-question.ts';

/** A date with its words as given. */
export interface DateOfNotes extends RawDate {
  readonly quote: string;
  /** Opens a span that still lasts ("since Wednesday", "desde marzo"). */
  readonly ongoing: boolean;
}

/** What is read once of a record for all filters; lists are made when the first filter needs them. */
export interface RecordFacts {
  readonly record: InputRecord;
  /** The notes as given; every offset below is one of this text. */
  readonly notes: string;
  readonly folded: string;
  readonly dates: readonly DateOfNotes[];
  readonly durations: readonly DurationMention[];
  readonly today: DayNumber;
  /** The same as it was given. */
  readonly day: string;
  /** The facts of the case. */
  readonly inQuestion: () => CaseInQuestion;
}

/** Words of the record that show a verdict. */
export interface Evidence {
  quote: string;
  field: RecordField;
  at: number;
}

/** Talk about filters and thresholds says nothing of the case. */
const addressedToScreener =
  /\b(?:custom ?filters?|filters?\b.{0,40}\b(?:off|removed|cleared|satisfied|met|disabled|suspended|waived)|filtros?|threshold ?score|thresholdscore|results\.valid|screener|scorer|evaluador|evaluator|pre-?approved|lead grader|scoring (?:model|engine|system)|mark (?:this |it )?(?:as )?valid|treat (?:this )?as\b)/;

/** A client does not write tags, nor what is between a pair of them. */
const markup = /<([a-z][\w-]{1,40})[^<>]{0,200}>[^<>]{0,400}<\/\1>|<[/!]?[a-z[][^<>]{0,200}>|\]\]>/g;

function withoutTalkToScreener(folded: string): string {
  const addressed = splitSentences(folded).filter(({ text }) => addressedToScreener.test(text));
  const untagged = folded.replace(markup, (tags) => ' '.repeat(tags.length));
  return overwrite(untagged, addressed, ' ');
}

const ongoingLead = /\b(?:since|desde|ever since|from)\s*(?:about |around |early |late |el |mid )?$/;

/** Whether the words at a place of the notes are said by the way. */
const besideIn = onceFor((text: CaseText): ((at: number) => boolean) => {
  const isBeside = ofBystander(text);
  const { span, original } = text.folded;
  const wordAt = new Int32Array(original.length).fill(-1);
  for (const [index, { start, end }] of text.words.entries()) wordAt[span(start, end).start] = index;
  for (let at = 1; at < wordAt.length; at += 1) if (wordAt[at] === -1) wordAt[at] = wordAt[at - 1] ?? -1;
  return (at) => {
    const index = wordAt[Math.min(at, wordAt.length - 1)] ?? -1;
    const word = text.words[index];
    return word !== undefined && isBeside({ first: index, last: index, sentence: word.sentence });
  };
});

type RecordInput = Pick<EngineInput, 'record' | 'today'> & Pick<ScreenAssessment, 'found'>;

/** What of the notes speaks of the case, at its place. */
const staysIn =
  ({ folded, inQuestion }: RecordFacts) =>
  ({ start, end }: { start: number; end: number }) =>
    folded.slice(start, end).trim() !== '' && !besideIn(inQuestion().text)(start);

const datesOf = onceFor((facts: RecordFacts) =>
  findBareDates(facts.notes, facts.day)
    .filter(staysIn(facts))
    .map((date) => ({
      ...date,
      quote: facts.notes.slice(date.start, date.end),
      ongoing: ongoingLead.test(facts.folded.slice(Math.max(0, date.start - 20), date.start)),
    })),
);
const durationsOf = onceFor((facts: RecordFacts) => findDurations(facts.notes).filter(staysIn(facts)));

/** Getters of one prototype: those of an object of its own would be made anew for each record, and kept with its type. */
const lists: Pick<RecordFacts, 'dates' | 'durations'> & ThisType<RecordFacts> = {
  get dates() {
    return datesOf(this);
  },
  get durations() {
    return durationsOf(this);
  },
};

export function readRecord({ record, today, found }: RecordInput): RecordFacts {
  const notes = record.intakeNotes;
  const all = foldInPlace(notes);
  const folded = withoutTalkToScreener(all);
  const inQuestion = once(() => {
    if (folded === all) return readCase({ record, today, found });
    const intakeNotes = notes.replaceAll(/[\s\S]/g, (char, at: number) => (folded[at] === all[at] ? char : ' '));
    return readCase({ record: { ...record, intakeNotes }, today });
  });
  return Object.assign(Object.create(lists), {
    record,
    notes,
    folded,
    day: today,
    today: parseIsoDay(today),
    inQuestion,
  });
}

/**
 * The record without text that is addressed to the screener, every other character where it was; null where there is no
 * such text. It may show that a filter is violated, but never that it is met.
 */
export function withoutPlanted(record: InputRecord): InputRecord | null {
  const { notes, wide } = ordersOf(record);
  const { hostility, honest } = readHostility(record);
  if (hostility === null) return null;
  const planted = wide.map(({ start, end }) => notes.span(start, end));
  return { ...honest, intakeNotes: overwrite(record.intakeNotes, planted, ' ') };
}

export function evidenceAt(facts: RecordFacts, start: number, end: number): Evidence {
  return { quote: facts.notes.slice(start, end).trim(), field: 'intakeNotes', at: start };
}
