import type { FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { evidenceAt, type RecordFacts } from '../record-facts.ts';
import { cutOff, lengthBoundIn, lengthWords } from './time-bound.ts';

const filed = /\b(?:filed|filing|chapter (?:7|13)|ch ?(?:7|13)|bankruptc\w*|discharged?|bk)\b/;
const never =
  /\b(?:never (?:\w+ )?(?:filed|been bankrupt|gone bankrupt|declared|done (?:an? )?(?:bankruptc\w*|chapter|bk))|no (?:prior|previous) (?:filings?|bankruptc\w*|bk|chapter)|nunca (?:ha |he )?(?:declarado|hecho|metido))\b/;

function earlierFiling(facts: RecordFacts) {
  return facts.dates.find((date) => {
    if (date.latest >= facts.today) return false;
    const sentence = facts.sentences.findLast(({ start }) => start <= date.start)?.text ?? '';
    return (
      filed.test(sentence) && !/\b(?:sued|lender|creditor|returns?|lawsuit|garnish\w*)\b/.test(sentence.slice(0, 80))
    );
  });
}

/** Filters on earlier bankruptcies. */
export function parseEarlierFiling({ main, rejects }: FilterText): FilterRule | null {
  if (
    !/\bfiled\b|\bprior (?:filings?|bankruptc\w*)|\bbankruptc\w* (?:within|in the (?:last|past))|\bprevious bankruptc|\b(?:bankruptc\w*|bk|chapter (?:7|13))\b.*\bfilings?\b|\bno (?:bankruptcy |bk )?filings?\b|\bfil(?:e|ed|ing)(?: for)? (?:an? )?(?:bankruptc\w*|bk|chapter (?:7|13))/.test(
      main,
    )
  )
    return null;
  if (
    /\b(?:tax|returns?|charges?|lawsuit|suit|grievance|eeoc|complaint|claims?|appeal|petition|notice|accidents?|incidents?|injur\w*|deadline)\b/.test(
      main,
    )
  )
    return null;
  const bound = lengthBoundIn(main);
  const when = bound === null ? '' : ` within the last ${lengthWords(bound)}`;
  return rule(`there was ${rejects ? 'no' : 'a'} bankruptcy filing${when}`, (facts) => {
    const no = never.exec(facts.folded);
    if (no !== null)
      return fromPredicate(false, rejects, {
        why: 'no earlier filing',
        evidence: evidenceAt(facts, no.index, no.index + no[0].length),
        missing: '',
      });
    const earlier = earlierFiling(facts);
    if (earlier === undefined) return unknown('the notes do not say when there was an earlier filing');
    const within = bound === null || earlier.best >= cutOff(facts.today, bound, -1);
    const evidence = evidenceAt(facts, earlier.start, earlier.end);
    return fromPredicate(within, rejects, { why: `filed before: ${earlier.quote}`, evidence, missing: '' });
  });
}
