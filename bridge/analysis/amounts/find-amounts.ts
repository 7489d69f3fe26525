import { matchesOf } from '../text/matches.ts';
import type { AmountMention, PayPeriod } from './amount-mention.ts';
import { type RawAmount, yearLike } from './amount-text.ts';
import { COUNTED_AFTER, NUMBERED } from './bare-amounts.ts';
import { digitAmounts } from './digit-amounts.ts';
import { wordAmounts } from './word-amounts.ts';

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
function looseAmounts(folded: string): RawAmount[] {
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
    return [{ start: match.index, end, value: Number(number), currency: false, isLoose: true }];
  });
}

const periods: readonly (readonly [RegExp, PayPeriod])[] = [
  [/^\s*(?:\/|an?|per|por|la|each|every)?\s*(?:hr|hour|hora)\b|^ (?:ot|overtime|hourly)(?: rate)?\b/, 'hour'],
  [/^\s*(?:\/|an?|per|por|al|each|every)?\s*(?:day|dia)\b|^\s*daily/, 'day'],
  [
    /^\s*(?:every|each|cada) (?:two|2|other|dos) (?:weeks?|wks?|semanas)\b|^\s*(?:bi-?weekly|quincenal\w*|(?:a|por|la|cada) (?:la )?quincena)/,
    'fortnight',
  ],
  [/^\s*(?:\/|an?|per|por|a la|each|every)?\s*(?:wk|week|semana)\b|^\s*(?:weekly|semanales|a la semana)/, 'week'],
  [
    /^\s*(?:\/|an?|per|por|al|each|every|take home a)?\s*(?:mo|month|mes)\b|^\s*(?:monthly|mensual\w*|gross a month|net a month|al mes)/,
    'month',
  ],
  [/^\s*(?:\/|an?|per|por|al|each|every)?\s*(?:yr|year|ano)\b|^\s*(?:yearly|annual\w*|salary|al ano)/, 'year'],
];

/** "No number above 9,500", "hasn't gone over 12k": the most that was told. */
const notOver =
  /\b(?:no(?:thing|t)?|never|none|n'?t|nadie|nunca)\b(?: [a-z]+){0,3} (?:over|more than|above|past|beyond|higher than|exceed\w*|mas de)\s*(?:a )?\$?\s*$|(?:n'?t|\bnever)(?: [a-z]+){0,2} (?:exceed\w*|top(?:ped)?)\s*\$?\s*$/;
/** Between a sum and its period may stand what it is part of: "80 dollars of my tips every week". */
const ofWhat =
  /^ (?:of|in|from|for) (?:(?:my|our|the|his|her|their) )?[a-z]+(?: [a-z]+)?(?= (?:every|each|an?|per|al?|por) (?:hour|hr|day|week|wk|month|mo|year|shift)\b)/;
const andMore = /^\s*(?:and change|and some|plus\b(?! ?\$?\d)|\+(?! ?(?:\$|\d|[a-z]))|or more|y pico|or so|-ish)/;
const hedgeOver =
  /(?:over|more than|at least|upwards of|north of|above|past|exceed\w*|mas de|minimum of|arriba de)\s*(?:a )?\$?\s*$/;
const hedgeUnder = /(?:under|less than|below|almost|nearly|up to|not quite|menos de|casi|maximum of)\s*(?:a )?\$?\s*$/;
const justUnder =
  /(?:\b(?:just|right|barely|slightly|a (?:bit|little|hair)|shy of) ?(?:under|below|less than|shy of)?|almost|nearly|not quite|casi)\s*(?:a )?\$?\s*$/;
const totalBefore =
  /\b(?:total\w*|altogether|in all|all told|all in|adds? up to|comes? to|sum|combined|overall|household|todo|suman?|that'?s all (?:i'?m|i am|we'?re|we|he'?s|she'?s|i) \w+)\b[^.;\n]{0,24}$/;
const totalAfter =
  /^[^.;,\n]{0,22}?\b(?:total|altogether|in all|all told|all in|combined|in total|across|en total|between (?:all|both)|everything|por todo)\b/;

const hourlyBefore = /\b(?:full[- ]time|part[- ]time|hourly|\d{2} (?:hrs|hours))\b[^.;\d]{0,20}$/;
/** Wages by the hour, in dollars. */
const LEAST_HOURLY = 7;
const MOST_HOURLY = 150;
const currencyWord = /^ ?(?:dollars?|bucks|dolares|pesos|usd)\b/;

function endsOf({ value, ends }: RawAmount, before: string, after: string): Pick<AmountMention, 'least' | 'most'> {
  if (ends !== undefined) return { least: ends[0], most: ends[1] };
  if (notOver.test(before)) return { least: value * 0.5, most: value };
  const step = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  return {
    least: justUnder.test(before) ? value * 0.97 : hedgeUnder.test(before) ? value * 0.75 : value,
    most: andMore.test(after) || hedgeOver.test(before) ? value + step : value,
  };
}

function mention(folded: string, raw: RawAmount): AmountMention {
  const { start, end, value, currency, isLimit = false, isLoose = false } = raw;
  const before = folded.slice(Math.max(0, start - 40), start);
  const after = folded
    .slice(end, end + 40)
    .replace(currencyWord, '')
    .replace(ofWhat, '');
  const stated = periods.find(([pattern]) => pattern.test(after))?.[1] ?? null;
  const period = stated ?? (value >= LEAST_HOURLY && value <= MOST_HOURLY && hourlyBefore.test(before) ? 'hour' : null);
  return {
    start,
    end,
    value,
    currency,
    ...endsOf(raw, before, after),
    range: raw.ends !== undefined,
    period,
    isLimit,
    isLoose,
    total: totalBefore.test(before) || totalAfter.test(after),
  };
}

const inOrder = (raw: readonly RawAmount[]): RawAmount[] => raw.toSorted((a, b) => a.start - b.start);

/** What does not share a character with what is taken. */
const besidesThem = (raw: readonly RawAmount[], taken: readonly RawAmount[]): RawAmount[] =>
  raw.filter(({ start, end }) => !taken.some((other) => start < other.end && other.start < end));

/** Sums in digits, shorthand and words, English and Spanish, in the order of a folded text. */
export function findBareAmounts(folded: string): RawAmount[] {
  const told = digitAmounts(folded);
  return inOrder([...told, ...besidesThem(wordAmounts(folded), told)]);
}

/** Every sum of money in a folded text; lone numbers beside talk of money are marked. */
export function findAmounts(folded: string): AmountMention[] {
  const told = findBareAmounts(folded);
  return inOrder([...told, ...besidesThem(looseAmounts(folded), told)]).map((raw) => mention(folded, raw));
}
