import type { Clause } from '../../text/clauses.ts';
import { matchesOf } from '../../text/matches.ts';
import { isNegated } from '../../text/negation.ts';
import { nearbyAt, type RecordFacts } from '../record-facts.ts';
import type { Sign } from './representation-context.ts';
import { hintsAtLawyer, namesLawyer } from './representation-words.ts';

/** The ways people put their name to a paper. */
const signs =
  /\b(?:(?:e-?|docu-?)?signed(?! (?:off|in|out|for (?:the|a) (?:package|delivery)|an? order|the order|by))|(?:put|gave) (?:my|his|her|our|their) (?:name|signature|john hancock)|(?:clicked|hit|tapped|pressed) (?:on )?(?:accept|agree|yes|i agree)|inked|initial(?:ed|led)|(?:with|has|bears|got|over) (?:my|our|his|her) (?:signature|name on it)|(?:did|filled out|finished|completed) (?:the|all the|their|his|her) (?:paperwork|papers|forms)|(?:paperwork|papers)(?:'s| is| are| was)? (?:all )?(?:done|signed|in)|(?:did|done|sent|filled out) (?:the|an?|their) (?:docu-?sign|e-?sign)\w*|docusign(?= (?:with|w))|had (?:me|us|him|her|them) (?:\w+ )?(?:docu-?sign|e-?sign|sign)|firme|firmo|firmamos)\b/g;
/** Papers that are no contract with a lawyer. */
const otherPaper =
  /\b(?:leases?|waivers?|police|severance|settlement|statement|releases?|hipaa|authorization|petition|order|birth|deed|note|mortgage|loan|will|divorce|prenup|offer|nda|non-?compete|arbitration|contract (?:with|w\/) (?:the|my|him|a) (?:builder|contractor|seller|roofer|buyer|company|landlord|employer)|judge|doctor|surgeon|officer|trooper|termination)\b/;
const notClient =
  /\b(?:roommate|coworker|neighbor|driver|judge|doctor|officer|trooper|surgeon|he|she|they|boss|landlord|company|contractor|manager|owner|insurer|adjuster|friend|cousin)(?: (?:already|just|never|also|then))? $/;
const both = /\b(?:and (?:i|me)|both|all of us|we|us)\b/;
/** Nobody is sorry for a signature under anything smaller. */
const regrets = /\b(?:regret\w*|second thoughts|cold feet|(?:want|trying|like) to (?:get )?(?:out|cancel|back out))\b/;
const negatedSoon =
  /\b(?:not|n't|never|nothing|without|before|about to|almost|if i|should i|until i|to|ready to|para que|que|wants? to|refused to|didnt|havent|hasnt|sin|no (?:he|ha|hemos)|nunca|nobody|no one) (?:\w+ ){0,3}$/;

/** The end of the sentence before a place, as far as words of it can matter. */
function sentenceBefore(facts: RecordFacts, masked: string, sentence: Clause): string {
  const previous = facts.sentences[sentence.sentence - 1];
  return previous === undefined ? '' : masked.slice(Math.max(previous.start, previous.end - 300), previous.end);
}

/** Signatures under a contract with a lawyer: beside one, or after a sentence that hints at one. */
export function* signaturesIn(facts: RecordFacts, masked: string): Generator<Sign> {
  for (const match of matchesOf(masked, signs)) {
    const sentence = nearbyAt(facts, match.index, match.index + match[0].length);
    const text = masked.slice(sentence.start, sentence.end);
    const at = match.index - sentence.start;
    const before = text.slice(Math.max(0, at - 60), at);
    const after = text.slice(at, at + match[0].length + 60);
    const previous = sentenceBefore(facts, masked, sentence);
    const topical =
      hintsAtLawyer(text) || namesLawyer(previous) || (hintsAtLawyer(previous) && /\bsign/.test(previous));
    const asked = /\b(?:wanted|asked|came|tried)\b[^.;]{0,40}\bsign\b/.test(previous);
    if (!(topical || asked || (match[0].startsWith('had ') && regrets.test(text))) || otherPaper.test(after)) continue;
    if (negatedSoon.test(before) || isNegated(text.slice(0, at + match[0].length), at, match[0].length)) continue;
    const led = match[0].startsWith('had ');
    if (!led && notClient.test(before) && !both.test(after) && /\b(?:i|my|we|me)\b/.test(facts.folded)) continue;
    yield { start: match.index, end: match.index + match[0].length };
  }
}

const hushed =
  /\b(?:(?:has|have)(?: not|n'?t) been told|never been told)\b|\b(?:(?:has|have|did) not|hasn'?t|haven'?t|didn'?t|without|no (?:le )?(?:he|ha)) (?:yet )?(?:told|telling|tell|said anything to|let on to|dicho(?: nada)?)(?: (?:a )?(?:him|her|them|la licenciada|el licenciado|la abogada|el abogado|(?:my|the) \w+))?\b/g;
const comparing =
  /\b(?:second (?:opinion|set|look|pair)|another (?:set|pair|opinion|look)|segunda opinion|(?:looking|shopping|asking|calling|phoning) (?:around|about)|compar\w+|better|switch\w*|replace|on the side|somebody (?:with|who)|someone (?:with|who|closer))\b/;

/** Those who look for another one behind the back of the one they have. */
export function* secretsKept(facts: RecordFacts, masked: string): Generator<Sign> {
  for (const match of matchesOf(masked, hushed)) {
    const sentence = nearbyAt(facts, match.index, match.index + match[0].length);
    const from = facts.sentences[Math.max(0, sentence.sentence - 2)]?.start ?? sentence.start;
    const around = masked.slice(Math.max(from, sentence.start - 600), sentence.end);
    if (comparing.test(around) && (hintsAtLawyer(around) || /\bhearing|court|opinion\b/.test(around)))
      yield { start: match.index, end: match.index + match[0].length };
  }
}
