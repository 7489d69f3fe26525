import { formatIsoDay, parseIsoDay } from '../../dates/calendar.ts';
import { findDates } from '../../dates/find-dates.ts';
import { countRefusals, type FilterText, readFilter } from '../filter-text.ts';
import { allOf, type FilterRule, type FilterVerdict, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { evidenceAt, type RecordFacts } from '../record-facts.ts';
import { compareIn, namesSpan, placesInTime } from './date-bounds.ts';
import { readTimeText } from './date-filter-text.ts';
import { mentionOf } from './date-mention-of.ts';
import { type DateSubject, dateSubjects, eventSubject } from './date-subjects.ts';
import { parseDeadlineRun } from './deadline-run-rule.ts';
import { boundDenials, lengthBoundIn } from './time-bound.ts';
import { parseTimeLeft } from './time-left-rule.ts';

/** "No stale claims, 12 months max", "in 2025 or 2026, no older ones": one thing said twice. */
const saidTwice =
  /\bno (?:stale|old|ancient)\b.*\b(?:max|tops|or less|or newer)\b|\d\b.*[,;] ?(?:and )?(?:no|nothing|not) (?:older|earlier|before that|sooner|later)(?: (?:ones?|cases?|claims?|than that|accidents?|incidents?))?$/;

const ANY_DAY = '2026-01-01';
const ofItsOwn =
  /\b(?:last worked|worked at|worked (?:\w+ )?(?:in|within|during) the (?:last|past)|dlw|stopped work\w*|quit work\w*|separated for|apart)\b/;
const hasTime =
  /\b(?:days?|weeks?|wks?|months?|mos?|years?|yrs?|dias?|semanas?|meses|anos?|(?:19|20)\d{2}|today|calendar|old|labor day|statute|in the future|not (?:yet )?passed)\b|\d\/\d/;
const notADate =
  /\b(?:years? of (?:age|service|experience)|old at|years? old|year-old|employed|worked|tenure|service(?! of)|on the job|married|treat\w* (?:has|must|within)|report(?:ed|ing)?|notif\w*|hours?|hrs|per (?:month|week|year)|every (?:\w+ )?(?:days|weeks|months|years)|gaps?|between visits|monthly|off work|lost time|missed|inpatient|night|wages|salary|income|pay|filed (?:within|in the)|bankruptcy|lived (?:in|there)|in the (?:us|u\.s|country|states)|together|separated for)\b/;
const eventOld =
  /\b(?:crash|accident|incident)s? (?:in|within)|\b(?:accidents?|crash\w*|incidents?|cases?|claims?|injur\w*|arrests?|denials?|anything|nothing|stuff|matters?|wrecks?|orders?|warrants?|tickets?|letters?|do[ila]|falls?|bites?|loss|it|events?|must be|be)\b.*\bold\b/;

const dated = /\b(?:19|20)\d{2}\b|\d\/\d/;

/** Months, weekdays and seasons tell a time as well as counts of days do. */
const tellsTime = (main: string): boolean =>
  hasTime.test(main) || namesSpan(main) || findDates(main, ANY_DAY).length > 0;

const isAboutTime = (main: string, subject: DateSubject | null): boolean =>
  tellsTime(main) &&
  !/\$|\d ?k\b/.test(main) &&
  (subject?.plain === true ||
    (subject !== null && subject !== eventSubject && dated.test(main)) ||
    !notADate.test(main) ||
    ofItsOwn.test(main) ||
    eventOld.test(main));

function subjectOf(main: string, whole: string): DateSubject | null {
  return (
    dateSubjects.find(({ words }) => words.test(main)) ??
    dateSubjects.find(({ words, ahead }) => ahead && words.test(whole) && /\b(?:out|away|inside)\b/.test(main)) ??
    (eventSubject.words.test(main) ||
    placesInTime(main) ||
    lengthBoundIn(main) !== null ||
    namesSpan(main) ||
    findDates(main, ANY_DAY).length > 0
      ? eventSubject
      : null)
  );
}

/** Where nothing is set there is nothing to come too soon. */
function withoutDate(facts: RecordFacts, subject: DateSubject, refused: boolean): FilterVerdict {
  const nothingSet =
    subject.ahead &&
    /\b(?:nothing|no (?:hearing|court|sale|trial)\w*|not) (?:date |is |has been )?(?:set|scheduled|yet)\b/.test(
      facts.folded,
    );
  if (!nothingSet && !(subject.ahead && refused)) return unknown(`the notes give no date for ${subject.name}`);
  return fromPredicate(!refused, refused, { why: `no date is set for ${subject.name}`, evidence: null, missing: '' });
}

/** "Implanted in 2016 or later, and failure discovered in the last 18 months": two things dated, each by itself. */
function parseBoth(text: FilterText): FilterRule | null {
  if (text.rejects) return null;
  const parts = text.main.split(
    /,? (?:and|but|y) (?!(?:19|20)?\d|later\b|newer\b|up\b|over\b|older\b|now\b|today\b)|, /,
  );
  const subjects = parts.map((part) => dateSubjects.find(({ words }) => words.test(part)));
  if (parts.length !== 2 || subjects[0] === subjects[1] || subjects.includes(undefined)) return null;
  const rules = parts.map((part) => parseOne(readFilter(part)));
  const [first, second] = rules;
  if (!first || !second) return null;
  return allOf([first, second]);
}

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
  return demand === null || !bare || lengthBoundIn(demand[0]) === null
    ? null
    : readFilter(asides.replace(/^[\s\-;(:.,]+/, ''));
}

const headed = /^([^:\d]{3,40}): (.{12,})$/;

/** "EEOC charge deadline: fired no more than 180 days back": what is dated stands behind the heading. */
function withoutHeading(text: FilterText): FilterText {
  const [, head = '', rest = ''] = headed.exec(text.main) ?? [];
  const misled = dateSubjects.some(({ words }) => words.test(head));
  if (!misled || countRefusals(head) > 0 || !tellsTime(rest)) return text;
  const named =
    dateSubjects.some(({ words }) => words.test(rest)) || /\b(?:accident|incident|injur|crash|event|loss)/.test(rest);
  return named ? readFilter(text.original.slice(text.original.indexOf(':') + 1)) : text;
}

function parseOne(given: FilterText): FilterRule | null {
  const text = demandIn(given) ?? withoutHeading(given);
  const { main, rejects: told } = readTimeText(
    text,
    !tellsTime(text.main) && placesInTime(text.main) ? text.whole : text.main,
  );
  const rejects = told && !saidTwice.test(main);
  const subject = subjectOf(main, text.whole);
  if (!isAboutTime(main, subject)) return null;
  const stated = subject === null ? null : compareIn(main, { today: parseIsoDay(ANY_DAY), ahead: subject.ahead });
  if (subject === null || stated === null) return null;
  const denied = main.match(boundDenials)?.length ?? 0;
  const refused = denied % 2 === 1 ? !rejects : rejects;
  const asks = `${subject.name} ${subject.ahead ? 'is' : 'was'} ${refused ? stated.denies : stated.says}`;
  const ifUnstated = subject.ahead && refused ? 'met if no such date is stated' : undefined;
  const judge = (facts: RecordFacts): FilterVerdict => {
    const compare = compareIn(main, { today: facts.today, ahead: subject.ahead });
    if (compare === null) return unknown('the time in the filter could not be read');
    const mention = mentionOf(facts, subject);
    if (mention === null) return withoutDate(facts, subject, refused);
    return fromPredicate(compare.holds(mention), refused, {
      why: `${subject.name}: ${formatIsoDay(mention.best)}`,
      evidence: evidenceAt(facts, mention.start, mention.end),
      missing: '',
    });
  };
  return rule(asks, judge, ifUnstated);
}
