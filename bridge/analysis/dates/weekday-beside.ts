import { weekdayOf } from './calendar.ts';
import type { RawDate } from './date-mention.ts';
import { dayWindow } from './date-windows.ts';
import { weekdayIndexOf, weekdayWord } from './date-words.ts';

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
