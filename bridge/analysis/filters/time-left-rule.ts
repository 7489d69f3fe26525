import { addUnits, type DateUnit, formatIsoDay } from '../dates/calendar.ts';
import { countOf, countWord } from '../dates/date-words.ts';
import { eventDate } from '../dates/find-dates.ts';
import { findState } from '../places/find-state.ts';
import { limitationPeriod, type TimedClaim } from '../rubric/limitation-periods.ts';
import { deadlineOf } from './deadline-run-rule.ts';
import type { FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, unknown } from './filter-verdict.ts';
import { evidenceAt, type RecordFacts } from './record-facts.ts';
import { cutOff, lengthBoundIn } from './time-bound.ts';

const rightToSue = /\bright[- ]to[- ]sue\b|\brts\b|\beeoc (?:letter|notice)\b/;
const answerable = new RegExp(`${rightToSue.source}|\\b(?:to (?:appeal|answer|respond)|appeal|answer|response)\\b`);
/** Days to sue that a notice of the federal agency gives. */
const RIGHT_TO_SUE_DAYS = 90;

/** "At least 30 days left on the right-to-sue letter", "two weeks left to appeal". */
function leftToAnswer(whole: string, words: string): FilterRule | null {
  const least = lengthBoundIn(words);
  if (least === null) return null;
  const usual = rightToSue.test(whole) ? RIGHT_TO_SUE_DAYS : undefined;
  return (facts) => {
    const deadline = deadlineOf(facts, usual);
    if (deadline === null) return unknown('the notes do not tell when the deadline is');
    return fromPredicate(deadline.day >= cutOff(facts.today, least, 1), false, {
      why: `the deadline: ${formatIsoDay(deadline.day)}`,
      evidence: evidenceAt(facts, deadline.at.start, deadline.at.end),
      missing: '',
    });
  };
}

/** "The statute must not run within the next 90 days", "cannot be closer than 90 days". */
const notWithin =
  /\b(?:statute|sol|limitations?)\b[^.]*\b(?:not|can'?t|cannot|never|isn'?t|doesn'?t)\b[^.]*\b(?:run|expir\w*|end|laps\w*|up)\b[^.]*?\b(?:within|in|inside)(?: the)?(?: next)? (\w+ (?:days?|weeks?|months?|years?))\b|\b(?:statute|sol|limitations?)\b[^.]*\b(?:not|can'?t|cannot|never|no)(?: be)? (?:any )?(?:closer|nearer|sooner|less) than (\w+ (?:days?|weeks?|months?|years?))\b/;
const toldPeriod = new RegExp(
  `\\b(?:gives?|give me|have|is|has) (?:you )?(${countWord})[ -](years?|yrs?)(?= (?:to|sol|statute|limit|for)|[.,;]|$)|\\b(?:my|his|her|our|the|their) (${countWord})[ -](years?|yrs?) (?:is|are|runs?|ends?|comes?|limit|statute|will)\\b|\\b(${countWord})[ -](years?) (?:statute|sol|limit\\w*|to (?:sue|file))\\b`,
);
const claims: readonly (readonly [RegExp, TimedClaim])[] = [
  [/\b(?:malpractice|medical|nursing)/, 'malpractice'],
  [/\b(?:wrongful death|death)/, 'death'],
  [/\b(?:contract|breach)/, 'contract'],
  [/\b(?:defamation|libel|slander)/, 'defamation'],
  [
    /\b(?:accidents?|injur|crash|auto|car\b|truck|motorcycle|premises|slip|dog|bite|pedestrian|bicycle|product|assault)/,
    'injury',
  ],
];

/** The period the notes tell, else the ordinary one of the claim in the state. */
function periodOf({ folded, record }: RecordFacts): { count: number; unit: DateUnit } | null {
  const match = toldPeriod.exec(folded);
  const count = countOf(match?.[1] ?? match?.[3] ?? match?.[5] ?? '');
  if (match !== null && count !== null && count <= 10) return { count, unit: 'year' };
  const claim = claims.find(([label]) => label.test(record.practiceArea.toLowerCase()))?.[1];
  const state = findState(record.state);
  const known = claim === undefined || state === null ? null : limitationPeriod(claim, state.code);
  return known === null ? null : { count: known.years, unit: 'year' };
}

/** "At least six months left on the statute (count two years from the event)". */
export function parseTimeLeft({ whole }: FilterText): FilterRule | null {
  const left =
    /(\w+|\d+)\s?(months?|years?|days?|weeks?)\s(?:left|remaining|or more left|before (?:the )?(?:\w+ )?(?:statute|sol|limitations?|deadline)\b)/.exec(
      whole,
    );
  const period =
    /\b(?:count|assum\w+|use|figure)\b[^.]*?\b(\w+)[ -](years?|months?)\b/.exec(whole) ??
    /\((?:it'?s |that'?s |of )?(\w+)[ -](years?|months?)\b/.exec(whole) ??
    /\b(\w+)[ -](year|month) (?:statute|sol|limitations?)\b/.exec(whole);
  if (left !== null && period === null && answerable.test(whole)) return leftToAnswer(whole, left[0]);
  const spared = notWithin.exec(whole);
  const least =
    left === null ? (spared === null ? null : lengthBoundIn(spared[1] ?? spared[2] ?? '')) : lengthBoundIn(left[0]);
  if (least === null || !/\b(?:statute|sol|limitations?|deadline|run)\b/.test(whole)) return null;
  const stated = period === null ? null : lengthBoundIn(`${period[1]} ${period[2]}`);
  return (facts) => {
    const event = eventDate(facts.dates, facts.todayIso);
    const whole2 = stated ?? periodOf(facts);
    if (whole2 === null) return unknown('the period of limitation is not known');
    if (event === null) return unknown('the notes give no date of the event');
    const end = addUnits(event.best, whole2.count, whole2.unit);
    const enough = end >= cutOff(facts.today, least, 1);
    return fromPredicate(enough, false, {
      why: `the period ends on ${formatIsoDay(end)}`,
      evidence: evidenceAt(facts, event.start, event.end),
      missing: '',
    });
  };
}
