import type { AmountMention } from '../../amounts/amount-mention.ts';
import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { evidenceAt, type RecordFacts } from '../record-facts.ts';
import { amountBoundIn, dollars, inBound, limitsOf } from './amount-bound.ts';

const asked =
  /\b(?:underpa(?:id|y\w*)|under-paid|shortfalls?|low-?ball\w*|gaps?|difference|underestimat\w*|short(?:ed)? by|paid short|paid (?:us |them |out |me )?less than (?:what|the|owed)|disputed portion|(?:after|beyond|above|over|net of) (?:what )?(?:the |their )?(?:insurance|insurer|carrier)(?: has| already)*(?: paid| pays)|still unpaid by (?:the )?(?:carrier|insurer)|between (?:our|the (?:client|contractor|roofer)(?:'s)?|their) (?:\w+ )?(?:estimates?|numbers?|figures?|bids?|quotes?)? ?and (?:the )?(?:theirs|carrier'?s|insurer'?s|adjuster'?s))\b/;
const insured = /\b(?:carrier|insur\w+|adjuster|polic(?:y|ies)|claims?|estimates?|underpa\w+|low-?ball\w*)\b/;

const paidBefore =
  /\b(?:paid|pays|paying|sent|issued|cut (?:me|us) (?:a check for)?|check (?:for|of)|offer(?:ed|ing|s)?|allowed|approved|valued (?:it|the \w+)? ?(?:at)?|adjuster'?s?|(?:carrier|insurer|insurance|company|their|his)(?:'s)? (?:estimate|number|figure|adjuster|own)|came (?:back|in) (?:at|with))\b[^.;\d]{0,34}$/;
const paidAfter =
  /^[^.;\d]{0,24}\b(?:they paid|was paid|is what they paid|paid out|check|from (?:the )?(?:carrier|insurer|insurance)|net)\b/;
const costBefore =
  /\b(?:contractors?|roofers?|plumbers?|engineers?|builders?|public adjuster|appraisers?|restoration|body shop|bids?|quotes?|quoted|estimates?|cost|costs|to (?:fix|repair|replace|rebuild)|repairs?|damage|worth|loss)\b[^.;\d]{0,44}$/;
const costAfter =
  /^[^.;\d]{0,24}\b(?:to (?:fix|repair|replace|rebuild)|all in|of damage|in damage|bid|quote|estimate|for the (?:whole|full))\b/;
const gapBefore =
  /\b(?:short(?:ed)?(?: (?:me|us))?(?: by)?|difference (?:is|of)|gap (?:is|of)|shortfall (?:is|of)|underpaid (?:me |us )?by|still (?:owe|short))\b[^.;\d]{0,16}$/;
const gapAfter = /^ ?(?:short|apart|difference|under(?:paid)?|less than)\b/;
const carriers = /\b(?:carrier|insur\w+|adjuster|they|state farm|allstate|company)\b[^.;\d]{0,40}$/;

type Side = 'gap' | 'paid' | 'cost' | null;

function sideOf({ folded }: RecordFacts, { start, end }: AmountMention): Side {
  const before = folded.slice(Math.max(0, start - 60), start);
  const after = folded.slice(end, end + 40);
  if (gapBefore.test(before) || gapAfter.test(after)) return 'gap';
  if (paidAfter.test(after) || (paidBefore.test(before) && (carriers.test(before) || !costBefore.test(before))))
    return 'paid';
  return costBefore.test(before) || costAfter.test(after) ? 'cost' : null;
}

interface Gap {
  value: number;
  at: AmountMention;
}

/** What was not paid of a loss: told itself, or the cost without what was paid; null where either is missing. */
function gapIn(facts: RecordFacts): Gap | null {
  const sums = facts.amounts.filter(({ period, value }) => period === null && value >= 100);
  const of = (side: Side) => sums.filter((amount) => sideOf(facts, amount) === side);
  const [told] = of('gap');
  if (told !== undefined) return { value: told.value, at: told };
  const largest = (amounts: readonly AmountMention[]) => [...amounts].sort((a, b) => b.value - a.value)[0];
  const cost = largest(of('cost'));
  const paid = largest(of('paid'));
  const denied = /\b(?:den(?:ied|ial|y)|refus\w+|paid nothing|won'?t pay)\b/.test(facts.folded);
  if (cost === undefined || (paid === undefined && !denied)) return null;
  return { value: Math.max(0, cost.value - (paid?.value ?? 0)), at: cost };
}

/** "Underpaid by at least 15k": how far what an insurer paid stays behind the loss. */
export function parseGap({ main, whole, refusedAside }: FilterText): FilterRule | null {
  if (!asked.test(main) || !insured.test(whole) || /\b(?:treat\w*|visits?|days?|weeks?|months?)\b/.test(main))
    return null;
  const read = amountBoundIn(main.replace(asked, ' ')) ?? amountBoundIn(whole.replace(asked, ' '));
  if (read === null) return null;
  const refused = (countRefusals(main.replace(/\bunder-?pa\w+/g, ' ')) + Number(refusedAside)) % 2 === 1;
  return rule(`the insurer left ${limitsOf(read.bound, null, refused)} of the loss unpaid`, (facts) => {
    const gap = gapIn(facts);
    if (gap === null) return unknown('the notes do not say how much was left unpaid');
    return fromPredicate(inBound({ least: gap.value, most: gap.value }, read.bound), refused, {
      why: `left unpaid: ${dollars(gap.value)}`,
      evidence: evidenceAt(facts, gap.at.start, gap.at.end),
      missing: '',
    });
  });
}
