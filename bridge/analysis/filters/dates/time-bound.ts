import { addUnits, type DateUnit, type DayNumber, unitDays } from '../../dates/calendar.ts';
import { countOf, countWord, unitOf, unitWord } from '../../dates/date-words.ts';

/** A length of time a filter compares with, and on which side of it the filter's words stand. */
export interface LengthBound {
  count: number;
  unit: DateUnit;
  days: number;
  /** `less`: what the words describe is shorter, nearer or younger than the length. */
  side: 'less' | 'more';
}

/** "3 months", "1 year". */
export const lengthWords = ({ count, unit }: Pick<LengthBound, 'count' | 'unit'>): string =>
  `${count} ${unit}${count === 1 ? '' : 's'}`;

const length = new RegExp(`(?<![a-z\\d/$.])(${countWord})[ -]?\\+? ?(${unitWord})(?: and (?:a )?half)?(?![a-z])`);
const lessWords =
  /\b(?:within|inside(?: of)?|in(?:side)? (?:the )?(?:last|past|previous|prior)|during the (?:last|past)|(?:last|past|previous)|less than|fewer than|under|below|no more than|not more than|no longer than|not longer than|no older than|not older than|at most|maximum|max\.?|up to|younger than|newer than|sooner than|short of|en los ultimos|menos de|no later than|not later than|or less|or newer|or younger|or fewer|tops)\b/;
const moreWords =
  /\b(?:more than|over|waited|older than|longer than|at least|minimum|min\.?|no less than|not less than|no fewer than|beyond|past the|exceed\w*|greater than|or more|or longer|or older|plus|and up|or better|years'? service|apart for|separated for|mas de|al menos|ago or more|away|out|left|too old|out of date|further than|farther than|before)\b|\+/;
const notMore = /\b(?:no|not|can'?t|cannot|mustn'?t)(?: be)? (?:more|longer|older|later|further|farther) than\b/;
const notLess =
  /\b(?:no|not|can'?t|cannot|mustn'?t)(?: be)? (?:less|fewer|younger|sooner|earlier|closer|nearer) than\b/;

/** The bound a text states; words like "no more than" already count as one side, so they deny nothing further. */
export function lengthBoundIn(words: string): LengthBound | null {
  const folded = words
    .replace(/\b(?:a )?half (?:a )?year\b/, '6 months')
    .replace(/\b(?:a|one) decade\b/, '10 years')
    .replace(/\btwo decades\b/, '20 years')
    .replace(/\bhalf (?:a )?month\b/, '15 days')
    .replace(/\b(?:full|whole|entire|solid|clear|consecutive) (?=(?:days?|weeks?|months?|years?)\b)/g, '');
  const match = length.exec(folded);
  const single = /\b(?:last|past|previous|coming|upcoming) (day|week|month|year)\b/.exec(folded);
  if (match === null && single !== null) {
    const unit = unitOf(single[1] ?? '') ?? 'year';
    return { count: 1, unit, days: unitDays(1, unit), side: 'less' };
  }
  if (match === null) return null;
  const unit = unitOf(match[2] ?? '');
  const whole = countOf(match[1] ?? '');
  if (unit === null || whole === null) return null;
  const count = /half$/.test(match[0]) && whole >= 1 ? whole + 0.5 : whole;
  const before = folded.slice(Math.max(0, match.index - 45), match.index);
  const after = folded.slice(match.index + match[0].length, match.index + match[0].length + 30);
  return { count, unit, days: unitDays(count, unit), side: sideOf(before, after, match[0]) };
}

/** The side that the words right before and after a number put it on; `otherwise` where they do not say. */
export function sideOf(
  before: string,
  after: string,
  own: string,
  otherwise: 'less' | 'more' = 'less',
): 'less' | 'more' {
  if (/\b(?:nothing|anything|not|no \w+) past\s*$/.test(before)) return 'more';
  if (/\bearlier than\s*$/.test(before) && /^\s*(?:ago|back|before today|prior)\b/.test(after))
    return notLess.test(before) ? 'less' : 'more';
  if (notMore.test(before)) return 'less';
  if (notLess.test(before)) return 'more';
  const less = lastIndex(lessWords, before);
  const more = lastIndex(moreWords, before);
  if (less !== more) return less > more ? 'less' : 'more';
  if (own.includes('+')) return 'more';
  if (
    /^\W*(?:old )?(?:(?:or|and) (?:less|newer|younger|fewer|under|lower|below|sooner|nearer)|max|tops|at (?:the )?most)/.test(
      after,
    )
  )
    return 'less';
  if (
    /^\W*(?:(?:or|and) (?:more|longer|older|further|farther|later|higher|above|over|better|greater|beyond|up)|(?:\w+ )?(?:must|has to|have to|should) (?:still )?(?:remain|be left)|\+|plus|minimum|min\b|and up|and older|ago or more|'? service|'?s? (?:of )?(?:lead|notice|advance)|ahead|in advance|to prepare|(?:have |has |had |must have )?(?:gone by|passed|elapsed|gone)\b|before (?:the|their|his|her|any|a|our) (?:\w+ )?(?:court|hearing|trial|sale|auction|deadline|arraignment|appearance|date))/.test(
      after,
    )
  )
    return 'more';
  return /^\s*(?:old\b|away|out\b)/.test(after) ? 'more' : otherwise;
}

function lastIndex(words: RegExp, text: string): number {
  let last = -1;
  for (const match of text.matchAll(new RegExp(words.source, 'g'))) last = match.index + match[0].length;
  return last;
}

/** Words of a bound that hold a denial of their own. */
export const boundDenials =
  /\b(?:no|not|can'?t|cannot|mustn'?t)(?=(?: be)? (?:more|longer|older|later|further|farther|less|fewer|younger|sooner|earlier|closer|nearer) than\b)|\bnot(?= before\b)|\bnot(?= (?:due|set|scheduled|happening|up|on|coming up) (?:for|until|till)\b)/g;

export function cutOff(
  today: DayNumber,
  { count, unit }: Pick<LengthBound, 'count' | 'unit'>,
  direction: 1 | -1,
): DayNumber {
  return addUnits(today, direction * count, unit);
}
