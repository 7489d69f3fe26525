import { foldInPlace } from '../text/fold-text.ts';
import { matchesOf } from '../text/matches.ts';
import { unitDays } from './calendar.ts';
import { countWord, parseLength, unitWord } from './date-words.ts';

export interface DurationMention {
  start: number;
  end: number;
  days: number;
}

const duration = new RegExp(
  `(?<![a-z\\d/$.])(?<count>${countWord})[ -]?\\+?(?<unit>${unitWord})(?<half> and (?:a )?half| y medio)?(?![a-z]|[ -]*(?:old|o)\\b)`,
  'g',
);

/** Lengths of time ("9 yrs there", "dos años") in a text, in order. */
export function findDurations(text: string): DurationMention[] {
  return matchesOf(foldInPlace(text), duration).flatMap((match) => {
    const { count, unit, half } = match.groups ?? {};
    const length = parseLength(count, unit, half);
    if (length === null) return [];
    return [{ start: match.index, end: match.index + match[0].length, days: unitDays(length.count, length.unit) }];
  });
}
