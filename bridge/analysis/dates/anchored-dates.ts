import { matchesOf } from '../text/matches.ts';
import { addUnits, type DayNumber, weekdayOf } from './calendar.ts';
import type { RawDate } from './date-mention.ts';
import { roundedWindow } from './date-windows.ts';
import { countOf, countWord, isLooseCount, unitOf, unitWord, weekdayIndexOf, weekdayWord } from './date-words.ts';

const later = new RegExp(
  `(?<![a-z])(?:(${countWord})[ -]?(${unitWord}) (?:later|after(?! hours)|afterwards?|despues|mas tarde)|(?:the |very )?(?:next|following) (day|morning|week|month)|(?:al|el) dia siguiente|a la manana siguiente|(?:the )?same (?:day|night|morning|evening|afternoon)|(?:el|ese) mismo dia|esa misma noche|that (?:same )?(?:day|night|evening|afternoon|morning))(?![a-z])`,
  'g',
);

function offsetFrom(anchor: DayNumber, match: RegExpExecArray) {
  if (match[1] !== undefined) {
    const unit = unitOf(match[2] ?? '');
    const count = countOf(match[1]);
    if (unit === null || count === null) return null;
    return roundedWindow(addUnits(anchor, count, unit), unit, count, isLooseCount(match[1]));
  }
  const step = match[3] === 'week' ? 7 : match[3] === 'month' ? 30 : /next|following|siguiente/.test(match[0]) ? 1 : 0;
  return roundedWindow(anchor + step, 'day', 1, false);
}

const sameWeek = new RegExp(
  `(?<![a-z])(?:the |el |that )?(${weekdayWord})(?: of| de)? (?:that|the|esa)(?: very)? (?:(?:same|misma) )?(?:week|semana)(?![a-z])`,
  'g',
);

/** "The Friday of that same week": weeks begin on Sunday. */
function findSameWeek(folded: string, dates: readonly RawDate[]): RawDate[] {
  return matchesOf(folded, sameWeek).flatMap((match) => {
    const anchor = dates.findLast((date) => date.end <= match.index && date.precision === 'day');
    const weekday = weekdayIndexOf(match[1] ?? '');
    if (anchor === undefined || weekday === null) return [];
    const day = anchor.best - weekdayOf(anchor.best) + weekday;
    const window = roundedWindow(day, 'day', 1, false);
    return [{ ...window, start: match.index, end: match.index + match[0].length, explicitYear: false }];
  });
}

/** Dates told by their distance from the one before: "fired 19 days later", "urgent care the next morning". */
export function findAnchoredDates(folded: string, dates: readonly RawDate[]): RawDate[] {
  const found = findSameWeek(folded, dates);
  for (const match of matchesOf(folded, later)) {
    const anchor = dates.findLast((date) => date.end <= match.index && date.precision === 'day');
    const window = anchor === undefined ? null : offsetFrom(anchor.best, match);
    if (window === null) continue;
    found.push({ ...window, start: match.index, end: match.index + match[0].length, explicitYear: false });
  }
  return found;
}
