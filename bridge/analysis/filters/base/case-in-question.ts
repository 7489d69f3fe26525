import type { InputRecord } from '../../../../shared/record.ts';
import { type DayNumber, parseIsoDay } from '../../dates/calendar.ts';
import type { EngineInput, ScreenAssessment } from '../../engine.ts';
import type { CaseFacts, Told } from '../../facts/case-facts.ts';
import type { CaseDetails } from '../../facts/details/details.ts';
import { readDetails } from '../../facts/details/read-details.ts';
import { readFacts } from '../../facts/read-facts.ts';
import { type CaseText, readText } from '../../text/read-text.ts';
import type { Shown } from './truth.ts';

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
