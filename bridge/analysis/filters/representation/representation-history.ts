import { matchesOf } from '../../text/matches.ts';
import { isNegated } from '../../text/negation.ts';
import { clauseAt, type Evidence, evidenceAt, type RecordFacts } from '../record-facts.ts';
import { representationStatus } from './representation-status.ts';
import { lawyer, withFirmsMasked } from './representation-words.ts';

const numbers: Readonly<Record<string, number>> = {
  one: 1,
  a: 1,
  single: 1,
  un: 1,
  uno: 1,
  first: 1,
  two: 2,
  twice: 2,
  dos: 2,
  couple: 2,
  both: 2,
  second: 2,
  '2nd': 2,
  three: 3,
  tres: 3,
  third: 3,
  '3rd': 3,
  four: 4,
  cuatro: 4,
  fourth: 4,
  '4th': 4,
  five: 5,
  cinco: 5,
  fifth: 5,
  '5th': 5,
  six: 6,
};
export const numberOf = (word: string): number | null => numbers[word] ?? (/^\d$/.test(word) ? Number(word) : null);

const many = '(?:two|dos|2|three|tres|3|four|cuatro|4|five|cinco|5|six|6|both)';
const nth = '(?:second|2nd|third|3rd|fourth|4th|fifth|5th)';
/** Lawyers counted who were only asked, or said no, acted for nobody. */
const onlyAsked =
  /\b(?:call\w*|talk\w*|sp[eo]ke\w*|consult\w*|met|contact\w*|email\w*|told|said|turned|passed|declin\w*|reject\w*|interview\w*|tried|asked|wouldn'?t|no)\b/;
const counted = new RegExp(
  `\\b(${many}) (?:different |prior |previous |former |other |law )?(?:${lawyer}|firms|offices|of them)\\b|\\b(?:through|had|fired|dismissed|lost) (${many})(?: of them)?\\b|\\b(?:lawyer|attorney|firm) (?:number |no\\.? ?|#)(${many})\\b`,
  'g',
);
const ordinal = new RegExp(`\\b(${nth})(?: one| guy| ${lawyer}|(?= ?(?:[.,;]|$|and|because|last)))`, 'g');
/** "You'd be my third": the one who is asked is counted too. */
const youWouldBe = /\b(?:you(?:'d| would|'ll| will)?|would|will|'d) be\b[^.;]{0,16}$/;

/** How many lawyers the client has had in this matter; null where the notes do not say. */
export function lawyersSoFar(facts: RecordFacts): number | null {
  const { represented, former } = representationStatus(facts);
  const masked = withFirmsMasked(facts.folded, facts.notes);
  if (/\bnever (?:changed|switched|swapped|replaced) (?:lawyers|attorneys|firms)/.test(masked))
    return Number(represented ?? 0);
  let most = 0;
  for (const match of matchesOf(masked, counted)) {
    const around = masked.slice(Math.max(0, match.index - 30), match.index + match[0].length + 50);
    const acted = /\b(?:fired|through|hired|had|quit|each|worked|withdr\w+|dropped|come and gone|before you)\b/.test(
      around,
    );
    if (onlyAsked.test(around) && !acted) continue;
    most = Math.max(most, numberOf(match[1] ?? match[2] ?? match[3] ?? '') ?? 0);
  }
  for (const match of matchesOf(masked, ordinal)) {
    const before = masked.slice(Math.max(0, match.index - 30), match.index);
    if (
      !/\b(?:lawyer|attorney|atty|firm|counsel|abogad)/.test(
        masked.slice(Math.max(0, match.index - 160), match.index + 40),
      )
    )
      continue;
    most = Math.max(most, (numberOf(match[1] ?? '') ?? 0) - (youWouldBe.test(before) ? 1 : 0));
  }
  if (most > 0) return most;
  if (former > 0) return represented === true ? 2 : 1;
  return represented === null ? null : Number(represented);
}

const lienWord =
  /\bliens?\b|\b(?:still )?(?:wants|claims|claiming|asking for|owed|demands) (?:his|her|their|a) (?:fee|cut|share|third|\d+ ?%|\d+ percent)/g;
const otherLien =
  /\b(?:hospital|medical|medicare|medicaid|health|er|chiro\w*|doctor'?s?|clinic|surgeon'?s?|insur\w*|comp|va|child support|tax|irs|mechanic'?s?|contractor'?s?|hoa|bank|mortgage|provider'?s?)\b[^.;]{0,16}$/;
const lienGone =
  /\b(?:waiv\w*|gave up|gives up|given up|dropp\w*|releas\w*|withdr\w*|satisfied|paid off|renounc\w*|let go of|forgave|won'?t (?:claim|assert|file))\b/;

/** Whether a lawyer claims a part of what is recovered; null where the notes do not say. */
export function lawyersLien(facts: RecordFacts): { holds: boolean | null; evidence: Evidence | null } {
  const { represented, former, evidence } = representationStatus(facts);
  for (const match of matchesOf(facts.folded, lienWord)) {
    const clause = clauseAt(facts, match.index);
    const from = Math.max(clause.start, match.index - 160);
    const text = facts.folded.slice(from, Math.min(clause.end, match.index + 160));
    const at = match.index - from;
    if (otherLien.test(text.slice(0, at))) continue;
    const found = evidenceAt(facts, match.index, match.index + match[0].length);
    return { holds: !(isNegated(text, at, match[0].length) || lienGone.test(text)), evidence: found };
  }
  return represented === false && former === 0 ? { holds: false, evidence } : { holds: null, evidence: null };
}

const asked = new RegExp(
  `\\b(?:consult\\w*|talked|spoken|spoke|met|sat down|called|calls in|contacted|emailed|interview\\w*|reached out|hablado|hable|quotes?|opinions?|advice|appointment)\\b[^.;]{0,30}\\b(?:${lawyer}|firms?|offices?|places)|\\b(?:${lawyer}|firms?|offices?)\\b[^.;]{0,50}\\b(?:looked (?:at|over|it over)|told (?:me|us|him|her)|said|reviewed|wanted|offered|quoted|passed|declined|turned|advised|emailed|sent|gave (?:me|us) (?:advice|an opinion|a card))\\b|\\b(?:free|had an?|did an?) (?:\\w+ )?(?:consult\\w*|intake)|\\bshopped (?:it|this|my case) (?:around|to)|\\b(?:you're|you are|you'd be) (?:the|my) (?:second|third|fourth|2nd|3rd|4th|last)\\b|\\b(?:met|talked|spoke) with one\\b|\\bfirms? (?:wanted|wants|want) me\\b`,
  'g',
);
const askedNobody =
  /\b(?:you(?:'re| are|'d be| would be)?|this is|es|this would be|ustedes son)(?: the| my| la| el| los)? (?:very )?(?:only|first|1st|primer[ao]?s?|unic[ao])\b|\bfirst (?:call|time|place|office|firm|lawyer)\b|\bonly (?:called |asked |contacted |tried )?you\b|\b(?:no|never(?: had)?(?: an?)?) consult\w*|\b(?:never|haven'?t|have not|hasn'?t|has not|didn'?t|did not|no he) (?:\w+ )?(?:talked|talk|spoken|speak|spoke|consulted|met|contacted|called|asked|shown?|seen|reached out|hablado|even called)\b(?! (?:me|back))|\btalked to no\b|\bnobody else has (?:seen|looked|heard)/;

/** Whether the client has put the matter before another lawyer, hired or not; null where the notes do not say. */
export function lawyerConsulted(facts: RecordFacts): { holds: boolean | null; evidence: Evidence | null } {
  const { represented, former, declined, evidence } = representationStatus(facts);
  if (represented === true || former > 0) return { holds: true, evidence };
  if (declined !== null) return { holds: true, evidence: declined };
  const masked = withFirmsMasked(facts.folded, facts.notes);
  const never = askedNobody.exec(masked);
  if (never !== null) return { holds: false, evidence: evidenceAt(facts, never.index, never.index + never[0].length) };
  for (const match of matchesOf(masked, asked)) {
    const clause = clauseAt(facts, match.index);
    const from = Math.max(clause.start, match.index - 160);
    if (isNegated(masked.slice(from, Math.min(clause.end, match.index + 160)), match.index - from, match[0].length))
      continue;
    if (
      /\b(?:want|like|need|hoping|trying|looking) (?:\w+ )?to $/.test(
        masked.slice(Math.max(0, match.index - 24), match.index),
      )
    )
      continue;
    return { holds: true, evidence: evidenceAt(facts, match.index, match.index + match[0].length) };
  }
  return { holds: null, evidence: null };
}

/** Why a lawyer stopped, as far as filters tell it apart. */
export type Cause = 'could not go on' | 'withdrew' | 'was let go';
const causes: readonly (readonly [Cause, RegExp])[] = [
  [
    'could not go on',
    /\b(?:died|dies|die|death|passed(?: away)?|passing|decease\w*|retire\w*|retirement|retiring|licen[sc]e|disbarr\w*|suspended|suspension|stroke|(?:became|made|appointed) a judge|took the bench|closed|shut|out of business|murio|fallecio|se jubilo)\b/g,
  ],
  [
    'withdrew',
    /\b(?:withdr[ea]\w*|withdrawal|quit|dropped (?:me|us|him|her|it|my|the|out)|bowed out|stepped|conflict\w*|moved on|cut (?:me|us|him|her) loose|renuncio|se retiro)\b/g,
  ],
  [
    'was let go',
    /\b(?:(?<!was |got |were |been )fir(?:ed|e|ing)|let (?:\w+ ){1,4}go|discharg\w*|terminat\w*|dismiss\w*|canned|sacked|parted ways|despedi)\b/g,
  ],
];

export const causesIn = (text: string): Cause[] =>
  causes.flatMap(([cause, words]) => (text.matchAll(words).next().done ? [] : [cause]));
