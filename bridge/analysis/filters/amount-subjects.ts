import type { AmountCategory } from '../amounts/amount-mention.ts';

export interface AmountSubject {
  words: RegExp;
  categories: readonly AmountCategory[];
  /** Read when nothing of these categories is told. */
  otherwise?: readonly AmountCategory[];
  combine: 'sum' | 'largest';
  name: string;
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
    words: /\b(?:policy limits?|limits|coverage|insurance limits)\b/,
    categories: ['limits'],
    combine: 'largest',
    name: 'cover',
  },
  {
    words:
      /\b(?:medical (?:bills?|specials|expenses|costs|debt)?|meds|specials|bills|hospital|treatment cost|gastos medicos|cuentas)\b/,
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
    words: /\b(?:irs|tax(?:es)?|state balance|back taxes|impuestos)\b/,
    categories: ['tax'],
    otherwise: ['contract', 'other'],
    combine: 'sum',
    name: 'tax owed',
  },
  {
    words:
      /\b(?:unpaid|wages? owed|back ?pay|overtime|lost (?:pay|wages)|owed wages|wage claims?|final pay|pay owed|missing pay|salarios)\b/,
    categories: ['wages_owed'],
    otherwise: ['other', 'contract', 'lost_income', 'income'],
    combine: 'sum',
    name: 'unpaid wages',
  },
  {
    words:
      /\b(?:incomes?|earn\w*|making|compensation|salary|salaries|make[s]?|paid less|annual pay|pay (?:below|above|over|under)|take[- ]?home|wage|gana|ingresos?|hourly rate|household)\b/,
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
      /\b(?:estates?|assets?|net worth|marital (?:property|estate)|property|home value|house|inheritance|patrimonio)\b/,
    categories: ['assets'],
    otherwise: ['other'],
    combine: 'sum',
    name: 'assets',
  },
  {
    words:
      /\b(?:retainer|fee|put down|down payment|pay (?:up ?front|at least)|afford|budget|deposit of|able to pay|up ?front|installment|can pay|down)\b/,
    categories: ['fee'],
    otherwise: ['other'],
    combine: 'largest',
    name: 'what the client can pay',
  },
  {
    words: /\b(?:property damage|repair|vehicle|car damage|damage to)\b/,
    categories: ['damage'],
    otherwise: ['other', 'contract'],
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
      /\b(?:invoices?|contracts?|claims?|disputes?|controversy|stake|cases?|damages|loss(?:es)?|value|worth|amounts?|matters?|balance|judgments?|collections?)\b/,
    categories: claims,
    combine: 'sum',
    name: 'the amount at stake',
  },
];
