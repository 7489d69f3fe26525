import { counted } from '../../../../shared/counted.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import type { Evidence, RecordFacts } from '../base/record-facts.ts';
import { lengthBoundIn, lengthWords } from '../dates/time-bound.ts';
import { phraseQuestions, state } from './body-states.ts';
import { eventOf, hasOddDenials, longestBeside, NEAR } from './care.ts';
import { mentioned } from './mentions.ts';
import { answer, type ConditionParser, not, type Question, question, unanswered } from './question.ts';

/** "30 or more missed work days" and "10 days of lost work" say a length as "at least 30 days" does. */
const countedDays = new RegExp(
  `(?<![a-z\\d/$.])(${countWord}) ?(\\+|plus|or more)? ?(?:(?:missed|lost|of) )?(?:(?:full|work|working|missed|lost) ?){1,2}(days|weeks|shifts)\\b`,
);
/** A shift counts as a day. */
const shiftsMissed = new RegExp(`\\b(?:missed|lost|perdi) (?:\\w+ )?(${countWord}) (?:\\w+ )?(?:shifts|turnos)\\b`);

/** "Off work since the wreck", "took me off through the end of October": counted from the event where no date is given. */
function offFromEvent(facts: RecordFacts, asserted: Evidence): number | null {
  const event = eventOf(facts);
  if (event === null) return null;
  const rest = facts.folded.slice(asserted.at, asserted.at + asserted.quote.length + NEAR);
  if (/^[^.;]*\bsince\b/.test(rest)) return facts.today - event.best;
  const until = facts.dates.find(({ start, best }) => {
    const between = start > asserted.at ? facts.folded.slice(asserted.at, start) : '';
    return (
      between.length < 2 * NEAR &&
      best > event.best &&
      /^[^.;]*\b(?:through|thru|until|till)\b[^.;]{0,20}$/.test(between)
    );
  });
  return until === undefined ? null : until.best - event.best;
}

/** "Off work for at least a week". */
export function missedWork(given: string): Question {
  const main = given.replace(
    countedDays,
    (_, count: string, more: string | undefined, unit: string) =>
      `${more === undefined ? '' : 'at least '}${count} ${unit === 'shifts' ? 'days' : unit} missed work`,
  );
  const bound = lengthBoundIn(main);
  const now =
    /\b(?:not (?:be )?working|(?:can'?t|cannot) be working|right now|currently|still|presently|at present|at the moment)\b/.test(
      main,
    );
  const least = bound === null ? '' : ` for at least ${lengthWords(bound)}`;
  const says = now ? `the client is off work${least}` : `the client missed work${least}`;
  const denies = now ? `the client is not off work${least}` : `the client did not miss work${least}`;
  return question(says, denies, (facts) => {
    const full = now ? phraseQuestions.at_full_duty?.(facts) : undefined;
    if (full?.holds === true) return { ...full, holds: false };
    const { asserted, denied } = mentioned(facts, 'lost_work');
    const never = state(facts, 'never_missed') ?? (asserted === null ? denied : null);
    if (never !== null) return answer(false, 'no work was missed', never);
    if (asserted === null) return unanswered('the notes do not say whether work was missed');
    if (bound === null) return answer(true, 'work was missed', asserted);
    const span = longestBeside(facts, 'lost_work', 34);
    const near = facts.dates.find(
      ({ start, ongoing, best }) => ongoing && best <= facts.today && Math.abs(start - asserted.at) < NEAR,
    );
    const days =
      span?.days ??
      countOf(shiftsMissed.exec(facts.folded)?.[1] ?? '') ??
      (near === undefined ? offFromEvent(facts, asserted) : facts.today - near.best);
    if (days === null) return unanswered('the notes do not say how long work was missed');
    return answer(days >= bound.days - 0.5, `off work for ${counted(Math.round(days), 'day')}`, asserted);
  });
}

/** "Must not be working" holds a denial that refuses nobody. */
const deniesWork = /\b(?:not (?:be )?working|(?:can'?t|cannot) (?:be working|work)|sin trabajar)\b/;
/** "Missed under 5 days of work". */
const lessMissed = (statement: string): boolean =>
  /\b(?:less than|under|fewer than|below|more than|at most|up to|maximum|max)\b/.test(statement) &&
  lengthBoundIn(statement)?.side === 'less';
export const missedWorkOf: ConditionParser = (statement) => {
  const denials = [
    /\bor (?:we )?(?:can'?t|cannot|won'?t|don'?t)\b/.test(statement),
    hasOddDenials(statement),
    deniesWork.test(statement),
  ];
  const asks = missedWork(statement);
  return {
    asks: lessMissed(statement) ? not(asks) : asks,
    denies: denials.filter(Boolean).length % 2 === 1,
  };
};
