import { addUnits, fromDayNumber, weekdayOf } from './calendar.ts';
import type { DatePattern } from './date-mention.ts';
import {
  dayWindow,
  monthWindow,
  roundedWindow,
  type Season,
  seasonWindow,
  spanWindow,
  yearOf,
  yearWindow,
} from './date-windows.ts';
import {
  countOf,
  countWord,
  isLooseCount,
  monthOf,
  monthWord,
  unitOf,
  unitWord,
  weekdayIndexOf,
  weekdayWord,
} from './date-words.ts';
import { holidayName } from './holiday-dates.ts';

const seasonNames: readonly (readonly [RegExp, Season])[] = [
  [/spring|primavera/, 'spring'],
  [/summer|verano/, 'summer'],
  [/fall|autumn|otono/, 'fall'],
  [/winter|invierno/, 'winter'],
];
const seasonWord = '(springs?|summers?|falls|autumns?|winters?|primaveras?|veranos?|otonos?|inviernos?)';
const seasonOf = (word: string): Season | null => seasonNames.find(([words]) => words.test(word))?.[1] ?? null;

/** The season `back` times before: 1 is the latest that has begun. */
function seasonsBack(season: Season, back: number, today: number) {
  const latest = [0, 1].map((off) => yearOf(today) - off).find((year) => seasonWindow(year, season).earliest <= today);
  return latest === undefined ? null : seasonWindow(latest - (back - 1), season);
}

/** "Two summers ago", "hace dos veranos". */
const seasonsAgo: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?:(${countWord}) ${seasonWord} (?:ago|back|atras)|hace (${countWord}) ${seasonWord}|the ${seasonWord} before last)(?![a-z])`,
    'g',
  ),
  read(match, { today }) {
    const season = seasonOf(match[2] ?? match[4] ?? match[5] ?? '');
    const back = match[5] === undefined ? countOf(match[1] ?? match[3] ?? '') : 2;
    const window = season === null || back === null ? null : seasonsBack(season, Math.max(1, back), today);
    return window === null ? null : { ...window, explicitYear: true };
  },
};

/** "The year before last", "the week before last", "the Friday before last". */
const beforeLast: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?:the )?(year|month|week|weekend|${weekdayWord}) before last(?![a-z]| (?:${monthWord}|${holidayName}))|(?<![a-z])el ano antepasado`,
    'g',
  ),
  read(match, { today }) {
    const { year, month } = fromDayNumber(today);
    const unit = match[1] ?? 'year';
    if (unit === 'year') return { ...yearWindow(year - 2), explicitYear: true };
    if (unit === 'month') {
      const before = fromDayNumber(addUnits(today, -2, 'month'));
      return { ...monthWindow(before.year, before.month), explicitYear: month > 0 };
    }
    const sunday = today - weekdayOf(today);
    if (unit === 'week') return { ...spanWindow(sunday - 14, sunday - 8, 'week'), explicitYear: true };
    if (unit === 'weekend') return { ...spanWindow(sunday - 8, sunday - 7, 'day'), explicitYear: true };
    const index = weekdayIndexOf(unit);
    const since = index === null ? 7 : (weekdayOf(today) - index + 7) % 7 || 7;
    return { ...dayWindow(today - since - 7), explicitYear: true };
  },
};

/** "This time last year", "a year ago today". */
const thisTime: DatePattern = {
  pattern:
    /(?<![a-z])(?:(?:around |about )?this (?:same )?time last year|a year ago (?:today|this week)|hoy hace un ano)(?![a-z])/g,
  read: (_match, { today }) => ({
    ...roundedWindow(addUnits(today, -1, 'year'), 'week', 1, false),
    explicitYear: true,
  }),
};

/** "Going on three years now", "coming up on two years": a little less. */
const agoLead =
  "going on|coming up on|it'?s been|it has been|it(?:'?s| is)(?: now| only| just| barely| already)?(?=[^.,;]{1,30} since\\b)|ya van a ser|va para";
const goingOn: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?:${agoLead}) (?:almost |nearly |about |over |more than |like )?(${countWord}) (${unitWord})(?: now| already| since)?(?![a-z]| (?:of|at|with|married|there|together|here|as)\\b)`,
    'g',
  ),
  read(match, { today }) {
    const unit = unitOf(match[2] ?? '');
    const count = countOf(match[1] ?? '');
    if (unit === null || count === null || count > 60) return null;
    const short = /going on|coming up|almost|nearly|va para|van a ser/.test(match[0]);
    const less = short && unit === 'year' ? 60 : short && unit === 'month' ? 8 : 0;
    const best = addUnits(today, -count, unit) + less;
    return { ...roundedWindow(best, unit, count, isLooseCount(match[1] ?? '')), explicitYear: true };
  },
};

/** "It'll be two years in January": that month, so many years before. */
const willBe: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(?:it'?ll be|it will be|will be|makes|seran|cumple|hara) (${countWord}) (?:years?|yrs?|anos?) (?:old )?(?:in|on|this coming|this|next|en|el) (${monthWord})(?![a-z])`,
    'g',
  ),
  read(match, { today }) {
    const month = monthOf(match[2] ?? '');
    const count = countOf(match[1] ?? '');
    if (month === null || count === null || /old/.test(match[0])) return null;
    const { year, month: current } = fromDayNumber(today);
    return { ...monthWindow((month >= current ? year : year + 1) - count, month), explicitYear: true };
  },
};

/** "A year ago last October", "two years ago in May". */
const monthYearsAgo: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])(${countWord}) (?:years?|yrs?) (?:ago|back) (?:this (?:past )?|last |in |this coming )(${monthWord})(?![a-z])`,
    'g',
  ),
  read(match, { today }) {
    const month = monthOf(match[2] ?? '');
    const count = countOf(match[1] ?? '');
    if (month === null || count === null || count > 60) return null;
    const { year, month: current } = fromDayNumber(today);
    const latest = /last|past/.test(match[0]) && month > current ? year - 1 : year;
    return { ...monthWindow(latest - Math.floor(count), month), explicitYear: true };
  },
};

export const spokenDates: readonly DatePattern[] = [seasonsAgo, beforeLast, thisTime, goingOn, willBe, monthYearsAgo];
