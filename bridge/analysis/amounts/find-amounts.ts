import { foldText } from '../dates/fold-text.ts';
import { amountCategoryAt } from './amount-category.ts';
import type { AmountMention, PayPeriod } from './amount-mention.ts';
import { numberWords, parseNumberWords } from './number-words.ts';

type RawAmount = Pick<AmountMention, 'start' | 'end' | 'value' | 'currency'>;

const spanishWords = /\b(?:el|los|las|del|que|con|por|una|su|dolares|pesos|mas|menos|debe|cuentas|gana|mil dolares)\b/g;
/** "2 mil" is two thousand in Spanish and two million in English. */
const readsSpanish = (folded: string): boolean =>
  (folded.match(spanishWords)?.length ?? 0) >= (folded.length < 120 ? 1 : 3);

const scaleOf = (word: string | undefined, spanish: boolean): number => {
  if (word === undefined) return 1;
  if (word === 'mil') return spanish ? 1_000 : 1_000_000;
  if (/^(?:k|grand|thousand|miles)$/.test(word)) return 1_000;
  return /^b/.test(word) ? 1_000_000_000 : 1_000_000;
};

const scale = '(k|grand|thousand|mil|miles|mm|million|millones|millon|mill|m|billion)';
const digits = '(\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,9}(?:\\.\\d{1,3})?)';
const patterns: readonly { pattern: RegExp; currency: boolean }[] = [
  { pattern: new RegExp(`\\$ ?${digits}(?: ?-? ?${scale}(?![a-z]))?`, 'g'), currency: true },
  {
    pattern: new RegExp(`(?<![\\d$.,/#-])${digits} ?(k|grand|thousand|mil|million|millones|millon)(?![a-z])`, 'g'),
    currency: true,
  },
  {
    pattern: new RegExp(`(?<![\\d$.,/#-])${digits}(?:() (?:dollars?|bucks|dolares|usd|pesos)| ?()usd)\\b`, 'g'),
    currency: true,
  },
  {
    pattern:
      /(?<![\d$.,/#-])(\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?)(?![\d,]*\d)()(?! (?:sq|square|miles|hours|people|lbs?|pounds|acres|employees|steps|feet))/g,
    currency: false,
  },
];

/** Numbers without sign or comma: money only right beside what they are for ("Clinic 310, MRI 900"). */
const bareNumber =
  /\b(?:cards?|bills?|hospital|er|mri|clinic|chiro|pt|ambulance|doctor|ortho|surgeon|loan|visa|mc|medical|owe|owes|owed|worth|rent|deposit|salary|makes?|make|earns?|earn|gross(?:es)?|pays?|paid|take home|balance|bumper|retainer|fee|net|nets|offered|offering|pay|pension|security|income|household|back pay|gana|gano|pago|debo|cobro|cobraron|quoted|estimated?|appraised|costo|charged|radiografias|rayos x|shifts?|therapy|doc|total|is|=)\s*(?:is |was |of |about |around |are |=|: ?|at |like )?\s?(\d{3,6})(?:\.\d{2})?(?![\d/,.]\d|\d|k\b| ?(?:st|nd|th|days?|weeks?|hours?|hrs?|miles?|lbs?|months?|years?|stitches|mg|people|%|calls?|acres?|am|pm))/g;
/** "800 down", "1500 upfront". */
const bareBefore =
  /(?<![\d$.,/#-])(\d{3,6})(?= ?(?:\/(?:hr|hour|wk|week|mo|month|yr)|down|up ?front|to start|an? (?:month|week|wk|shift|day)|per (?:month|week|wk|shift|day)|al mes|a la semana|por semana|weekly|monthly|biweekly|every (?:two|other|2) weeks|each\b)\b)/g;
const yearLike = /^(?:19[4-9]\d|20[0-3]\d)$/;

/** Remembers which characters are taken already; two readings never share one. */
function createCover(length: number): (start: number, end: number) => boolean {
  const taken = new Uint8Array(length);
  return (start, end) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  };
}

function fromDigits(folded: string): RawAmount[] {
  const found: RawAmount[] = [];
  const spanish = readsSpanish(folded);
  const cover = createCover(folded.length);
  for (const { pattern, currency } of patterns) {
    for (const match of folded.matchAll(pattern)) {
      const value = Number((match[1] ?? '').replaceAll(',', '')) * scaleOf(match[2] || undefined, spanish);
      const end = match.index + match[0].length;
      if (cover(match.index, end)) found.push({ start: match.index, end, value, currency });
    }
  }
  for (const match of [...folded.matchAll(bareNumber), ...folded.matchAll(bareBefore)]) {
    const number = match[1] ?? '';
    const start = match.index + match[0].lastIndexOf(number);
    const end = start + number.length;
    if (yearLike.test(number) || !cover(start, end)) continue;
    found.push({ start, end, value: Number(number), currency: false });
  }
  return found;
}

const big = /\b(?:hundred|thousand|grand|mil|million|millon|millones|cien|ciento|\w+cientos)\b/;
const currencyAfter = /^\s*(?:dollars?|bucks|dolares|pesos)\b/;

/** "Nine thousand on the Visa, another five on the Discover": the thousands are said once. */
const goesOnInThousands = (folded: string, start: number, end: number): boolean =>
  /\b(?:thousand|grand|mil|\dk)\b[^.;]{0,40}\b(?:another|plus|otros)(?: about| around)? $/.test(
    folded.slice(Math.max(0, start - 70), start),
  ) && /^ (?:on|for|in|to|owed|with|en|a)\b/.test(folded.slice(end, end + 8));

/** Spelled sums: a run of number words that holds a large one or stands before a currency ("twelve grand"). */
function fromWords(folded: string): RawAmount[] {
  const found: RawAmount[] = [];
  const partOfMillion = /\b(half|quarter)(?: of)?(?: a)? mil(?:lion)?\b|\bmedio millon\b/g;
  for (const match of folded.matchAll(partOfMillion))
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      value: match[1] === 'quarter' ? 250_000 : 500_000,
      currency: true,
    });
  let run: { start: number; end: number } | null = null;
  const close = () => {
    if (run === null) return;
    const words = folded.slice(run.start, run.end);
    const value = parseNumberWords(words);
    const spelled = value !== null && (big.test(words) || currencyAfter.test(folded.slice(run.end, run.end + 12)));
    const { start, end } = run;
    const taken = found.some((other) => start >= other.start && start < other.end);
    if (spelled && value >= 10 && !taken) found.push({ ...run, value, currency: true });
    else if (value !== null && value < 100 && goesOnInThousands(folded, start, end))
      found.push({ ...run, value: value * 1_000, currency: true });
    run = null;
  };
  for (const match of folded.matchAll(/[a-z]+/g)) {
    const end: number = match.index + match[0].length;
    const isNumber = numberWords.has(match[0]);
    const joined: boolean = run !== null && /^[ -]$/.test(folded.slice(run.end, match.index));
    if (run !== null && joined && (isNumber || match[0] === 'and' || match[0] === 'y')) run = { start: run.start, end };
    else {
      close();
      if (isNumber) run = { start: match.index, end };
    }
  }
  close();
  return found;
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

const andMore = /^\s*(?:and change|and some|plus\b(?! ?\$?\d)|\+(?! ?(?:\$|\d|[a-z]))|or more|y pico|or so|-ish)/;
const hedgeOver =
  /(?:over|more than|at least|upwards of|north of|above|past|exceed\w*|mas de|minimum of|arriba de)\s*(?:a )?\$?\s*$/;
const hedgeUnder = /(?:under|less than|below|almost|nearly|up to|not quite|menos de|casi|maximum of)\s*(?:a )?\$?\s*$/;
const justUnder =
  /(?:\b(?:just|right|barely|slightly|a (?:bit|little|hair)|shy of) ?(?:under|below|less than|shy of)?|almost|nearly|not quite|casi)\s*(?:a )?\$?\s*$/;
const totalBefore =
  /\b(?:total\w*|altogether|in all|all told|adds? up to|comes? to|sum|combined|overall|household|todo|suman?)\b[^.;\n]{0,24}$/;
const totalAfter =
  /^[^.;,\n]{0,22}?\b(?:total|altogether|in all|all told|all in|combined|in total|across|en total|between (?:all|both)|so far|everything|por todo)\b/;

function mention(folded: string, text: string, raw: RawAmount): AmountMention {
  const before = folded.slice(Math.max(0, raw.start - 40), raw.start);
  const after = folded.slice(raw.end, raw.end + 40);
  const step = 10 ** Math.floor(Math.log10(Math.max(raw.value, 1)));
  return {
    ...raw,
    quote: text.slice(raw.start, raw.end),
    least: justUnder.test(before) ? raw.value * 0.97 : hedgeUnder.test(before) ? raw.value * 0.75 : raw.value,
    most: andMore.test(after) || hedgeOver.test(before) ? raw.value + step : raw.value,
    period: periods.find(([pattern]) => pattern.test(after))?.[1] ?? null,
    category: amountCategoryAt(folded, raw.start, raw.end),
    total: totalBefore.test(before) || totalAfter.test(after),
  };
}

const LIST_GAP = 26;

/** In a list only the first sum has its words ("2021: 7,200. 2022: 6,900"): the next ones are for the same thing. */
function inherit(folded: string, amounts: readonly AmountMention[]): AmountMention[] {
  const read: AmountMention[] = [];
  for (const amount of amounts) {
    const previous = read.at(-1);
    const between = previous === undefined ? '' : folded.slice(previous.end, amount.start);
    const listed = previous !== undefined && between.length <= LIST_GAP && !/[a-z]{5}/.test(between);
    read.push(listed && amount.category === 'other' ? { ...amount, category: previous.category } : amount);
  }
  return read;
}

/** Every sum of money in a text: digits, shorthand and words, English and Spanish, with what it is for. */
export function findAmounts(text: string): AmountMention[] {
  const folded = foldText(text);
  const numbers = fromDigits(folded);
  const words = fromWords(folded).filter(
    (word) => !numbers.some((other) => word.start < other.end && other.start < word.end),
  );
  const found = [...numbers, ...words].sort((a, b) => a.start - b.start).map((raw) => mention(folded, text, raw));
  return inherit(folded, found);
}
