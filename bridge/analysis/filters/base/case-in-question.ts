import type { InputRecord, RecordField } from '../../../../shared/record.ts';
import { type DayNumber, parseIsoDay } from '../../dates/calendar.ts';
import type { EngineInput, ScreenAssessment } from '../../engine.ts';
import type { CaseFacts, Told } from '../../facts/case-facts.ts';
import type { CaseDetails } from '../../facts/details/details.ts';
import { readDetails } from '../../facts/details/read-details.ts';
import { readFacts } from '../../facts/read-facts.ts';
import { type CaseText, readText } from '../../text/read-text.ts';

/** The words of the record that an answer rests on. */
export interface Shown {
  readonly quote: string;
  readonly field: RecordField;
}

/** The answer to a condition: `holds` is null where the record does not say. */
export interface Truth {
  readonly holds: boolean | null;
  /** For people: what the record shows, or what it does not say. */
  readonly why: string;
  readonly shown: Shown | null;
}

export const unsaid = (why: string): Truth => ({ holds: null, why, shown: null });

const LONGEST_WHY = 200;

/** What several answers agree on, said of each; the first words that show it. */
function joined(holds: boolean | null, truths: readonly Truth[]): Truth {
  const why = [...new Set(truths.map((truth) => truth.why))].join('; ');
  return {
    holds,
    why: why.length > LONGEST_WHY ? `${why.slice(0, LONGEST_WHY - 1)}…` : why,
    shown: truths.find(({ shown }) => shown !== null)?.shown ?? null,
  };
}

/** Three-valued: `decisive` settles it wherever it is found, then what is open leaves it open. */
function combined(truths: readonly Truth[], decisive: boolean): Truth {
  const settled = truths.filter(({ holds }) => holds === decisive);
  if (settled.length > 0) return joined(decisive, settled.slice(0, 1));
  const open = truths.filter(({ holds }) => holds === null);
  return open.length > 0 ? joined(null, open) : joined(!decisive, truths);
}

/** False where one is false, else unknown where one is unknown. */
export const allOf = (truths: readonly Truth[]): Truth => combined(truths, false);

/** True where one is true, else unknown where one is unknown. */
export const anyOf = (truths: readonly Truth[]): Truth => combined(truths, true);

/** Unknown stays unknown. */
export const negated = (truth: Truth): Truth => ({ ...truth, holds: truth.holds === null ? null : !truth.holds });

/** A record with its facts, which are read once for all conditions. */
export interface CaseInQuestion {
  readonly record: InputRecord;
  readonly text: CaseText;
  readonly facts: CaseFacts;
  readonly details: CaseDetails;
  readonly today: DayNumber;
}

export function readCase({
  record,
  today,
  found,
}: Pick<EngineInput, 'record' | 'today'> & Pick<ScreenAssessment, 'found'>): CaseInQuestion {
  const text = found?.text ?? readText(record.intakeNotes);
  const facts = found?.facts ?? readFacts({ record, text, today });
  return { record, text, facts, details: readDetails(text, today), today: parseIsoDay(today) };
}

/** The words of the notes behind a fact. */
export function shownBy({ text }: CaseInQuestion, { span }: Pick<Told, 'span'>): Shown | null {
  const quote = text.quote(span);
  return quote === '' ? null : { quote, field: 'intakeNotes' };
}
