import { weekdayOf } from './calendar.ts';
import type { DatePattern, RawDate } from './date-mention.ts';
import { dayWindow } from './date-windows.ts';
import { countOf, weekdayIndexOf, weekdayWord } from './date-words.ts';
import { looksAhead } from './yearless-date.ts';

const lead = `(?:(this coming|coming|this past|past|last|next|this|el proximo|proximo|el pasado|este|el) )?`;
/** A short day name alone is more often something else ("sat", "mon ami"), so it needs a lead word. */
const shortName = /^(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri)$/;
const preposition = /\b(?:on|since|until|by|for|from|before|after)\s$/;

const weekday: DatePattern = {
  pattern: new RegExp(
    `(?<![a-z])${lead}(${weekdayWord})(?![a-z])( que viene| que paso| pasado| proximo)?(?! ?(?:-|through|thru|to|a|y|and|&) ${weekdayWord}s?(?![a-z]))`,
    'g',
  ),
  read(match, { folded, today }) {
    const index = weekdayIndexOf(match[2] ?? '');
    if (index === null) return null;
    const words = `${match[1] ?? ''}${match[3] ?? ''}`;
    if (
      shortName.test(match[2] ?? '') &&
      words === '' &&
      !preposition.test(folded.slice(Math.max(0, match.index - 8), match.index))
    ) {
      return null;
    }
    const since = (weekdayOf(today) - index + 7) % 7 || 7;
    const until = (index - weekdayOf(today) + 7) % 7 || 7;
    const statedAhead = /coming|next|proximo|viene/.test(words);
    const statedPast = /last|past|pas[ao]/.test(words);
    const forward =
      statedAhead || (!statedPast && looksAhead(folded, match.index, match.index + match[0].length) === true);
    return { ...dayWindow(forward ? today + until : today - since), explicitYear: true };
  },
};

/** "Two Saturdays ago". */
const weekdaysAgo: DatePattern = {
  pattern: new RegExp(`(?<![a-z\\d])(two|three|four|2|3|4) (${weekdayWord})s ago\\b`, 'g'),
  read(match, { today }) {
    const index = weekdayIndexOf(match[2] ?? '');
    const count = countOf(match[1] ?? '');
    if (index === null || count === null) return null;
    const since = (weekdayOf(today) - index + 7) % 7 || 7;
    return { ...dayWindow(today - since - 7 * (count - 1)), explicitYear: true };
  },
};

export const weekdayDates: readonly DatePattern[] = [weekday, weekdaysAgo];

const weekdayOnly = new RegExp(`^(${weekdayWord})$`);
const joints: readonly (readonly [RegExp, -1 | 0 | 1])[] = [
  [/^ (?:right |just |directly |immediately )?(?:after|following|despues de) (?:the )?$/, 1],
  [/^ (?:right |just |directly )?(?:before|preceding|antes de) (?:the )?$/, -1],
  [/^ between (?:the )?$/, 1],
  [/^,? (?:of|on|in|over|during|de) (?:the )?$/, 0],
];
const WEEK = 7;

/** "The Saturday of Labor Day weekend", "the Monday after Easter": a weekday told by the holiday beside it. */
export function mergeWeekdays(
  dates: readonly RawDate[],
  folded: string,
  isHoliday: (date: RawDate) => boolean,
): RawDate[] {
  const merged: RawDate[] = [];
  for (const date of dates) {
    const before = merged.at(-1);
    const weekday = before === undefined ? null : weekdayOnly.exec(folded.slice(before.start, before.end));
    const index = weekday === null ? null : weekdayIndexOf(weekday[1] ?? '');
    const between = before === undefined ? '' : folded.slice(before.end, date.start);
    const joint = joints.find(([words]) => words.test(between));
    if (before === undefined || index === null || joint === undefined || !isHoliday(date)) {
      merged.push(date);
      continue;
    }
    const ahead = (index - weekdayOf(date.best) + WEEK) % WEEK;
    const nearest = ahead > WEEK / 2 ? ahead - WEEK : ahead;
    const shift = joint[1] === 0 ? nearest : joint[1] === 1 ? ahead || WEEK : ahead - WEEK;
    merged[merged.length - 1] = { ...date, ...dayWindow(date.best + shift), start: before.start };
  }
  return merged;
}
