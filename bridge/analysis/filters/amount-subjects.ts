import type { AmountCategory } from '../amounts/amount-mention.ts';

export interface AmountSubject {
  words: RegExp;
  categories: readonly AmountCategory[];
  /** Read when nothing of these categories is told. */
  otherwise?: readonly AmountCategory[];
  combine: 'sum' | 'largest';
  name: string;
  /** Only sums told beside these words. */
  beside?: RegExp;
  /** Beside these words a rate and how often it was due make a sum. */
  product?: RegExp;
}

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
  {
    words:
      /\b(?:policy limits?|limits|coverage|insurance limits|(?<!life )polic(?:y|ies)|carr(?:y|ies) at least|insured for)\b/,
    categories: ['limits'],
    combine: 'largest',
    name: 'cover',
  },
  {
    words: /\b(?:offers?|offered|ofertas?)\b/,
    categories: ['offer'],
    combine: 'largest',
    name: 'the offer',
  },
  {
    words: /\b(?:arrears?|arrearages?|behind|past[- ]due|delinquen\w*|missed payments?|atrasad\w*)\b/,
    categories: ['secured_debt', 'rent', 'contract', 'other', 'income', 'unsecured_debt'],
    beside: /\b(?:arrears?|arrearages?|behind|past[- ]due|delinquen\w*|reinstat\w*|catch up|cure|atras\w*)\b/,
    product:
      /\b(?:behind|arrears?|missed|skipped|late|past[- ]due|owe[sd]?|delinquen\w*|payments?|(?:not|n'?t|never) paid|support|atras\w*|debe|debo)\b/,
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
      /\b(?:lost (?:wages?|income|earnings|pay|work)|lost\b[^.;]*\bin (?:wages|pay|income)|wage loss|income loss|loss of (?:income|earnings|wages)|salarios? perdidos?)\b/,
    categories: ['lost_income'],
    product:
      /\b(?:missed|out of work|out for|off work|off (?:for|since)|lost|laid up|low|couldn'?t work|can'?t work|off the clock|not working|haven'?t worked|unable to work|not worked|out \w+ (?:weeks?|months?)|sin trabajar|perdi\w*)\b/,
    combine: 'sum',
    name: 'lost wages',
  },
  {
    words: /\b(?:prop(?:erty|\.)? ?damage|repairs?|vehicle damage|car damage|damage to)\b/,
    categories: ['damage'],
    otherwise: ['assets', 'other', 'contract'],
    combine: 'largest',
    name: 'damage',
  },
  {
    words:
      /\b(?:medicals|medical (?:bills?|specials|expenses|costs|debt)?|meds|specials|bills|hospital|treatment cost|gastos medicos|cuentas)\b/,
    categories: ['medical'],
    otherwise: ['other'],
    combine: 'sum',
    name: 'medical bills',
  },
  {
    words: /\b(?:unsecured|credit card|consumer debt|card debt)\b/,
    categories: ['unsecured_debt', 'medical'],
    combine: 'sum',
    name: 'unsecured debt',
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
      /\b(?:unpaid|back wages|wage theft|stolen wages|wages? owed|back ?pay|overtime|owed wages|wage claims?|final pay|pay owed|missing pay|salarios)\b/,
    categories: ['wages_owed'],
    otherwise: ['other', 'contract', 'lost_income', 'income'],
    product:
      /\b(?:owe[sd]?|unpaid|short(?:ed|ing)?|never paid|didn'?t pay|not paid|without pay|overtime|ot|stole|withheld|kept|skim\w*|bounced|docked|last|deben?|no me (?:pago|pagaron)|horas extras?)\b/,
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
      /\b(?:aww|average weekly wages?|(?:five|six|seven|5|6|7)[- ]figures? (?:comp|pay|earn\w*|salar\w*|package)|total comp|comp (?:package|of at least)|incomes?|earn\w*|making|compensation|salary|salaries|make[s]?|paid less|annual pay|pay (?:below|above|over|under)|take[- ]?home|wage|gan(?:a|ar|e|o|an)|ingresos?|hourly (?:rate|pay|wage)|pay of|household)\b/,
    categories: ['income'],
    combine: 'sum',
    name: 'income',
  },
  {
    words: /\b(?:debts?|owes?|owed|deudas?)\b/,
    categories: ['unsecured_debt', 'medical', 'secured_debt', 'tax'],
    otherwise: ['contract', 'other'],
    combine: 'sum',
    name: 'debt',
  },
  {
    words:
      /\b(?:estates?|assets?|net worth|marital (?:property|estate)|property|home value|house|inheritance|(?:own|client'?s?|caller'?s?) share|patrimonio)\b/,
    categories: ['assets'],
    otherwise: ['other'],
    combine: 'sum',
    name: 'assets',
  },
  {
    words:
      /\b(?:retainer|fee|put down|down payment|pay (?:up ?front|at least)|afford|budget|deposit of|able to pay|up ?front|installment|can pay|down|available|on hand)\b/,
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
    words: /\b(?:rent|deposits?|security deposit)\b/,
    categories: ['rent'],
    otherwise: ['other'],
    combine: 'largest',
    name: 'rent or deposit',
  },
  {
    words:
      /\b(?:invoices?|contracts?|claims?|lawsuits?|suits?|disputes?|controversy|stake|cases?|damages|loss(?:es)?|value|worth|amounts?|matters?|balance|judgments?|collections?)\b/,
    categories: claims,
    otherwise: ['assets', 'unsecured_debt', 'secured_debt', 'tax'],
    product: /\b(?:each|checks?|withdraw\w*|transfers?|invoices?|payments?|wrote|stole|took|charges?)\b/,
    combine: 'sum',
    name: 'the amount at stake',
  },
];
