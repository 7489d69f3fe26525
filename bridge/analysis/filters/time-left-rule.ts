import { addUnits, formatIsoDay } from '../dates/calendar.ts';
import { eventDate } from '../dates/find-dates.ts';
import { deadlineOf } from './deadline-run-rule.ts';
import type { FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, unknown } from './filter-verdict.ts';
import { evidenceAt } from './record-facts.ts';
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
  if (left === null || period === null || !/\b(?:statute|sol|limitations?|deadline|run)\b/.test(whole)) return null;
  const least = lengthBoundIn(left[0]);
  const whole2 = lengthBoundIn(`${period[1]} ${period[2]}`);
  if (least === null || whole2 === null) return null;
  return (facts) => {
    const event = eventDate(facts.dates, facts.todayIso);
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
