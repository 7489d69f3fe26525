import type { Reading } from '../reading/read-notes.ts';
import type { Span } from './finding.ts';

export type NonLeadKind =
  | 'vendor'
  | 'job'
  | 'student'
  | 'wrong_number'
  | 'test'
  | 'other_side'
  | 'existing'
  | 'no_claim'
  | 'empty';

export interface NonLead {
  readonly kind: NonLeadKind;
  readonly span: Span | null;
}

/** How many different phrases give a kind away; the more a kind resembles honest notes, the more it takes. */
const needed: readonly (readonly [Exclude<NonLeadKind, 'no_claim' | 'empty'>, number])[] = [
  ['vendor', 3],
  ['job', 3],
  ['student', 2],
  ['wrong_number', 1],
  ['other_side', 2],
  ['existing', 1],
];

const certain: readonly (readonly [NonLeadKind, RegExp])[] = [
  [
    'vendor',
    /\b(?:we|our (?:team|company|agency|firm|platform|network|experts?)|i) (?:can |will |would (?:like|love) to |want to |are able to |have been )?(?:offer|provide|deliver|help|generate|specialize|guarantee|supply|sell|partner|work with|buy)\w* (?:\S+ ){0,6}?(?:law firms?|attorneys|lawyers|your (?:firm|website|clients|practice|business|office|site|company)|leads|cases|seo|websites?|funding|marketing)\b/,
  ],
  [
    'vendor',
    /\b(?:unsubscribe|your (?:law firm'?s? )?website (?:is|isn'?t|does|doesn'?t|could|needs|has)|page one of google|first page of google|free (?:seo |website )?audit|exclusive (?:\w+ ){0,3}leads|signed (?:injury )?cases per month|rank(?:ing)? (?:higher|#?1) on google|vendor relations|pre-?settlement funding for your|per lead\b)/,
  ],
  [
    'job',
    /\b(?:(?:my|attached) (?:resume|cv)|resume (?:is |and |attached)|i am (?:a |an )?(?:\w+ ){0,4}(?:paralegal|legal assistant|intake specialist|receptionist|attorney|associate|law graduate|law student|graduate) (?:\S+ ){0,8}?(?:looking|seeking|interested|applying|hoping|with)|(?:looking for|seeking|interested in|apply(?:ing)? for|inquir\w+ about) (?:\S+ ){0,4}?(?:employment|internship|job|position|opening|clerkship|externship)s?\b(?! (?:he|she|they|was|were|that))|(?:are you|is your (?:firm|office)|if you(?:'re| are)) (?:currently )?hiring|busco (?:trabajo|empleo))/,
  ],
  [
    'student',
    /\b(?:i'?m|i am|we are|as) (?:an? )?(?:\d?l|1st year|first.year|second.year|law|high school|college|graduate|journalism|paralegal|university) ?(?:law )?student|\b(?:for|in) (?:my|a|our) (?:\w+ ){0,3}(?:class|paper|project|assignment|thesis|course|moot court|mock trial|podcast|article|novel|screenplay|documentary|homework)\b|\b(?:writing|working on|write) (?:a |an |my )(?:\w+ )?(?:paper|article|book|memo|thesis|novel|story|essay|report for class)\b|\bfact pattern\b|\bsoy estudiante\b/,
  ],
  [
    'wrong_number',
    /\bwrong (?:number|office)\b|\bmis-?dial|\b(?:trying to reach|looking for|meant to call|wanted|thought (?:this|we|it) was|asking for) (?:\S+ ){0,3}?(?:dr\b|doctor|dentist|pharmacy|pizza|vet\b|clinic|bank|dmv|hospital|salon|school|restaurant|hotel|insurance agency|another (?:firm|office))|\bnumero equivocado\b|\bnothing legal\b|\bno (?:legal (?:issue|matter|question|problem))\b/,
  ],
  [
    'other_side',
    /\b(?:your (?:office|firm|lawyer|attorney|client)s? (?:is |are |has |have )?(?:suing|sued|sent me|represents? (?:my|her|him|the tenant|the plaintiff)|filed against)|you(?:r firm)? represent (?:my|the (?:plaintiff|tenant|other)|her|him)|i(?:'m| am) (?:the )?(?:defendant|landlord|employer|driver|insured|respondent) (?:in|that|your|who|on) (?:your|you)|(?:claims )?adjuster (?:for|with|from|calling|at)|on behalf of (?:our|the) insured|our insured|i(?:'m| am) not hiring (?:anybody|anyone)|speak (?:to|with) (?:her|his|your client'?s?|the other) (?:lawyer|attorney)|opposing counsel|defense counsel for)\b/,
  ],
  [
    'existing',
    /\b(?:existing|current) client\b|\balready (?:a|your|our) client\b|\b(?:status|update) (?:of|on|for|about) (?:my|his|her|the) (?:case|claim|file|settlement|check)\b(?! (?:with (?:the )?(?:insur|eeoc|uscis|irs|ssa|other)))|\bcalling (?:for|about) (?:my|a) (?:appointment|case manager|paralegal)\b|\b(?:records|billing) (?:request|department) (?:for|from|re)\b|\bya soy cliente\b|\bcomo va mi caso\b|\breschedule (?:my|his|her) (?:appointment|consult\w*|appt)/,
  ],
  [
    'no_claim',
    /\b(?:nothing (?:has )?happened(?: to me)?|just (?:browsing|looking around|seeing how|checking out|testing|curious how)|wanted to see (?:how|if|what) (?:the|this|your) (?:form|site|website|chat)|no (?:complaint|legal (?:issue|problem|question))s?,? (?:i guess|really|at all|here)|pressed (?:the wrong|by accident|by mistake)|filled (?:this )?out by (?:accident|mistake)|please (?:ignore|disregard|delete) (?:this|my|the)?|(?:form|button) (?:works?|test)|no paso nada|solo (?:estaba )?(?:viendo|probando))\b/,
  ],
];

const delusion =
  /\b(?:(?:micro)?chip|device|implant|transmitter|frequenc(?:y|ies)|tracker|camera|bug) (?:\w+ ){0,3}?(?:in|inside|into|under) (?:my|his|her) (?:\w+ )?(?:molar|tooth|teeth|head|brain|skull|ear|body|neck|skin|arm|jaw|eye|spine|blood)|\b(?:mind control|gang.?stalk\w*|targeted individual|energy weapon|electronic harassment|directed energy|voice to skull|radio waves|thought broadcast\w*|read(?:ing)? my (?:mind|thoughts)|listening to my thoughts|everyone is in on it|in on it|illuminati|aliens?|cloned me|replaced by a clone|through the walls with|satellites? (?:are|is|follow))\b/;

const placeholder =
  /^(?:[\W_]*|(?:test(?:ing|s)?|asdf\w*|qwerty|n ?\/? ?a|none|no notes?|nothing|tbd|see (?:above|below|file|attached)|xx+|abc|blah|lorem ipsum.*|null|undefined|sample|dummy|prueba|hello|hi|hola|ok|yes|no|call me|please call(?: me)?|callback|call back|\?+|ninguno|nada)(?:[\s.,!?-]+(?:test(?:ing)?|please|ignore|me|asdf\w*|this|asap|jkl\w*|thanks|thank you|you|back|only|entry|lead|123))*[\s.!]*)$/;

const distinctHits = (reading: Reading, concept: string): number => {
  const found = new Set<string>();
  let end = 0;
  for (const hit of reading.hits(concept)) {
    if (hit.start >= end) found.add(reading.text.slice(hit.start, hit.end));
    end = Math.max(end, hit.end);
  }
  return found.size;
};

/** Whether the notes bring no case at all, and what they are instead. */
export const findNonLead = (reading: Reading): NonLead | null => {
  const trimmed = reading.text.replace(/#+/g, ' ').trim();
  if (placeholder.test(trimmed)) return { kind: trimmed === '' ? 'empty' : 'test', span: null };
  const counts = new Map(needed.map(([kind]) => [kind, distinctHits(reading, `nonlead.${kind}`)]));
  for (const [kind, pattern] of certain) {
    const match = pattern.exec(reading.text);
    if (match === null) continue;
    const support = counts.get(kind as 'vendor') ?? 1;
    // One phrase may be part of a real story; a second sign of the same kind settles it.
    if (kind === 'no_claim' || kind === 'wrong_number' || support >= 1) {
      return { kind, span: { start: match.index, end: match.index + match[0].length } };
    }
  }
  const strange = delusion.exec(reading.text);
  if (strange !== null) {
    return { kind: 'no_claim', span: { start: strange.index, end: strange.index + strange[0].length } };
  }
  for (const [kind, least] of needed) {
    const hits = reading.hits(`nonlead.${kind}`);
    if ((counts.get(kind) ?? 0) >= least + 1) return { kind, span: hits[0] ?? null };
  }
  return null;
};
