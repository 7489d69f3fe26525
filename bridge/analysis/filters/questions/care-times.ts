import { counted } from '../../../../shared/counted.ts';
import { evidenceAt, type RecordFacts } from '../base/record-facts.ts';
import { type LengthBound, lengthBoundIn, lengthWords } from '../dates/time-bound.ts';
import { state } from './body-states.ts';
import { firstCareDelay, hasOddDenials, isBesideCare, NEAR, placesOf, stillTreated, wasTreated } from './care.ts';
import { mentioned } from './mentions.ts';
import {
  answer,
  type Condition,
  type ConditionParser,
  expression,
  not,
  type Question,
  question,
  unanswered,
} from './question.ts';

/** The first care against a bound: soon enough, or too late. */
function careWithin(days: number, span: string): Question {
  const [soon, late] =
    span === ''
      ? ['the first treatment was on the day of the incident', 'the first treatment was not on the day of the incident']
      : [
          `the first treatment was within ${span} of the incident`,
          `the first treatment was more than ${span} after the incident`,
        ];
  return question(soon, late, (facts) => {
    const delay = firstCareDelay(facts);
    if (delay !== null) {
      const why = `first treatment after ${counted(Math.round(delay.days), 'day')}`;
      return answer(delay.days <= days + 0.01, why, delay.evidence);
    }
    const ever = wasTreated(facts);
    return ever.holds === false ? ever : unanswered('the notes do not say when the first treatment was');
  });
}

const care = expression('first_care');
const timing = expression('care_bound');
const ofEvent = expression('from_event');
const ofOtherTime = expression('other_time');
const hourBound = /\b(\d+|\w+)[ -]?(?:hours?|hrs?|horas)\b/;
const hourWords: Readonly<Record<string, number>> = { twentyfour: 24, seventytwo: 72, fortyeight: 48, twelve: 12 };
const firstUnit =
  /\b(?:(?:within|in|inside|during) (?:the )?(?:first|same|very first) (?:full )?(?=day|week|month)|(?:the )?same (?=week|month))(day|week|month)\b/;

interface Delay extends Pick<LengthBound, 'days' | 'side'> {
  readonly words: string;
}

function delayIn(main: string): Delay | null {
  const stated = lengthBoundIn(main);
  if (stated !== null) return { ...stated, words: lengthWords(stated) };
  if (/\bsame[- ]day\b|\b(?:on )?the (?:same )?day(?: of)?\b|\bthat day\b/.test(main)) {
    const next = /\b(?:next|following) (?:day|morning)\b|\bday after\b/.test(main);
    return { days: next ? 1.5 : 0.5, side: 'less', words: next ? '1 day' : '' };
  }
  const [, word = ''] = hourBound.exec(main) ?? [];
  const count = Number(word) || hourWords[word];
  if (count === undefined) return null;
  const isLater =
    /\b(?:more|over|longer|gap|after|later)\b/.test(main) &&
    !/\b(?:no|not) (?:more|over|longer|later)\b|\bwithin\b/.test(main);
  return { days: count / 24, side: isLater ? 'more' : 'less', words: `${count} hours` };
}

/** "First treatment within 14 days of the accident". */
export function timingOf(statement: string): Condition | null {
  if (/\bboth\b/.test(statement)) return null;
  const main = statement.replace(firstUnit, 'within 1 $1 of the accident');
  const bound = delayIn(main);
  const isDay = bound !== null && (bound.words === '' || bound.days === 1.5);
  if (bound === null || !care.test(main) || ofOtherTime.test(main)) return null;
  if (!isDay && !(timing.test(main) && ofEvent.test(main))) return null;
  const within = careWithin(bound.days, bound.words);
  return { asks: bound.side === 'less' ? within : not(within), denies: hasOddDenials(main) };
}

/** Care so much later than the event is late, where the filter names no length itself. */
const LATE = { count: 14, unit: 'day', days: 14 } as const;

/** "No delayed treatment". */
export const delayOf: ConditionParser = (statement) => {
  const length = lengthBoundIn(statement) ?? LATE;
  return { asks: not(careWithin(length.days + 0.5, lengthWords(length))) };
};

/** A length of time or two days right behind words for a pause. */
function pausedFor(facts: RecordFacts, days: number) {
  for (const { start, end } of placesOf(facts, 'pause')) {
    const span = facts.durations.find((one) => one.start >= start && one.start - end < NEAR);
    const [from, to] = facts.dates.filter((date) => date.start >= start && date.start - end < 2 * NEAR);
    const between = from !== undefined && to !== undefined && to.start - from.end < 12 ? to.best - from.best : null;
    const lasted = between ?? span?.days ?? null;
    if (lasted === null) continue;
    const evidence = evidenceAt(facts, start, Math.max(end, span?.end ?? 0));
    const isLong = lasted > days;
    return answer(isLong, isLong ? 'treatment paused' : 'treatment paused only briefly', evidence);
  }
  const steady = mentioned(facts, 'no_pause').asserted ?? state(facts, 'no_pause');
  return steady === null
    ? unanswered('the notes do not say how treatment went on')
    : answer(false, 'treatment went on without a break', steady);
}

export const gapOf: ConditionParser = (statement) => {
  const bound = lengthBoundIn(statement);
  const span = bound === null ? '1 month' : lengthWords(bound);
  const paused = question(
    `treatment paused for more than ${span}`,
    `treatment never paused for more than ${span}`,
    (facts) => pausedFor(facts, bound?.days ?? 30),
  );
  // "No more than" and "without seeing" deny nothing of the firm's: they say how long, and what a gap is.
  const unseen = /\bwithout (?:seeing|treat|care|any|a |medical|visit)/.test(statement);
  const short =
    bound?.side === 'less' && /\b(?:within|under|less|shorter|more|longer|greater|most|exceed\w*)\b/.test(statement);
  const wanted = short || /\b(?:continuous|uninterrupted)\b/.test(statement);
  return { asks: wanted ? not(paused) : paused, denies: hasOddDenials(statement) !== unseen };
};

/** "A visit in the last 90 days". */
export const recentCareOf: ConditionParser = (statement) => {
  const length = lengthBoundIn(statement);
  if (length === null) return null;
  const span = lengthWords(length);
  const asks = question(`there was care in the last ${span}`, `there was no care in the last ${span}`, (facts) => {
    const now = stillTreated(facts);
    const lasts = placesOf(facts, 'last_care');
    const isLast = (start: number) => lasts.some((at) => start >= at.start && start - at.end < 2 * NEAR);
    const past = facts.dates.filter(({ best }) => best <= facts.today);
    const last = past.find(({ start }) => isLast(start));
    if (last !== undefined) {
      const ago = facts.today - last.best;
      return answer(
        ago <= length.days + 0.5,
        `last care ${counted(ago, 'day')} ago`,
        evidenceAt(facts, last.start, last.end),
      );
    }
    if (now.holds === true) return now;
    const recent = past.find((date) => facts.today - date.best <= length.days && isBesideCare(facts, date));
    if (recent !== undefined)
      return answer(true, `care on ${recent.quote}`, evidenceAt(facts, recent.start, recent.end));
    const ever = wasTreated(facts);
    return ever.holds === false ? ever : unanswered('the notes do not say when the last treatment was');
  });
  return { asks };
};
