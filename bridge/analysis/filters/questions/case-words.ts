import type { CaseWords } from './case-question.ts';

/** The more particular goes before the more general. */
export const caseWords: readonly CaseWords[] = [
  {
    name: 'record',
    asked: [
      /\b(?:criminal (?:record|history|background|convictions?|past)|prior (?:convictions?|arrests?|offen[cs]es?|record|duis?|dwis?)|priors|convicted felons?|felony (?:record|convictions?))\b/,
      /\b(?:prior felon\w*|repeat (?:offenders?|duis?|dwis?|offen[cs]es?)|arrests?, anywhere|rap sheet|antecedentes)\b/,
    ],
    opposite: [
      /\b(?:first[- ]time (?:offenders?|offen[cs]e|dui|dwi|arrest)|first offen[cs]es?(?: only)?|first (?:dui|dwi)|clean (?:record|background|history))\b/,
    ],
  },
  {
    name: 'felony',
    asked: [/\bfelon(?:y|ies)\b/],
    opposite: [/^(?!.*\bfelon).*\bmisdemeanors?\b|\bmisdemeanors? only\b/],
  },
  {
    name: 'public_employer',
    asked: [/\b(?:government|federal|state|city|county|public[- ]sector|public) (?:employ\w*|workers?|jobs?)\b/],
  },
  {
    name: 'government',
    asked: [
      /\b(?:government(?:al)?|gov'?t|gov|municipal\w*|cit(?:y|ies)|count(?:y|ies))\b.*\b(?:claims?|defendants?|cases?|entit\w*|liability|schools?|bod(?:y|ies)|agenc\w*)\b/,
      /\b(?:state (?:agenc\w*|defendants?)|public (?:entit\w*|bod(?:y|ies)|agenc\w*))\b.*\b(?:claims?|defendants?|cases?|entit\w*|liability|schools?|bod(?:y|ies)|agenc\w*)\b/,
      /\b(?:transit (?:authorit\w*|agenc\w*)|school districts?)\b.*\b(?:claims?|defendants?|cases?|entit\w*|liability|schools?|bod(?:y|ies)|agenc\w*)\b/,
      /\b(?:claims?|cases?|suits?)\b.*\bagainst\b.*\b(?:cit(?:y|ies)|count(?:y|ies)|states?|schools?|government\w*|municipal\w*|public)\b/,
      /\b(?:public|government\w*) (?:entit(?:y|ies)|bod(?:y|ies)|agenc(?:y|ies))\b/,
    ],
  },
  {
    name: 'business',
    asked: [
      /\b(?:defendants?|other (?:side|party)|(?:at[- ]fault|responsible|liable) party)\b.*\b(?:business(?:es)?|compan(?:y|ies)|corporat\w*|organi[sz]ations?|employers?|institutions?)\b/,
      /\b(?:wrongdoer|whoever (?:is|was) liable)\b.*\b(?:business(?:es)?|compan(?:y|ies)|corporat\w*|organi[sz]ations?|employers?|institutions?)\b/,
      /\b(?:corporate|business|commercial|institutional) defendants?\b/,
    ],
    opposite: [
      /^(?!.*\b(?:business|compan|corporat|organi[sz]ation)).*\b(?:(?:private )?(?:individuals?|persons?|people|citizens?)\b.*\bdefendants?)\b/,
      /^(?!.*\b(?:business|compan|corporat|organi[sz]ation)).*\b(?:(?:against|sue|go after) (?:\w+ )?(?:private )?(?:individuals?|persons?|people|citizens?))\b/,
    ],
  },
  {
    name: 'owner',
    asked: [
      /\b(?:land|house|home|property|real estate|real property|homes|houses) (?:is |are )?in (?:their|his|her|the client'?s) names?\b/,
      /\b(?:own(?:s|ed|ing)?|have|has|hold(?:s|ing)?) (?:any |an? |some |their own )?(?:\w+ )?(?:land|house|home|real estate|real property|acreage)\b/,
      /\b(?:home|land|property) ?owners? (?:only|clients?|need|must|can|are|who|with)\b|\breal (?:estate|property) (?:owners?|assets?|holdings?)\b/,
    ],
    opposite: [/\b(?:renters?|people who rent) only\b|\bmust (?:be renting|rent)\b/],
  },
  {
    name: 'tenant',
    asked: [/\b(?:tenants?|renters?|lessees?)\b/],
    opposite: [
      /\b(?:landlords?|(?:property|building|rental|apartment) owners?|lessors?|owners (?:only|of (?:rental|apartment)\w*))\b(?!.*\btenants?\b)/,
    ],
  },
  {
    name: 'pay_in_full',
    asked: [
      /\b(?:full|whole|entire) (?:\w+ )?(?:retainer|fee|payment|amount)\b|\b(?:retainer|fee|payment|pay\w*)\b.*\b(?:up ?-?front|in full|at once|in advance)\b/,
    ],
    opposite: [/\b(?:payment plans?|installments?|pay(?:ing)? over time|monthly payments?)\b/],
  },
  {
    name: 'can_pay',
    asked: [
      /\b(?:(?:able|ability|afford|can|willing|ready|funds|money) (?:to )?(?:pay|put down|cover)|pay (?:a |the |our )?(?:retainer|fee|flat|up ?front)|afford\w*|retainer|paying clients?)\b/,
      /\b(?:has (?:funds|money)|ability to pay)\b/,
    ],
    opposite: [/\b(?:pro bono|free (?:help|legal|case|consult)|can'?t pay|cannot pay|payment plans?|contingency)\b/],
  },
  {
    name: 'next_of_kin',
    asked: [
      /\b(?:spouses?|next of kin|immediate family|personal representative|surviving|heirs?)\b.*\b(?:deceased|decedent|sign|only|call|must|victim)\b/,
      /\bonly (?:the )?(?:spouse|next of kin|immediate family)/,
    ],
  },
  {
    name: 'commercial',
    asked: [
      /\b(?:commercial (?:vehicles?|trucks?|carriers?|polic\w+|defendants?|motor)|company (?:vehicles?|cars?|trucks?)|semi(?:s|-?trucks?)?|18[- ]?wheelers?|tractor[- ]?trailers?|big rigs?)\b/,
      /\b(?:delivery (?:vans?|trucks?)|truck (?:accidents?|crash(?:es)?|wrecks?)|amazon (?:drivers?|vans?|trucks?)|must be commercial)\b/,
    ],
  },
  { name: 'disability_policy', asked: [/\bdisability (?:polic(?:y|ies)|plans?|insurance|coverage)\b/] },
  {
    name: 'insured',
    asked: [/^(?!.*\b(?:health|limits|life) ?).*\b(?:insured|insurance|uninsured|um\b|uim|coverage)\b/],
  },
  {
    name: 'at_fault',
    asked: [
      /\b(?:(?:client|caller|pnc|lead|claimant|they|person|driver who calls?|potential client)s?\b.*\b(?:at[- ]fault|caused|cited|ticketed|to blame|ran))\b(?!.*\bother (?:driver|side|party))/,
      /\b(?:(?:prospect)s?\b.*\b(?:at[- ]fault|caused|cited|ticketed|to blame|ran))\b(?!.*\bother (?:driver|side|party))/,
      /\b(?:(?:their|own|his|her) (?:own )?fault|at[- ]fault (?:drivers?|callers?|clients?|leads?|parties)|(?<=^|\bbe )not at[- ]fault)\b(?!.*\bother (?:driver|side|party))/,
      /\b(?:(?<=^must not be )at[- ]fault)\b(?!.*\bother (?:driver|side|party))/,
    ],
    opposite: [
      /\b(?:(?:other|adverse|opposing|another) (?:driver|side|party|person|vehicle)\b.*\b(?:fault|cited|ticket\w*|liab\w*|responsib\w*|blame)|(?:clear|good|strong|undisputed) liability)\b/,
      /\b(?:fault (?:of|on)|liability must|someone else'?s fault|100% (?:fault|liable))\b/,
    ],
  },
  {
    name: 'at_work',
    asked: [
      /\b(?:work(?:place)?[- ](?:related|injur\w*|accidents?)|on[- ](?:the[- ])?(?:job|duty|clock)|workers'? ?comp\w*|at work|job injuries|(?:while|when) (?:\w+ )?working)\b/,
      /\b(?:in the course of (?:\w+ )?(?:employment|work))\b/,
    ],
  },
  {
    name: 'plaintiff',
    asked: [
      /\bplaintiffs?\b(?!'?s? (?:attorney|lawyer|counsel|firm))|\bno (?:civil )?defendants?\b(?= (?:-|side|please)|[,.;]|$)/,
    ],
    opposite: [/^(?!.*\bplaintiff).*\bno (?:civil )?defendants?\b(?! with)/],
  },
  {
    name: 'employee',
    asked: [/\b(?:employee|worker)s?'?[- ]side\b|\brepresent (?:only )?(?:employees|workers)\b|\bno employers?\b/],
    opposite: [/\b(?:employer|management)s?'?[- ]side\b|^(?!.*\b(?:employee|worker)).*\bno employers?\b/],
  },
  {
    name: 'bought_new',
    asked: [
      /\b(?:bought|purchased|leased) (?:brand )?new\b|\bnew (?:vehicles?|cars?|trucks?) (?:only|purchases?|buyers?)\b|\b(?:only|must be) (?:brand )?new (?:vehicles?|cars?)\b/,
    ],
    opposite: [
      /\b(?:no|not|only|must be) (?:\w+ )?used (?:vehicles?|cars?|trucks?)\b(?=.*\bonly\b|$)(?<!\bno used \w+)(?<!\bnot used \w+)/,
    ],
  },
];
