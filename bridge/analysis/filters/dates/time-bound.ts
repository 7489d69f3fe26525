import { parseNumberWords } from '../../amounts/number-words.ts';
import { type DateUnit, unitDays } from '../../dates/calendar.ts';
import { countOf, countWord, unitOf, unitWord } from '../../dates/date-words.ts';
import { type CaseInQuestion, negated, type Truth } from '../base/case-in-question.ts';
import { countRefusals, type FilterText } from '../base/filter-text.ts';
import { plainBounds } from '../base/plain-frame.ts';

/** A length of time that a filter compares with, and the side that its words describe. */
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
/** "A full 12 months": it lasted so long at least. */
const lasting =
  /(?<!\b(?:than|last|past|within|in|the|over|under|next|up to|most|maximum|max\.?) (?:a )?)\b(?:a )?(?:full|whole|entire|solid) (?=[\da-z]+[ -](?:day|week|month|year)s?\b)/g;
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
    .replace(/\b(?:a|one)(?: (?:full|whole))? decade\b/, '10 years')
    .replace(/\btwo decades\b/, '20 years')
    .replace(/\bhalf (?:a )?month\b/, '15 days')
    .replace(/\b(?:full|whole|entire|solid|clear|consecutive) (?=(?:days?|weeks?|months?|years?)\b)/g, '')
    .replace(lasting, 'at least ');
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
  if (/\b(?:nothing|anything|not|no \w+|is|are|was|were|it'?s|well|way|far|much) past\s*$/.test(before)) return 'more';
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
    /^\W*(?:(?:or|and) (?:more|longer|older|further|farther|later|higher|above|over|better|greater|beyond|up)|(?:\w+ )?(?:must|has to|have to|should) (?:still )?(?:remain|be left)|\+|plus|minimum|min\b|and up|and older|ago or more|'? service|'?s? (?:of )?(?:lead|notice|advance|separation|marriage|employment|service|tenure)|ahead|already\b|in advance|to prepare|(?:have |has |had |must have )?(?:gone by|passed|elapsed|gone)\b|before (?:the|their|his|her|any|a|our) (?:\w+ )?(?:court|hearing|trial|sale|auction|deadline|arraignment|appearance|date))/.test(
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

/** Whether a bound is refused: "no more than" denies nothing further. */
export const isRefused = ({ main, rejects }: Pick<FilterText, 'main' | 'rejects'>): boolean =>
  (main.match(boundDenials)?.length ?? 0) % 2 === 1 ? !rejects : rejects;

type Judge = (asked: CaseInQuestion) => Truth;
export const refusedIf = (refused: boolean, judge: Judge): Judge =>
  refused ? (asked) => negated(judge(asked)) : judge;

/** A filter on time, its bounds in one form. */
interface TimeText {
  main: string;
  /** Whether what `main` describes is unwanted. */
  rejects: boolean;
}

const WORKING_SHARE = 7 / 5;
const countOr = new RegExp(
  `\\b(${countWord}) or (more|fewer|less) (?=(?:(?:business|working|court) )?${unitWord}\\b)`,
  'g',
);
const between = new RegExp(
  `\\b(?:(?:between|from) )?(${countWord})(?: (${unitWord}))? ?(?:and|to|-) ?(${countWord}) (${unitWord})(?= (?:old|ago|back|out|away|of age)\\b|$)`,
  'g',
);
const rangeAside =
  /^ -{1,2} (?:present|now|today|current|(?:\d{1,2}\/)+\d{2,4}|(?:19|20)\d{2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d)/;

const modal =
  /\b(?:must|has to|have to|has got to|needs? to|should|only|within|at least|at most|minimum|max\w*|or (?:more|later|newer|less))\b/;
const timed = new RegExp(`\\b(?:${countWord})[ -]?\\+? ?(?:${unitWord})\\b|\\b(?:19|20)\\d{2}\\b|\\d\\/\\d`);

/** What a complete rule is followed by may only say it again or why ("..., I can't do fire drills", "..., no one in default"). */
function withoutAfterthought(main: string): string {
  const cut =
    /[,;] (?=(?:and |but |so |as )?(?:no\b|not\b|never\b|nothing\b|nobody\b|none\b|i\b|i'm\b|don'?t\b|we\b))/.exec(
      main,
    );
  if (cut === null || cut.index < 12) return main;
  const [rule, rest] = [main.slice(0, cut.index), main.slice(cut.index)];
  const complete = modal.test(rule) && timed.test(rule) && countRefusals(rule) === 0;
  return complete && countRefusals(rest) > 0 && !timed.test(rest) ? rule : main;
}

const inWorkingDays = (main: string): string =>
  main.replace(/\b(\d+|[a-z]+) (?:business|working|court) (days?)\b/g, (all, digits: string, days: string) => {
    const count = /^\d/.test(digits) ? Number(digits) : parseNumberWords(digits);
    return count === null ? all : `${Math.round(count * WORKING_SHARE)} ${days}`;
  });

/** Hours of whole days ("48 hours") are days. */
const withHoursAsDays = (main: string): string =>
  main.replace(/\b(24|48|72|96) ?(?:hours|hrs)\b/g, (_, hours: string) => `${Number(hours) / 24} days`);

/** A year alone ("2025 accidents", "2025 or later") is parsed like "in 2025". */
const withYearsReadable = (main: string): string =>
  main.replace(
    /(?<![\d/$.,-])(?<!\b(?:in|since|of|de|en|early|late|mid|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|year|spring|summer|fall|winter|\d{1,2}(?:st|nd|rd|th)?),? )((?:19[89]|20[0-3])\d)\b(?![/-]\d| ?(?:sq|dollars|lbs|miles|hours))/g,
    'in $1',
  );

/** The words of a filter that state a time, with every bound in plain words, and whether they are what is unwanted. */
export function readTimeText(text: FilterText, given = text.main): TimeText {
  const extra = text.rejects !== (countRefusals(text.main) % 2 === 1);
  const range = rangeAside.exec(text.asides);
  const stated = range === null ? given : `${given}${text.asides}`;
  let main = plainBounds(stated)
    .replace(countOr, (_, count: string, side: string) => `${side === 'more' ? 'at least' : 'at most'} ${count} `)
    .replace(
      between,
      (_, low: string, own: string | undefined, high: string, unit: string) =>
        `at least ${low} ${own ?? unit} but at most ${high} ${unit}`,
    );
  main = withYearsReadable(inWorkingDays(withHoursAsDays(withoutAfterthought(main))))
    .replace(/\s+/g, ' ')
    .trim();
  return { main, rejects: given === text.main ? (countRefusals(main) % 2 === 1) !== extra : text.rejects };
}
