import { counted } from '../../../../shared/counted.ts';
import { parseNumberWords, smallNumberWord } from '../../amounts/number-words.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { type Evidence, evidenceAt, type RecordFacts } from '../base/record-facts.ts';
import { lengthBoundIn, lengthWords } from '../dates/time-bound.ts';
import { chiroOnly, found, state } from './body-states.ts';
import {
  eventOf,
  hasOddDenials,
  isBesideCare,
  longestBeside,
  NEAR,
  placesOf,
  stillTreated,
  wasTreated,
} from './care.ts';
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

const visitNumber = `(?<![a-z\\d])(a dozen|dozen|two dozen|${countWord})\\b`;
const visitKinds =
  "(?:(?:total|separate|documented|medical|doctor'?s?|dr|office|clinic|treatment|therapy|pt|physical|chiro\\w*|follow-?up|different|provider) ){0,4}";
const visitWords =
  '(?:visits?|appointments?|appts?|sessions?|treatments|adjustments?|visitas?|citas?|sesiones|times)\\b';
const visitBound = new RegExp(`${visitNumber}\\+? ?(?:or more )?${visitKinds}${visitWords}`);
const visitsInNotes = new RegExp(`${visitNumber} (?:[a-z]+ ){0,2}?${visitWords}`, 'g');
const ofCare = expression('visit_care');
const visitsOf = (words: string): number =>
  /dozen/.test(words) ? (/two/.test(words) ? 24 : 12) : (countOf(words) ?? 0);

/** Visits that the notes count: a number before words for them, or the days of treatment. */
function visitsIn(facts: RecordFacts): { count: number; evidence: Evidence | null } {
  const found = [...facts.folded.matchAll(visitsInNotes)];
  const days = facts.dates
    .filter((date) => date.best <= facts.today && isBesideCare(facts, date))
    .map(({ best }) => best);
  const sum = found.reduce((total, [, words = '']) => total + visitsOf(words), 0);
  const [first] = found;
  return {
    count: Math.max(sum, new Set(days).size),
    evidence: first === undefined ? null : evidenceAt(facts, first.index, first.index + first[0].length),
  };
}

/** "At least three doctor visits": counted where the notes count, failed only where they say that there were fewer. */
export const visitCountOf: ConditionParser = (statement) => {
  const match = visitBound.exec(statement);
  if (match === null || /,|\bor\b(?! more\b)/.test(statement) || !ofCare.test(statement)) return null;
  const wanted = visitsOf(match[1] ?? '');
  const before = statement.slice(0, match.index);
  if (wanted < 1 || /\b(?:no more than|up to)\s*$/.test(before)) return null;
  const isNotFewer = /\b(?:no|not) (?:fewer|less) than\s*$/.test(before);
  const isFewer = !isNotFewer && /\b(?:(?:fewer|less) than|under)\s*$/.test(before);
  const least = /\b(?:more than|over|beyond)\s*$/.test(before) ? wanted + 1 : wanted;
  const visits = counted(least, 'visit');
  const be = least === 1 ? 'was' : 'were';
  const ofDoctor = /\b(?:doctor'?s?|dr|physician|md)\b/.test(statement);
  const enough = question(
    `there ${be} at least ${visits} for care`,
    `there were fewer than ${visits} for care`,
    (facts) => {
      const { count, evidence } = visitsIn(facts);
      const weekly = state(facts, 'steadily');
      if (count >= least) return answer(true, `at least ${counted(count, 'visit')}`, evidence);
      if (weekly !== null && least <= 6) return answer(true, 'care every week', weekly);
      const ever = wasTreated(facts);
      if (ever.holds === false) return ever;
      // A patient had one visit at least; a chiropractor is no doctor.
      if (least === 1 && ever.holds === true && !(ofDoctor && chiroOnly(facts).holds === true)) return ever;
      const ended = state(facts, 'no_more_visits');
      const isFew = ended !== null || (count > 0 && weekly === null && count + 1 < least);
      return isFew && ever.holds !== null
        ? answer(false, 'there were fewer visits', ended ?? evidence)
        : unanswered('the notes do not count the visits');
    },
  );
  return { asks: isFewer ? not(enough) : enough, denies: isNotFewer };
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
