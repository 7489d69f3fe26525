import {
  addMonths,
  addUnits,
  type DateUnit,
  type DayNumber,
  fromDayNumber,
  toDayNumber,
  unitDays,
  weekdayOf,
} from './calendar.ts';
import type { DatePattern, DateWindow, ParsedDate } from './date-mention.ts';
import { dayWindow, monthWindow, roundedWindow, spanWindow, withYear, yearWindow } from './date-windows.ts';
import { countWord, type Length, parseLength, unitOf, unitWord } from './date-words.ts';

const over = /over|more than|mas de|at least/;
const under = /less than|under|almost|nearly|not quite|menos de|casi/;
const hedge =
  '(?:(?<hedge>(?:just |(?:a )?little )?over|more than|at least|less than|(?:just )?under|almost|nearly|not quite|about|around|approx\\.?|approximately|roughly|maybe|like|some|mas de|menos de|casi|como|unos|unas|alrededor de|aproximadamente) )?';

/** "Over two years ago" is two years or somewhat more, "almost a year ago" somewhat less. */
function hedged(window: DateWindow, words: string, unit: DateUnit): DateWindow {
  const some = Math.round(unitDays(unit === 'year' ? 0.25 : 0.5, unit));
  const { best } = window;
  if (over.test(words)) return { ...window, earliest: best - 3 * some, latest: best - 1, best: best - some };
  if (under.test(words)) return { ...window, earliest: best + 1, latest: best + 2 * some, best: best + some };
  return window;
}

function parsedLength({ groups = {} }: RegExpExecArray): Length | null {
  const parsed = parseLength(groups.count, groups.unit, groups.half ?? groups.halfBefore);
  return parsed?.unit === 'year' && parsed.count > 100 ? null : parsed;
}

function pastDate(match: RegExpExecArray, today: DayNumber): ParsedDate | null {
  const parsed = parsedLength(match);
  if (parsed === null) return null;
  const { hedge: words = '', nearly } = match.groups ?? {};
  const window = roundedWindow(addUnits(today, -parsed.count, parsed.unit), parsed);
  return withYear(hedged(window, nearly === undefined ? words : 'nearly', parsed.unit));
}

const andAHalf = (group: string): string => `(?<${group}> and (?:a )?half| y (?:medio|media))?`;
const length = `${hedge}(?<![\\d/$.])(?<count>${countWord})${andAHalf('halfBefore')}[ -]?\\+?(?:or (?:so|\\w+) )?(?<unit>${unitWord})${andAHalf('half')}`;

const past = (words: string): DatePattern => ({
  pattern: new RegExp(`(?<![a-z])(?:${words})`, 'g'),
  parse: (match, { today }) => pastDate(match, today),
});

const been = "it'?s been|it has been|it(?:'?s| is)(?: now| only| just| already)?(?=[^.,;]{1,30} since\\b)";
/** Of what lasts or belongs together no day is counted back: "it's been three years of pain". */
const noDate = '(?![a-z]| (?:of|at|with|married|there|together|here|as)\\b)';

/** "Five days from now", "dentro de dos semanas". */
const ahead = (words: string): DatePattern => ({
  pattern: new RegExp(`(?<![a-z])(?:${words})`, 'g'),
  parse(match, { today }) {
    const parsed = parsedLength(match);
    return parsed && withYear(roundedWindow(addUnits(today, parsed.count, parsed.unit), parsed));
  },
});

/** "Years ago", "hace muchos meses". */
const uncountedAgo: DatePattern = {
  pattern:
    /(?<![a-z])(?:(?:many |muchos )?(days|weeks|months|years|dias|semanas|meses|anos) (?:ago|back|atras)|hace (?:muchos )?(dias|semanas|meses|anos))\b/g,
  parse(match, { today }) {
    const unit = unitOf(match[1] ?? match[2] ?? '') ?? 'year';
    const window = spanWindow(addUnits(today, -10, unit), addUnits(today, -2, unit), 'year');
    return withYear({ ...window, best: addUnits(today, -4, unit) });
  },
};

const dayWords: readonly (readonly [string, number])[] = [
  ['(?:the )?day before yesterday|anteayer|antier|antes de ayer', -2],
  ['yesterday|last night|last evening|ayer|anoche', -1],
  ['(?:the )?day after tomorrow|pasado manana', 2],
  ['tomorrow|(?<!la |esta )manana', 1],
  ['(?:earlier )?(?:today|tonight)|this (?:morning|afternoon|evening)|hoy|esta (?:manana|tarde|noche)', 0],
  [`(?:(?:${countWord}) )?(?:hours?|hrs?|minutes?|mins?|moments?|horas?|minutos?) ago`, 0],
];
const namedDays = dayWords.map(
  ([words, offset]): DatePattern => ({
    pattern: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g'),
    parse: (_, { today }) => withYear(dayWindow(today + offset)),
  }),
);

/** People say "the other day" of any day of the last two weeks. */
const theOtherDay: DatePattern = {
  pattern: /(?<![a-z])(?:the other day|el otro dia)(?![a-z])/g,
  parse: (_, { today }) => withYear({ ...spanWindow(today - 14, today - 2, 'week') }),
};

function calendarSpan(unit: string, offset: number, today: DayNumber): DateWindow {
  const { year, month } = fromDayNumber(today);
  if (/^y|ano/.test(unit)) return yearWindow(year + offset);
  if (/^m/.test(unit)) {
    const first = fromDayNumber(addMonths(toDayNumber({ year, month, day: 1 }), offset));
    return monthWindow(first.year, first.month);
  }
  const sunday = today - weekdayOf(today) + 7 * offset;
  // The last weekend ended on the Sunday that opened this week.
  const end = offset < 0 ? sunday + 7 : sunday;
  return /weekend|fin/.test(unit) ? spanWindow(end - 1, end, 'day') : spanWindow(sunday, sunday + 6, 'week');
}

/** "Last week", "earlier this year", "el mes pasado", "next month", "the year before last". */
const calendarWords: DatePattern = {
  pattern:
    /(?<![a-z])(?:(?:earlier |late |early |(?<later>later ))?(?:in )?(?<lead>last|this past|past|this|next|over the(?= weekend)|la|el|este|esta|la proxima|el proximo) (?<unit>weekend|week|wk|month|mo|year|yr|semana|mes|ano|fin de semana)(?<tail> pasad[oa]| que viene| que paso| proxim[oa])?|(?:the )?(?<beforeLast>year|month|week|weekend) before last)(?![a-z])/g,
  parse(match, { today }) {
    const { later, lead = '', unit = '', tail = '', beforeLast } = match.groups ?? {};
    if (beforeLast !== undefined) return withYear(calendarSpan(beforeLast, -2, today));
    if ((lead === 'el' || lead === 'la') && tail === '') return null;
    const isPast = /^last|past|^over/.test(lead) || tail.includes('pas');
    const offset = isPast ? -1 : /next|proxim|viene/.test(lead + tail) ? 1 : 0;
    const window = calendarSpan(unit, offset, today);
    if (offset !== 0 || later !== undefined) return withYear(window);
    return withYear(spanWindow(window.earliest, Math.max(window.earliest, today), window.precision));
  },
};

export const relativeDates: readonly DatePattern[] = [
  past(
    `${length}\\.?(?: or so)?(?: ago| back(?! (?:pay|wages|injur|pain|surg|rent|tax|child))| earlier| atras| prior(?! to))\\b`,
  ),
  past(`hace ${length}(?![a-z])`),
  past(`(?:${been}) ${length}(?: now| already| since)?${noDate}`),
  past(`(?<nearly>going on|coming up on|ya van a ser|va para) ${length}(?: now| already)?${noDate}`),
  ahead(`(?:in|en|dentro de) ${length}(?!'|[a-z]| (?:ago|period|inpatient|inpt|hospital|jail|in\\b))`),
  ahead(`${length}(?: from (?:now|today)| away| out\\b| left\\b)`),
  uncountedAgo,
  ...namedDays,
  theOtherDay,
  calendarWords,
];
