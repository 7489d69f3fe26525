import { foldInPlace } from '../../text/fold-text.ts';

const money =
  /\$|\d ?[km]\b|\b(?:grand|hundred|thousand|mil|million|dollars?|bucks|dolares|figures?)\b|\d,\d{3}|\b\d{4,7}\b(?!-)|\b\d{2,3}\/\d{2,3}\b/;

/** Whether a filter speaks of a sum of money; expects the text of `withDollars`. */
export const hasMoney = (text: string): boolean => money.test(text);

const counted =
  'days?|weeks?|months?|years?|yrs?|hours?|hrs?|sq|k\\b|employees|people|workers|miles|mph|lbs?|pounds|ft|feet|acres|%|percent|visits?|payments?';
const unit = `(?![\\d,]| ?(?:${counted}))`;
const bare = new RegExp(`(?<![\\d$.,/#-])(?!(?:19|20)\\d{2}\\b)(\\d{4,7})${unit}`, 'g');
/** "Over 1M in assets". */
const millions = /(?<![\d$.,/#-])(\d{1,3}(?:\.\d+)?) ?mm?\b(?!')/g;
const rate =
  /(?<![\d$.,/#-])(\d{1,3}(?:\.\d+)?)(?= ?(?:\/ ?|an? |per )(?:hr|hour|wk|week|mo|month|yr|year)\b| (?:weekly|monthly|hourly)\b)/g;
const comparing =
  'than|over|under|above|below|least|most|exceed(?:s|ing)?|of|minimum|max(?:imum)?|up to|top|down|be|about|around|reach|al menos|por lo menos|mas de|menos de|minimo|hasta';
const compared = new RegExp(`(?<=\\b(?:${comparing}) |[<>]=? ?)(\\d{3,4})\\b${unit}`, 'g');
const ofMoney = [
  /\b(?:bills?|meds|medicals?|specials|debts?|wages?|aww|ttd|pay|paid|salary|incomes?|rent|price|cost\w*|fees?|retainer|deposits?|damages?)\b/,
  /\b(?:owe[sd]?|worth|valued?|put down|down|offers?|benefits?|bail|bond|fines?|tips|checks?|loss|losses|estates?|equity|balance|budget)\b/,
  /\b(?:invoices?|arrears|deben?|deudas?|salarios?|sueldos?|horas extras?|ganan?|cuentas|gastos|renta|fianza)\b/,
];
const ofTime = /\b(?:since|year|model|built|born|before|after|during|accidents?|injur\w+|crash\w*|dated?|age[ds]?)\b/;
/** A filter folded, with a sign before numbers that can only be sums: "under 5000", "over 1M", "AWW above 400". */
export function withDollars(text: string): string {
  const signed = foldInPlace(text)
    .replace(millions, '$$$1 million')
    .replace(bare, (number) => `$${number}`)
    .replace(rate, (number) => `$${number}`);
  const isOfMoney = ofMoney.some((words) => words.test(signed)) && !ofTime.test(signed);
  return isOfMoney ? signed.replace(compared, (number) => `$${number}`) : signed;
}
