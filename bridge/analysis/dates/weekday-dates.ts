import { weekdayOf } from './calendar.ts';
import type { DatePattern } from './date-mention.ts';
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
