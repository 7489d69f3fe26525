import { addUnits } from './calendar.ts';
import type { RawDate } from './date-mention.ts';
import { roundedWindow, yearOf } from './date-windows.ts';
import { countOf, countWord, isLooseCount, unitOf } from './date-words.ts';

const distance = new RegExp(
  `(?<![a-z\\d])(?:(?:the|about|like|maybe|around|just) )*(?:(${countWord}) )?(days?|nights?|weeks?|wks?|months?|weekend|dias?|semanas?|noche|mes(?:es)?)(?: or (?:so|two))? (before|prior to|after|following|antes de|despues de)(?: (?:the|la|el|las|los))? ?$`,
);
/** No distance stands farther from its day. */
const LEAD = 48;
const WEEKEND_OFF = 5;

/** "The week before Thanksgiving 2024", "two days after Christmas", "three weeks before the Fourth". */
function shiftedBy(date: RawDate, folded: string): RawDate | null {
  const from = Math.max(0, date.start - LEAD);
  const match = distance.exec(folded.slice(from, date.start));
  if (match === null || date.precision !== 'day') return null;
  const [lead, countText = 'one', word = '', side = ''] = match;
  if (match[1] === undefined && /s$/.test(word) && word !== 'mes') return null;
  const count = countOf(countText);
  const weekend = word === 'weekend';
  const unit = weekend || /^n/.test(word) ? 'day' : unitOf(word);
  if (count === null || unit === null) return null;
  const direction = /before|prior|antes/.test(side) ? -1 : 1;
  const best = addUnits(date.best, direction * (weekend ? WEEKEND_OFF : count), unit);
  return { ...date, ...roundedWindow(best, unit, count, isLooseCount(countText)), start: date.start - lead.length };
}

const otherYear =
  /^ before last\b|^[,;.]? ?[-(]* ?(?:(?:and|but) )?not (?:the (?:last|latest|most recent|past) (?:one|time)|(?:this|last) (?:past |last |most recent )?(?:one|year|time|year's))[^.;]{0,12}?\b(?:the (?:one|year|time) before(?: (?:that|it|last))?|last year|a year (?:ago|earlier|before))\b/;
const lastYears =
  /^(?: and (?:the )?new year'?s?(?: day| eve)?)?[,;]? ?\(?(?:of )?last year(?:'s)?\b|^[,;]? ?\(?not (?:of )?this year\b/;
const CORRECTION = 90;

/** "Halloween, not this past one but the one before": a day told without a year, put a year back. */
function corrected(date: RawDate, folded: string, today: number): RawDate {
  if (date.explicitYear) return date;
  const after = folded.slice(date.end, date.end + CORRECTION);
  const ofThisYear = lastYears.test(after) && yearOf(date.best) >= yearOf(today);
  if (!otherYear.test(after) && !ofThisYear) return date;
  const years = otherYear.test(after) ? (date.best <= today ? 1 : 2) : yearOf(date.best) - yearOf(today) + 1;
  const back = (day: number) => addUnits(day, -years, 'year');
  return { ...date, earliest: back(date.earliest), latest: back(date.latest), best: back(date.best) };
}

const rangeJoint = /^ ?(?:to|through|thru|until|till|-|a|hasta)(?: the)? ?$/;

/** "From January to June 2021": the month that opens a span is of the year that closes it. */
function inSpanYear(date: RawDate, next: RawDate | undefined, folded: string): RawDate {
  if (next === undefined || date.explicitYear || !next.explicitYear || date.precision === 'year') return date;
  if (!rangeJoint.test(folded.slice(date.end, next.start)) || next.precision === 'year') return date;
  let years = yearOf(next.best) - yearOf(date.best);
  if (addUnits(date.best, years, 'year') > next.latest) years -= 1;
  const move = (day: number) => addUnits(day, years, 'year');
  return {
    ...date,
    earliest: move(date.earliest),
    latest: move(date.latest),
    best: move(date.best),
    explicitYear: true,
  };
}

/** Days that are told by their distance from another one, or set right by the words behind them. */
export function shiftDates(dates: readonly RawDate[], folded: string, today: number): RawDate[] {
  return dates.map((date, at) => {
    const right = corrected(inSpanYear(date, dates[at + 1], folded), folded, today);
    return shiftedBy(right, folded) ?? right;
  });
}
