import { type Alternatives, createAlternatives } from '../../text/alternatives.ts';
import { matchesOf } from '../../text/matches.ts';
import { isNegated } from '../../text/negation.ts';
import { clauseAt, type Evidence, evidenceAt, nearbyAt, type RecordFacts, sentenceAt } from '../record-facts.ts';
import {
  concernsClient,
  isDeniedEnd,
  isOfOthers,
  isOfOthersAlone,
  type Sign,
  tellsOfEnd,
} from './representation-context.ts';
import { declined as declinedPattern, ended, formerly, isOver } from './representation-endings.ts';
import { secretsKept, signaturesIn } from './representation-signing.ts';
import { appointed, denial, seeking, strongActs, weakActs } from './representation-signs.ts';
import { isOtherMatter, lawyer, namesLawyer, withFirmsMasked } from './representation-words.ts';
import { workDone } from './representation-work.ts';

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

const negatedBefore =
  /\b(?:no|not|never|almost|nearly|nobody|nadie|sin|ni|none|if|before|without|didn'?t|haven'?t|hasn'?t|don'?t|doesn'?t)\s(?:\w+\s){0,3}$/;

const tellsOfLawyer =
  /\b(?:attorney|atty|lawyer|counsel|firm|bufete|despacho|oficina|abogad|licenciad|outfit|guy\b|fella\b|lady\b|people\b|folks\b|one\b|someone|somebody|alguien|lor\b|letter of rep|represented|caso|retainer|lo del?\b|1696|advocate|discharged|them|him|her|partner|office|llp|pllc|associates|law|legal|& \w|qfirm|public defender|pd\b|rep\b|appearance\b|(?:mr|ms|mrs) +[a-z]|they(?:'re| are) (?:work|handl|fil))/;

/** "Signed nothing with anyone", "hired no one": the denial stands after the word. */
const withNobody =
  /^(?:(?:e-?|docu-?)?sign(?:ed|s)?|hired?|retain(?:ed)?|engaged?|paid|sent|gave|got|have|has|had|agreed to)(?: up| with)? (?:nothing|no ?one|nobody|none|neither|not a|no (?!problem))/;

const signsOf = (masked: string, find: Alternatives): Sign[] =>
  find(masked).map((match) => ({ start: match.index, end: match.index + match[0].length }));

function firstConcerning(
  facts: RecordFacts,
  masked: string,
  found: Iterable<Sign>,
  needsLawyer: boolean,
): Evidence | null {
  for (const sign of found) {
    const sentence = nearbyAt(facts, sign.start, sign.end);
    if (needsLawyer && !tellsOfLawyer.test(masked.slice(sign.start, Math.min(sentence.end, sign.end + 80)))) continue;
    const before = masked.slice(Math.max(sentence.start, sign.start - 24), sign.start);
    if (negatedBefore.test(before) && !isDeniedEnd(masked.slice(sign.start, sign.end))) continue;
    if (withNobody.test(masked.slice(sign.start, sign.end + 24))) continue;
    const text = masked.slice(sentence.start, sentence.end);
    if (concernsClient(facts, text, sentence, sign)) return evidenceAt(facts, sign.start, sign.end);
  }
  return null;
}

const endings = /\b(?:let (?:\w+ ){0,4}?go|withdrew|fired|discharged|retired|quit|released?|relieved|dropped|bowed)\b/g;

function countFormer(facts: RecordFacts, masked: string): number {
  let count = 0;
  for (const sentence of facts.sentences) {
    const { text } = sentence;
    const ends = tellsOfEnd(facts, masked, sentence);
    if (!namesLawyer(text) && !/\bfirms?\b/.test(text) && !ends) continue;
    if (isOfOthers(text) || isOtherMatter(text, text, facts.record.practiceArea)) continue;
    if (isOver(text)) count += Math.max(1, text.match(endings)?.length ?? 0);
    else if (
      formerly.test(text) &&
      /\b(?:had|former|prior|previous)\b/.test(text) &&
      !/\b(?:no|not|never|nor|without|nunca|sin|[a-z]{2,6}n't|havent|hasnt|didnt)\b/.test(text)
    )
      count += 1;
  }
  return count;
}

function firstMatch(facts: RecordFacts, text: string, find: Alternatives): Evidence | null {
  const [match] = find(text, 1);
  return match === undefined ? null : evidenceAt(facts, match.index, match.index + match[0].length);
}

function endOf(facts: RecordFacts, masked: string): Evidence | null {
  const sentence = facts.sentences.find((candidate) => tellsOfEnd(facts, masked, candidate));
  const match = sentence === undefined ? null : ended.exec(masked.slice(sentence.start, sentence.end));
  if (sentence === undefined || match === null) return null;
  const at = sentence.start + match.index;
  return evidenceAt(facts, at, at + match[0].length);
}

const owned =
  /\b(?:my|our|the|this|that|current|his|her|their|mi|su|prior|former|first|old|previous|public) (?:\w+ )?$/;
const opponent = /\b(?:other (?:side|driver|party|guy|person)|opposing|landlord|my ex|store|insurer)\b[^.;]{0,20}$/;
const letGo =
  /\b(?:discharg|fir(?:e|ing)|drop|terminat|releas|replac|dismiss|let|leav|change|happy|trust|reach|hold of|from|dicho nada|told|pa(?:y|id) (?:the|my))\w*\b[^.;]{0,20}$/;
const notNeeded =
  /\b(?:told (?:me|us|him|her)|says?|said)\b[^.;]{0,20}\b(?:don'?t|do not|doesn'?t|didn'?t) need (?:an? |any )?$/;
const anybody = '(?:any ?(?:one|body)|any (?:\\w+ )?(?:firms?|offices?|place|lawyers?|attorneys?)|nadie|ningun\\w*)';
/** Lawyers, the hiring of one, and being bound to anybody at all. */
const anyLawyers = new RegExp(
  `\\b(?:${lawyer}|(?:hired?|retain(?:ed)?|engaged?)(?: \\w+)?(?= ?(?:[.,;!)]|$))|(?:spoken|spoke|talked?|reached out|consulted|contacted|called) (?:to |with )?(?:anyone|anybody|any (?:firms?|offices?)|firms?)|(?:hired?|retain(?:ed)?|sign(?:ed)?(?: up| on)?|commit(?:ted)?|tied(?: up| down)?|bound|engaged?|agreements?|contracts?|contratos?|relationships?|deal|involved|signing|gone|firmado|contratado) (?:\\w+ ){0,2}?(?:(?:with|w|to|by|con|a) )?${anybody}|(?:repp?ing|represent(?:s|ing)?|lleva|representa|representan) (?:me|us|him|her|el caso|mi caso)|representad[oa] por nadie|ningun contrato)\\b`,
  'g',
);
const ofOwn = new RegExp(`\\b(?:my|our|his|her|current|the) (?:\\w+ ){0,2}?(?:${lawyer}|firm)\\b`);

/** A lawyer of nobody in particular, or the hiring of one, in the reach of a denial. */
function deniedAtAll(facts: RecordFacts, masked: string): Evidence | null {
  for (const match of matchesOf(masked, anyLawyers)) {
    const clause = clauseAt(facts, match.index);
    const start = Math.max(clause.start, match.index - 200);
    const text = masked.slice(start, Math.min(clause.end, match.index + match[0].length + 200));
    const at = match.index - start;
    const before = text.slice(0, at);
    if (!isNegated(text, at, match[0].length) || owned.test(before) || opponent.test(before) || letGo.test(before))
      continue;
    if (!namesLawyer(match[0]) && ofOwn.test(before)) continue;
    if (notNeeded.test(before) || /\bnon[- ]$/.test(before)) continue;
    return evidenceAt(facts, match.index, match.index + match[0].length);
  }
  return null;
}

/** "They gave me a public defender" against "I turned down the public defender". */
const refusedLawyer = createAlternatives([
  `\\b(?:turned down|declined|refused|said no to|rejected|waived) (?:an? |the |my )?(?:${lawyer})`,
]);

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

/** What is said of nobody acting, from the strongest words to those that only imply it. */
const nobodyActs = (facts: RecordFacts, masked: string): Evidence | null =>
  firstMatch(facts, masked, denial) ?? deniedAtAll(facts, masked) ?? firstMatch(facts, masked, refusedLawyer);

function firstOf(facts: RecordFacts, signs: Iterable<Sign>): Evidence | null {
  for (const { start, end } of signs) return evidenceAt(facts, start, end);
  return null;
}

/** A denial told after a sign, of a lawyer at all and not of another one. */
function nobodyElsewhere(facts: RecordFacts, masked: string, { at, quote }: Evidence): Evidence | null {
  const blank = ' '.repeat(at + quote.length);
  const later = firstMatch(facts, blank + masked.slice(at + quote.length), denial);
  return later === null || /\b(?:else|other|another|otr[oa])\b/.test(later.quote.toLowerCase()) ? null : later;
}

function whoActs(facts: RecordFacts, masked: string): { acts: Evidence | null; denied: Evidence | null } {
  const strong =
    firstConcerning(facts, masked, signsOf(masked, strongActs), true) ??
    firstConcerning(facts, masked, signaturesIn(facts, masked), false) ??
    firstOf(facts, workDone(facts, masked));
  if (strong !== null) {
    const after = isOfOthersAlone(facts, strong.at) ? nobodyElsewhere(facts, masked, strong) : null;
    return after === null ? { acts: strong, denied: null } : { acts: null, denied: after };
  }
  const denied = nobodyActs(facts, masked);
  if (denied !== null) return { acts: null, denied };
  const weak =
    firstConcerning(facts, masked, signsOf(masked, weakActs), false) ?? firstOf(facts, secretsKept(facts, masked));
  return { acts: weak, denied: null };
}

function readStatus(facts: RecordFacts): RepresentationStatus {
  const masked = withFirmsMasked(facts.folded, facts.notes);
  const declinedAt = declinedPattern.exec(masked);
  const declined =
    declinedAt === null ? null : evidenceAt(facts, declinedAt.index, declinedAt.index + declinedAt[0].length);
  const past = { former: countFormer(facts, masked), declined };
  const { acts, denied } = whoActs(facts, masked);
  // Counsel an insurer pays for the defence acts in no claim of the client, where the notes say so.
  const elsewhere =
    acts !== null && /\b(?:insurer|insurance|carrier)\b/.test(acts.quote.toLowerCase())
      ? firstMatch(facts, masked.slice(acts.at), denial)
      : null;
  if (acts !== null && elsewhere === null)
    return { represented: true, appointed: appointed.test(sentenceAt(facts, acts.at).text), ...past, evidence: acts };
  const free = denied ?? elsewhere ?? endOf(facts, masked) ?? firstMatch(facts, masked, seeking);
  return { represented: free === null ? null : false, appointed: false, ...past, evidence: free };
}
