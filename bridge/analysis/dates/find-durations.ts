import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { type DateUnit, unitDays } from './calendar.ts';
import { countWord, parseLength, unitWord } from './date-words.ts';

export interface DurationMention {
  start: number;
  end: number;
  quote: string;
  kind: 'age' | 'duration';
  count: number;
  unit: DateUnit;
  days: number;
}

const OLDEST = 110;
const agePatterns: readonly RegExp[] = [
  /(?<![\d/$.])(\d{1,3})[ -]?(?:years?|yrs?|y)[ /.-]*(?:old|o\b)/g,
  /(?<![\d/$.])(\d{1,3}) ?(?:yo|y\.o\.?|y\/o)(?![a-z])/g,
  /\bage[ds]?:? (?:of )?(\d{1,3})(?![\d/%])/g,
  /\b(\d{1,3}) anos de edad\b|\b(?:tiene|tengo) (\d{1,3}) anos(?! (?:de|con|en|trabaj|casad))/g,
  /(?:\b(?:i'?m|i am|she'?s|he'?s|she is|he is|client is|pnc is|caller is|widow|widower|single|male|female|mother|father|mom|dad|husband|wife|son|daughter)[, ]+)(\d{1,3})(?=[,.;)]|$| and\b)/g,
  /\((\d{1,2})(?: ?[mf])?\)/g,
  /(?:^|[.,;(\n] ?|\b(?:pnc|client|caller) )(\d{2}) ?[fm]\b/g,
  /(?:^|[.\n] )(\d{2})(?=, )/g,
];

const duration = new RegExp(
  `(?<![a-z\\d/$.])(?<count>${countWord})[ -]?\\+?(?<unit>${unitWord})(?<half> and (?:a )?half| y medio)?(?![a-z])`,
  'g',
);

/** Ages ("61 y/o", "Mom (66)") and lengths of time ("9 yrs there", "dos años") in a text, in order. */
export function findDurations(text: string): DurationMention[] {
  const folded = foldInPlace(text);
  const found: DurationMention[] = [];
  const add = (match: RegExpExecArray, kind: DurationMention['kind'], count: number, unit: DateUnit) => {
    const [start, end] = [match.index, match.index + match[0].length];
    if (found.some((other) => other.kind === 'age' && start < other.end && other.start < end)) return;
    found.push({ start, end, quote: text.slice(start, end), kind, count, unit, days: unitDays(count, unit) });
  };
  for (const match of agePatterns.flatMap((pattern) => matchesOf(folded, pattern))) {
    const years = Number(match[1] ?? match[2]);
    if (years <= OLDEST) add(match, 'age', years, 'year');
  }
  for (const match of matchesOf(folded, duration)) {
    const { count, unit, half } = match.groups ?? {};
    const length = parseLength(count, unit, half);
    if (length !== null) add(match, 'duration', length.count, length.unit);
  }
  return found.sort((a, b) => a.start - b.start);
}
