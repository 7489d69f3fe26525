import type { AmountCategory } from '../../amounts/amount-mention.ts';
import type { AmountSubject } from './amount-subject.ts';
import { amountThings } from './amount-things.ts';

const claims: readonly AmountCategory[] = [
  'contract',
  'damage',
  'wages_owed',
  'other',
  'medical',
  'rent',
  'lost_income',
];

/** What a sum in a filter can be for; the first whose words it holds. */
export const amountSubjects: readonly AmountSubject[] = [
  { words: /\bequity\b/, categories: ['assets'], combine: 'sum', name: 'equity' },
  ...amountThings,
  {
    words:
      /\b(?:policy limits?|limits|(?:bodily injury|bi|liability|insurance|injury) limit|coverage|insurance (?:on|of|for|from) (?:the )?(?:other|defendant|at[- ]fault|adverse)|umbrella|under-?insured|u\.?i?\.?m|insurance limits|(?<!life )polic(?:y|ies)|carr(?:y|ies) at least|insured for)\b/,
    categories: ['limits'],
    combine: 'largest',
    name: 'cover',
  },
  {
    words: /\b(?:offers?|offered|ofertas?)\b/,
    categories: ['offer'],
    alsoBeside:
      /\b(?:adjuster|insur\w+|carrier|company|they|he|she)(?:'s| has| have|'ve)? (?:best|top|last|final|highest|first|latest|only|current)\b|\b(?:best|top|last|final|highest|latest) (?:number|figure|they|offer)\b|\b(?:no number|raised|went up|came up|bumped)\b/,
    combine: 'largest',
    name: 'the offer',
  },
  {
    words:
      /\b(?:arrears?|arrearages?|behind|past[- ]due|delinquen\w*|missed payments?|atrasad\w*|(?:owed|owes?|unpaid|back) (?:\w+ )?(?:support|alimony)|(?:support|alimony) (?:\w+ )?(?:owed|owes?|unpaid))\b/,
    categories: ['secured_debt', 'rent', 'contract', 'other', 'income', 'unsecured_debt', 'wages_owed'],
    beside:
      /\b(?:arrears?|arrearages?|behind|past[- ]due|delinquen\w*|reinstat\w*|catch(?:ing)? up|caught up|current|cure|back (?:child )?support|support|atras\w*)\b/,
    product:
      /\b(?:behind|arrears?|missed|skipped|late|past[- ]due|owe[sd]?|delinquen\w*|payments?|support|atras\w*|debe|debo)\b|(?:\b(?:not|never)|n'?t) (?:made|paid)\b|\bpaid (?:me |us |her )?(?:nothing|zero|nada|not one)\b/,
    combine: 'largest',
    name: 'arrears',
  },
  {
    words:
      /\b(?:rent|renta)\b.*\b(?:debts?|owe[sd]?|behind|unpaid|due|back|debe)|\b(?:back|unpaid|owed|owes?|late|past[- ]due)\b.*\b(?:rent|renta)\b/,
    categories: ['rent'],
    otherwise: ['contract', 'other', 'secured_debt', 'unsecured_debt', 'wages_owed'],
    product:
      /\b(?:behind|owe[sd]?|unpaid|late|missed|back rent|past[- ]due|didn'?t pay|haven'?t paid|short|debo|debe|atras\w*)\b/,
    combine: 'largest',
    name: 'rent owed',
  },
  {
    words:
      /\b(?:lost (?:wages?|income|earnings|pay|work)|lost\b[^.;]*\bin (?:wages|pay|income)|miss(?:ed|ing) (?:pay|wages|income|earnings)|wage loss|income loss|loss of (?:income|earnings|wages)|salarios? perdidos?)\b/,
    categories: ['lost_income'],
    product:
      /\b(?:missed|out of work|out for|off work|off (?:for|since)|lost|laid up|low|couldn'?t work|can'?t work|been out|out since|off the clock|not working|haven'?t worked|unable to work|not worked|out \w+ (?:weeks?|months?|years?)|sin trabajar|perdi\w*)\b/,
    alsoBeside: /\b(?:wages?|wage loss|lost|missed)\b/,
    combine: 'sum',
    name: 'lost wages',
  },
  {
    words: /\b(?:prop(?:erty|\.)? ?damage|repairs?|vehicle damage|car damage|damage to)\b/,
    categories: ['damage'],
    otherwise: ['assets', 'other', 'contract'],
    combine: 'largest',
    mayAdd: true,
    name: 'damage',
  },
  {
    words: /\b(?:unsecured|credit card|personal loans?|in cards|consumer debt|card debt)\b/,
    categories: ['unsecured_debt', 'medical'],
    combine: 'sum',
    name: 'unsecured debt',
  },
  {
    words:
      /\b(?:medicals|medical (?:bills?|specials|expenses|costs|debt)?|meds|specials|bills|hospital|treatment (?:costs?|bills?|charges|expenses)|doctor'?s? bills?|gastos medicos|cuentas)\b/,
    categories: ['medical'],
    otherwise: ['other'],
    combine: 'sum',
    name: 'medical bills',
  },
  {
    words: /\b(?:irs|(?<!\b(?:before|after|pre|post|excluding|less) )tax(?:es)?|state balance|back taxes|impuestos)\b/,
    categories: ['tax'],
    otherwise: ['contract', 'other'],
    product: /\b(?:irs|tax(?:es)?|payroll|941|owe[sd]?)\b/,
    combine: 'sum',
    name: 'tax owed',
  },
  {
    words:
      /\b(?:(?<!\b(?:invoices?|bills?|rents?|loans?|notes?|balances?) (?:\w+ )?)unpaid(?! (?:\w+ )?(?:invoices?|bills?|rents?|loans?|balances?|tax(?:es)?|support|notes?|medicals?|contracts?|accounts?|debts?|claims?)\b)|back wages|wage theft|stolen wages|wages? owed|back ?pay|overtime|owed wages|wage claims?|final (?:pay|check|paycheck)|(?:last|withheld) (?:pay|check|paycheck)s?|pay owed|missing pay|salarios|sueldos?|horas extras?)\b/,
    categories: ['wages_owed'],
    otherwise: ['other', 'contract', 'lost_income', 'income'],
    product:
      /\b(?:owe[sd]?|unpaid|short(?:ed|ing)?|skip(?:ped|s)?|never paid|didn'?t pay|not paid|without pay|overtime|ot|stole|withheld|kept|skim\w*|bounced|docked|last|deben?|no me (?:pago|pagaron)|horas extras?)\b/,
    combine: 'sum',
    name: 'unpaid wages',
  },
  {
    words:
      /\b(?:revenues?|turnover|annual sales|gross (?:sales|receipts)|(?:business|company|firm|shop|store)(?:es)? (?:must |should |has to |needs to )?(?:gross|make|bring)\w*)\b/,
    categories: ['income', 'contract'],
    otherwise: ['assets', 'other', 'damage'],
    combine: 'sum',
    name: 'revenue',
    beside:
      /\b(?:gross\w*|revenues?|sales|turnover|rang up|rings up|billed|bring\w* in|made|did|took in|take in|another|ventas|factura\w*)\b/,
  },
  {
    words:
      /\b(?:aww|average weekly wages?|(?:five|six|seven|5|6|7)[- ]figures? (?:comp|pay|earn\w*|salar\w*|package)|total comp|comp (?:package|of at least)|incomes?|earn\w*|making|pulling in|compensation|salary|salaries|make[s]?|(?<=\b(?:who|workers?|employees?|people|anyone|anybody|clients?|be|were|was|are|is|got|get) )paid less|(?:annual|weekly|monthly|hourly|yearly|base|gross|net) pay|base (?:salary|comp)|pay (?:rate|scale|grade)|(?<=\b(?:workers?|employees?|be|were|was|are|is|got|get) )paid (?:at least|more|over|under|above|below)|pay (?:has|had|must|needs|should) |pay (?:below|above|over|under)|take[- ]?home|wage|gan(?:a|ar|e|o|an)|ingresos?|hourly (?:rate|pay|wage)|pay of|household)\b/,
    categories: ['income'],
    combine: 'sum',
    inPeriods: true,
    name: 'income',
  },
  {
    words: /(?<!\b(?:after|net of|less|minus) (?:all |the |any |its )?)\b(?:debts?|owes?|owed|deudas?)\b/,
    categories: ['unsecured_debt', 'medical', 'secured_debt', 'tax'],
    otherwise: ['contract', 'other', 'rent', 'wages_owed'],
    combine: 'sum',
    name: 'debt',
  },
  {
    words:
      /\b(?:houses?|homes?|land|lots?|real estate|condos?|buildings?|(?<!intellectual )propert(?:y|ies))\b[^.;]{0,20}\b(?:valued?|value|worth|priced|appraised|assessed)\b|\b(?:home|house|property|land) value\b/,
    categories: ['assets'],
    otherwise: ['other', 'contract', 'secured_debt'],
    combine: 'largest',
    name: 'the value of the property',
  },
  {
    words:
      /\b(?:estates?|succession\w*|assets?|net worth|marital (?:property|estate)|property|house|inheritance|herencia|(?:own|client'?s?|caller'?s?) share|patrimonio)\b/,
    categories: ['assets', 'damage'],
    otherwise: ['other'],
    alsoBeside: /\b(?:saved|savings|bank|inherit\w*)\b/,
    combine: 'sum',
    name: 'assets',
  },
  {
    words:
      /\b(?:retainers?|fees?|put down|down payment|pay (?:up ?front|at least)|afford|budget|(?<!security )deposit of|able to pay|up ?front|installment|can pay|(?:put|pay|paying|money|cash|\d\S*) (?:\w+ )?down|available|on hand)\b/,
    categories: ['fee'],
    otherwise: ['other'],
    combine: 'largest',
    name: 'what the client can pay',
  },
  {
    words: /\b(?:vehicle|totaled|truck|car value)\b/,
    categories: ['damage'],
    otherwise: ['assets', 'other', 'contract'],
    combine: 'largest',
    name: 'damage',
  },
  {
    words: /\b(?:rent|deposits?|security deposit|depositos?|renta)\b/,
    categories: ['rent'],
    otherwise: ['other'],
    combine: 'largest',
    mayAdd: true,
    name: 'rent or deposit',
  },
  {
    words:
      /\b(?:invoices?|contracts?|claims?|lawsuits?|suits?|disputes?|controversy|stake|cases?|damages|loss(?:es)?|value|worth|amounts?|matters?|balance|judgments?|collections?|issue|investors?|investments?|victims?|lost|lose|losing|spent|danos|perdidas?)\b/,
    categories: claims,
    otherwise: ['assets', 'unsecured_debt', 'secured_debt', 'tax'],
    product: /\b(?:each|checks?|withdraw\w*|transfers?|invoices?|payments?|wrote|stole|took|charges?|apiece)\b/,
    combine: 'sum',
    name: 'the amount at stake',
  },
];
