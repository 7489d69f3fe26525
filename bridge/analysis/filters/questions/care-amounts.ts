import { counted } from '../../../../shared/counted.ts';
import { parseNumberWords, smallNumberWord } from '../../amounts/number-words.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { type Evidence, evidenceAt, type RecordFacts } from '../base/record-facts.ts';
import { lengthBoundIn, lengthWords } from '../dates/time-bound.ts';
import { found, state } from './body-states.ts';
import { eventOf, hasOddDenials, longestBeside, NEAR, placesOf, stillTreated, wasTreated } from './care.ts';
import { mentioned } from './mentions.ts';
import { answer, type ConditionParser, expression, not, question, unanswered } from './question.ts';

/** "Treatment for at least three months". */
export const treatmentLengthOf: ConditionParser = (statement) => {
  const bound = lengthBoundIn(statement);
  if (bound === null) return null;
  const isLeast =
    bound.side === 'more' || !/\b(?:less than|under|fewer than|no more than|up to|at most)\b/.test(statement);
  const span = lengthWords(bound);
  const enough = question(`care lasted at least ${span}`, `care lasted less than ${span}`, (facts) => {
    const ever = wasTreated(facts);
    if (ever.holds === false) return ever;
    const now = stillTreated(facts);
    const event = eventOf(facts);
    const since = event === null ? null : facts.today - event.best;
    const longest = longestBeside(facts, 'care', 20);
    if (longest !== undefined && (now.holds !== true || longest.days >= bound.days * 0.95)) {
      const evidence = evidenceAt(facts, longest.start, longest.end);
      return answer(longest.days >= bound.days * 0.95, `${counted(longest.days, 'day')} of care`, evidence);
    }
    if (now.holds !== true || since === null) return unanswered('the notes do not say how long treatment lasted');
    if (since < bound.days * 0.9) return answer(false, `${counted(since, 'day')} since the incident`, now.evidence);
    return longest === undefined ? now : unanswered('the notes do not say how long treatment lasted');
  });
  return { asks: isLeast ? enough : not(enough), denies: hasOddDenials(statement) };
};

/** "In hospital for at least three nights". */
export const nightsOf: ConditionParser = (statement) => {
  const [, count = ''] =
    /\b(\d+|two|three|four|five|several)\s?\+? ?(?:or more )?(?:nights?|days?)\b/.exec(statement) ?? [];
  const least = countOf(count);
  if (least === null || least < 2 || !/\b(?:hospital\w*|inpatient|stay|admi\w+|icu)\b/.test(statement)) return null;
  const name = `hospital stay of ${least} nights or more`;
  const asks = question(`there was a ${name}`, `there was no ${name}`, (facts) => {
    const { asserted } = mentioned(facts, 'inpatient');
    if (asserted === null) return found('inpatient')(facts);
    const end = asserted.at + asserted.quote.length;
    const stay = nightCount.exec(facts.folded.slice(Math.max(0, asserted.at - 30), end + 30));
    const nights = /\bovernight\b/i.test(asserted.quote) ? 1 : countOf(stay?.[1] ?? '');
    return answer(nights === null ? null : nights >= least, `in hospital: ${asserted.quote}`, asserted);
  });
  return { asks };
};
const nightCount = new RegExp(`(?<![a-z\\d/])(${countWord})[ -](?:full )?(?:nights?|nts?|nites?|days?|d)(?![a-z])`);

const percentage = new RegExp(
  `(?<![a-z\\d.])(\\d{1,3}(?:\\.\\d{1,2})?|${smallNumberWord}) ?(?:%|percent|per cent|pct|por ciento)`,
);
const ofRating = expression('rating');
const numberOf = (word: string): number | null => (/^\d/.test(word) ? Number(word) : parseNumberWords(word));

/** The highest rating in percent beside words for one. */
function ratingIn(facts: RecordFacts): { percent: number; evidence: Evidence } | null {
  const places = placesOf(facts, 'rating_words');
  const others = placesOf(facts, 'other_share');
  const ratings = [...facts.folded.matchAll(new RegExp(percentage.source, 'g'))].flatMap((match) => {
    const [start, end] = [match.index, match.index + match[0].length];
    const percent = numberOf(match[1] ?? '');
    const isRated = places.some((at) => start - at.end < NEAR && at.start - end < NEAR);
    const isOther = others.some((at) => at.start >= end && at.start - end < NEAR / 2);
    return percent === null || percent > 100 || !isRated || isOther
      ? []
      : [{ percent, evidence: evidenceAt(facts, start, end) }];
  });
  return ratings.sort((one, other) => other.percent - one.percent)[0] ?? null;
}

const opposite = { 'at least': 'less than', 'more than': 'at most', 'at most': 'more than' } as const;

/** "An impairment rating of at least 10 percent"; without a number any rating above nothing will do. */
export const ratingOf: ConditionParser = (statement) => {
  const bound = percentage.exec(statement.replace(/(\d)\+ ?%|(\d) ?%\+/g, '$1$2%'));
  const isRating = ofRating.test(statement.replace(/\([^)]*\)/g, ' '));
  if (!isRating || (bound === null && !/\brat(?:ed|ings?)\b/.test(statement))) return null;
  const limit = bound === null ? 1 : (numberOf(bound[1] ?? '') ?? 1);
  const before = bound === null ? '' : statement.slice(0, bound.index);
  const side = mostWords.test(before) ? 'at most' : strictWords.test(before) ? 'more than' : 'at least';
  const says = bound === null ? 'there is an impairment rating' : `the impairment rating is ${side} ${limit} percent`;
  const denies =
    bound === null ? 'there is no impairment rating' : `the impairment rating is ${opposite[side]} ${limit} percent`;
  const asks = question(says, denies, (facts) => {
    const rating = ratingIn(facts);
    if (rating !== null) {
      const { percent, evidence } = rating;
      const holds = side === 'at most' ? percent <= limit : side === 'more than' ? percent > limit : percent >= limit;
      return answer(holds, `rated at ${percent} percent`, evidence);
    }
    const none = state(facts, 'no_rating');
    if (none !== null) return answer(false, 'there is no rating', none);
    const rated = bound === null ? mentioned(facts, 'rated').asserted : null;
    return rated === null
      ? unanswered('the notes do not mention an impairment rating')
      : answer(true, 'there is a rating', rated);
  });
  return { asks, denies: /\b(?:no|not) (?:more|less|lower) than\b/.test(before) };
};
const mostWords = /\b(?:under|below|less than|at most|(?:no|not) more than|up to|lower than|maximum)\b[^%]{0,16}$/;
const strictWords = /\b(?:more than|over|above|greater than|exceed\w*|higher than)\b[^%]{0,16}$/;
