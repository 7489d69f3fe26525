import { addUnits, formatIsoDay, isRealDate, parseIsoDay } from '../dates/calendar.ts';
import { limitationPeriod, longestPeriod } from '../limits/limitation-periods.ts';
import { findState } from '../places/find-state.ts';
import type { CaseAnswer } from './answer-schema.ts';
import type { RedactedRecord, RestoredQuote } from './redact.ts';

/** What the code's own table says of the time left; it flags and lowers merit, it never advises. */
export interface TimeJudgement {
  state: 'barred' | 'near' | 'open' | 'unknown';
  /** The words the date was read from. */
  found: RestoredQuote | null;
  incident: string | null;
  lastDay: string | null;
}

/** A deadline this close is one for today's desk. */
const NEAR_DAYS = 90;

function readDay(text: string | null): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '');
  if (match === null) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  return isRealDate({ year, month, day }) ? parseIsoDay(match[0]) : null;
}

/**
 * Counts the ordinary period from the event, where the model found its date with words that show it and nothing that
 * stops the clock. Without a known state only what no state allows any more counts as over.
 */
export function judgeTime(
  answer: CaseAnswer,
  { state, redacted, today }: { state: string; redacted: RedactedRecord; today: string },
): TimeJudgement {
  const now = parseIsoDay(today);
  const event = readDay(answer.incident_date);
  const words = answer.facts.find(({ name }) => name === 'incident_date')?.quote;
  const found = words === undefined ? null : redacted.restore(words);
  if (event === null || found === null || event > now) {
    return { state: 'unknown', found: null, incident: null, lastDay: null };
  }
  const incident = formatIsoDay(event);
  const claim = answer.timed_claim;
  const stops = answer.clock_stopped.quote === null ? null : redacted.restore(answer.clock_stopped.quote);
  if (claim === 'other' || (answer.clock_stopped.answer === 'yes' && stops !== null)) {
    return { state: 'unknown', found, incident, lastDay: null };
  }
  const period = limitationPeriod(claim, findState(state)?.code ?? '');
  const last = addUnits(event, period?.years ?? longestPeriod(claim), 'year');
  const left = last - now;
  const open = period === null ? 'unknown' : left <= NEAR_DAYS ? 'near' : 'open';
  return { state: left < 0 ? 'barred' : open, found, incident, lastDay: period && formatIsoDay(last) };
}
