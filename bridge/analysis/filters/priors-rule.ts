import { fallsIn, windowIn } from './dates/date-window.ts';
import type { FilterText } from './filter-text.ts';
import { type FilterRule, met, rule, unknown, violated } from './filter-verdict.ts';
import { mentionedInCase, stated } from './questions/mentions.ts';

const offense = '(?:convictions?|arrests?|offen[cs]es?|du(?:i|is)|dwis?|owis?|ovis?|felon(?:y|ies))';
/** "No DUI priors in the last ten years", "no earlier arrests within 7 years". */
const ofPriors = new RegExp(`\\bpriors\\b|\\b(?:prior|previous|earlier|past) (?:\\w+ ){0,2}?${offense}\\b`);
const cleanRecord = /\bclean (?:\w+ )?(?:record|history|background)\b/;
const stretch =
  /\b(?:last|past|within|in|for|during|over|older than|newer than|less than)\b[^,;]*\b(?:days?|weeks?|months?|years?|yrs?|decade)\b/;
/** "Only one prior", "no more than two priors": how many there may be is not read from notes. */
const counted =
  /\b(?:one|two|three|single|\d) (?:\w+ )?(?:priors?|previous|earlier)\b|\bmore than\b|\bat most\b|\bmultiple\b/;

/** Farther from the words for it, in characters, a date is that of something else. */
const NEAR = 45;

/** Whether a filter asks of earlier offenses in a stretch of time. */
export const asksOfPriors = ({ main, rejects }: FilterText): boolean =>
  stretch.test(main) && (cleanRecord.test(main) || (ofPriors.test(main) && (rejects || counted.test(main))));

/** Filters that refuse earlier offenses of the last years: another question than when the present one was. */
export function parsePriors({ main, rejects }: FilterText): FilterRule | null {
  if (counted.test(main) || rejects === cleanRecord.test(main)) return null;
  const windowOn = (today: number) => windowIn(main, { today, ahead: false });
  return rule(`the client has no earlier offense ${stretch.exec(main)?.[0]}`, (facts) => {
    const never = stated(facts, 'ask_case.record_not');
    if (never !== null) return met('the client has no criminal record', never);
    const { asserted, denied } = mentionedInCase(facts, 'record');
    if (asserted === null)
      return denied === null
        ? unknown('the notes do not say whether there was an earlier offense')
        : met('the client has no criminal record', denied);
    const { incident } = facts.inQuestion().facts;
    const dates = facts.dates.filter(
      ({ start, end, best, standing }) =>
        start - asserted.at < NEAR && asserted.at - end < NEAR && best !== incident?.best && standing !== 'the_matter',
    );
    const window = windowOn(facts.today);
    const [date] = dates;
    if (date === undefined || dates.length > 1 || window === null)
      return unknown('the notes do not say when the earlier offense was');
    const isWithin = fallsIn(date, window);
    return isWithin
      ? violated(`there was an earlier offense: ${date.quote}`, asserted)
      : met('the earlier offense was longer ago', asserted);
  });
}
