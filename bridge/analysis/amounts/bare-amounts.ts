import { splitSentences } from '../text/clauses.ts';
import { matchesOf } from '../text/matches.ts';
import { type RawAmount, yearLike } from './amount-text.ts';
import { limitAmounts } from './limit-amounts.ts';

/** Numbers without sign or comma: money only right beside what they are for ("Clinic 310, MRI 900"). */
const bareNumber =
  /\b(?:cards?|bills?|hospital|er|mri|clinic|chiro|(?:could|can|able to) (?:do|pay|manage|put down)|pt|ambulance|doctor|ortho|surgeon|loan|visa|mc|medical|owe|owes|owed|worth|rent|deposit|salary|makes?|make|earns?|earn|gross(?:es)?|pays?|paid|take home|balance|bumper|retainer|fee|net|nets|offered|offering|pay|payment(?:'s)?|pension|security|income|household|back pay|gana|gano|pago|debo|cobro|cobraron|quoted|estimated?|appraised|costo|charged|radiografias|rayos x|shifts?|therapy|doc|total|is|=)\s*(?:is |was |of |about |around |are |=|: ?|at |like )?\s?(\d{3,6})(?:\.\d{2})?(?![\d/,.]\d|\d|k\b| ?(?:st|nd|th|days?|weeks?|hours?|hrs?|miles?|lbs?|months?|years?|stitches|mg|people|%|calls?|acres?|am|pm))/g;
/** "800 down", "1500 upfront". */
const bareBefore =
  /(?<![\d$.,/#-])(\d{3,6})(?= ?(?:\/(?:hr|hour|wk|week|mo|month|yr)|down|up ?front|to start|an? (?:month|week|wk|shift|day|visit|session|treatment|load|trip|check|paycheck|job)|per (?:month|week|wk|shift|day|visit|session|treatment|load|trip|job)|al (?:mes|dia)|a la semana|por (?:semana|dia|hora|mes)|la hora|weekly|monthly|biweekly|every (?:two|other|2) weeks|each\b)\b)/g;

/** "My 900 deposit". */
const beforeNoun =
  /(?<=\b(?:my|our|his|her|their|the|an?|his|of) )(\d{3,5})(?= (?:deposit|retainer|bill|check|paycheck|loan|invoice|payment|bonus|refund)\b)/g;
/** "1,200 and 900": what goes on after a sum is one. */
const goesOn =
  /(?<=(?:\d,\d{3}|\$ ?\d{2,6})(?:\.\d\d)?,? (?:and|plus|y|\+|&) )(\d{3})(?=[.,;)](?!\d)|$|\n| (?:none|each|for|from|in|on|to|at|more)\b)/g;
/** "22 visits at 165": the price of what is counted. */
const priceOfCounted =
  /(?<=\b(?:visits|sessions|treatments|adjustments|injections|shots|trips|loads|jobs|payments|months|weeks|checks|paychecks|shifts) (?:at|@|of|x|for) ?)(\d{2,5})(?![\d/%]|[.,]\d| ?(?:k\b|days?|weeks?|months?|hours?|miles?))/g;
const hourly = /(?<![\d$.,/#-])(\d{1,3}(?:\.\d{1,2})?)(?= ?(?:\/ ?|an? |per |la |por |a la )(?:hr|hour|hora)\b)/g;

/** Words after which a number counts, numbers or dates something and is no sum. */
export const NUMBERED =
  /(?:^|[\s(])(?:route|rte|rt|highway|hwy|sr|us|i|interstate|exit|mile|room|rm|apt|unit|suite|ste|lot|page|section|sec|chapter|ch|form|case|claim|policy|number|no|num|#|age[ds]?|turn(?:ed|s)?|bus|flight|gate|local|floor|level|grade|stage|class|type|title|line|box|part|count|station|ward|district|article|zone|jan\w*|feb\w*|mar\w*|apr\w*|may|jun\w*|jul\w*|aug\w*|sep\w*|oct\w*|nov\w*|dec\w*|since|in|by|until|before|after|el|dia|the|kids?|children|boys?|girls?|sons?|daughters?|i'?m|he'?s|she'?s|i am|am|he is|she is|model|bp|phone|cell|ext|zip|street|st|avenue|ave|rd|blvd)\.?,? $/;
export const COUNTED_AFTER =
  /^ ?(?:st|nd|rd|th|days?|weeks?|wks?|months?|mos?|years?|yrs?|hours?|hrs?|minutes?|mins?|miles?|mph|lbs?|pounds|feet|ft|inches|stitches|staples|screws|people|employees|workers|percent|%|times|visits?|sessions?|units|acres|am|pm|a\.m|p\.m|mg|degrees|of us|others?|kids|guys|nights?|shifts?|checks?|payments?|cards?|loans?)\b/;
const listed =
  /(?<=[a-z)'"] |: ?|, |= ?|- )(\d{2,6}(?:\.\d\d)?)(?=\s*(?:[,;+)]|\.(?!\d)|$|\n|each\b|apiece\b|and\b|plus\b|then\b|so far\b))/g;
const moneyTalk =
  /\b(?:bills?|billed|paid|pay|owe[sd]?|owing|costs?|charged?|checks?|visits?|x-?rays?|mri|er|ambulance|clinic|hospital|urgent care|therapy|pt|chiro|doctor|dentist|card|cards|visa|discover|loan|debts?|collections?|rent|deposit|invoice|wages?|overtime|tips|commission|savings|repairs?|cuentas?|debo|debe)\b/;

/** Sums of a list, told without signs: "office visit 285, x-ray 190, splint 65"; two of them make a list. */
function listedAmounts(folded: string): RawAmount[] {
  return splitSentences(folded).flatMap(({ text, start }) => {
    if (!moneyTalk.test(text)) return [];
    const found = matchesOf(text, listed).filter((match) => {
      const number = match[1] ?? '';
      const before = text.slice(Math.max(0, match.index - 16), match.index);
      const after = text.slice(match.index + number.length, match.index + number.length + 14);
      const small = Number(number) < 50;
      return !(small || yearLike.test(number) || NUMBERED.test(before) || COUNTED_AFTER.test(after));
    });
    if (found.length < 2) return [];
    return found.map((match) => {
      const at = start + match.index;
      return { start: at, end: at + (match[1] ?? '').length, value: Number(match[1]), currency: false };
    });
  });
}

/** Property and savings are told in thousands: "house is worth 320, owe 180", "his 401k 95". */
const inThousands =
  /\b(?:house|home|condo|zillow\w*|zestimate|redfin|worth|appraised|valued|payoff|mortgage|owe[sd]?|owing|401\(?k\)?|403\(?b\)?|iras?|brokerage|retirement|equity|land|farm|mine|with|bills are past|bills over)(?:'s| is| are| at| about| around| maybe| of| has| was| for| roughly| like| says| put at|:)* \$?(\d{2,3})(?= ?(?:[,.;)](?!\d)|$|\n|left\b|owing\b|owed\b|and\b|with\b|on (?:it|the|my|his|her)\b|in (?:it|equity)\b|mine\b|hers\b|his\b))/g;
const holdsProperty =
  /\b(?:house|home|condo|zillow\w*|zestimate|redfin|401\(?k\)?|403\(?b\)?|iras?|mortgage|equity|appraised|bills)\b/;
/** Ages and numbers of months stand behind the same words. */
const FEWEST_THOUSANDS = 20;

function elidedThousands(folded: string): RawAmount[] {
  return matchesOf(folded, inThousands).flatMap((match) => {
    const number = match[1] ?? '';
    const near = folded.slice(Math.max(0, match.index - 80), match.index + match[0].length);
    if (Number(number) < FEWEST_THOUSANDS || !holdsProperty.test(near)) return [];
    const end = match.index + match[0].length;
    return [{ start: end - number.length, end, value: Number(number) * 1_000, currency: false }];
  });
}

const scaleShared = /(?<![\d$.,/#-])(\d{2,3})(?= and \$?\d{2,3} ?(?:k|thousand|grand)\b)/g;
const scaleGoesOn =
  /\b(?:thousand|grand|\d ?k)\b[^.;]{0,50}\b(?:another|plus)(?: about| around)? \$?(\d{2,3})(?=[.,;)]| (?:on|for|in|to|from|of)\b|$)/g;

/** "388 and 301 thousand, and the truck another 94": the thousands are said once. */
const sharedThousands = (folded: string): RawAmount[] =>
  [...matchesOf(folded, scaleShared), ...matchesOf(folded, scaleGoesOn)].map((match) => {
    const number = match[1] ?? '';
    const end = match.index + match[0].length;
    return { start: end - number.length, end, value: Number(number) * 1_000, currency: true };
  });

const besideWords = (folded: string): RawAmount[] =>
  [
    ...matchesOf(folded, bareNumber),
    ...matchesOf(folded, bareBefore),
    ...matchesOf(folded, hourly),
    ...matchesOf(folded, beforeNoun),
    ...matchesOf(folded, goesOn),
    ...matchesOf(folded, priceOfCounted),
  ].map((match) => {
    const number = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(number);
    return { start, end: start + number.length, value: Number(number), currency: false };
  });

/** Numbers that are sums by what stands beside them alone. */
export const bareAmounts = (folded: string): RawAmount[] => [
  ...limitAmounts(folded),
  ...sharedThousands(folded),
  ...elidedThousands(folded),
  ...besideWords(folded),
  ...listedAmounts(folded),
];
