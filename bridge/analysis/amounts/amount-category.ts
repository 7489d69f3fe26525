import { matchesOf } from '../text/matches.ts';
import type { AmountCategory } from './amount-mention.ts';

interface CategoryWords {
  category: AmountCategory;
  handicap: number;
  words: RegExp;
}

const categoryWords: readonly CategoryWords[] = [
  {
    category: 'medical',
    handicap: 0,
    words:
      /\b(?:(?<!\b(?:irs|tax|electric|phone|legal|water|state) )bills?|medicals?|meds|specials|hospital\w*|er|ambulance|surgeons?|surger\w+|clinic|chiro\w*|mri|x-?rays?|scans?|ct|splint|cast|braces?|prescriptions?|injections?|physical therapy|dental|implants|anesthesia\w*|imaging|rehab|pt|therapy|physio|doctors?|doc|ortho|billed|charges|treatment|(?<!\bmis |\bsus |\bhacer )cuentas?(?! (?:con|de ahorros?|bancarias?|de banco|del banco|en (?:el|un) banco))(?: medicas?)?|gastos medicos|facturas medicas|uc|urgent care)\b/g,
  },
  {
    category: 'unsecured_debt',
    handicap: 0,
    words:
      /\b(?:(?:credit )?cards?|visa|mc|mastercard|amex|discover|payday|personal loans?|business (?:loans?|lines?|credit|debts?|cards?)|sba loans?|unsecured|lines? of credit|collections?|debts?|tarjetas?|deudas?|student loans?|creditors?|store accounts?)\b/g,
  },
  {
    category: 'secured_debt',
    handicap: 0,
    words:
      /\b(?:mortgage|hipoteca|car (?:loan|note)|auto loan|truck (?:loan|note)|vehicle loan|arrears|behind|heloc|second lien|owed on|balance on the (?:house|car)|foreclosure)\b/g,
  },
  {
    category: 'tax',
    handicap: 2,
    words:
      /\b(?:irs(?: bill| balance| debt)?|tax(?:es)?(?! (?:assess\w*|value|refund|return|prepar\w*|appraise\w*))|levy|lien|franchise tax board|ftb|state balance|balance due|cp ?\d{3,4}|back taxes|payroll tax(?:es)?|94[01]s?|impuestos)\b/g,
  },
  {
    category: 'income',
    handicap: 0,
    words:
      /\b(?:makes?|made|making|earns?|earned|earning|salary|salaried|gross(?:es|ing)?|(?:annual|yearly) (?:sales|revenues?)|revenues?(?! (?:officer|agent|service|department))|turnover|income|take[- ]?home|pull(?:s|ed|ing)? (?:in|down)|clear(?:s|ed|ing)|drawing(?= \$?\d)|nets?(?= [\d$])|nets?$|base(?! (?:contract|bid|price|sum))|pays|paid (?:hourly|weekly|monthly)|(?<!\b(?:lost|missed|in) )wages?|hourly|aww|gana|ganaba|gano|sueldo|salario|ingresos?|pension|social security|ssdi|disability|brings? (?:home|in)|paycheck|job at)\b/g,
  },
  {
    category: 'wages_owed',
    handicap: 0,
    words:
      /\b(?:unpaid (?:wages?|pay|overtime|ot|hours|commissions?)|overtime|ot|back ?pay|(?:final|last) (?:check|paycheck|pay)|kept (?:my|her|his|our) (?:pay|check|wages)|owes? (?:me|her|him|us|them)|shorted|stolen tips|tips|commissions?|me deben?|le deben?|horas extras?|never paid (?:me|him|her)|withheld pay|missing pay)\b/g,
  },
  {
    category: 'assets',
    handicap: 0,
    words:
      /\b(?:house|home|condo|townho(?:me|use)|bungalow|duplex(?:es)?|trailer|cottage|cabin|lots?(?! of)|parcel|acreage|apartment building|property|properties|(?:in|at|with) (?:the )?(?:bank|regions|chase|wells(?: fargo)?|schwab|fidelity|vanguard|truist|pnc|checking)|brokerage|ira|iras|401k|403b|savings|accounts?|land|farm|estate|worth|portfolio|business|funds|stocks?|investments?|life (?:insurance|policy)|assets?|casa|terreno|rental|zillow|appraised|assessed|valued|left on it|401\(?k\)?|403\(?b\)?|credit union|shares|acres|cuentas? (?:con|de ahorros?|bancarias?|en (?:el|un) banco)|ahorros|annuity|cds?|cash|rsus?|retirement|in (?:his|her|my|our|the|a) pension)\b/g,
  },
  {
    category: 'contract',
    handicap: 0,
    words:
      /\b(?:invoices?|contract|pay apps?|purchase order|po|order|deal|job|project|bid|subcontract|facturas?|promissory|note|loaned|lent|deposit paid|dispute)\b/g,
  },
  { category: 'contract', handicap: 14, words: /\b(?:balance|unpaid|owed?|owes|debe[n]?)\b/g },
  {
    category: 'damage',
    handicap: 2,
    words:
      /\b(?:car|truck|vehicle|bumper|fender|trunk|door|pd|shop|adjuster valued|property damage|repairs?|to (?:fix|redo|replace|rebuild|repair)|body shop|totaled|estimate|quotes?|worth of damage|buick|chevy|chevrolet|ford|dodge|jeep|gmc|cadillac|lincoln|toyota|honda|nissan|hyundai|kia|subaru|mazda|lexus|acura|bmw|mercedes|audi|tesla|volvo|silverado|f-?\d50|camry|corolla|accord|civic|damages?|losses|loss|value|comps)\b/g,
  },
  {
    category: 'limits',
    handicap: 0,
    words:
      /\b(?:polic(?:y|ies)|limits?|coverage|umbrella|carries|insured|liability|um|uim|under-?insured|uninsured motorist|poliza|cobertura)\b/g,
  },
  {
    category: 'offer',
    handicap: 0,
    words:
      /\b(?:offer\w*|settle\w*|on the table|(?:came|come) (?:out|back|in) with|full and final|keeps calling with|raised (?:it |that )?to|(?:came|went|gone) up to|low-?ball\w*|counter-?ed|proposed|ofreci\w*|ofrec\w*|tender\w*)\b/g,
  },
  {
    category: 'fee',
    handicap: 0,
    words:
      /\b(?:retainer|fee|can pay|could pay|pay up ?front|down|budget|put down|set aside|saved|afford|ready|for (?:an?|the|my|her|his) (?:lawyer|attorney|retainer)|anticipo|puede pagar|puedo pagar|podemos pagar|bond|bail|now)\b/g,
  },
  { category: 'rent', handicap: 0, words: /\b(?:rent|renta|deposit|security|alquiler|lease)\b/g },
  {
    category: 'lost_income',
    handicap: 0,
    words:
      /\b(?:lost (?:wages?|pay|income|earnings)|wage loss|missed (?:work|shifts?|pay)|out of work|in wages|(?<=\blost [^.;]{0,20})in (?:pay|earnings|income|salary|work)|salarios perdidos|perdi\w* de trabajo)\b/g,
  },
];

const REACH = 70;

function crossingCost(between: string): number {
  let cost = 0;
  for (const character of between) {
    if (character === ',') cost += 6;
    else if (character === ';' || character === '\n' || character === '+') cost += character === '+' ? 0 : 40;
  }
  return cost + 40 * (between.match(/[.!?](?=\s)/g)?.length ?? 0);
}

interface Word {
  readonly start: number;
  readonly end: number;
}

/** The words around a sum that stand within reach; `words` are in the order of the text. */
function within(words: readonly Word[], from: number, to: number): Word[] {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const found: Word[] = [];
  for (let at = low; at < words.length && (words[at]?.end ?? 0) <= to; at += 1) found.push(words[at] as Word);
  return found;
}

const directly = /^\s*(?:in|of|for|on|a|en|de|worth of)?\s*$/;

function costOf(folded: string, words: readonly Word[], handicap: number, start: number, end: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (const word of within(words, start - REACH, start)) {
    const between = folded.slice(word.end, start);
    best = Math.min(best, between.length + crossingCost(between) + handicap);
  }
  for (const word of within(words, end, end + REACH)) {
    const between = folded.slice(end, word.start);
    const indirect = directly.test(between) ? 0 : 5;
    best = Math.min(best, between.length + crossingCost(between) * 2 + handicap + indirect);
  }
  return best;
}

/** "With nothing owed on it": what is denied is no debt. */
const noDebt =
  /\b(?:nothing|not|no money|never|no) (?:is |was |still )?(?:owed|owing|due|left)(?: on (?:it|the house|the home))?\b|\bno (?:mortgage|liens?|loans?|debts?|deudas?)\b|\b(?:free and clear|paid[- ]off|all paid for)\b/g;

/** Every word for what a sum of these kinds is for; one pattern, without the `g` flag. */
export const wordsFor = (categories: readonly AmountCategory[]): RegExp =>
  new RegExp(
    categoryWords
      .filter(({ category, handicap }) => categories.includes(category) && handicap < MISLEADING)
      .map(({ words }) => words.source)
      .join('|') || '(?!)',
  );
/** Words with a handicap from here on say too little by themselves. */
const MISLEADING = 10;

/** What a sum is for: the words for money that stand nearest, borders between thoughts counting as distance. */
export function createCategoryFinder(text: string): (start: number, end: number) => AmountCategory {
  const folded = text.replace(noDebt, (words) => ' '.repeat(words.length));
  const rows = categoryWords.map(({ category, handicap, words }) => ({
    category,
    handicap,
    words: matchesOf(folded, words).map(({ 0: word, index }) => ({ start: index, end: index + word.length })),
  }));
  return (start, end) => {
    let found: { category: AmountCategory; cost: number } = { category: 'other', cost: REACH };
    for (const { category, handicap, words } of rows) {
      const cost = costOf(folded, words, handicap, start, end);
      if (cost < found.cost) found = { category, cost };
    }
    return found.category;
  };
}
