import { addUnits, type DayNumber, formatIsoDay, fromDayNumber, toDayNumber, weekdayOf } from '../dates/calendar.ts';
import type { DateMention, DateRole, DateWindow } from '../dates/date-mention.ts';
import { eventDate, findDates } from '../dates/find-dates.ts';
import { parseDeadlineRun } from './deadline-run-rule.ts';
import { countRefusals, type FilterText } from './filter-text.ts';
import { type FilterRule, type FilterVerdict, fromPredicate, unknown } from './filter-verdict.ts';
import { evidenceAt, type RecordFacts } from './record-facts.ts';
import { boundDenials, cutOff, lengthBoundIn } from './time-bound.ts';

interface DateSubject {
  words: RegExp;
  roles: readonly DateRole[];
  ahead: boolean;
  name: string;
}

/** What a filter can date; the first whose words it holds. */
const subjects: readonly DateSubject[] = [
  { words: /\b(?:sale|auction|foreclosure date|trustee)\b/, roles: ['sale'], ahead: true, name: 'the sale' },
  {
    words:
      /\b(?:hearings?(?! decisions?)|court(?: dates?)?|trial|prelim\w*|pre-?trial|arraignment|next court|audiencia|corte|mediation)\b/,
    roles: ['hearing'],
    ahead: true,
    name: 'the hearing',
  },
  {
    words: /\b(?:deadlines?|response|answer|due date|respond)\b/,
    roles: ['deadline', 'hearing'],
    ahead: true,
    name: 'the deadline',
  },
  {
    words:
      /\b(?:terminat\w*|fired|let go|laid off|layoff|separation|last day|discharge[d]?|despid\w*|lost (?:the|their) job|left the job|dismiss\w*)\b/,
    roles: ['termination'],
    ahead: false,
    name: 'the termination',
  },
  { words: /\b(?:arrest\w*|charged|dui stop|booked)\b/, roles: ['arrest'], ahead: false, name: 'the arrest' },
  {
    words: /\b(?:denial|denied|decision|rejection|recon\w*)\b/,
    roles: ['denial', 'notice'],
    ahead: false,
    name: 'the denial',
  },
  { words: /\b(?:hired?(?: date)?|start date|started work\w*)\b/, roles: ['hire'], ahead: false, name: 'the hire' },
  {
    words: /\b(?:bought|purchased?|acquired|closing date)\b/,
    roles: ['purchase', 'other'],
    ahead: false,
    name: 'the purchase',
  },
  {
    words: /\b(?:tickets?|citations?)\b/,
    roles: ['arrest', 'incident', 'other', 'notice'],
    ahead: false,
    name: 'the ticket',
  },
  { words: /\b(?:served|service of)\b/, roles: ['served'], ahead: false, name: 'service' },
  {
    words: /\b(?:death|died|passed away|passing|fallec\w*|muerte)\b/,
    roles: ['death', 'incident'],
    ahead: false,
    name: 'the death',
  },
  { words: /\b(?:diagnos\w*|discover\w*)\b/, roles: ['discovery', 'treatment'], ahead: false, name: 'the diagnosis' },
  {
    words: /\b(?:surger\w*|treatment in question|procedure|operation|malpractice|care in question)\b/,
    roles: ['treatment', 'incident'],
    ahead: false,
    name: 'the treatment',
  },
  { words: /\b(?:notice|letter)\b/, roles: ['notice', 'denial'], ahead: false, name: 'the letter' },
];
const eventSubject: DateSubject = {
  words:
    /\b(?:accidents?|incidents?|injur\w*|crash\w*|collisions?|wrecks?|events?|doi|doa|dol|d\/[ia]|loss|occur\w*|happen\w*|falls?|bites?|mva|mvc|choques?|accidentes?|took place|taken place|place|cases?|claims?|anything|older|old)\b/,
  roles: ['incident', 'death', 'treatment', 'termination', 'arrest', 'served', 'other'],
  ahead: false,
  name: 'the event',
};

function mentionOf(facts: RecordFacts, { roles, ahead }: DateSubject): DateMention | null {
  const side = facts.dates.filter((date) => (ahead ? date.latest >= facts.today : date.earliest <= facts.today));
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
  /\b(?:on or after|after|since|or later|or newer|and later|from|no earlier than|not before|starting|in or after|or after|newer than|later than|and on|forward|onwards?|a partir de|despues de)\b/;
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
    const strict = /\b(?:after|later than)\b/.test(main) && !/\bon or after|in or after|or after\b/.test(main);
    return { holds: (window) => isLater(window, strict ? date.latest + 1 : date.earliest) };
  }
  if (date.precision === 'day' && denials > 0) return null;
  return {
    holds: (window) =>
      window.best >= date.earliest &&
      window.best <=
        Math.max(
          date.latest,
          date.precision === 'year' ? toDayNumber({ year: fromDayNumber(date.latest).year, month: 12, day: 31 }) : 0,
        ),
  };
}

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

/** "At least six months left on the statute (count two years from the event)". */
function parseTimeLeft({ whole }: FilterText): FilterRule | null {
  const left =
    /(\w+|\d+)\s?(months?|years?|days?|weeks?)\s(?:left|remaining|or more left|before (?:the )?(?:\w+ )?(?:statute|sol|limitations?|deadline)\b)/.exec(
      whole,
    );
  const period =
    /\b(?:count|assum\w+|use|figure)\b[^.]*?\b(\w+)[ -](years?|months?)\b/.exec(whole) ??
    /\((?:it'?s |that'?s |of )?(\w+)[ -](years?|months?)\b/.exec(whole) ??
    /\b(\w+)[ -](year|month) (?:statute|sol|limitations?)\b/.exec(whole);
  if (left === null || period === null || !/\b(?:statute|sol|limitations?|deadline|run)\b/.test(whole)) return null;
  const least = lengthBoundIn(left[0]);
  const whole2 = lengthBoundIn(`${period[1]} ${period[2]}`);
  if (least === null || whole2 === null) return null;
  return (facts) => {
    const event = eventDate(facts.dates, facts.todayIso);
    if (event === null) return unknown('the notes give no date of the event');
    const end = addUnits(event.best, whole2.count, whole2.unit);
    const enough = end >= cutOff(facts.today, least, 1);
    return fromPredicate(enough, false, {
      why: `the period ends on ${formatIsoDay(end)}`,
      evidence: evidenceAt(facts, event.start, event.end),
      missing: '',
    });
  };
}

const ANY_DAY = '2026-01-01';
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
    /(?<=^|\(|\b(?:no|any|be|only|the|exclude|reject|not|all|than|a) )((?:19|20)\d{2})\b(?![/-]\d)/g,
    'in $1',
  );

/** Months, weekdays and seasons tell a time as well as counts of days do. */
const tellsTime = (main: string): boolean =>
  hasTime.test(main) || thisYear.test(main) || calendarSpan.test(main) || findDates(main, ANY_DAY).length > 0;

function isAboutTime(main: string): boolean {
  return !(
    !tellsTime(main) ||
    (notADate.test(main) &&
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
  // "No stale claims, 12 months max" says one thing twice.
  const rejects = text.rejects && !/\bno (?:stale|old|ancient)\b.*\b(?:max|tops|or less|or newer)\b/.test(main);
  if (!isAboutTime(main)) return null;
  const subject =
    subjects.find(({ words }) => words.test(main)) ??
    subjects.find(({ words, ahead }) => ahead && words.test(text.whole) && /\b(?:out|away|inside)\b/.test(main)) ??
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
