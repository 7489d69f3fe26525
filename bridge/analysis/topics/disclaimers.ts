import { matchesOf } from '../text/matches.ts';
import { createPatternGate } from '../text/pattern-gate.ts';
import { type TopicGroup, topicGroups } from './topic-groups.ts';

/** Words by which notes say that there is none of what a label stands for. */
export interface Disclaimer {
  readonly groups: ReadonlySet<TopicGroup>;
  /** Whether they deny the event itself without which there is no such matter: no crash, no fall, no bite. */
  readonly ofEvent: boolean;
  readonly start: number;
  readonly end: number;
}

const DENIAL =
  "(?:no|not(?! (?:only|just|sure))|never|without|nobody|no[ -]?one|none|nothing|neither|(?:is|are|was|were|do|does|did|has|have|had|ai)n'?t|cannot|sin|nunca|jamas|ningun[oa]?|nadie|tampoco)";

/** Only these may stand between a denial and what it denies; "not worked since the accident" denies no accident. */
const BETWEEN =
  'a|an|any|one|single|such|i|we|me|he|she|they|us|of|been|be|being|in|into|have|had|has|having|got|get|getting|gotten|was|were|is|are|there|even|ever|really|actually|physically|seriously|involved|with|kind|sort|type|else|our|my|side|family|on|here|from|about|personally|ever|him|her|hubo|tuve|tuvimos|hay|tengo|tenemos|need|needs|want|wants|seeking|asking for|looking for|after|apply|applying for|file|filing|salio|resulto|fue|ha|he|algun|un|una|es|de|the car|the police';

/** "No accidents before this one" denies another accident than the one at hand. */
const OTHERWISE =
  '(?! (?:before|prior|previously|until|except|other than|besides|apart|antes|history|on my record|report|reports|scene|like this|in (?:my|his|her) life|since))';

const denied = (words: string) => `\\b${DENIAL}(?: (?:${BETWEEN})){0,6} (?:${words})\\b${OTHERWISE}`;

const WELL =
  'fine|great|good|excellent|wonderful|perfect|perfectly|terrific|amazing|lovely|superb|outstanding|ok|okay|done|settled|final|finali[sz]ed|finished|over|closed|in order|up to date|current|taken care of|all set|complete[d]?|paid(?: off| up)?|bien|excelente|en orden|al dia|terminad[oa]|not (?:the|an?|my) (?:problem|issue|question)';

const well = (words: string) =>
  `\\b(?:${words})(?: \\w+){0,2} (?:is|are|was|were|has been|have been|went|got|came out|turned out|esta|estan|fue|fueron|salio)(?: (?:all|just|both|really|very|always|perfectly|long|long since|totally|truly|todo|muy|already)){0,2} (?:${WELL})\\b`;

/** "No problems with any home or doctor", "they have been lovely". */
const untroubled = (words: string) =>
  `\\b(?:no|not|without|never any|zero) (?:problems?|issues?|trouble|complaints?|worries|dispute|fault|beef|gripes?) (?:with|at|about|from|over|on|by) (?:\\w+ ){0,3}(?:${words})\\b|\\b(?:${words}) (?:\\w+ ){0,3}(?:lovely|wonderful|kind|happy|excellent|great|no (?:problem|issue|trouble))\\b`;

/** "I have full custody of her, that's all settled from 2015". */
const closed = (words: string) =>
  `\\b(?:${words})\\b[^.;!?]{0,40}\\b(?:all |long |already |been )?(?:settled|final|finali[sz]ed|finished|over with|closed|behind (?:me|us))\\b`;

const HURT = 'hurt|injur(?:y|ies|ed)|harm(?:ed)?|wounded|lastimad[oa]s?|herid[oa]s?|lesiones|lesionad[oa]s?';
const CRASH = 'accidents?|crash(?:es|ed)?|wreck(?:s|ed)?|collisions?|hit|choques?|accidentes?';

const rows: readonly (readonly [groups: string, ...patterns: string[]])[] = [
  [
    'vehicle premises animal medical nursing product abuse water comp civil insurance disability',
    denied(HURT),
    '\\bno (?:se )?(?:ha|han|hay|hubo) (?:lastimado|enfermado|herido|nadie (?:lastimad|enferm|herid)\\w*)',
    "\\b(?:healthy as|(?:i'?m|i am|we'?re|he'?s|she'?s) (?:perfectly |completely )?(?:healthy|fine)|in (?:good|perfect|great) health|died peacefully|(?:died|passed|went)(?: away)?(?: peacefully)? in (?:her|his|their) sleep|(?:of|from) (?:old age|natural causes)|natural (?:causes|death)|unhurt|uninjured|unharmed|without a scratch)\\b",
  ],
  ['vehicle water', denied(CRASH)],
  [
    'driving criminal',
    '\\b(?:it was )?(?:the )?other (?:guy|driver|man|woman|person|one|party|lady)\\b[^.;]{0,30}\\b(?:dui|dwi|drunk|arrested|charged|drinking)\\b',
  ],
  [
    'nursing medical',
    "\\b(?:facility|nursing home|the home|hospital|clinic) (?:is |was )?not involved\\b|\\b(?:employed|works?|working|worked|hired) (?:by|at|in|for) (?:the |a )?nursing home\\b|\\bi(?:'?m| am| was) (?:an? |the )?(?:cna|rn|lpn|nurse|aide|caregiver|caretaker|med tech|housekeeper|cook|janitor|dishwasher)\\b[^.;!?]{0,24}\\b(?:at|in|for)\\b",
  ],
  ['estate', '\\bno (?:will|estate|trust|probate)s? (?:or|nor) (?:will|estate|trust|probate|anything|nothing)\\b'],
  ['premises', denied('f[ea]ll(?:en)?|slip(?:ped)?|tripp?(?:ed)?')],
  ['animal', denied('bit|bitten|bites?|attack(?:ed)?|mordi\\w*')],
  [
    'medical nursing',
    untroubled('homes?|facility|doctors?|nurses?|hospital|staff|surgeons?|care|they|aides'),
    denied('malpractice|negligen\\w+|mistakes?|patients?|complaints?(?: about| with| against)?|claim'),
    well(
      'care|treatment|treated|doctors?|surger(?:y|ies)|surgeons?|operation|hospital|nurses?|staff|procedure|dentist|facility|atencion|doctor(?:es)?|operacion|cirugia',
    ),
    '\\b(?:saved (?:my|his|her) life|(?:took|taken) (?:very )?(?:good|great|excellent) care|(?:treated|cared for) (?:\\w+ ){0,2}(?:well|wonderfully|kindly|good|right|fine|great)|(?:great|good|excellent|wonderful) (?:care|doctors?|nurses?|surgeons?))\\b',
  ],
  [
    'product',
    denied('defect(?:s|ive)?|malfunction\\w*|recall(?:ed)?|broken'),
    '\\b(?:works?|worked|working|runs?|sells?) (?:fine|great|well|perfectly)\\b|\\bnothing (?:is |was )?wrong with (?:it|them|the)\\b',
  ],
  [
    'employment unemployment',
    denied('fired|terminated|let go|laid off|discriminat\\w+|harass\\w*|despid\\w+'),
    '\\b(?:love[sd]?|like[sd]?|happy (?:with|at)) (?:my|his|her|the) (?:job|boss|work|employer)\\b',
    well('job|boss|employer'),
    untroubled('job|boss|employer|employees|staff|work|bosses'),
  ],
  ['wage', '\\b(?:paid|pays|pay) (?:\\w+ ){0,2}(?:every (?:cent|hour|penny)|on time|in full)\\b'],
  [
    'disability veterans',
    denied('disab(?:led|ility)|sick|applying|benefits|ssdi'),
    '\\balready (?:draw|get|receive|on|am on|have|collect)(?:ing|ting)? (?:my |the )?(?:disability|ssdi|ssi|benefits)\\b',
  ],
  ['veterans', denied('served|veteran|military')],
  [
    'family custody',
    denied(
      'divorc\\w+|married|separat\\w+|spouse|wife|husband|splitting|esposa|esposo|hijos|(?:custody|family)(?: \\w+)? or divorc\\w+|family (?:matter|case|law|issue|problem)',
    ),
    '\\b(?:happily|still|newly|re) ?(?:re)?married\\b|\\bmarried at home\\b|\\bdivorced (?:since|in|back|for|a long|long|years|\\d+|de hace|desde)\\b|\\bdivorciad[oa] (?:desde|hace)\\b',
    well('divorce|marriage|custody|settlement|decree|divorcio|matrimonio'),
    closed('divorce|custody|decree|divorcio'),
    '\\b(?:kids|children|sons?|daughters?) (?:is |are )?(?:all )?(?:grown|adults?)\\b',
  ],
  [
    'estate guardianship',
    denied('died|dead|dies|passed|passed away|death|murio|muerto'),
    well('wills?|trusts?|estates?|probate|estate plan'),
    '\\b(?:alive and well|still alive|very much alive)\\b',
  ],
  [
    'criminal driving',
    denied('accused(?: of)?|charged(?: with)?|charges|arrest(?:ed|s)?|convict\\w+|acusad\\w+|arrestad\\w+|cargos'),
    "\\b(?:i|we|she|he)(?:'m| am|'re| are|'s| is| was| were)? (?:the )?(?:crime )?victims?\\b|\\bvictim of (?:a|the|this) (?:crime|burglary|robbery|theft|fraud|scam)\\b|\\bnot in (?:any |no )?trouble\\b|\\b(?:i|we|she|he)(?:'m| am|'re| are|'s| is) the ones? (?:that |who )?(?:got |was |were |is |am |being )?(?:robbed|burglari[sz]ed|scammed|attacked|assaulted|hurt|hit|stolen from)",
  ],
  ['driving', denied('drinking|drunk|ticket(?:ed)?|citations?|dui|dwi')],
  [
    'immigration',
    '\\b(?:(?:u\\.?s\\.?|american|naturalized) citizens?|citizens? since|(?:became|am|been|i.m|we.re) (?:already )?(?:an? )?(?:us |american )?citizens?|citizens? in \\d{4}|(?<!\\b(?:kids?|children|sons?|daughters?|bab(?:y|ies)|boys?|girls?|all|both|were|was) )born (?:here|and raised)|(?:i|we) (?:was|were) born (?:here|and raised)|citizens? now|naturalized (?:in|since)|ciudadan[oa]s?(?: american[oa]s?| de estados unidos| desde)?)\\b',
    denied('immigration|inmigracion|status|visa'),
    well('papers|status|green card|visa|immigration|naturalization|papeles|residencia'),
  ],
  [
    'tax',
    denied('tax(?:es)?|irs|impuestos'),
    well('tax(?:es)?|returns|irs|impuestos'),
    '\\bowes? (?:the )?irs nothing\\b|\\bowes? nothing to the irs\\b',
  ],
  ['landlord', denied('rent(?:ing|er)?|landlord|tenants?|evict(?:ed|ion)'), well('landlord|landlady|apartment|lease')],
  ['foreclosure', well('mortgage|payments|house payments?'), denied('behind|mortgage|late|missed')],
  [
    'debt foreclosure',
    denied('debts?|bankrupt(?:cy)?|behind|broke|creditors?|credit cards?|money trouble|deudas?|quiebra'),
    "\\b(?:debt[- ]free|owes? (?:no ?body|no ?one|nothing|no money)(?! but)|bills (?:are |is )?(?:all )?paid|no le debo|no debo nada|(?:don'?t|doesn'?t) owe (?:any ?(?:one|body|thing)|a (?:cent|dime|penny|thing))|(?:perfect|excellent|clean|great) credit|credit (?:score )?(?:was|is) (?:perfect|excellent|good|great|over \\d+|\\d+))\\b",
  ],
  ['civil', denied('police|officers?|arrested')],
  [
    'insurance',
    '\\b(?:insurance|insurer|carrier) (?:has |already |all )*(?:paid|was great|was fine|is fine|covered)\\b',
  ],
];

/** What an accident cannot be without. */
const events = new Set(['vehicle water', 'premises', 'animal']);

const disclaiming = rows.map(([groups, ...patterns]) => ({
  groups: new Set(groups.split(' ') as TopicGroup[]),
  ofEvent: events.has(groups),
  pattern: new RegExp(patterns.join('|'), 'g'),
}));
const rowOf = rows.flatMap(([, ...patterns], row) => patterns.map(() => row));
const gate = createPatternGate(rows.flatMap(([, ...patterns]) => patterns.map((pattern) => new RegExp(pattern))));

const REACH = 40;
/** "Boss says no one was hurt" is what the other side says. */
const saidByOthers =
  /\b(?:(?:boss|manager|they|he|she|adjuster|insur\w+|company|landlord|owner|officer|police|driver|supervisor|hr|store|carrier|jefe|dicen) (?:\w+ )?(?:says?|said|claims?|claimed|insists?|wrote|told (?:me|us|him|her|them)|dicen?|dijo)|claiming|according to \w+)(?: that| que)?[^.;!?]{0,12}$/;

/** Where notes deny what a label of these groups stands for, or say that it is well or over. */
export function findDisclaimers(text: string, own: readonly TopicGroup[] = topicGroups): Disclaimer[] {
  const possible = new Set(gate(text).map((number) => rowOf[number]));
  return disclaiming
    .filter(({ groups }, row) => possible.has(row) && own.some((group) => groups.has(group)))
    .flatMap(({ groups, ofEvent, pattern }) =>
      matchesOf(text, pattern)
        .filter(({ index }) => !saidByOthers.test(text.slice(Math.max(0, index - REACH), index)))
        .map((match) => ({ groups, ofEvent, start: match.index, end: match.index + match[0].length })),
    );
}
