import { addUnits, type DayNumber, formatIsoDay, fromDayNumber, toDayNumber, weekdayOf } from '../dates/calendar.ts';
import type { DateMention, DateWindow } from '../dates/date-mention.ts';
import { eventDate, findDates } from '../dates/find-dates.ts';
import { type DateSubject, dateSubjects, eventSubject } from './date-subjects.ts';
import { parseDeadlineRun } from './deadline-run-rule.ts';
import { countRefusals, type FilterText } from './filter-text.ts';
import { type FilterRule, type FilterVerdict, fromPredicate, unknown } from './filter-verdict.ts';
import { evidenceAt, type RecordFacts, sentenceAt } from './record-facts.ts';
import { boundDenials, cutOff, lengthBoundIn } from './time-bound.ts';
import { parseTimeLeft } from './time-left-rule.ts';

/** The date nearest to words of the subject in its own sentence. */
function mentionBeside(facts: RecordFacts, side: readonly DateMention[], beside: RegExp): DateMention | null {
  let found: { date: DateMention; distance: number } | null = null;
  for (const date of side) {
    const { start, text } = sentenceAt(facts, date.start);
    for (const match of text.matchAll(beside)) {
      const at = start + match.index;
      const distance = at < date.start ? date.start - at - match[0].length : at - date.end;
      if (distance >= 0 && (found === null || distance < found.distance)) found = { date, distance };
    }
  }
  return found?.date ?? null;
}

/** "We have been apart fourteen months": counted back from today. */
function countedBeside(facts: RecordFacts, beside: RegExp): DateMention | null {
  for (const { kind, start, end, quote, count, unit } of facts.durations) {
    const around = facts.folded.slice(Math.max(0, start - 30), end + 20);
    if (kind !== 'duration' || unit === 'day' || around.search(beside) === -1) continue;
    if (/^ (?:ago|before|later|after)\b/.test(facts.folded.slice(end))) continue;
    const day = addUnits(facts.today, -count, unit);
    const window = { earliest: day, latest: day, best: day, precision: 'month' } as const;
    return { ...window, start, end, quote, role: 'other', standing: null, explicitYear: true, ongoing: true };
  }
  return null;
}

function mentionOf(facts: RecordFacts, { roles, ahead, beside }: DateSubject): DateMention | null {
  const side = facts.dates.filter((date) => (ahead ? date.latest >= facts.today : date.earliest <= facts.today));
  const near = beside === undefined ? null : (mentionBeside(facts, side, beside) ?? countedBeside(facts, beside));
  if (near !== null || roles.length === 0) return near;
  if (roles === eventSubject.roles) {
    const event = eventDate(side, facts.todayIso);
    if (event !== null) return event;
  }
  for (const role of roles) {
    const found = side.filter((date) => date.role === role);
    // Only a purchase is told first and surveyed later in the same breath.
    const chosen = role === 'purchase' ? found[0] : (found.find((date) => date.precision === 'day') ?? found[0]);
    if (chosen !== undefined) return chosen;
  }
  return ahead
    ? (side.find((date) => date.earliest > facts.today && date.precision === 'day') ?? null)
    : eventDate(side, facts.todayIso);
}

type Compare = (window: DateWindow, facts: RecordFacts) => boolean | null;

/** Later than the cut-off: sure where the whole window is on one side, else by the likeliest day. */
const isLater = (window: DateWindow, cut: DayNumber): boolean =>
  window.earliest >= cut ? true : window.latest < cut ? false : window.best >= cut;

function byLength(main: string, ahead: boolean): { holds: Compare; inner: boolean } | null {
  const bound = lengthBoundIn(main);
  if (bound === null) return null;
  const inner = bound.side === 'less';
  return {
    inner,
    holds: (window, { today }) => {
      const cut = cutOff(today, bound, ahead ? 1 : -1);
      const within = ahead ? !isLater(window, inner ? cut + 1 : cut) : isLater(window, inner ? cut : cut + 1);
      return inner ? within : !within;
    },
  };
}

const laterWords =
  /\b(?:on or after|after|since|or later|or newer|and later|from|no earlier than|not before|starting|in or after|or after|newer than|later than|and on|forward|onwards?|postdat\w*|a partir de|despues de)\b/;
const earlierWords = /\b(?:before|prior to|or earlier|older than|earlier than|antes de|up to|until|predat\w*|pre-)\b/;

function byDate(main: string, today: DayNumber): { holds: Compare } | null {
  const [date, last] = findDates(main, formatIsoDay(today));
  if (date === undefined) return null;
  if (last !== undefined && /\bbetween\b|\bfrom\b.*\b(?:to|through|until)\b/.test(main)) {
    return { holds: (window) => isLater(window, date.earliest) && window.best <= last.latest };
  }
  if (/\bbetween\b.*\band (?:now|today)\b/.test(main)) return { holds: (window) => isLater(window, date.earliest) };
  const denials = countRefusals(main.replace(/\b(?:no|not) (?:earlier|later|before)\b/g, ' '));
  if (earlierWords.test(main) && !/\bnot before\b|\b(?:no|not) earlier than\b/.test(main))
    return {
      holds: (window) =>
        !isLater(window, /\bor (?:earlier|before|older)\b/.test(main) ? date.latest + 1 : date.earliest),
    };
  if (laterWords.test(main)) {
    const strict =
      /\b(?:after|later than|postdat\w*)\b/.test(main) && !/\bon or after|in or after|or after\b/.test(main);
    return { holds: (window) => isLater(window, strict ? date.latest + 1 : date.earliest) };
  }
  if (date.precision === 'day' && denials > 0) return null;
  const listed =
    last !== undefined && /\b(?:or|and|o|y)\b|,/.test(main.slice(date.end, last.start)) ? [date, last] : [date];
  return { holds: (window) => listed.some((one) => window.best >= one.earliest && window.best <= lastDayOf(one)) };
}

/** A year that is not over yet is told to its end. */
const lastDayOf = ({ latest, precision }: DateMention): DayNumber =>
  precision === 'year' ? toDayNumber({ year: fromDayNumber(latest).year, month: 12, day: 31 }) : latest;

const thisYear = /\beste mismo ano\b|\b(?:current|this) (?:calendar )?year\b|\bthis year\b|\beste ano\b/;

const calendarSpan = /\b(this|next|last|current) (week|month|quarter)\b/;

/** "This month", "next week", "the current quarter": weeks begin on Monday. */
function withinSpan(which: string, unit: string, today: DayNumber): Compare {
  const shift = which === 'next' ? 1 : which === 'last' ? -1 : 0;
  const { year, month } = fromDayNumber(today);
  const monday = today - ((weekdayOf(today) + 6) % 7);
  const months = unit === 'quarter' ? 3 : 1;
  const opening = unit === 'quarter' ? month - ((month - 1) % months) : month;
  const first =
    unit === 'week'
      ? monday + 7 * shift
      : addUnits(toDayNumber({ year, month: opening, day: 1 }), shift * months, 'month');
  const after = unit === 'week' ? first + 7 : addUnits(first, months, 'month');
  return (window) => window.best >= first && window.best < after;
}

function compareIn(main: string, subject: DateSubject, facts: RecordFacts): Compare | null {
  if (thisYear.test(main)) {
    const { year } = fromDayNumber(facts.today);
    const first = toDayNumber({ year, month: 1, day: 1 });
    return /\b(?:before|prior to|antes de|older than|earlier than)\b/.test(main)
      ? (window) => !isLater(window, first)
      : (window) => isLater(window, first);
  }
  const span = calendarSpan.exec(main);
  if (span !== null) return withinSpan(span[1] ?? '', span[2] ?? '', facts.today);
  return byLength(main, subject.ahead)?.holds ?? byDate(main, facts.today)?.holds ?? null;
}

/** "No stale claims, 12 months max", "in 2025 or 2026, no older ones": one thing said twice. */
const saidTwice =
  /\bno (?:stale|old|ancient)\b.*\b(?:max|tops|or less|or newer)\b|\d\b.*[,;] ?(?:and )?(?:no|nothing|not) (?:older|earlier|before that|sooner|later)(?: (?:ones?|cases?|claims?|than that|accidents?|incidents?))?$/;

const ANY_DAY = '2026-01-01';
const ofItsOwn = /\b(?:last worked|dlw|stopped work\w*|quit work\w*|separated for|apart)\b/;
const hasTime =
  /\b(?:days?|weeks?|wks?|months?|mos?|years?|yrs?|dias?|semanas?|meses|anos?|(?:19|20)\d{2}|today|calendar|old|labor day|statute)\b|\d\/\d/;
const notADate =
  /\b(?:years? of (?:age|service|experience)|old at|years? old|year-old|employed|worked|tenure|service(?! of)|on the job|married|treat\w* (?:has|must|within)|report(?:ed|ing)?|notif\w*|hours?|hrs|per (?:month|week|year)|gaps?|between visits|monthly|off work|lost time|missed|inpatient|night|wages|salary|income|pay|filed (?:within|in the)|bankruptcy|lived (?:in|there)|in the (?:us|u\.s|country|states)|together|separated for)\b/;

/** Hours of whole days ("48 hours") are days. */
const withHoursAsDays = (main: string): string =>
  main.replace(/\b(24|48|72|96) ?(?:hours|hrs)\b/g, (_, hours: string) => `${Number(hours) / 24} days`);

/** A year beside what happened ("2025 accidents", "2025 or later") reads as a date like "in 2025". */
const withYearsReadable = (main: string): string =>
  main.replace(
    /(?<=^|\(|\b(?:no|any|be|only|the|exclude|reject|not|all|than|a|dates?|doi|dol|doa) )((?:19|20)\d{2})\b(?![/-]\d)/g,
    'in $1',
  );

/** Months, weekdays and seasons tell a time as well as counts of days do. */
const tellsTime = (main: string): boolean =>
  hasTime.test(main) || thisYear.test(main) || calendarSpan.test(main) || findDates(main, ANY_DAY).length > 0;

function isAboutTime(main: string): boolean {
  return !(
    !tellsTime(main) ||
    (notADate.test(main) &&
      !ofItsOwn.test(main) &&
      !/\b(?:crash|accident|incident)s? (?:in|within)|\b(?:accidents?|crash\w*|incidents?|cases?|claims?|injur\w*|arrests?|denials?|anything|doi|loss|it|events?)\b.*\bold\b/.test(
        main,
      )) ||
    /\$|\d ?k\b/.test(main)
  );
}

/** Filters on when it happened or how far off a date is. */
export function parseDate(text: FilterText): FilterRule | null {
  const particular = parseTimeLeft(text) ?? parseDeadlineRun(text);
  if (particular !== null) return particular;
  const main = withYearsReadable(
    withHoursAsDays(
      !tellsTime(text.main) && (earlierWords.test(text.main) || laterWords.test(text.main)) ? text.whole : text.main,
    ),
  );
  const rejects = text.rejects && !saidTwice.test(main);
  if (!isAboutTime(main)) return null;
  const subject =
    dateSubjects.find(({ words }) => words.test(main)) ??
    dateSubjects.find(({ words, ahead }) => ahead && words.test(text.whole) && /\b(?:out|away|inside)\b/.test(main)) ??
    (eventSubject.words.test(main) || laterWords.test(main) || earlierWords.test(main) || lengthBoundIn(main) !== null
      ? eventSubject
      : null);
  if (
    subject === null ||
    (lengthBoundIn(main) === null &&
      !thisYear.test(main) &&
      !calendarSpan.test(main) &&
      findDates(main, ANY_DAY).length === 0)
  )
    return null;
  const denied = main.match(boundDenials)?.length ?? 0;
  const refused = denied % 2 === 1 ? !rejects : rejects;
  return (facts): FilterVerdict => {
    const compare = compareIn(main, subject, facts);
    if (compare === null) return unknown('the time in the filter could not be read');
    const mention = mentionOf(facts, subject);
    if (mention === null) {
      const nothingSet =
        subject.ahead &&
        /\b(?:nothing|no (?:hearing|court|sale|trial)\w*|not) (?:date |is |has been )?(?:set|scheduled|yet)\b/.test(
          facts.folded,
        );
      if (nothingSet || (subject.ahead && refused))
        return fromPredicate(!refused, refused, {
          why: `no date of ${subject.name} is set`,
          evidence: null,
          missing: '',
        });
      return unknown(`the notes give no date of ${subject.name}`);
    }
    const why = `${subject.name}: ${formatIsoDay(mention.best)}`;
    return fromPredicate(compare(mention, facts), refused, {
      why,
      evidence: evidenceAt(facts, mention.start, mention.end),
      missing: '',
    });
  };
}
