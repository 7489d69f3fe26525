import type { AmountMention } from '../../amounts/amount-mention.ts';
import type { RecordFacts } from '../record-facts.ts';
import type { Sum } from './combined-sum.ts';

/** What a home is worth above what is owed on it. */
export function homeEquity(facts: RecordFacts): Sum | null {
  const beside = (before: RegExp, after: RegExp) =>
    facts.amounts.find(
      ({ start, end }) =>
        before.test(facts.folded.slice(Math.max(0, start - 30), start)) ||
        after.test(facts.folded.slice(end, end + 16)),
    );
  const worth = beside(
    /\b(?:worth|zillow|zestimate|redfin|valued?|appraised|appraisal|house|home)\b[^.;,]{0,14}$/,
    /^ (?:value|house|home)\b/,
  );
  const owed = beside(
    /\b(?:owe[sd]?|mortgage|balance|loan)\b[^.;,]{0,14}$/,
    /^ ?(?:owed|on (?:the )?mortgage|mortgage|on it)\b/,
  );
  if (worth === undefined || owed === undefined || worth === owed) return null;
  const scaled = (value: number) => (value < 2_000 ? value * 1_000 : value);
  const equity = scaled(worth.value) - scaled(owed.value);
  return { least: equity, most: equity, first: worth };
}

const owedBefore =
  /(?<!no )\b(?:owes?|owed|owing|mortgages?(?: of| is)?|loans?(?: of)?|lien(?: of)?)\s*(?:about |around )?\$?$/;
const owedAfter = /^\s*(?:is |still )?(?:owed|owing|mortgage|left on|on the mortgage|loan|lien)\b/;

/** What stands against an estate is no part of it, and comes off where the filter asks for the net. */
export function assetsOnly(facts: RecordFacts, amounts: readonly AmountMention[], net: boolean): AmountMention[] {
  const isOwed = ({ start, end }: AmountMention) =>
    owedBefore.test(facts.folded.slice(Math.max(0, start - 24), start)) ||
    owedAfter.test(facts.folded.slice(end, end + 20));
  const owed = net ? facts.amounts.filter(isOwed).reduce((sum, { value }) => sum + value, 0) : 0;
  const held = amounts.filter((amount) => !isOwed(amount));
  const [largest] = [...held].sort((a, b) => b.value - a.value);
  return held.map((amount) =>
    amount === largest
      ? { ...amount, value: amount.value - owed, least: amount.least - owed, most: amount.most - owed }
      : amount,
  );
}
