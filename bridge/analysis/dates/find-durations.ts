import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { type DateUnit, unitDays } from './calendar.ts';
import { countOf, countWord, unitOf, unitWord } from './date-words.ts';

export interface DurationMention {
  start: number;
  end: number;
  quote: string;
  kind: 'age' | 'duration';
  count: number;
  unit: DateUnit;
  days: number;
}

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
  `(?<![a-z\\d/$.])(${countWord})[ -]?\\+?(${unitWord})(?: and (?:a )?(half)| y (medio))?(?![a-z])`,
  'g',
);

function findAges(folded: string, text: string): DurationMention[] {
  const found: DurationMention[] = [];
  for (const pattern of agePatterns) {
    for (const match of matchesOf(folded, pattern)) {
      const count = Number(match[1] ?? match[2]);
      if (count > 110) continue;
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && other.start < end)) continue;
      found.push({
        start,
        end,
        quote: text.slice(start, end),
        kind: 'age',
        count,
        unit: 'year',
        days: unitDays(count, 'year'),
      });
    }
  }
  return found;
}

/** Ages ("61 y/o", "Mom (66)") and lengths of time ("9 yrs there", "dos años") in a text, in order. */
export function findDurations(text: string): DurationMention[] {
  const folded = foldInPlace(text);
  const ages = findAges(folded, text);
  const found = [...ages];
  for (const match of matchesOf(folded, duration)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (ages.some((age) => start < age.end && age.start < end)) continue;
    const unit = unitOf(match[2] ?? '');
    const whole = countOf(match[1] ?? '');
    if (unit === null || whole === null) continue;
    const count = whole + ((match[3] ?? match[4]) ? 0.5 : 0);
    found.push({
      start,
      end,
      quote: text.slice(start, end),
      kind: 'duration',
      count,
      unit,
      days: unitDays(count, unit),
    });
  }
  return found.sort((a, b) => a.start - b.start);
}
