import type { AmountMention } from '../../amounts/amount-mention.ts';
import type { RecordFacts } from '../record-facts.ts';
import { combined, type Sum } from './combined-sum.ts';

const stillOpen =
  /\b(?:unpaid|left|owed|owes|outstanding|remaining|last|all but|balance(?: of)?|never paid|withheld|sat on|still due)\b[^.;]{0,22}$/;

const wholePrice =
  /\b(?:prices?|priced|contract(?:ed)?|agreed|deal|bid|job|quoted?|signed)(?: (?:was|is|were|price|sum|of|for|at|on|to|me|us|a|the|total|it)){0,4} ?(?:about |around )?\$?$/;
const partAfter =
  /\b(?:paid|pagu?e|deposit|gave|up front|down|owed?|owes|unpaid|left|balance|fix|redo|finish|complete|tear|repair|replace)\b/;

/** "The price was 62,000, he got 38,000": what was agreed is not at stake where its parts are told. */
function withoutPrice({ folded }: RecordFacts, amounts: readonly AmountMention[]): readonly AmountMention[] {
  const isPrice = ({ start }: AmountMention) => wholePrice.test(folded.slice(Math.max(0, start - 50), start));
  const parts = amounts.filter((amount) => !isPrice(amount));
  const isPart = ({ start, end }: AmountMention) =>
    partAfter.test(folded.slice(Math.max(0, start - 30), start)) || partAfter.test(folded.slice(end, end + 30));
  return parts.some(isPart) ? parts : amounts;
}

/** Where some sums are said to be open, the price of the whole contract is not at stake; a sum told twice counts once. */
export function atStake(facts: RecordFacts, all: readonly AmountMention[]): AmountMention[] {
  const amounts = withoutPrice(facts, all);
  const open = amounts.filter(({ start }) => stillOpen.test(facts.folded.slice(Math.max(0, start - 40), start)));
  const wholes = new Set(
    amounts.filter(({ start }) => partOf.test(facts.folded.slice(Math.max(0, start - 40), start))),
  );
  if (wholes.size > 0 && wholes.size < amounts.length)
    return atStake(
      facts,
      amounts.filter((amount) => !wholes.has(amount)),
    );
  const chosen =
    open.length > 0 && amounts.some(({ value }) => value > 3 * Math.max(...open.map((one) => one.value)))
      ? open
      : amounts;
  return chosen.filter(
    ({ value }, index) => value < 20_000 || chosen.findIndex((other) => other.value === value) === index,
  );
}

const stoodAt = /\b(?:was|were|had|from|worth|of|put(?: in)?|invested|started (?:at|with)|tenia|era)\b[^.;\d]{0,16}$/;
const standsAt =
  /^[^.;\d]{0,40}\b(?:now|(?:it'?s|its|is|are|they'?re) (?:now |only |barely |just )?(?:worth|at)|down to|dropped to|fell to|went to|to|only|left with|ahora)\b[^.;\d]{0,16}$/;

/** Beside so much a small number leaves out its thousands: "had 300k, it's now worth 240". */
const LEAST_IN_THOUSANDS = 20_000;

/** "It was 480k, now 195k": what was lost is the difference. */
export function fall(facts: RecordFacts): Sum | null {
  for (const [index, high] of facts.amounts.entries()) {
    const low = facts.amounts[index + 1];
    if (low === undefined || low.value >= high.value) continue;
    const before = facts.folded.slice(Math.max(0, high.start - 40), high.start);
    if (!stoodAt.test(before) || !standsAt.test(facts.folded.slice(high.end, low.start))) continue;
    const left = low.value < 1_000 && high.value >= LEAST_IN_THOUSANDS ? low.value * 1_000 : low.value;
    const lost = high.value - left;
    if (lost <= 0) continue;
    return { least: lost, most: lost, first: high };
  }
  return null;
}

/** "Lost 62 thousand of my 210k": the larger sum is what there was. */
const partOf = /\d\S* (?:\w+ )?(?:out )?of (?:my|our|his|her|their|the|a) (?:\w+ )?\$?$/;

export const WORTH = /\b(?:demand(?:ed|s)?|case values?|value(?:d)?|settle\w*|verdict|worth)\b/;
/** Pain and what is still to come can make this many times of the bills. */
const PAIN_FACTOR = 3;

/** What an injury is worth: never less than its bills and lost pay, and how much more the notes do not tell. */
export function worthOfInjury(facts: RecordFacts): Sum | null {
  const bills = facts.amounts.filter(({ category, period }) => category === 'medical' && period === null);
  const [first] = bills;
  const lost = facts.amounts.filter(({ category, period }) => category === 'lost_income' && period === null);
  const sum = combined([...bills, ...lost], 'sum');
  return first === undefined || sum === null ? null : { least: sum.least, most: sum.most * PAIN_FACTOR, first };
}
