import type { Clause } from '../text/clauses.ts';
import { isNegated } from '../text/negation.ts';
import { clauseAt, type Evidence, evidenceAt, nearbyAt, type RecordFacts, sentenceAt } from './record-facts.ts';
import {
  appointed,
  declined as declinedPattern,
  denial,
  ended,
  formerly,
  notEnded,
  seeking,
  strongActs,
  weakActs,
} from './representation-signs.ts';
import {
  isOtherMatter,
  lawyer,
  namesLawyer,
  othersLawyer,
  relatedLawyer,
  wished,
  withFirmsMasked,
} from './representation-words.ts';

export interface RepresentationStatus {
  /** Whether someone acts for the client in this matter now; null where nothing is said. */
  represented: boolean | null;
  /** Whether the one who acts was appointed: a public defender, or counsel an insurer pays. */
  appointed: boolean;
  /** How many lawyers acted in it before and no longer do. */
  former: number;
  /** Whether a firm looked at it and said no. */
  declined: Evidence | null;
  evidence: Evidence | null;
}

const firstPerson = /\b(?:i|i'm|i've|my|me|we|our)\b/;
const others =
  /\b(?:she|he|they|boyfriend|girlfriend|fiancee?|roommate|cousin|neighbor|coworker|employer|company|insurer|insurance|driver|ex|wife|husband|landlord|side|boss|owner|dad|mom|father|mother|esposo|esposa|brother|sister|passenger|driver|friend|partner)\s(?:also |already |now |ya )?$/;
const otherPerson = /\b(?:neighbor|driver|owner|landlord|other (?:side|guy|party)|boss|ex|they|he|she)\b/;
const negatedBefore =
  /\b(?:no|not|never|n't|nobody|nadie|sin|ni|none|if|before|without|didn'?t|haven'?t|hasn'?t)\s(?:\w+\s){0,3}$/;
const isAppointed =
  /\b(?:court|judge|insurer|insurance|carrier|aseguranza|juez|corte)\b[^.;]{0,30}\b(?:gave|appointed|assigned|hired|provided|puso|asigno|dio)|\b(?:appointed|assigned)\b/;
const changesLawyer =
  /^(?:transfer|move|moving|tak|chang|switch|swap|replac|get rid|fir|drop|leav|unhappy|not happy|dissatisfied|cambiar)/;
/** A sentence that goes on about the one just named. */
const goesOn =
  /^\s*(?:then |so |but |and |later |he then )*(?:he|she|they|it|i|we|that|the (?:firm|lawyer|attorney)|lo|la|el|ella)\b/;

const isOver = (text: string): boolean => ended.test(text) && !notEnded.test(text);

function endedLater(facts: RecordFacts, sentence: Clause): boolean {
  const next = facts.sentences[sentence.sentence + 1];
  return next !== undefined && goesOn.test(next.text) && isOver(next.text);
}

/** Whether a sign of a lawyer is one of a lawyer of the client, in this matter, who still acts. */
function concerns(facts: RecordFacts, text: string, sentence: Clause, sign: { start: number; end: number }): boolean {
  const from = sign.start - sentence.start;
  const to = sign.end - sentence.start;
  const said = text.slice(from, to);
  const near = text.slice(Math.max(0, from - 12), to + 14);
  const around = text.slice(Math.max(0, from - 40), to + 30);
  if (
    !isAppointed.test(said) &&
    (othersLawyer.test(around) || (relatedLawyer.test(text) && !/\brepresenting (?:me|us|him|her)\b/.test(text)))
  )
    return false;
  const before = text.slice(Math.max(0, from - 50), from + 4);
  if (wished.test(before) && !/^(?:my|our|still)/.test(said) && !changesLawyer.test(said)) return false;
  if (
    /\b(?:would|could|will|might)? ?be\s$|'d be\s$/.test(text.slice(Math.max(0, from - 12), from)) &&
    /\bfirst\b/.test(said)
  )
    return false;
  const tookThisToo = /\b(?:also|too|as well|tambien)\b/.test(text.slice(from));
  if (!tookThisToo && isOtherMatter(text, near, facts.record.practiceArea)) return false;
  if (/^(?:his|her|their)\b/.test(said) && firstPerson.test(facts.folded)) return false;
  const thirdParty =
    others.test(text.slice(Math.max(0, from - 24), from)) ||
    (/^lawyered/.test(said) && otherPerson.test(text.slice(0, from)));
  if (
    /^(?:has|have|had|got|tiene|hired|retained|lawyered|already|is|are|paid)\b/.test(said) &&
    thirdParty &&
    firstPerson.test(facts.folded)
  )
    return false;
  const anew = /\b(?:new|another|second|different|otr[oa])\b/.test(text.slice(from, to + 12));
  return !isOver(anew ? text.slice(to) : text) && !endedLater(facts, sentence);
}

const tellsOfLawyer =
  /\b(?:attorney|atty|lawyer|counsel|firm|bufete|abogad|licenciad|outfit|guy\b|lady\b|people\b|folks\b|one\b|someone|somebody|alguien|lor\b|letter of rep|represented|caso|retainer|discharged|them|him|her|office|llp|pllc|associates|law|legal|& \w|qfirm|public defender|pd\b|they(?:'re| are) (?:work|handl|fil))/;

function firstConcerning(facts: RecordFacts, masked: string, pattern: RegExp, needsLawyer: boolean): Evidence | null {
  for (const match of masked.matchAll(pattern)) {
    const end = match.index + match[0].length;
    const sentence = nearbyAt(facts, match.index, end);
    if (needsLawyer && !tellsOfLawyer.test(masked.slice(match.index, Math.min(sentence.end, end + 80)))) continue;
    const before = masked.slice(Math.max(sentence.start, match.index - 24), match.index);
    if (negatedBefore.test(before) && !notEnded.test(match[0])) continue;
    const text = masked.slice(sentence.start, sentence.end);
    if (concerns(facts, text, sentence, { start: match.index, end })) return evidenceAt(facts, match.index, end);
  }
  return null;
}

const endings = /\b(?:let (?:\w+ ){0,4}?go|withdrew|fired|discharged|retired|quit|released?|relieved|dropped)\b/g;

function countFormer(facts: RecordFacts): number {
  let count = 0;
  for (const { text } of facts.sentences) {
    if (!namesLawyer(text) && !/\bfirms?\b/.test(text)) continue;
    if (othersLawyer.test(text) || isOtherMatter(text, text, facts.record.practiceArea)) continue;
    if (isOver(text)) count += Math.max(1, text.match(endings)?.length ?? 0);
    else if (
      formerly.test(text) &&
      /\b(?:had|former|prior|previous)\b/.test(text) &&
      !/\b(?:no|not|never)\b/.test(text)
    )
      count += 1;
  }
  return count;
}

function firstMatch(facts: RecordFacts, text: string, pattern: RegExp): Evidence | null {
  const match = text.matchAll(pattern).next().value;
  return match === undefined ? null : evidenceAt(facts, match.index, match.index + match[0].length);
}

/** The end of a lawyer's work: in a sentence that names one, or in the next. */
function endOf(facts: RecordFacts, masked: string): Evidence | null {
  for (const sentence of facts.sentences) {
    const text = masked.slice(sentence.start, sentence.end);
    const previous = facts.sentences[sentence.sentence - 1];
    const aboutLawyer =
      namesLawyer(text) ||
      /\bfired (?:mr|ms|mrs)\b/.test(text) ||
      /\bfirms?\b/.test(text) ||
      (previous !== undefined && goesOn.test(text) && namesLawyer(masked.slice(previous.start, previous.end)));
    if (!aboutLawyer || !isOver(text) || othersLawyer.test(text)) continue;
    const at = sentence.start + (ended.exec(text)?.index ?? 0);
    return evidenceAt(facts, at, at + (ended.exec(text)?.[0].length ?? 0));
  }
  return null;
}

const owned =
  /\b(?:my|our|the|this|that|current|his|her|their|mi|su|prior|former|first|old|previous|public) (?:\w+ )?$/;
const opponent = /\b(?:other (?:side|driver|party|guy|person)|opposing|landlord|my ex|store|insurer)\b[^.;]{0,20}$/;
const letGo =
  /\b(?:discharg|fir(?:e|ing)|drop|terminat|releas|replac|dismiss|let|leav|change|happy|trust|reach|hold of|from|pa(?:y|id) (?:the|my))\w*\b[^.;]{0,20}$/;
const anyLawyers = new RegExp(
  `\\b(?:${lawyer}|(?:hired?|retain(?:ed)?|engaged?)(?: \\w+)?(?= ?(?:[.,;!)]|$))|(?:spoken|spoke|talked?|reached out|consulted|contacted|called) (?:to |with )?(?:anyone|anybody|any (?:firms?|offices?)|firms?))\\b`,
  'g',
);

/** A lawyer of nobody in particular, or the hiring of one, in the reach of a denial. */
function deniedAtAll(facts: RecordFacts, masked: string): Evidence | null {
  for (const match of masked.matchAll(anyLawyers)) {
    const clause = clauseAt(facts, match.index);
    const start = Math.max(clause.start, match.index - 200);
    const text = masked.slice(start, Math.min(clause.end, match.index + match[0].length + 200));
    const at = match.index - start;
    const before = text.slice(0, at);
    if (!isNegated(text, at, match[0].length) || owned.test(before) || opponent.test(before) || letGo.test(before))
      continue;
    return evidenceAt(facts, match.index, match.index + match[0].length);
  }
  return null;
}

/** "They gave me a public defender" against "I turned down the public defender". */
const refusedLawyer = new RegExp(
  `\\b(?:turned down|declined|refused|said no to|rejected|waived) (?:an? |the |my )?(?:${lawyer})`,
  'g',
);

/** Who acts for the client in this matter, told apart from former, unrelated, relatives' and opponents' lawyers. */
export function representationStatus(facts: RecordFacts): RepresentationStatus {
  const known = statuses.get(facts);
  if (known !== undefined) return known;
  const status = readStatus(facts);
  statuses.set(facts, status);
  return status;
}

/** Read once of a record, however many filters ask. */
const statuses = new WeakMap<RecordFacts, RepresentationStatus>();

const denialAfter = (facts: RecordFacts, masked: string, at: number): boolean =>
  firstMatch(facts, masked.slice(at), denial) !== null;

function readStatus(facts: RecordFacts): RepresentationStatus {
  const masked = withFirmsMasked(facts.folded, facts.notes);
  const declinedAt = declinedPattern.exec(masked);
  const declined =
    declinedAt === null ? null : evidenceAt(facts, declinedAt.index, declinedAt.index + declinedAt[0].length);
  const past = { former: countFormer(facts), declined };
  const strong = firstConcerning(facts, masked, strongActs, true);
  const denied =
    strong === null
      ? (firstMatch(facts, masked, denial) ?? deniedAtAll(facts, masked) ?? firstMatch(facts, masked, refusedLawyer))
      : null;
  const acts = strong ?? (denied === null ? firstConcerning(facts, masked, weakActs, false) : null);
  // Counsel an insurer pays for the defence acts in no claim of the client, where the notes say so.
  const defendsOnly =
    acts !== null &&
    /\b(?:insurer|insurance|carrier)\b/.test(acts.quote.toLowerCase()) &&
    denialAfter(facts, masked, acts.at);
  if (acts !== null && !defendsOnly)
    return { represented: true, appointed: appointed.test(sentenceAt(facts, acts.at).text), ...past, evidence: acts };
  const free =
    denied ??
    (defendsOnly ? firstMatch(facts, masked, denial) : null) ??
    endOf(facts, masked) ??
    firstMatch(facts, masked, seeking);
  return { represented: free === null ? null : false, appointed: false, ...past, evidence: free };
}
