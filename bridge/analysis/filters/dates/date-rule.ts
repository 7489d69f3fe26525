import { parseIsoDay } from '../../dates/calendar.ts';
import { countWord, unitWord } from '../../dates/date-words.ts';
import { findBareDates } from '../../dates/find-dates.ts';
import { readWordLists } from '../../lexicon/word-files.ts';
import { type CaseInQuestion, type Truth, unsaid } from '../base/case-in-question.ts';
import { countRefusals, type FilterText, readFilter } from '../base/filter-text.ts';
import { allOf, type FilterRule, ruleOnFacts } from '../base/filter-verdict.ts';
import { fallsIn, namesSpan, placesInTime, type TimeWindow, windowIn } from './date-window.ts';
import { datedOf, truthOf } from './dated-facts.ts';
import { parseDeadlineRun, parseTimeLeft } from './limitation-rule.ts';
import { isRefused, lengthBoundIn, readTimeText } from './time-bound.ts';
import { asksFor, incidentSubject, type TimeSubject, timeSubjects } from './time-subjects.ts';

/** "No stale claims, 12 months max", "in 2025 or 2026, no older ones": one thing said twice. */
const saidTwice: readonly RegExp[] = [
  /\bultim\w+\b.*\b(?:los|las) mas (?:viejos|viejas|antiguos|antiguas) no\b/,
  /\bno (?:stale|old|ancient)\b.*\b(?:max|tops|or less|or newer)\b/,
  /\d\b.*[,;] ?(?:and )?(?:no|nothing|not) (?:older|earlier|before that|sooner|later)(?: (?:ones?|cases?|claims?|than that|accidents?|incidents?))?$/,
];

const ANY_DAY = '2026-01-01';
const ofItsOwn =
  /\b(?:last worked|worked at|worked (?:\w+ )?(?:in|within|during) the (?:last|past)|dlw|stopped work\w*|quit work\w*|separated for|apart)\b/;
const hasTime =
  /\b(?:days?|weeks?|wks?|months?|mos?|years?|yrs?|dias?|semanas?|meses|anos?|(?:19|20)\d{2}|today|calendar|old|labor day|statute|in the future|not (?:yet )?passed)\b|\d\/\d/;
const wordList = readWordLists('filters/dates.txt');
const notDated = wordList('not a date');
const eventOld: readonly RegExp[] = [
  /\b(?:crash|accident|incident)s? (?:in|within)/,
  /\b(?:accidents?|crash\w*|incidents?|cases?|claims?|injur\w*|arrests?|denials?|anything|nothing|stuff|matters?|wrecks?|orders?|warrants?|tickets?|letters?)\b.*\bold\b/,
  /\b(?:do[ila]|falls?|bites?|loss|it|events?|must be|be)\b.*\bold\b/,
];
const dated = /\b(?:19|20)\d{2}\b|\d\/\d/;

/** Months, weekdays and seasons give a time as well as counts of days do. */
const tellsTime = (main: string): boolean =>
  hasTime.test(main) || namesSpan(main) || findBareDates(main, ANY_DAY).length > 0;

const isAboutTime = (main: string, subject: TimeSubject): boolean =>
  tellsTime(main) &&
  !/\$|\d ?k\b/.test(main) &&
  (subject.plain ||
    (subject !== incidentSubject && dated.test(main)) ||
    !notDated.test(main) ||
    ofItsOwn.test(main) ||
    eventOld.some((words) => words.test(main)));

/** "The kids have lived in Ohio the last 6 months": how long somebody has been somewhere dates no event. */
const ofResidence =
  /\b(?:resid\w+|liv(?:es?|ed|ing)|domiciled?)\b|\b(?:child(?:ren)?|kids?|sons?|daughters?)\b.*\b(?:been|be|is|are|stay\w*|in) /;

const subjectNamed = (words: string): TimeSubject | undefined => timeSubjects.find((one) => asksFor(one, words));

function subjectOf(main: string, whole: string): TimeSubject | null {
  const named = subjectNamed(main);
  if (named !== undefined) return named;
  const coming = timeSubjects.find((one) => one.ahead && asksFor(one, whole));
  if (coming !== undefined && /\b(?:out|away|inside)\b/.test(main)) return coming;
  if (ofResidence.test(main) && !asksFor(incidentSubject, main)) return null;
  const bounded = placesInTime(main) || lengthBoundIn(main) !== null || tellsTime(main);
  return asksFor(incidentSubject, main) || bounded ? incidentSubject : null;
}

/** "Implanted in 2016 or later, and failure discovered in the last 18 months": two things dated, each by itself. */
function parseBoth(text: FilterText): FilterRule | null {
  if (text.rejects) return null;
  const parts = text.main.split(
    /,? (?:and|but|y) (?!(?:19|20)?\d|later\b|newer\b|up\b|over\b|older\b|now\b|today\b)|, /,
  );
  const subjects = parts.map(subjectNamed);
  if (parts.length !== 2 || subjects[0] === subjects[1] || subjects.includes(undefined)) return null;
  const [first, second] = parts.map((part) => parseOne(readFilter(part)));
  return first && second ? allOf([first, second]) : null;
}

const notOfIncident = wordList('not the incident');
const ofIncident =
  /\b(?:accidents?|incidents?|injur(?:y|ies|ed)|crash\w*|collisions?|wrecks?|events?|do[il]|loss|occurr\w*|happen\w*|falls?|bites?|hurt)\b/;

/** "Within 30 days of the accident date" behind a verb of its own counts from the accident, and does not date it. */
const countedFrom = new RegExp(
  `\\b${countWord}[ -]${unitWord} (?:of|from|after|following|since|past) (?:the |their |an? |his |her )?(?:dates? of )?(?:the )?(?:do[il]|accident|injury|incident|crash|loss|event|wreck|fall|getting hurt|being hurt)\\b(?: date)?`,
);
const ofCaller =
  /^(?:\W|\d|(?:must|has to|have to|needs?|be|been|contact\w*|calls?|called|calling|come|comes|reach\w*|us|we|to|out|the|firm|intakes?|leads?|sign\w*|cases?|claims?|clients?|callers?|only|within|inside|in|of|no|not|more|later|less|than|under|accidents?|injur\w*|incidents?)\b)*$/;

const beforeLimit = (main: string, at: number): string =>
  main.slice(0, at).replace(/\b(?:within|inside(?: of)?|less than|no more than|no later than|under)\W*$/, '');

export function isFromEvent(main: string): boolean {
  const anchor = countedFrom.exec(main);
  if (anchor === null) return false;
  if (
    /\b(?:must|has to|have to|should|needs? to) be (?:from |only )?(?:within|inside|in)?\W*$/.test(
      beforeLimit(main, anchor.index),
    )
  )
    return false;
  return !ofCaller.test(`${main.slice(0, anchor.index)} ${main.slice(anchor.index + anchor[0].length)}`);
}

const datesIncident = (main: string): boolean =>
  !isFromEvent(main) &&
  (ofIncident.test(main.replace(priorOnes, ' ')) || !notOfIncident.test(main.replace(insideLimit, ' ')));
/** "Still inside the 2-year SOL" names how old it may be. */
const insideLimit = /\b(?:inside|within|in) (?:of )?(?:the |their |a )?\w+[- ]years? (?:sol|statute|limitations?)\b/;
const priorOnes =
  /\b(?:prior|previous|earlier|other|another) (?:\w+ )?(?:accidents?|injur\w*|incidents?|crash\w*|falls?)\b/g;

/** Filters on when it happened or how far off a date is. */
export function parseDate(text: FilterText): FilterRule | null {
  return parseTimeLeft(text) ?? parseDeadlineRun(text) ?? parseBoth(text) ?? parseOne(text);
}

/** "Slip and falls - 1 year or newer". */
const bareBound =
  /^\s*[-:(,]+ ?((?:(?:within|in|the|last|past|under|less than|no older than|not over|max\w*|only) )*\d+ (?:days?|weeks?|months?|mos?|years?|yrs?)(?: (?:old|or|newer|less|younger|max|tops|only))*)[).!]*$/;
const WORDS_OF_A_NAME = 4;

/** "Two-year limit - the event has to be newer than 22 months": the bound that is put as a demand is the rule. */
function demandIn({ main, asides }: FilterText): FilterText | null {
  const word = bareBound.exec(asides)?.[1];
  if (word !== undefined && main.split(' ').length <= WORDS_OF_A_NAME) return readFilter(`${main} ${word}`);
  const demand = /\b(?:must|has to|have to|needs? to)\b.*/.exec(asides);
  const bare = !/\b(?:must|has|have|needs?|only|no|not|within|under|over|older|less|more|than)\b/.test(main);
  if (demand === null || !bare || lengthBoundIn(demand[0]) === null) return null;
  const rest = asides.replace(/^[\s\-;(:.,]+/, '');
  return readFilter(lengthBoundIn(main) === null && /\bentry\b/.test(main) ? `${main} ${rest}` : rest);
}

const headed = /^([^:\d]{3,40}): (.{12,})$/;

/** "EEOC charge deadline: fired no more than 180 days back": what is dated follows the heading. */
function withoutHeading(text: FilterText): FilterText {
  const [, head = '', rest = ''] = headed.exec(text.main) ?? [];
  if (subjectNamed(head) === undefined || countRefusals(head) > 0 || !tellsTime(rest)) return text;
  const named = subjectNamed(rest) !== undefined || /\b(?:accident|incident|injur|crash|event|loss)/.test(rest);
  return named ? readFilter(text.original.slice(text.original.indexOf(':') + 1)) : text;
}

/** Where nothing is set there is nothing to come too soon. */
function withoutDate({ text }: CaseInQuestion, { name, ahead }: TimeSubject, refused: boolean): Truth {
  const nothingSet = ahead && text.hits('when.none_set').length > 0;
  if (!nothingSet && !(ahead && refused)) return unsaid(`the notes give no date for ${name}`);
  return { holds: true, why: `no date is set for ${name}`, shown: null };
}

const lasting = new RegExp(
  `\\bfor (?:(?:at least|over|more than|a minimum of|about|a|an) )*${countWord}[ -]?\\+? ?${unitWord}\\b`,
);
const looksBack = /\b(?:ago|old|older|back|since|past|prior|previous|earlier|before|away|already|passed|elapsed)\b/;

/** "Unable to work for 12 months", "rent arrears over 3 months": how long something lasted dates no event. */
const isOfItsLength = (main: string, refused: boolean): boolean =>
  !looksBack.test(main) && (lasting.test(main) || (!refused && lengthBoundIn(main)?.side === 'more'));

/** The window of a filter depends only on today's date, so the last one is cached. */
function windowsOf(main: string, { ahead }: TimeSubject): (today: number) => TimeWindow | null {
  let last: { today: number; window: TimeWindow | null } | undefined;
  return (today) => {
    if (last?.today !== today) last = { today, window: windowIn(main, { today, ahead }) };
    return last.window;
  };
}

function parseOne(given: FilterText): FilterRule | null {
  const text = demandIn(given) ?? withoutHeading(given);
  const timeText = readTimeText(text, !tellsTime(text.main) && placesInTime(text.main) ? text.whole : text.main);
  const { main } = timeText;
  const subject = subjectOf(main, text.whole);
  if (subject === null || !isAboutTime(main, subject)) return null;
  if (subject === incidentSubject ? !datesIncident(main) : isFromEvent(main)) return null;
  const windowOn = windowsOf(main, subject);
  const stated = windowOn(parseIsoDay(ANY_DAY));
  if (stated === null) return null;
  const rejects = timeText.rejects && !saidTwice.some((words) => words.test(main));
  const refused = isRefused({ main, rejects });
  if (subject === incidentSubject && isOfItsLength(main, refused)) return null;
  const asks = `${subject.name} ${subject.ahead ? 'is' : 'was'} ${refused ? stated.denies : stated.says}`;
  const judge = (asked: CaseInQuestion): Truth => {
    const window = windowOn(asked.today);
    if (window === null) return unsaid('the time that is asked for could not be read');
    const date = datedOf(asked, subject);
    if (date === null) return withoutDate(asked, subject, refused);
    const holds = fallsIn(date, window) !== refused;
    return truthOf(asked, holds, `${subject.name}: ${date.say}`, date);
  };
  return ruleOnFacts(asks, judge, subject.ahead && refused ? 'met if no such date is stated' : undefined);
}
