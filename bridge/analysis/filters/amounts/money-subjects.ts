/** What a sum in a filter can be of, and how `sum.lex` tells it in notes. */
export interface MoneySubject {
  readonly name: string;
  /** By any of these a filter names it. */
  readonly asked: readonly RegExp[];
  /** Groups of sums that are of it; `other` is a sum of which nothing tells. */
  readonly of: readonly string[];
  /** Counted where none of these is told. */
  readonly otherwise?: readonly string[];
  /** Concepts that must stand with the sum itself or in its sentence, whatever group it is of. */
  readonly named?: readonly string[];
  /** Concepts that must stand around a sum of these groups. */
  readonly beside?: readonly string[];
  /** A sum taken for something else counts where one of these stands with it. */
  readonly also?: readonly string[];
  /** A rate and how often it was due make a sum where one of these stands around it. */
  readonly rates?: readonly string[];
  /** All sums together; else the largest, `total` where the filter asks for all of them. */
  readonly adds: boolean | 'total';
  /** Paid over and over: brought to the period of the filter. */
  readonly inPeriods?: true;
}

const unpaid = ['unpaid', 'wages'];

/** The first whose words a filter holds. */
export const moneySubjects: readonly MoneySubject[] = [
  {
    name: 'what the insurer left unpaid',
    asked: [
      /\b(?:underpa(?:id|y\w*)|under-paid|shortfalls?|low-?ball\w*|gaps?|difference|underestimat\w*|paid short)\b/,
      /\bbetween (?:our|the (?:client|contractor|roofer)(?:'s)?|their) (?:\w+ )?(?:estimates?|numbers?|bids?|quotes?)? ?and\b/,
    ],
    of: [],
    named: [],
    adds: false,
  },
  {
    name: 'the case value',
    asked: [/\bcase values?\b|\brealistically demand/],
    of: ['medical', 'lost_pay'],
    otherwise: ['other', 'contract', 'offer'],
    adds: true,
  },
  {
    name: "the client's share",
    asked: [/\b(?:own|client'?s?|caller'?s?|heir'?s?) (?:\w+ )?(?:share|portion|part|cut)\b|\bshare (?:of|at stake)\b/],
    of: [],
    named: ['share'],
    adds: false,
  },
  {
    name: 'the student loans',
    asked: [
      /(?<!\b(?:excluding|counting|without|besides|minus|except|non|no|not|including|or) )\bstudent (?:loans?|debts?)(?= (?:debts? |balances? )?(?:must|ha(?:s|ve)|needs?|be|of|over|above|under|below|at least|between|from|more|less|\$))/,
    ],
    of: [],
    named: ['student'],
    adds: true,
  },
  { name: 'equity', asked: [/\bequity\b/], of: ['assets'], adds: true },
  {
    name: 'the bond',
    asked: [
      /\b(?:bail|(?:ice|immigration|appearance|cash) bond)\b/,
      /\bbonds? (?:of|set|amounts?|over|under|above|below|between|from|at|must|cannot|can'?t|has to|needs?|no|up to|max\w*|min\w*|is|[<>])/,
    ],
    of: [],
    named: ['bail'],
    adds: false,
  },
  { name: 'funeral costs', asked: [/\b(?:funeral|burial|cremation)\b/], of: [], named: ['funeral'], adds: true },
  { name: 'tips', asked: [/\b(?:tips|propinas)\b/], of: [], named: ['tips'], rates: ['tips'], adds: true },
  {
    name: 'commissions',
    asked: [/\bcommissions?\b(?! (?:do|excluded|not))/],
    of: [],
    named: ['commission'],
    rates: ['commission'],
    adds: true,
  },
  {
    name: 'the benefit',
    asked: [
      /\b(?:ttd|tpd|ppd|comp|ltd|std|disability|weekly|monthly|pension|ssdi|retirement|long[- ]term)\b[^.;]{0,24}\b(?:benefits?|rate|checks?)\b/,
      /\bbenefits? (?:of|at least|over|under|above|below|must|has|needs?)\b|\bpension at stake\b/,
    ],
    of: [],
    named: ['benefit'],
    inPeriods: true,
    adds: false,
  },
  {
    name: 'the life insurance',
    asked: [/\blife (?:insurance|polic\w+)|\bface (?:amount|value)|\bdeath benefit/],
    of: [],
    named: ['limits', 'benefit', 'life'],
    adds: false,
  },
  {
    name: 'out-of-pocket costs',
    asked: [/\b(?:out[- ]of[- ](?:their |his |her )?(?:own )?pocket|oop)\b/],
    of: [],
    named: ['pocket'],
    adds: true,
  },
  {
    name: 'fines and restitution',
    asked: [/\b(?:fines?|restitution|court costs|civil penalt\w+)\b(?! (?:with|by))/],
    of: [],
    named: ['fine'],
    adds: true,
  },
  {
    name: 'what was taken',
    asked: [
      /\b(?:(?<!\b(?:wage|tip|pay|identity) )thefts?|larceny|shoplift\w*|embezzle\w*)\b(?! ?of wages)/,
      /\bstolen (?:goods|property|merchandise|items?|funds|money)\b|\bstolen[.!]?$/,
    ],
    of: [],
    named: ['taken'],
    rates: ['taken'],
    adds: true,
  },
  {
    name: 'the overcharge',
    asked: [/\b(?:over-?charg\w*|(?:hidden|junk|extra|bogus) (?:fees|charges)|overbill\w*|overpa\w+)\b/],
    of: [],
    named: ['overcharge'],
    adds: true,
  },
  {
    name: 'the deposit',
    asked: [/\b(?:security|rental|damage|lease) deposits?\b|\bdeposits? (?:disputes?|cases?|kept|withheld|itself)\b/],
    of: [],
    named: ['deposit'],
    adds: 'total',
  },
  { name: 'the deductible', asked: [/\bdeductible\b/], of: [], named: ['deductible'], adds: false },
  {
    name: 'the price',
    asked: [
      /\b(?:(?:purchase|sales?|selling|asking|car|vehicle|home|sticker|contract|closing) prices?|price (?:of|over|under|above|below|must|at|has))\b/,
      /\b(?:vehicle|car|truck|it|house|home)s? (?:that )?(?:must have |had to |has to have |needs? to have )?costs? |\b(?:business|company) (?:sales?|acquisitions?|purchases?)\b/,
    ],
    of: [],
    named: ['price'],
    adds: false,
  },
  {
    name: 'the judgment',
    asked: [/\b(?:judge?ments?|awards?|verdicts?)\b[^.;]{0,30}\b(?:against|of|over|under|above|below|at least)\b/],
    of: [],
    named: ['judgment'],
    adds: false,
  },
  { name: 'the lien', asked: [/\bliens?\b(?! ?(?:holder|waiver))/], of: [], named: ['lien'], adds: false },
  {
    name: 'cover',
    asked: [
      /\b(?:limits|policy limits?|(?:bodily injury|bi|liability|insurance|injury) limit|(?<!life )polic(?:y|ies)|coverage)\b/,
      /\b(?:insurance|liability) (?:on|of|for|from) (?:the )?(?:other|defendant|at[- ]fault|adverse)/,
      /\b(?:umbrella|under-?insured|u\.?i?\.?m|carr(?:y|ies) (?:at least|less|more)|insured for|bodily injury|(?:must|should) carry)\b/,
    ],
    of: ['limits'],
    adds: false,
  },
  { name: 'the offer', asked: [/\b(?:offers?|offered|ofertas?)\b/], of: ['offer'], also: ['offer'], adds: false },
  {
    name: 'arrears',
    asked: [
      /\b(?:arrears?|arrearages?|behind|past[- ]due|delinquen\w*|missed payments?|atrasad\w*)\b/,
      /\b(?:owed|owes?|unpaid|back) (?:\w+ )?(?:support|alimony)\b|\b(?:support|alimony) (?:\w+ )?(?:owed|owes?|unpaid)\b/,
    ],
    of: ['mortgage', 'rent', 'contract', 'other', 'income', 'card', 'wages'],
    beside: ['behind', 'support'],
    rates: ['behind', 'unpaid', 'support'],
    adds: false,
  },
  {
    name: 'rent owed',
    asked: [
      /\b(?:rent|renta)\b.*\b(?:debts?|owe[sd]?|owing|behind|unpaid|due|back|debe)/,
      /\b(?:back|unpaid|owed|owes?|late|past[- ]due)\b.*\b(?:rent|renta)\b/,
    ],
    of: ['rent'],
    otherwise: ['contract', 'other', 'mortgage', 'card', 'wages'],
    rates: ['behind', 'unpaid'],
    adds: false,
  },
  {
    name: 'lost wages',
    asked: [
      /\b(?:lost (?:wages?|income|earnings|pay|work)|lost\b[^.;]*\bin (?:wages|pay|income)|miss(?:ed|ing) (?:pay|wages|income|earnings))\b/,
      /\b(?:wage loss|income loss|loss of (?:income|earnings|wages)|salarios? perdidos?)\b/,
    ],
    of: ['lost_pay'],
    rates: ['missed', 'lost_pay'],
    also: ['missed', 'lost_pay'],
    adds: true,
  },
  {
    name: 'damage',
    asked: [/\b(?:prop(?:erty|\.)? ?damage|repairs?|vehicle damage|car damage|damage to)\b/],
    of: ['damage'],
    otherwise: ['assets', 'other', 'contract'],
    adds: 'total',
  },
  {
    name: 'unsecured debt',
    asked: [/\b(?:unsecured|credit card|personal loans?|in cards|consumer debt|card debt|deudas sin)\b/],
    of: ['card', 'medical'],
    adds: true,
  },
  {
    name: 'medical bills',
    asked: [
      /\b(?:medicals?(?: (?:bills?|specials|expenses|costs|debts?))?|meds|specials|bills|hospital)\b/,
      /\b(?:treatment (?:costs?|bills?|charges|expenses)|in treatment|doctor'?s? bills?|gastos medicos|cuentas)\b/,
    ],
    of: ['medical'],
    otherwise: ['other'],
    adds: true,
  },
  {
    name: 'tax owed',
    asked: [
      /\b(?:irs|(?<!\b(?:before|after|pre|post|excluding|less) )tax(?:es)?|state balance|back taxes|impuestos)\b/,
    ],
    of: ['tax'],
    otherwise: ['contract', 'other'],
    rates: ['tax'],
    adds: true,
  },
  {
    name: 'unpaid wages',
    asked: [
      /\b(?:back wages|wage theft|stolen wages|wages? owed|owed wages|back ?pay|overtime|wage claims?|final (?:pay|check|paycheck))\b/,
      /\b(?:last|withheld) (?:pay|check|paycheck)s?\b|\b(?:pay owed|missing pay|salarios|sueldos?|horas extras?|in wages|unpaid[- ](?:\w+ )?(?:wages?|pay))\b/,
      /(?<!\b(?:invoices?|bills?|rents?|loans?|notes?|balances?) (?:\w+ )?)\bunpaid(?! (?:\w+ )?(?:invoices?|bills?|rents?|loans?|balances?|amounts?|tax(?:es)?|medicals?|accounts?|debts?|claims?)\b)/,
    ],
    of: ['wages'],
    otherwise: ['other', 'contract', 'lost_pay', 'income'],
    rates: unpaid,
    adds: true,
  },
  {
    name: 'revenue',
    asked: [
      /\b(?:revenues?|turnover|annual sales|gross (?:sales|receipts))\b/,
      /\b(?:business|company|firm|shop|store)(?:es)? (?:must |should |has to |needs to )?(?:gross|make|bring)\w*\b/,
    ],
    of: ['income', 'contract'],
    otherwise: ['assets', 'other', 'damage'],
    adds: true,
  },
  {
    name: 'income',
    asked: [
      /\b(?:aww|average weekly wages?|(?:five|six|seven)[- ]figures? (?:comp|pay|earn\w*|salar\w*|package)|total comp|incomes?|earn\w*|making|pulling in)\b/,
      /\b(?:compensation|salary|salaries|makes?|made|household|take[- ]?home|wage|gan(?:a|ar|e|o|an)|ingresos?|hourly (?:rate|pay|wage)|pay of|if they clear)\b/,
      /\b(?:annual|weekly|monthly|hourly|yearly|base|gross|net) pay\b|\bpay (?:rate|scale|has|had|must|needs|should|below|above|over|under)\b|\b(?:paid less|paid highly|base comp|sueldo)\b/,
      /(?<=\b(?:workers?|employees?|people|be|were|was|are|is|got|get) )paid (?:at least|more|over|under|above|below)\b/,
    ],
    of: ['income'],
    inPeriods: true,
    adds: true,
  },
  {
    name: 'debt',
    asked: [/(?<!\b(?:after|net of|less|minus) (?:all |the |any |its )?)\b(?:debts?|owes?|owed|deudas?)\b/],
    of: ['card', 'medical', 'mortgage', 'tax'],
    otherwise: ['contract', 'other', 'rent', 'wages'],
    adds: true,
  },
  {
    name: 'the value of the property',
    asked: [
      /\b(?:houses?|homes?|land|lots?|real estate|condos?|buildings?|propert(?:y|ies))\b[^.;]{0,20}\b(?:valued?|worth|priced|appraised|assessed)\b/,
      /\b(?:home|house|property|land) value\b|\bvalue of (?:the )?(?:home|house|property|land)\b/,
    ],
    of: ['assets'],
    otherwise: ['other', 'contract', 'mortgage'],
    adds: false,
  },
  {
    name: 'assets',
    asked: [
      /\b(?:estates?|succession\w*|assets?|net worth|marital (?:property|estate)|property|inheritance|herencia|patrimonio)\b/,
      /\b(?:own|client'?s?|caller'?s?) share\b/,
    ],
    of: ['assets', 'damage'],
    otherwise: ['other'],
    also: ['assets'],
    adds: true,
  },
  {
    name: 'what the client can pay',
    asked: [
      /\b(?:retainers?|fees?|put down|down payment|pay (?:up ?front|at least)|afford|budget|able to (?:pay|fund|put)|up ?front|installment|can pay)\b/,
      /\b(?:put|pay|paying|money|cash|\d\S*) (?:\w+ )?down\b|\b(?:available|on hand)\b/,
    ],
    of: ['fee'],
    otherwise: ['other'],
    adds: false,
  },
  {
    name: 'damage',
    asked: [/\b(?:vehicle|totaled|truck|car value)\b/],
    of: ['damage'],
    otherwise: ['assets', 'other', 'contract'],
    adds: false,
  },
  {
    name: 'rent or deposit',
    asked: [/\b(?:rents?|deposits?|depositos?|renta)\b(?!.*\bloss)(?<!\bloss.*)/],
    of: ['rent'],
    otherwise: ['other'],
    adds: 'total',
  },
  {
    name: 'the amount at stake',
    asked: [
      /\b(?:invoices?|contracts?|claims?|lawsuits?|suits?|disputes?|controversy|stake|cases?|damages|loss(?:es)?|value|worth|amounts?|matters?)\b/,
      /\b(?:balance|collections?|issue|investors?|investments?|victims?|lost|lose|losing|spent|danos|perdidas?)\b/,
    ],
    of: ['contract', 'damage', 'wages', 'other', 'medical', 'rent', 'lost_pay'],
    otherwise: ['assets', 'card', 'mortgage', 'tax'],
    adds: true,
  },
];

/** A sum of a thing no list holds: judged where it does not matter which sum of the notes is meant. */
export const unlisted: MoneySubject = { name: 'the sum asked for', asked: [], of: [], adds: true };
