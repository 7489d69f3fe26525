import type { FilterText } from './filter-text.ts';
import { type FilterRule, met, rule, violated } from './filter-verdict.ts';
import { evidenceAt } from './record-facts.ts';

const grownUp =
  '(?:parents?|guardians?|mom|dad|mother|father|mama|papa|adult|aunt|uncle|grandmother|grandfather|grandma|grandpa|madre|padre|tutor)';
const minors = /\b(?:minors?|under ?-?(?:age|18)|under eighteen|(?:kids?|children|teens?|teenagers?)|menores?)\b/;
const speaks =
  /\b(?:contact\w*|calls?|calling|caller|reach(?:es)? out|submit\w*|inquir\w*|sign\w*|on the (?:line|phone)|speak\w*|consent\w*|present|involved|llam\w+)\b/;

/** Somebody who gives an age of their own, in the first person. */
const ownAge =
  /\b(?:i'?m|i am|me,?|tengo|im)(?: only| just| still)? (1[0-7]|[89])\b(?! ?(?:weeks?|months?|days?|hours?|miles|st\b|nd\b|th\b|%|semanas|meses|dias|k\b))|\bi'?m (?:still )?(?:a minor|underage|in (?:high|middle) school)\b/;
const byGrownUp = new RegExp(
  `\\b(?:my |mi )${grownUp}(?:'s)? (?:is |are |will |can |esta )?(?:here|calling|called|writing|typing|on the (?:line|phone)|with me|helping me|signing|filled|wants you|said to call|knows)|\\b(?:call|talk to|speak (?:to|with)|contact|reach|text) (?:my |mi )${grownUp}\\b|\\b(?:this is|i'?m|i am|soy) (?:the |his |her |their |la |el |su )(?:\\w+ )?${grownUp}\\b`,
);
const keptOut = new RegExp(`\\b(?:don'?t|do not|dont|never|not|without) [^.;!?]{0,40}\\b(?:my |mi )?${grownUp}\\b`);

/** "For minors a parent has to be the one who contacts us". */
export function parseGuardian({ whole }: FilterText): FilterRule | null {
  const asked = new RegExp(`\\b${grownUp}\\b`).test(whole) && minors.test(whole) && speaks.test(whole);
  if (!asked) return null;
  return rule('if the client is under 18, a parent or guardian is the contact', (facts) => {
    const own = ownAge.exec(facts.folded);
    const told = byGrownUp.exec(facts.folded);
    const quoteOf = (match: RegExpExecArray) => evidenceAt(facts, match.index, match.index + match[0].length);
    if (own === null)
      return told === null
        ? met('no minor is speaking here', null)
        : met('a parent or guardian is speaking', quoteOf(told));
    const refusal = keptOut.exec(facts.folded);
    if (refusal !== null || told === null)
      return violated('a minor is writing without a parent', quoteOf(refusal ?? own));
    return met('a parent or guardian is involved', quoteOf(told));
  });
}
