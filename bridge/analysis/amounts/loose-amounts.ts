import { matchesOf } from '../text/matches.ts';
import { type RawAmount, yearLike } from './amount-text.ts';
import { COUNTED_AFTER, NUMBERED } from './bare-amounts.ts';

const lone = /(?<![\w$.,/#:@&-])(\d{2,6}(?:\.\d{2})?)(?![\w/:%&-]|[.,]\d|')/g;
/** "300 boxes": what stands in the plural behind a number is counted. */
const countsThings =
  /^ (?!(?:is|was|as|plus|bucks|dollars|taxes|fees|has|this|fines|less|his|its|us|wages|tips|plus|across|cards|loss)\b)[a-z]{3,}s\b/;
const money =
  /\b(?:bills?|billed|paid|pays?|owe[sd]?|owing|costs?|charged?|charging|checks?|fines?|fees?|bonds?|bail|bought|sold|price|deductible|benefits?|pension|support|spend|spent|lost|loss|losses|took|stole|stolen|sent|wired|zelle|cash|worth|value[ds]?|estimates?|repairs?|came to|ran us|salary|base|bonus|gross|net|makes?|making|made|earn\w*|depositos?|deposit|rent|invoices?|cards?|loans?|debts?|balance|copay|offer\w*|retainer|budget|down|afford|pocket|savings|account|house|home|bumper|damage|tips|commissions?|restitution|refund|scrape|wages|money|aside|lawyer|attorney|fix|shop|deben?|debo|cuentas?|cobr\w+|gan[oa]|pag\w+)\b/;

/** Right before a number these words make it a price or a sum somebody has. */
const beforeSum =
  /\b(?:for|wants?|ha(?:ve|s|d)|got|kept|keeps|keeping|withheld|gave|give|put|up|son|fue|por|cobran?) (?:only |about |around |like |maybe |como |unos )?$/;

/** A yard of words on either side is what a lone number can be explained by. */
const REACH = 90;
const SMALLEST = 20;

/**
 * Lone numbers beside talk of money ("my last check was 310"). They are read only where nothing told as a sum answers a
 * filter: such a number may as well be something else.
 */
export function looseAmounts(folded: string): RawAmount[] {
  return matchesOf(folded, lone).flatMap((match) => {
    const number = match[1] ?? '';
    const end = match.index + number.length;
    const before = folded.slice(Math.max(0, match.index - REACH), match.index);
    const after = folded.slice(end, end + REACH);
    const isOther =
      Number(number) < SMALLEST ||
      yearLike.test(number) ||
      NUMBERED.test(before.slice(-16)) ||
      COUNTED_AFTER.test(after) ||
      countsThings.test(after);
    if (isOther || !(money.test(before + number + after) || beforeSum.test(before))) return [];
    return [{ start: match.index, end, value: Number(number), currency: false }];
  });
}
