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

/** A second sign of the same kind settles it; one alone may be part of a real story. */
const enough = 2;
/** One of these is enough by itself. */
const settles: ReadonlySet<NonLeadKind> = new Set(['no_claim', 'wrong_number']);

/** What gives a kind away. */
const signs: readonly (readonly [Exclude<NonLeadKind, 'test' | 'empty'>, RegExp])[] = [
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
    /\b(?:your (?:office|firm|lawyer|attorney|client)s? (?:is |are |has |have )?(?:suing|sued|sent me|represents? (?:my|her|him|the tenant|the plaintiff)|filed against)|you(?:r firm)? represent (?:my|the (?:plaintiff|tenant|other)|her|him)|i(?:'m| am) (?:the )?(?:defendant|landlord|employer|driver|insured|respondent) (?:in|that|your|who|on) (?:your|you)|(?:claims )?adjuster (?:calling|here)|(?:i'm|i am|this is)[^.]{0,40}\badjuster\b|on behalf of (?:our|the) insured|our insured|i(?:'m| am) not hiring (?:anybody|anyone)|speak (?:to|with) (?:her|his|your client'?s?|the other) (?:lawyer|attorney)|opposing counsel|defense counsel for)\b/,
  ],
  [
    'existing',
    /\b(?:existing|current) client\b|\balready (?:a|your|our) client\b|\b(?:status|update) (?:of|on|for|about) (?:my|his|her|the) (?:case|claim|file|settlement|check)\b(?! (?:with (?:the )?(?:insur|eeoc|uscis|irs|ssa|other)))|\bcalling (?:for|about) (?:my|a) (?:appointment|case manager|paralegal)\b|\b(?:records|billing) (?:request|department) (?:for|from|re)\b|\bya soy cliente\b|\bcomo va mi caso\b|\breschedule (?:my|his|her) (?:appointment|consult\w*|appt)/,
  ],
  [
    'no_claim',
    /\b(?:need|want|looking for|get|getting|shopping for|send me|like) (?:a |an |your |some )?(?:quotes?|prices?|rates?|estimates?) (?:on|for|of) (?:\w+ ){0,4}(?:insurance|policy|coverage)\b|\b(?:nothing (?:has )?happened(?: to me)?|just (?:browsing|looking around|seeing how|checking out|testing|curious how)|wanted to see (?:how|if|what) (?:the|this|your) (?:form|site|website|chat)|no (?:complaint|legal (?:issue|problem|question))s?,? (?:i guess|really|at all|here)|pressed (?:the wrong|by accident|by mistake)|filled (?:this )?out by (?:accident|mistake)|please (?:ignore|disregard|delete) (?:this|(?:my|the) (?:\w+ )?(?:message|form|submission|request|inquiry|entry|last|previous|above|one)\b(?! instruct))|(?:form|button) (?:works?|test)|no paso nada|solo (?:estaba )?(?:viendo|probando))\b/,
  ],

  [
    'vendor',
    /\b(?:dear|hello|hi|good (?:day|morning|evening)|greetings|to the) (?:\w+ )?(?:partners?|colleagues?|counsel|counselors?|sirs?|madam|attorneys?|legal professionals?|business owners?|saints|decision makers?|managing|friends?|honorable|in the name|webmaster|team)\b/,
  ],
  [
    'vendor',
    /(?<!\b(?:lik(?:e|ed)|lov(?:e|ed)|saw|seen|found|read|visited|via|through) )\byour (?:law )?(?:firm|practice|intake|caseload|docket|competitors|marketing|partners|attorneys|crm|reception(?:ist)?|waiting room|team|staff|website|site|seo|listing|reviews|phones?|billboard|ads?|brand)\b/,
  ],
  [
    'vendor',
    /\b(?:we|our (?:\w+ ){1,3}?|i) (?:can )?(?:fund|post|run|fill|place|recover(?:ed)?|supply|staff|transcribe|translate|design|build|host|print|clean|buy|finance|lend|broker|recruit|answer your|handle your|send you|deliver|opened|introduce|are (?:a|an|the) (?:leading|boutique|certified|trusted|premier|full))\b/,
  ],
  [
    'vendor',
    /\b(?:free|first) (?:\w+ )?(?:trial|audit|espresso|sample|month|consultation of your|demo|estimate for your|ten|twenty)\b|\bon the house\b|\bhalf price\b|\bmitad de precio\b|\bprimer mes\b|\bmonths? free\b|\bno obligation\b|\bmoney.back\b|\bvolume discounts?\b|\bspecial (?:offer|rate|price)s?\b|\bsubscription\b|\bflat rates\b/,
  ],
  [
    'vendor',
    /\b(?:reply|text|conteste|responda|answer|envie) (?:yes|stop|no|no more|si|fund|candy|info|start|quit|[a-z]{2,10} now)\b|\b(?:opt[- ]?out|unsubscribe|msg (?:&|and)? ?data|rates apply|click (?:here|below)|visit our|brochure (?:is )?attached|see attached brochure|at booth|standing by)\b/,
  ],
  [
    'vendor',
    /(?:\$ ?\d[\d.,]*|\d+%?) (?:a|per|each|cada) (?:lead|record|name|case|call|minute|uno|una|victim|referral|signed|claimant|month per seat|seat)\b|\b(?:price per name|per victim|per signed|per claimant|cada uno|referral (?:fee|thank|bonus|commission)|non.?recourse|pre-?settlement|line of credit|merchant cash|exclusive territory|return policy|aged (?:data|accounts|leads))\b/,
  ],
  [
    'vendor',
    /\bwho(?:ever)? (?:buys|orders|handles|purchases|is in charge of|does|runs) (?:\w+ ){0,4}(?:your|the) (?:office|firm|website|marketing|supplies|phones?|purchasing)\b|\bwould like to (?:offer|talk to whoever|introduce|present|quote)\b/,
  ],
  [
    'vendor',
    /\b(?:i|we) (?:sell|install|repair|clean|supply|lease|print|make) (?:\w+ ){1,4}(?:and|to|for) (?:\w+ ){0,3}(?:would|offices?|firms?|law|lawyers|attorneys|want|can)\b/,
  ],
  [
    'vendor',
    /\b(?:purchase|buy|sell) (?:a |your |our )?(?:list|leads|data|names|reviews|clients)\b|\b(?:casos de (?:choques|accidentes)|mas casos|more cases|signed cases|sign(?:ed)? (?:retainers|claimants)|more clients|your clients (?:lost|need|waiting|deserve)|clients waiting|have your clients)\b/,
  ],
  [
    'vendor',
    /\b(?:trust account|routing number|bank details|wire the|next of kin)\b[\s\S]{0,200}\bmillion\b|\bmillion\b[\s\S]{0,200}\b(?:trust account|next of kin|your firm shall|bank details|routing)\b|\bsow a seed\b|\bprayers?\b[^.]{0,60}\b(?:verdict|seed|house)\b|\b(?:take part|participate) in our\b|\bsurvey\b[^.]{0,60}\bminutes\b|\bbenchmark report\b/,
  ],
  [
    'job',
    /\b(?:saw|about|for|re|regarding) (?:the|your) (?:job )?(?:posting|opening|vacancy|job ad|position|listing|ad for a)\b|\bis the (?:job|position) (?:still )?(?:open|available)\b|\b\d{2,3} ?wpm\b|\bresume (?:on request|attached|available)\b|\bfree to (?:begin|start)\b|\bneed \$\d+ an hour\b/,
  ],
  [
    'job',
    /\b(?:years?|yrs) (?:of experience )?(?:as a|at a|in a|working in|doing) (?:\w+ ){0,3}(?:paralegal|legal secretary|receptionist|front desk|legal assistant|law office|intake|case manager)\b|\b(?:receptionist|secretary|paralegal|clerk|legal assistant|runner|intern)\b[^.]{0,40}\b(?:position|opening|job|role|posting)\b/,
  ],
  [
    'student',
    /\b(?:\d{1,2}(?:st|nd|rd|th) grade|mock trial|moot court|not a real case|made.?up case|for school|debate|civics|gov class|book report|extra credit|our coach|opening statement for)\b/,
  ],
  [
    'student',
    /\b(?:reporter|journalist|producer|writer|author|editor|podcast\w*|blogger) (?:here|with|from|for|at)\b|\bon (?:background|the record)\b|\bworking on a (?:piece|story|segment|book|script|novel)\b|\bverdict sizes\b|\bquote you\b/,
  ],
  [
    'student',
    /\b(?:freshman|sophomore|junior|senior) (?:in|at) (?:\w+ )?(?:college|high school|university)\b|\b(?:paper|thesis|assignment|essay|project|dissertation) (?:is |that'?s )?due\b|\binterview (?:you|them|one of|an? (?:attorney|lawyer))\b|\bdoing (?:a|an|my) (?:\w+ )?(?:report|paper|project|presentation|assignment)\b|\bask (?:you|y'all) (?:\w+ ){0,2}questions\b|\banswer (?:\w+ ){0,2}questions (?:by|for|about|over|on)\b/,
  ],
  [
    'other_side',
    /\b(?:your client'?s? (?:claim|case|file|deposition|demand|records?|chart|next|treatment|employer|the )|on your client|our discovery|act as defen[cs]e|defen[cs]e (?:counsel|firm|attorney)|our insured|claims rep|tpa\b|nurse case manager|subrogation|lien (?:department|holder|desk)|opposing)\b/,
  ],
  [
    'other_side',
    /\byour (?:firm|office|client|people) (?:\w+ )?(?:represented|represents|is suing|are suing|sued|sent|put|garnish\w*|asked for|got on me|filed|lied)\b|\byou people\b|\bput [^.]{0,40}\bon me\b[^.]{0,40}\byour client\b|\byour client, /,
  ],
  [
    'other_side',
    /\b(?:medical records|billing|records) (?:dept|department|custodian|office)\b|\bauthorization (?:is )?(?:expired|unsigned|missing)\b|\bfax (?:a|the|us|over|it)\b|\b(?:requesting|send) your (?:letter of protection|w-?9|lop|authorization)\b|\bwhere to send (?:our|the)\b|\btake it off by\b|\bdrop (?:the|this|your) (?:suit|case|lawsuit)\b/,
  ],
  [
    'wrong_number',
    /\b(?:one number off|wrong (?:#|num)|take me off (?:your|the)? ?(?:list)?|stop calling (?:me|this)|returning your (?:voicemail|call)|number for the|not a client|confirm (?:cleaning|appointment|reservation|delivery)|need (?:a )?ride|pressed \d|hung up after|call dropped|do you notarize|copy of my (?:marriage|birth|death) (?:license|certificate))\b/,
  ],
  [
    'existing',
    /\b(?:y'?all|you(?: guys| all)?(?: are|'re)?) already my (?:lawyers?|attorneys?)\b|\bmy (?:file|case|claim) number (?:is|with you)\b|\bcase is with (?:ms|mr|mrs|your)\b|\bwhat'?s the holdup\b|\bmy (?:lawyer|attorney|paralegal) (?:there|at your)\b|\b(?:ain't|haven't|not) (?:got|gotten|received) my (?:check|settlement)\b/,
  ],
  [
    'no_claim',
    /\b(?:looking for|need(?: to find)?|recommend|find) (?:me )?(?:an? )?(?:good |nice |clean |safe |decent |affordable )*(?:nursing home|assisted living|memory care|home health aide|daycare)(?: place| facility)? (?:with|for|that|near|in|to|around|who)\b[\s\S]{0,200}\b(?:an opening|openings|takes? medicaid|list of|which ones|waiting list|vacanc\w+|recommendations?)\b|\b(?:this is )?not about me\b[^.]{0,40}\b(?:report|wish|just)\b|\bi don'?t have a case\b|\bno case (?:right now|yet)\b|\bnot (?:my|a real) case\b|\bfacts? (?:of )?a perfect lead\b|\bwhat a perfect lead has\b|\bnothing in this record\b|\b(?:just )?(?:lookin|looking|browsing)$/,
  ],
];

// Somebody tells what befell them: it takes more to call that no lead.
const ownStory =
  /\b(?:i|we|he|she|(?:my|our) (?:wife|husband|son|daughter|mother|mom|father|dad|brother|sister|kid|child|grandma|uncle|aunt)) (?:was|were|got|fell|slipped|tripped|am being|have been|has been|was just|had) (?:\w+ )?(?:hit|hurt|injured|fired|arrested|served|denied|terminated|bitten|rear|struck|evicted|sued|let go|on|in|down|laid|diagnosed|charged|burned|locked)\b|\b(?:no|have no|need an?|without an?|looking for an?|not) (?:lawyer|attorney|atty)\b/;

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

const weigh = (reading: Reading): Map<NonLeadKind, { count: number; span: Span }> => {
  const weights = new Map<NonLeadKind, { count: number; span: Span }>();
  for (const [kind, pattern] of signs) {
    const match = pattern.exec(reading.text);
    if (match === null) continue;
    const span = weights.get(kind)?.span ?? { start: match.index, end: match.index + match[0].length };
    weights.set(kind, { count: (weights.get(kind)?.count ?? 0) + 1, span });
  }
  return weights;
};

/** Whether the notes bring no case at all, and what they are instead. */
export const findNonLead = (reading: Reading): NonLead | null => {
  const trimmed = reading.text.replace(/#+/g, ' ').trim();
  if (placeholder.test(trimmed)) return { kind: trimmed === '' ? 'empty' : 'test', span: null };
  const strange = delusion.exec(reading.text);
  if (strange !== null) {
    return { kind: 'no_claim', span: { start: strange.index, end: strange.index + strange[0].length } };
  }
  const needed = enough + (ownStory.test(reading.text) ? 1 : 0);
  for (const [kind, { count, span }] of weigh(reading)) {
    const words = Math.min(enough, distinctHits(reading, `nonlead.${kind}`));
    if (count + words >= needed || (settles.has(kind) && needed === enough)) return { kind, span };
  }
  return null;
};
