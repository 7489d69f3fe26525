import { counted } from '../../../../shared/counted.ts';
import { addUnits, type DayNumber } from '../../dates/calendar.ts';
import type { Told } from '../../facts/case-facts.ts';
import { type CaseInQuestion, type Truth, unsaid } from '../base/case-in-question.ts';
import { type FilterText, sectionOf, wordsOf } from '../base/filter-text.ts';
import { type FilterRule, ruleOnFacts } from '../base/filter-verdict.ts';
import { happeningOf, truthOf } from './dated-facts.ts';
import { isRefused, type LengthBound, lengthBoundIn, lengthWords, refusedIf } from './time-bound.ts';

const shortWords = /\b(?:less than|under|fewer than|shorter than|at most|no more than|up to|or less|or fewer)\b/;

interface Lasting {
  readonly kinds: readonly string[];
  /** What ends it, where it is over. */
  readonly ends: readonly string[];
  readonly verb: string;
  readonly missing: string;
}

const tenure: Lasting = {
  kinds: ['hire', 'start'],
  ends: ['fired', 'quit'],
  verb: 'the client worked for the employer for',
  missing: 'the notes do not say how long the client worked there',
};
const marriage: Lasting = {
  kinds: ['wedding'],
  ends: [],
  verb: 'the marriage lasted',
  missing: 'the notes do not say how long the marriage lasted',
};
const stay: Lasting = {
  kinds: ['entry'],
  ends: [],
  verb: 'the client has been in the United States for',
  missing: 'the notes do not say when the client came to the United States',
};

/** How far from its words a length of time still speaks of it. */
const BESIDE = 7;

/** Its first and last day: from a stated length, or from the dates of its start and end. */
function lastedIn(
  asked: CaseInQuestion,
  { kinds, ends }: Lasting,
): { from: DayNumber; to: DayNumber; shown: Told } | null {
  const { details, today } = asked;
  const length = details.lengths
    .filter(({ what, distance, unit }) => unit !== 'day' && distance <= BESIDE && [...kinds, ...ends].includes(what))
    .toSorted((a, b) => a.distance - b.distance)[0];
  if (length !== undefined) return { from: addUnits(today, -length.count, length.unit), to: today, shown: length };
  const start = happeningOf(asked, { kinds, ahead: false });
  if (start === null) return null;
  const end = happeningOf(asked, { kinds: ends, ahead: false, pick: 'last' });
  return { from: start.best, to: end === null || end.best <= start.best ? today : end.best, shown: start };
}

/** People round a few days less than a month or a year up. */
const GRACE_DAYS = 3;

function lastingRule(text: FilterText, bound: LengthBound, lasting: Lasting): FilterRule {
  const short = shortWords.test(text.whole);
  const longer = short === isRefused(text);
  const says = `${lasting.verb} ${longer ? 'at least' : 'less than'} ${lengthWords(bound)}`;
  return ruleOnFacts(says, (asked): Truth => {
    const lasted = lastedIn(asked, lasting);
    if (lasted === null) return unsaid(lasting.missing);
    const isLonger = addUnits(lasted.from, bound.count, bound.unit) <= lasted.to + GRACE_DAYS;
    const why = `about ${counted(Math.round((lasted.to - lasted.from) / 30.4), 'month')}`;
    return truthOf(asked, isLonger === longer, why, lasted.shown);
  });
}

const ofMarriage = /\b(?:marr?ied|marr?iages?|wed)\b/;
const notLength = /\b(?:within|ago|immigration|petition|license|certificate|separated|divorced|uscis|spouse must)\b/;
const employment =
  /\b(?:worked|employed|employment|tenure|service(?! of)|on the job|with the (?:company|employer)|employees? (?:of|for) (?:at least|over|more|less)|there (?:for )?at least|job for|seniority|working there|been (?:there|with (?:them|the \w+)))\b/;
const notEmployment =
  /\b(?:injur\w*|hurt|accidents?)\b[^.;]*\bwithin\b|\$|\d ?k\b|\boff work\b|(?:n'?t|\bnot?|\bnever) (?:have )?(?:been )?work\w*|\bunable\b|\blast worked\b|\b(?:in|within|during|of) the (?:last|past)\b/;

/** Filters on how long the client worked for the employer or was married. */
export function parseTenure(text: FilterText): FilterRule | null {
  const { main, asides } = text;
  const bound = lengthBoundIn(main) ?? (ofMarriage.test(main) ? lengthBoundIn(asides) : null);
  if (bound === null) return null;
  if (ofMarriage.test(main) && !notLength.test(main)) return lastingRule(text, bound, marriage);
  return employment.test(main) && !notEmployment.test(main) ? lastingRule(text, bound, tenure) : null;
}

const country = '(?:here|in (?:the )?(?:us|usa|united states|country))';
const inCountry = new RegExp(
  `\\b(?:been|lived|living|present|stayed|resided) ${country}(?! with)\\b|^(?:must be )?${country} (?:for )?(?:less|more|over|under|at least|\\d)`,
);

/** Filters on how long the client has been in the country, which ask for no place. */
export function parseStay(text: FilterText): FilterRule | null {
  const bound = inCountry.test(text.main) ? lengthBoundIn(text.main) : null;
  return bound && lastingRule(text, bound, stay);
}

const filing = sectionOf('filing');
const otherFiling = wordsOf('filing.other');
const filings = ['bankruptcy', 'filing'];

/** Filters on earlier bankruptcies. */
export function parseEarlierFiling(text: FilterText): FilterRule | null {
  const { main } = text;
  if (!filing.test(main) || otherFiling.test(main)) return null;
  const bound = lengthBoundIn(main);
  // "If they filed before, it must be more than 8 years ago": nothing within the 8 years, and never is well.
  const isLongAgo = bound?.side === 'more';
  if (isLongAgo && isRefused(text)) return null;
  const rejects = isLongAgo || isRefused(text);
  const when = bound === null ? '' : ` within the last ${lengthWords(bound)}`;
  const judge = (asked: CaseInQuestion): Truth => {
    const hits = asked.text.hits('when').filter(({ concept }) => filings.includes(concept.attributes.of ?? ''));
    const never = hits.find(({ denied }) => denied);
    if (never !== undefined) return truthOf(asked, false, 'no earlier filing', { span: never });
    const [earlier = null] = filings
      .map((kind) => happeningOf(asked, { kinds: [kind], ahead: false }))
      .filter((one) => one !== null);
    if (earlier === null || hits.every(({ concept }) => concept.attributes.of === 'filing'))
      return unsaid('the notes do not say when there was an earlier filing');
    const within = bound === null || earlier.best >= addUnits(asked.today, -bound.count, bound.unit);
    return truthOf(asked, within, `filed before: ${earlier.say}`, earlier);
  };
  return ruleOnFacts(`there was ${rejects ? 'no' : 'a'} bankruptcy filing${when}`, refusedIf(rejects, judge));
}
