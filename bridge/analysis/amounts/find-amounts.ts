import type { AmountMention, PayPeriod, RawAmount } from './amount-mention.ts';
import { bareAmounts, looseAmounts } from './bare-amounts.ts';
import { digitAmounts } from './digit-amounts.ts';
import { wordAmounts } from './word-amounts.ts';

/** Words of a period after "a" or "per", and those that mean it alone. */
const periodWords: readonly (readonly [PayPeriod, each: string, alone: string])[] = [
  ['fortnight', '(?:two|2|other|dos) (?:weeks?|wks?|semanas)|quincena', 'bi-?weekly|quincenal\\w*'],
  ['hour', 'hr|hour|hora', 'hourly|ot|overtime'],
  ['day', 'day|dia', 'daily'],
  ['week', 'wk|week|semana', 'weekly|semanal\\w*'],
  ['month', 'mo|month|mes', 'monthly|mensual\\w*'],
  ['year', 'yr|year|ano', 'yearly|annual\\w*|salary'],
];
const each = '(?:(?:gross|net|take home) )?(?:\\/|an?|per|por|al|a la|la|cada|each|every)?';
const periods = periodWords.map(
  ([period, units, alone]) => [new RegExp(`^\\s*(?:${each}\\s*(?:${units})|${alone})\\b`), period] as const,
);
const currencyWord = /^ ?(?:dollars?|bucks|dolares|pesos|usd)\b/;

const hourlyBefore = /\b(?:full[- ]time|part[- ]time|hourly|\d{2} (?:hrs|hours))\b[^.;\d]{0,20}$/;
/** Usual wages by the hour, in dollars. */
const LEAST_HOURLY = 7;
const MOST_HOURLY = 150;

const over =
  /(?<!(?:\b(?:no|not|never|nothing)|n't) (?:[a-z]+ )?)(?:over|more than|at least|upwards of|north of|above|past|exceeds?|mas de|minimum of|arriba de)\s*(?:a )?\$?\s*$/;
const andMore = /^\s*(?:and change|and some|plus\b(?! ?\$?\d)|\+(?! ?(?:\$|\d|[a-z]))|or more|y pico|or so|-ish)/;
const under = /(?:under|less than|below|up to|menos de|maximum of)\s*(?:a )?\$?\s*$/;
const almost =
  /(?:almost|nearly|not quite|casi|(?:just|right|barely|slightly) (?:under|below|shy of))\s*(?:a )?\$?\s*$/;
const totalBefore =
  /\b(?:total\w*|altogether|in all|all in|all told|adds? up to|comes? to|sum|combined|overall|household|todo|suman?)\b[^.;\n]{0,24}$/;
const totalAfter =
  /^[^.;,\n]{0,22}?\b(?:total|altogether|in all|all told|all in|combined|across|between (?:all|both)|everything|por todo)\b/;

function endsOf({ value, ends }: RawAmount, before: string, after: string): Pick<AmountMention, 'least' | 'most'> {
  if (ends !== undefined) return { least: ends[0], most: ends[1] };
  const isOver = over.test(before) || andMore.test(after);
  const share = almost.test(before) ? 0.97 : under.test(before) ? 0.75 : 1;
  return { least: value * share, most: isOver ? value + 10 ** Math.floor(Math.log10(Math.max(value, 1))) : value };
}

function mentionOf(folded: string, raw: RawAmount): AmountMention {
  const { start, end, value, currency, isLimit = false, isLoose = false } = raw;
  const before = folded.slice(Math.max(0, start - 40), start);
  const after = folded.slice(end, end + 40).replace(currencyWord, '');
  const stated = periods.find(([pattern]) => pattern.test(after))?.[1] ?? null;
  const isHourly = value >= LEAST_HOURLY && value <= MOST_HOURLY && hourlyBefore.test(before);
  return {
    start,
    end,
    value,
    currency,
    ...endsOf(raw, before, after),
    range: raw.ends !== undefined,
    period: stated ?? (isHourly ? 'hour' : null),
    isLimit,
    isLoose,
    total: totalBefore.test(before) || totalAfter.test(after),
  };
}

/** Amounts without overlaps, in the order of the text; of two that overlap the first of the list stays. */
function withoutOverlaps(amounts: readonly RawAmount[], length: number): RawAmount[] {
  const taken = new Uint8Array(length);
  const free = amounts.filter(({ start, end }) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  });
  return free.sort((a, b) => a.start - b.start);
}

const clearAmounts = (folded: string): RawAmount[] => [
  ...digitAmounts(folded),
  ...bareAmounts(folded),
  ...wordAmounts(folded),
];

/** Amounts in digits, shorthand and words, English and Spanish, in the order of a folded text. */
export const findBareAmounts = (folded: string): RawAmount[] => withoutOverlaps(clearAmounts(folded), folded.length);

/** Every amount of money in a folded text; lone numbers near talk of money are marked. */
export const findAmounts = (folded: string): AmountMention[] =>
  withoutOverlaps([...clearAmounts(folded), ...looseAmounts(folded)], folded.length).map((raw) =>
    mentionOf(folded, raw),
  );
