import type { FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, unknown } from './filter-verdict.ts';
import { evidenceAt } from './record-facts.ts';

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;
const limitPair = /(?<![\d/$])(\d{2,3})\/(\d{2,3})(?![\d/])/;

/** "Policy limits of at least 100/300", in thousands for each person and each accident. */
export function parsePolicyLimits({ main, rejects }: FilterText): FilterRule | null {
  const asked = limitPair.exec(main);
  if (
    asked === null ||
    !/\b(?:limits?|polic(?:y|ies)|coverage|insur\w*|bi|carr(?:y|ies|ied)|minimum|defendants?|at[- ]fault|driver|adverse)\b/.test(
      main,
    )
  )
    return null;
  const least = Number(asked[1]) * 1_000;
  const fewer = /\b(?:under|below|less than)\b/.test(main);
  return (facts) => {
    const told = limitPair.exec(facts.folded);
    const amount = facts.amounts.find(({ category, value }) => category === 'limits' && value >= 10_000);
    const value = told === null ? amount?.value : Number(told[1]) * 1_000;
    if (value === undefined) return unknown('the notes do not tell the policy limits');
    const at =
      told === null ? (amount ?? { start: 0, end: 0 }) : { start: told.index, end: told.index + told[0].length };
    const holds = fewer ? value < least : value >= least;
    return fromPredicate(holds, rejects, {
      why: `limits of ${dollars(value)} for each person`,
      evidence: evidenceAt(facts, at.start, at.end),
      missing: '',
    });
  };
}
