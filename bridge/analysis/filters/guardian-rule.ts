import { asksForVictim } from './caller-rule.ts';
import type { FilterText } from './filter-text.ts';
import { type FilterRule, met, rule, violated } from './filter-verdict.ts';
import { evidenceOf, mentionedInCase, stated, textOf } from './questions/mentions.ts';
import type { Evidence, RecordFacts } from './record-facts.ts';

const grownUp =
  '(?:parents?|guardians?|mom|dad|mother|father|mama|papa|adult|aunt|uncle|grandmother|grandfather|grandma|grandpa|madre|padre|tutor)';
const minors = /\b(?:minors?|under ?-?(?:age|18)|under eighteen|(?:kids?|children|teens?|teenagers?)|menores?)\b/;
const speaks =
  /\b(?:contact\w*|calls?|calling|caller|reach(?:es)? out|submit\w*|inquir\w*|sign\w*|on the (?:line|phone)|speak\w*|consent\w*|present|involved|llam\w+)\b/;

const callerOrParent = new RegExp(
  `\\b(?:person|party|one|victim|client|patient)\\b[^.;]{0,20}\\bor\\b[^.;]{0,20}\\b${grownUp}\\b`,
);

/** Somebody who gives an age below 18 of their own, or says that they are a minor. */
function ownAge(facts: RecordFacts): Evidence | null {
  const text = textOf(facts);
  const minor = text.hits('ask_case.minor').find((hit) => {
    const figure = /\d+/.exec(text.quote(hit))?.[0];
    return figure === undefined || (Number(figure) > 7 && Number(figure) < 18);
  });
  return minor === undefined ? null : evidenceOf(facts, minor);
}

/** "For minors a parent has to be the one who contacts us". */
export function parseGuardian(text: FilterText): FilterRule | null {
  const { whole } = text;
  // "The injured person, or a parent if it's a kid" asks of everybody who calls.
  if (asksForVictim(text) && callerOrParent.test(whole)) return null;
  const asked = new RegExp(`\\b${grownUp}\\b`).test(whole) && minors.test(whole) && speaks.test(whole);
  if (!asked) return null;
  return rule('if the client is under 18, a parent or guardian is the contact', (facts) => {
    const own = ownAge(facts);
    const told = mentionedInCase(facts, 'grown_up').asserted;
    if (own === null)
      return told === null ? met('no minor is speaking here', null) : met('a parent or guardian is speaking', told);
    const refusal = stated(facts, 'ask_case.grown_up_kept_out');
    return refusal !== null || told === null
      ? violated('a minor is writing without a parent', refusal ?? own)
      : met('a parent or guardian is involved', told);
  });
}
