import type { DateSubject } from './date-subjects.ts';

type Milestone = Omit<DateSubject, 'roles'> & Partial<Pick<DateSubject, 'roles'>>;

const signing =
  'sign(?:ed|ing)?|executed|firm(?:o|e|amos|ado)|entered into|contract(?:ed)?(?: (?:is |was )?(?:dated|from))|agreement|hired the|contrato';

/** Events that a client's story holds beside the accident or the firing, each found by the words next to its date. */
const told: readonly Milestone[] = [
  {
    words: /\b(?:lock-?outs?|set-?outs?|eviction date|move-?out date|vacate)\b/,
    beside: /\b(?:lock-?out|set-?out|eviction|constable|sheriff|marshal|be out|vacate|move out)\b/g,
    ahead: true,
    name: 'the lockout',
  },
  {
    words:
      /\b(?:closing|close of escrow)\b.*\b(?:off|away|out|from now|ahead|until)\b|\b(?:until|before|to) (?:the )?closing\b/,
    beside: /\b(?:closing|close|closes|escrow)\b/g,
    ahead: true,
    name: 'the closing',
  },
  {
    words: /\bclosings?\b/,
    beside: /\b(?:closed|closing|bought|purchased?|took title|signed|got the keys)\b/g,
    ahead: false,
    name: 'the closing',
    pick: 'first',
  },
  {
    words: /\b(?:birth due|baby due|due date of|due to give birth|expecting)\b/,
    beside: /\b(?:due|expecting|baby|birth)\b/g,
    ahead: true,
    name: 'the birth',
  },
  {
    words:
      /\b(?:visas?|i-?94|status|work permit|ead|licen[cs]e|daca|passport)\b.*\b(?:(?:must|may|can|should|does|do)(?: not|n'?t) (?:expire|run out|lapse)|expir\w+ (?:in|within)|good for|valid for|left|(?:still|currently) valid)\b/,
    beside: /\b(?:good (?:until|till|thru|through|to)|valid|expir\w+|runs? out|ends?|until|up in|vence)\b/g,
    ahead: true,
    name: 'the expiration',
  },
  {
    words:
      /\b(?:visas?|i-?94|status|work permit|ead|licen[cs]e|lease|daca)\b.*\b(?:expir|ran out|runs out|laps)\w*(?! in\b)/,
    beside: /\b(?:expired|ran out|overstay\w*|visa|i-?94|lapsed|permit|vencio)\b/g,
    ahead: false,
    name: 'the expiration',
  },
  {
    words:
      /\basylum\b.*\b(?:one|1|12|twelve)[- ](?:years?|months?)\b|\b(?:(?:been|living|lived|lives) (?:here|in)|^in|: in)\b.*\b(?:the us|u\.s\.?|usa|united states|the country)\b.*\b(?:days?|months?|years?)\b|\b(?:enter(?:ed|y)?|arriv\w+|came|llego|entro)\b.*\b(?:us|u\.s\.?|usa|united states|states|country|estados unidos|pais)\b/,
    beside:
      /\b(?:came (?!back|home)\w+|arriv\w+|entered|crossed|got (?:here|to)|llegu?e|llegamos|entr[eo]|vine|vinimos|here since|in the (?:us|country|states) since)\b/g,
    ahead: false,
    name: 'the entry',
    pick: 'first',
  },
  {
    words: /\b(?:green ?cards?|lawful permanent|permanent residen\w+|lpr)\b/,
    beside: /\b(?:green ?card|permanent residen\w*|lpr|residencia|residente)\b/g,
    ahead: false,
    name: 'the green card',
  },
  {
    words:
      /^(?!.*\bclosing)(?:.*\b(?:contracts?|agreements?|leases?|waivers?|retainer)\b.*\b(?:sign\w*|dated|executed|from|after|before|in)\b|.*\bsigned\b)/,
    beside: new RegExp(`\\b(?:${signing})\\b`, 'g'),
    ahead: false,
    name: 'the signing',
  },
  {
    words: /\b(?:convict\w+|felon(?:y|ies|s)|pled|plea|found guilty)\b(?!.*\b(?:arrest\w*|charged)\b)/,
    beside:
      /\b(?:convict\w+|pled|plead(?:ed)?|plea|found guilty|guilty|sentenced|did (?:time|(?:\w+ )?(?:yrs|years|months))|served time|condenad\w+|felony)\b/g,
    ahead: false,
    name: 'the conviction',
  },
  {
    words:
      /\b(?:probation|parole|sentence)\b.*\b(?:end\w*|over|complet\w*|finish\w*|done|up)\b|\b(?:finish\w*|complet\w*|off) (?:\w+ )?(?:probation|parole)\b/,
    beside: /\b(?:probation|parole|off paper|completed|finished|released|got out)\b/g,
    ahead: false,
    name: 'the end of the sentence',
  },
  {
    words: /\b(?:born|birth ?dates?|dob|date of birth|nacid[oa]s?)\b/,
    beside: /\b(?:born|dob|d\.o\.b|birth ?date|date of birth|birthday|nac[io]\w*)\b/g,
    roles: ['birth'],
    ahead: false,
    name: 'the birth',
  },
  {
    words: /\bwarrants?\b/,
    beside: /\bwarrants?\b/g,
    ahead: false,
    name: 'the warrant',
  },
  {
    words:
      /\bimplant\w*|\b(?:mesh|devices?|hips?|knees?|filters?|ports?|stents?|screws|iud)\b.*\b(?:placed|put in|installed|inserted)\b/,
    beside:
      /\b(?:implant\w*|placed|put in|put (?:it|the|a|an|one)|inserted|installed|got (?:the|my|a)|replace\w*|mesh|device)\b/g,
    ahead: false,
    name: 'the implant',
    pick: 'first',
  },
  {
    words:
      /\b(?:us(?:e|ed|age|ing)|exposure|exposed|took|taking|taken)\b(?! (?:place|care)).*\b(?:start\w*|began|begun|before|after|since|between|prior|from)\b|\b(?:start\w*|began|first) (?:using|us(?:e|ed)|taking|took|exposure)\b/,
    beside:
      /\b(?:us(?:ed|ing|e)|took|taking|tak(?:e|en)|started|began|first|put (?:it|the|on|in|a)|sprayed|exposed|exposure|worked with|wore|kept on|on it|since|prescribed|daily|every (?:day|week|month)|lived|stationed|based|worked (?:at|for|in|on|there)|served)\b/g,
    ahead: false,
    name: 'the first use',
    pick: 'first',
  },
  {
    words: /\b(?:admitted|admission|placed in (?:the|a)|moved in(?:to)?)\b.*\b(?:before|after|since|within|in|ago)\b/,
    beside:
      /\b(?:admitted|admission|moved (?:in|into|her|him|mom|dad)|placed|put (?:\w+ ){1,2}in|went into|entered|checked (?:in|her|him))\b/g,
    ahead: false,
    name: 'the admission',
    pick: 'first',
  },
  {
    words: /\b(?:built|constructed|new construction|construction (?:finished|completed))\b/,
    beside: /\b(?:built|constructed|construction|completed|finished|moved in|brand new)\b/g,
    ahead: false,
    name: 'the building',
  },
  {
    words:
      /\b(?:(?:custody|support|court|final|last|prior|current|existing) orders?|decrees?|judgments?|divorces? (?:was |were |is )?(?:final\w*|entered|granted))\b/,
    beside: /\b(?:orders?|decree|judgment|signed|entered|finali[sz]ed|final|divorced|granted|modified)\b/g,
    ahead: false,
    name: 'the order',
  },
  {
    words:
      /\b(?:last|latest|most recent|final) (?:\w+ ){0,2}?(?:acts?|incidents?|events?|harass\w*|discriminat\w*|contact|violations?|remark|comment)\b/,
    beside:
      /\b(?:last|latest|most recent|final|then|fired|let (?:me|him|her|us) go|resign\w*|quit|terminat\w*|again|told|called|said|grabbed|touched|denied|refused|demoted|wrote|passed over)\b/g,
    ahead: false,
    name: 'the last act',
    pick: 'last',
  },
  {
    words: /\b(?:wages|overtime|pay|hours|tips) (?:\w+ ){0,4}?(?:earned|owed|from|worked)\b|\bwork (?:was )?done\b/,
    beside: /\b(?:overtime|wages|pay\w*|paid|hours|shorted|tips|worked|checks?)\b/g,
    ahead: false,
    name: 'the unpaid work',
    pick: 'last',
  },
];

export const milestones: readonly DateSubject[] = told.map((one) => ({ roles: [], plain: true, ...one }));
