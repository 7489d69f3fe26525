/** Something of a story that a filter can set against another thing of it. */
export interface Happening {
  name: string;
  /** Words of a filter that ask for it. */
  words: RegExp;
  /** Words beside a date in the notes that make it the date of this. */
  told: RegExp;
}

const employers =
  '(?:employer|boss|supervisor|manager|foreman|hr|human resources|company|job|work|carrier|insur\\w+|police)';

/** The particular before the general: the first whose words a part of a filter holds is meant. */
const happenings: readonly Happening[] = [
  {
    name: 'the report',
    words: new RegExp(
      `\\b(?:report(?:ed|ing|s)?|notif\\w+|notice (?:\\w+ ){0,3}to|(?:gave|given|give|written|proper|timely) notice|told (?:the |their |his |her )?${employers}|(?:call(?:ed)?|police) (?:the )?(?:police|911|called)|reportad\\w*|avis\\w+)\\b(?! (?:date|card))`,
    ),
    told: new RegExp(
      `\\b(?:report(?:ed|ing)?|notif(?:ied|y)|let (?:them|him|her|my \\w+|the \\w+) know|(?:told|tell|telling) (?:my |the |our |his |her )?(?:\\w+ )?(?:${employers}|shift lead|lead|dispatch\\w*|owner|principal|them)|(?:told|tell) (?:him|her|any(?:body|one)|some(?:body|one)|no(?:body| one))|incident report|accident report|police report|wrote (?:it|me) up|gave notice|(?:sent|mailed|filed|served) (?:\\w+ )?notice|notice (?:of (?:\\w+ )?claim )?(?:was |got )?(?:sent|mailed|given|filed|served)|(?:called|phoned|e-?mailed|texted) (?:it in|hr|(?:my |the )?(?:boss|supervisor|manager|police|cops|insurance))|filled out|avise|reporte|le dije)\\b`,
      'g',
    ),
  },
  {
    name: 'the complaint',
    words:
      /\b(?:complain\w*|whistle-?blow\w*|grievance|protected activity|(?:request\w*|asked|asking) (?:for )?(?:\w+ )?(?:leave|accommodations?)|(?:filing|filed) (?:a |for )?(?:comp|workers'? comp\w*|osha)|comp claim|quejar\w*|quej[oae]\w*)\b/,
    told: /\b(?:complain\w*|grievance|osha|whistle\w*|spoke up|went to hr|(?:told|e-?mailed|wrote|reported (?:it|him|her|them|this)? ?to) (?:hr|corporate|human resources|the hotline)|asked for (?:\w+ )?(?:leave|accommodation\w*)|requested (?:\w+ )?(?:leave|accommodation\w*)|filed (?:for |a )?(?:comp|workers'? comp\w*)|comp claim|reported|me queje|queje)\b/g,
  },
  {
    name: 'the termination',
    words:
      /\b(?:terminat\w*|fired|firing|let go|laid off|layoff|discharged?|dismissed|dismissal|demot\w+|retaliat\w*|despid\w*|adverse action)\b/,
    told: /\b(?:fired|terminat\w*|laid off|let (?:me |him |her |us )?go|canned|sacked|dismissed|walked (?:me|him|her) out|demoted|written up|cut my hours|despid\w*|me corrieron|lost (?:my|the|his|her) job)\b/g,
  },
  {
    name: 'the hire',
    words: /\b(?:hir(?:e|ed|ing)|start date|started work\w*)\b/,
    told: /\b(?:hired|started|began|joined|came on|start date|contratad\w*|empece)\b/g,
  },
  {
    name: 'the death',
    words: /\b(?:death|died|passed away|passing|deceased|muerte|fallec\w*)\b/,
    told: /\b(?:died|death|passed(?: away)?|killed|dod|pronounced|murio|fallecio|lost (?:him|her|my \w+))\b/g,
  },
  {
    name: 'the diagnosis',
    words: /\b(?:diagnos\w*|symptoms?|onset|discover\w*|infection)\b/,
    told: /\b(?:diagnos\w*|dx|symptoms?|started (?:having|feeling|to)|began|came on|found out|biopsy|infect\w*|weakness|numb\w*|noticed|fever)\b/g,
  },
  {
    name: 'the treatment',
    words:
      /\b(?:surger\w*|operation|procedure|vaccin\w*|shot|hospital discharge|delivery)\b(?! of (?:the )?(?:vehicle|car))/,
    told: /\b(?:surger\w*|operat\w*|procedure|vaccin\w*|shot|jab|discharged|sent (?:him|her|me) home|released|delivery|c-section|delivered|replac\w*|removed|fused|implanted)\b/g,
  },
  {
    name: 'the defect',
    words: /\b(?:defects?|problems?|trouble|repair(?:s|ed)?|fail(?:ed|ure)|break\w*|malfunction\w*|leak\w*)\b/,
    told: /\b(?:defects?|problems?|trouble|repair\w*|shop|dealer|failed|failing|broke(?: down)?|died|stall\w*|quit|started|leak\w*|stopped|check engine|light came on|noise|smok\w+)\b/g,
  },
  {
    name: 'the purchase',
    words: /\b(?:purchas\w*|bought|buying|delivery|closing|taking title|installation|installed)\b/,
    told: /\b(?:bought|purchas\w*|closed on|closing|took delivery|delivered|leased|picked (?:it|her) up|got (?:it|the (?:car|truck|house))|installed|put in|compre)\b/g,
  },
  {
    name: 'the separation',
    words: /\b(?:separat\w*|divorc\w*|split(?:ting)?)\b/,
    told: /\b(?:separated|split|moved out|left|divorc\w*|filed)\b/g,
  },
  {
    name: 'the wedding',
    words: /\b(?:wedding|marr?iage|marr?ied)\b/,
    told: /\b(?:wedding|married|wed|vows|casamos)\b/g,
  },
  {
    name: 'the incident',
    words:
      /\b(?:accidents?|incidents?|injur\w*|crash\w*|collisions?|wrecks?|events?|doi|dol|loss|falls?|bites?|storms?|hurt|it happen\w*|occurrence|assault|accidente|choque|hail|fire|expos\w+|leak|spill)\b/,
    told: /\b(?:accident\w*|crash\w*|collision|wreck\w*|rear[- ]?end\w*|hit|struck|fell|slip\w*|tripp\w*|hurt|injur\w*|bit|attack\w*|assault\w*|burn\w*|incident|happened|doi|dol|loss|storm|hail|fire|pipe|tree|flood\w*|crushed|pulled|popped|twisted|caught|smashed|cut|tore|lifting|choc\w+|cai|lastim\w*|leak\w*|spill\w*|expos\w*)\b/g,
  },
];

/** What a part of a filter speaks of, in the order of the table. */
export const happeningsIn = (words: string): Happening[] => happenings.filter((one) => one.words.test(words));
