/** What a filter can date. */
export interface TimeSubject {
  readonly name: string;
  /** Words of a filter that ask for it. */
  readonly words: readonly RegExp[];
  /** What the facts call it: kinds of dated happenings, the likeliest first. */
  readonly kinds: readonly string[];
  /** Whether it is still to come. */
  readonly ahead: boolean;
  /** Of several the first or the last one; without it the one whose words stand nearest to its date. */
  readonly pick?: 'first' | 'last';
  /** Whether its words tell a time by themselves, whatever else the filter speaks of. */
  readonly plain?: boolean;
}

type Row = readonly [kinds: string, words: readonly RegExp[], pick?: TimeSubject['pick']];

const subjects =
  (rest: Pick<TimeSubject, 'ahead' | 'plain'>) =>
  (rows: Readonly<Record<string, Row>>): TimeSubject[] =>
    Object.entries(rows).map(([name, [kinds, words, pick]]) => ({
      name,
      kinds: kinds.split(' '),
      words,
      ...rest,
      ...(pick === undefined ? {} : { pick }),
    }));

const work = subjects({ ahead: false })({
  'the last day of work': [
    'quit fired',
    [
      /\bworked\b.*\b(?:in|within|during) the (?:last|past)\b/,
      /\blast (?:worked|job|day worked|employed)\b|\bdate last worked\b|\bdlw\b|\b(?:stopped|quit) work/,
    ],
  ],
});

const parted = subjects({ ahead: false, plain: true })({
  'the earlier discharge': [
    'bankruptcy',
    [
      /\b(?:chapter ?(?:7|13)|ch\.? ?(?:7|13)|bankruptc\w*) (?:\w+ ){0,2}?(?:discharge|dismiss)/,
      /\b(?:discharge[ds]?|dismiss\w+) (?:in|of|from) (?:an? |their |any )?(?:\w+ )?(?:chapter|bankruptc)/,
    ],
  ],
  'the separation': [
    'separation',
    [
      /\b(?:lived?|living|been) (?:separate(?:ly)? (?:and|&) )?apart\b|\bseparat(?:ed|ion)\b(?! from (?:work|employment|service))/,
    ],
  ],
});

const aheadFirst = subjects({ ahead: true, plain: true })({
  'the lockout': ['lockout', [/\b(?:lock-?outs?|set-?outs?|eviction date|move-?out date|vacate)\b/]],
  'the closing': [
    'closing',
    [
      /\b(?:closing|close of escrow)\b.*\b(?:off|away|out|from now|ahead|until)\b/,
      /\b(?:until|before|to) (?:the )?closing\b/,
    ],
  ],
  'the birth': ['due', [/\b(?:birth due|baby due|due date of|due to give birth|expecting)\b/]],
  'the expiration': [
    'expiry',
    [
      /\b(?:visas?|i-?94|status|work permit|ead|licen[cs]e|daca|passport)\b.*\b(?:must|may|can|should|does|do)(?: not|n'?t) (?:expire|run out|lapse)\b/,
      /\b(?:visas?|i-?94|status|work permit|ead|licen[cs]e|daca|passport)\b.*\b(?:expir\w+ (?:in|within)|good for|valid for|left|(?:still|currently) valid)\b/,
    ],
  ],
});

const milestones = subjects({ ahead: false, plain: true })({
  'the purchase or closing': ['closing purchase', [/\bclosings?\b|\bpurchase closed\b/], 'first'],
  'the wedding': ['wedding', [/\bweddings?\b/]],
  'the past expiration': [
    'expiry',
    [
      /\b(?:visas?|i-?94|status|work permit|ead|licen[cs]e|lease|daca)\b.*\b(?:expir|ran out|runs out|laps)\w*(?! in\b)/,
    ],
  ],
  'the entry': [
    'entry',
    [
      /\basylum\b.*\b(?:one|1|12|twelve)[- ](?:years?|months?)\b|\b(?:last|first) entry\b/,
      /(?:\b(?:been|living|lived|lives) (?:here|in)|^in|: in)\b.*\b(?:the us|u\.s\.?|usa|united states|the country)\b.*\b(?:days?|months?|years?)\b/,
      /\b(?:enter(?:ed|y)?|arriv\w+|came|llego|entro)\b.*\b(?:us|u\.s\.?|usa|united states|states|country|estados unidos|pais)\b/,
    ],
    'first',
  ],
  'the green card': ['greencard', [/\b(?:green ?cards?|lawful permanent|permanent residen\w+|lpr)\b/]],
  'the signing': [
    'signing',
    [
      /\b(?:contracts?|agreements?|leases?|waivers?|retainer)\b.*\b(?:sign\w*|dated|executed|from|after|before|in)\b|\bsigned\b/,
    ],
  ],
  'the conviction': [
    'conviction',
    [/\b(?:convict\w+|felon(?:y|ies|s)|pled|plea|found guilty)\b(?!.*\b(?:arrest\w*|charged)\b)/],
  ],
  'the end of the sentence': [
    'sentence',
    [
      /\b(?:probation|parole|sentence)\b.*\b(?:end\w*|over|complet\w*|finish\w*|done|up)\b/,
      /\b(?:finish\w*|complet\w*|off) (?:\w+ )?(?:probation|parole)\b/,
    ],
  ],
  'the day of birth': ['birth', [/\b(?:born|birth ?dates?|dob|date of birth|nacid[oa]s?)\b/]],
  'the warrant': ['warrant', [/\bwarrants?\b/]],
  'the implant': [
    'implant',
    [
      /\bimplant/,
      /\b(?:mesh|devices?|hips?|knees?|filters?|ports?|stents?|screws|iud)\b.*\b(?:placed|put in|installed|inserted)\b/,
    ],
    'first',
  ],
  'the first use': [
    'use start',
    [
      /\b(?:us(?:e|ed|age|ing)|exposure|exposed|took|taking|taken)\b(?! (?:place|care)).*\b(?:start\w*|began|begun|before|after|since|between|prior|from)\b/,
      /\b(?:start\w*|began|first) (?:using|us(?:e|ed)|taking|took|exposure)\b/,
    ],
    'first',
  ],
  'the admission': [
    'admission care',
    [/\b(?:admitted|admission|placed in (?:the|a)|moved in(?:to)?)\b.*\b(?:before|after|since|within|in|ago)\b/],
    'first',
  ],
  'the building': ['building', [/\b(?:built|constructed|new construction|construction (?:finished|completed))\b/]],
  'the order': [
    'order',
    [
      /\b(?:custody|support|court|final|last|prior|current|existing) orders?\b|\bdecrees?\b|\bjudgments?\b/,
      /\bdivorces? (?:was |were |is )?(?:final\w*|entered|granted)\b/,
    ],
  ],
  'the last act': [
    'act fired quit denial complaint',
    [
      /\b(?:last|latest|most recent|final) (?:\w+ ){0,2}?(?:acts?|incidents?|events?|harass\w*|discriminat\w*|contact|violations?|remark|comment)\b/,
    ],
    'last',
  ],
  'the unpaid work': [
    'wages',
    [
      /\b(?:wages|overtime|pay|hours|tips) (?:\w+ ){0,4}?(?:earned|owed|from|worked)\b|\bwork (?:was )?done\b|\bunpaid (?:wages|overtime)\b/,
    ],
    'last',
  ],
  'the last payment': ['lastpaid', [/\blast payments?\b/], 'last'],
});

const coming = subjects({ ahead: true })({
  'the sale or auction': ['sale', [/\b(?:sales?|auction\w*|foreclosure date|trustee|remate|subasta)\b/]],
  'the hearing or court date': [
    'hearing served',
    [
      /\b(?:hearings?(?! decisions?)|court(?: dates?)?|trials?|prelim\w*|pre-?trial|arraign\w*|appearances?|sentencings?|interviews?|oral arguments?)\b/,
      /\b(?:depositions?|appointment with (?:the |a )?judge|audiencia|corte|mediation|entrevista|setting)\b/,
    ],
  ],
  'the deadline': ['deadline', [/\b(?:deadlines?|response|answers?|due date|respond|contestacion|plazo)\b/]],
});

const past = subjects({ ahead: false })({
  'the termination': [
    'fired quit',
    [
      /\b(?:terminat\w*|fir(?:ed|ing)|let go|laid off|layoff|separation|last day|discharged?|despid\w*|lost (?:the|their) job|left the job|dismiss\w*|quit|resign\w*)\b/,
    ],
  ],
  'the arrest': ['arrest', [/\b(?:arrest\w*|charged|dui stop|booked)\b/]],
  'the denial or decision': ['denial notice', [/\b(?:denial|denied|decision|rejection|recon\w*)\b/], 'last'],
  'the hire': ['hire', [/\b(?:hired?(?: date)?|start date|started work\w*)\b/]],
  'the purchase': [
    'purchase closing',
    [
      /\b(?:bought|purchased?|acquired|closing date|leased?|deliver(?:y|ed)(?! of (?:the |a )?(?:baby|child|notice)))\b/,
    ],
  ],
  'the ticket': ['ticket arrest', [/\b(?:tickets?|citations?)\b/]],
  'the service of papers': ['served', [/\b(?:served|service of)\b/]],
  'the death': [
    'death',
    [
      /\b(?:death|died|passed away|passing|fallec\w*|muerte)\b/,
      /\b(?:deceased|passed) (?:less|more|within|no|not|under|over|in|before|after|since)\b/,
    ],
  ],
  'the diagnosis': ['diagnosis discovery', [/\bdiagnos/]],
  'the discovery': [
    'discovery diagnosis',
    [/\b(?:discover\w*|learn(?:ed|t|ing)?|f(?:ound|ind|inding) out|became aware|realiz\w*|noticed)\b/],
  ],
  'the treatment': [
    'surgery implant care incident',
    [/\b(?:surger\w*|treatment in question|procedure|operation|malpractice|care in question)\b/],
  ],
});

const next = subjects({ ahead: true })({
  'the next date': [
    'hearing deadline sale lockout',
    [/\b(?:nothing|anything|already|is|are|be|being) (?:set|scheduled|calendared|coming up|on (?:the )?calendar)\b/],
  ],
});

const last = subjects({ ahead: false })({
  'the notice or letter': [
    'notice denial',
    [/\bnotice\b(?! (?:of claim|can|will|must))|\b(?:letter|right[- ]to[- ]sue|rts)\b/],
  ],
});

/** The first whose words a filter holds is meant: the particular before the general. */
export const timeSubjects: readonly TimeSubject[] = [
  ...work,
  ...parted,
  ...aheadFirst,
  ...milestones,
  ...coming,
  ...past,
  ...next,
  ...last,
];

export const asksFor = ({ words }: Pick<TimeSubject, 'words'>, text: string): boolean =>
  words.some((one) => one.test(text));

/** What the matter is about, in any words. */
export const incidentSubject: TimeSubject = {
  name: 'the incident',
  words: [
    /\b(?:accidents?|incidents?|injur\w*|crash\w*|collisions?|wrecks?|events?|do[ila]|d\/[ia]|loss|occur\w*|happen\w*|falls?|bites?|mva|mvc)\b/,
    /\b(?:choques?|accidentes?|took place|taken place|place|cases?|claims?|anything|older|old)\b/,
  ],
  kinds: ['incident', 'death', 'fired', 'arrest', 'served', 'separation'],
  ahead: false,
};
