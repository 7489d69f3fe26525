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
import type { DatePattern, DateWindow } from './date-mention.ts';
import { dayWindow, monthWindow, roundedWindow, spanWindow, yearOf, yearWindow } from './date-windows.ts';
import { countOf, countWord, isLooseCount, unitOf, unitWord } from './date-words.ts';

const over = /over|more than|mas de|at least|longer/;
const under = /less than|under|almost|nearly|not quite|menos de|casi|within/;
const hedge = `(?:(just over|a little over|little over|over|more than|at least|less than|just under|under|almost|nearly|not quite|about|around|approx\\.?|approximately|roughly|maybe|like|some|mas de|menos de|casi|como|unos|unas|alrededor de|aproximadamente) )?`;

/** "over two years ago" is two years or somewhat more, "almost a year ago" somewhat less. */
function hedged(window: DateWindow, words: string | undefined, unit: DateUnit): DateWindow {
  if (words === undefined) return window;
  const some = Math.round(unitDays(unit === 'year' ? 0.25 : 0.5, unit));
  const best = window.best;
  if (over.test(words)) return { ...window, earliest: best - 3 * some, latest: best - 1, best: best - some };
  if (under.test(words)) return { ...window, earliest: best + 1, latest: best + 2 * some, best: best + some };
  return window;
}

interface SpokenSpan {
  hedge: string | undefined;
  count: string | undefined;
  unit: string | undefined;
  extra: string | undefined;
}

function shifted(spoken: SpokenSpan, from: DayNumber, direction: 1 | -1) {
  const unit = unitOf(spoken.unit ?? '');
  const count = countOf(spoken.count ?? '');
  if (unit === null || count === null || (unit === 'year' && count > 100)) return null;
  const half = spoken.extra === undefined ? 0 : (countOf(spoken.extra) ?? 0.5);
  const best = addUnits(from, direction * (count + half), unit);
  const window = roundedWindow(best, unit, count, isLooseCount(spoken.count ?? ''));
  return { ...hedged(window, direction === -1 ? spoken.hedge : undefined, unit), explicitYear: true };
}

const andAHalf = `(?: and (?:a )?(half)| y (medio|media))?`;
const span = `${hedge}(?<![\\d/$.])(${countWord})[ -]?\\+?(?:or (?:so|\\w+) )?(${unitWord})${andAHalf}`;

const ago: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])${span}\\.?(?: or so)?(?: ago| back(?! (?:pay|wages|injur|pain|surg|rent|tax|child))| earlier| atras| prior(?! to))\\b`,
    'g',
  ),
  read: (match, { today }) =>
    shifted({ hedge: match[1], count: match[2], unit: match[3], extra: match[4] ?? match[5] }, today, -1),
};

const halfBeforeAgo: DatePattern = {
  pattern: new RegExp(`(?<![a-z])${hedge}(\\d{1,2}|${countWord}) and a half (${unitWord})\\.? ago\\b`, 'g'),
  read: (match, { today }) => shifted({ hedge: match[1], count: match[2], unit: match[3], extra: 'half a' }, today, -1),
};

const hace: DatePattern = {
  pattern: new RegExp(`(?<![a-z])(?:hace|desde hace) ${span}(?![a-z])`, 'g'),
  read: (match, { today }) =>
    shifted({ hedge: match[1], count: match[2], unit: match[3], extra: match[4] ?? match[5] }, today, -1),
};

/** "in 5 days", "10 days from now", "dentro de dos semanas", "sale is 4 days away". */
const ahead: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?:(in|en|dentro de) ${span}(?!'|[a-z]| (?:ago|period|inpatient|inpt|hospital|jail|in\\b))|${span}(?: from (?:now|today)| away| out\\b| left\\b))`,
    'g',
  ),
  read(match, { today }) {
    const base = match[1] === undefined ? 7 : 2;
    const extra = match[base + 3] ?? match[base + 4];
    return shifted({ hedge: match[base], count: match[base + 1], unit: match[base + 2], extra }, today, 1);
  },
};

const looseAgo: DatePattern = {
  pattern:
    /(?<![a-z])(many |muchos )?(days|weeks|months|years|dias|semanas|meses|anos) (?:ago|back|atras)\b|\bhace (muchos )?(dias|semanas|meses|anos)\b/g,
  read(match, { today }) {
    const unit = unitOf(match[2] ?? match[4] ?? '');
    if (unit === null) return null;
    const many = match[1] ?? match[3];
    const best = addUnits(today, many ? -10 : -4, unit);
    return {
      ...spanWindow(addUnits(today, many ? -30 : -10, unit), addUnits(today, -2, unit), 'year'),
      best,
      explicitYear: true,
    };
  },
};

const dayWords: readonly (readonly [RegExp, number])[] = [
  [/day before yesterday|anteayer|antier|antes de ayer/, -2],
  [/yesterday|last night|ayer|anoche|last evening/, -1],
  [/day after tomorrow|pasado manana/, 2],
  [/tomorrow|manana/, 1],
  [/the other day|el otro dia/, -4],
  [
    /ago|earlier|just now|right now|today|tonight|this (?:morning|afternoon|evening)|hoy|esta (?:manana|tarde|noche)/,
    0,
  ],
];

const namedDay: DatePattern = {
  pattern:
    /(?<![a-z])(?:(?:(?:\d{1,2}|an?|a few|few|couple|a couple(?: of)?|two|three|several) )?(?:hours?|hrs?|minutes?|mins?|moments?|horas?|minutos?) ago|earlier (?:today|tonight)|(?:the )?day before yesterday|yesterday|last night|last evening|anteayer|antier|antes de ayer|ayer|anoche|(?:the )?day after tomorrow|pasado manana|tomorrow|(?<!la |esta )manana|the other day|el otro dia|today|tonight|this (?:morning|afternoon|evening)|hoy|esta (?:manana|tarde|noche))(?![a-z])/g,
  read(match, { today }) {
    const offset = dayWords.find(([words]) => words.test(match[0]))?.[1];
    if (offset === undefined) return null;
    // People say "the other day" of any day of the last two weeks.
    const window = offset === -4 ? spanWindow(today - 14, today - 2, 'week') : dayWindow(today + offset);
    return { ...window, explicitYear: true };
  },
};

function calendarSpan(unit: string, offset: number, today: DayNumber): DateWindow {
  const { year, month } = fromDayNumber(today);
  if (/^y|ano/.test(unit)) return yearWindow(year + offset);
  if (/^m/.test(unit)) {
    const first = fromDayNumber(addMonths(toDayNumber({ year, month, day: 1 }), offset));
    return monthWindow(first.year, first.month);
  }
  const sunday = today - weekdayOf(today) + 7 * offset;
  return /weekend|fin/.test(unit) ? spanWindow(sunday - 1, sunday, 'day') : spanWindow(sunday, sunday + 6, 'week');
}

/** "last week", "earlier this year", "el mes pasado", "next month". */
const calendarWords: DatePattern = {
  pattern:
    /(?<![a-z])(?:(earlier |late |early |later )?(?:in )?(last|this past|past|this|next|over the(?= weekend)|la|el|este|esta|la proxima|el proximo) (weekend|week|wk|month|mo|year|yr|semana|mes|ano|fin de semana)( pasad[oa]| que viene| que paso| proxim[oa])?)(?![a-z])/g,
  read(match, { today }) {
    const [lead = '', unit = '', tail] = [match[2], match[3], match[4]];
    if ((lead === 'el' || lead === 'la') && tail === undefined) return null;
    const back = /^last|past|^over/.test(lead) || /pas/.test(tail ?? '');
    const forward = /next|proxim/.test(lead) || /viene|proxim/.test(tail ?? '');
    const offset = back ? -1 : forward ? 1 : 0;
    const window = calendarSpan(
      unit,
      /weekend|fin/.test(unit) && !back && forward ? 1 : /weekend|fin/.test(unit) && back ? 0 : offset,
      today,
    );
    if (offset !== 0 || match[1] === 'later ') return { ...window, explicitYear: true };
    return { ...spanWindow(window.earliest, Math.max(window.earliest, today), window.precision), explicitYear: true };
  },
};

const vague: DatePattern = {
  pattern: /(?<![a-z])(?:recently|just recently|recientemente|hace poco)(?![a-z])/g,
  read: (_match, { today }) => ({ ...spanWindow(today - 60, today, 'season'), explicitYear: yearOf(today) > 0 }),
};

export const relativeDates: readonly DatePattern[] = [
  ago,
  halfBeforeAgo,
  hace,
  ahead,
  looseAgo,
  namedDay,
  calendarWords,
  vague,
];
