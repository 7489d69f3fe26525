import { fallsIn, windowIn } from './dates/date-window.ts';
import type { FilterText } from './filter-text.ts';
import { type FilterRule, met, rule, unknown, violated } from './filter-verdict.ts';
import { mentionedInCase, stated } from './questions/mentions.ts';

/** "No DUI priors in the last ten years", "no earlier arrests within 7 years". */
const priors =
  /\bpriors\b|\b(?:prior|previous|earlier|past) (?:\w+ ){0,2}?(?:convictions?|arrests?|offen[cs]es?|du(?:i|is)|dwis?|owis?|ovis?|felon(?:y|ies))\b/;
const cleanRecord = /\bclean (?:\w+ )?(?:record|history|background)\b/;
const period =
  /\b(?:last|past|within|in|for|during|over|older than|newer than|less than)\b[^,;]*\b(?:days?|weeks?|months?|years?|yrs?|decade)\b/;
/** "Only one prior", "no more than two priors": the notes do not count them. */
const counted =
  /\b(?:one|two|three|single|\d) (?:\w+ )?(?:priors?|previous|earlier)\b|\bmore than\b|\bat most\b|\bmultiple\b/;

/** In characters; a date farther from the words for the offense is the date of something else. */
const NEAR = 45;

/** Whether a filter asks for earlier offenses in a period. */
export const asksOfPriors = ({ main, rejects }: FilterText): boolean =>
  period.test(main) && (cleanRecord.test(main) || (priors.test(main) && (rejects || counted.test(main))));

/** Filters that refuse earlier offenses of the last years; when the present one was is another question. */
export function parsePriors({ main, rejects }: FilterText): FilterRule | null {
  if (counted.test(main) || rejects === cleanRecord.test(main)) return null;
  return rule(`the client has no earlier offense ${period.exec(main)?.[0]}`, (facts) => {
    const none = stated(facts, 'ask_case.record_not');
    if (none !== null) return met('the client has no criminal record', none);
    const { asserted, denied } = mentionedInCase(facts, 'record');
    if (asserted === null)
      return denied === null
        ? unknown('the notes do not say whether there was an earlier offense')
        : met('the client has no criminal record', denied);
    const { incident } = facts.inQuestion().facts;
    const [date, another] = facts.dates.filter(
      ({ start, end, best, standing }) =>
        start - asserted.at < NEAR && asserted.at - end < NEAR && best !== incident?.best && standing !== 'the_matter',
    );
    const window = windowIn(main, { today: facts.today, ahead: false });
    if (date === undefined || another !== undefined || window === null)
      return unknown('the notes do not say when the earlier offense was');
    return fallsIn(date, window)
      ? violated(`there was an earlier offense: ${date.quote}`, asserted)
      : met('the earlier offense was longer ago', asserted);
  });
}
