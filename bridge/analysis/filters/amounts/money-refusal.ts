import { countRefusals, type FilterText } from '../base/filter-text.ts';
import { hasMoney, withDollars } from './money-text.ts';

/** "… or we can't help": what happens otherwise only repeats the rule. */
const orElse = /,? (?:or (?:else )?(?:we|it'?s|i|you|don'?t|please|no|skip|pass)|otherwise)\b(?! \d)[^$\d]*$/;
const obliges = /\b(?:must|needs?(?: to)?|ha(?:s|ve) to|at (?:the very )?least|minimum|min|required?)\b/;
const conditional = /\b(?:if|when(?:ever)?|unless|(?<!\b(?:cases|claims|those|matters) )where)\b/;
const commas = /(?<!\d)[,;:] | - |[,;:] (?!\d)/;

/** "No small stuff: bills must be above $3,000": where the clause of the sum says what must be, the others repeat it. */
function ruleClause(filter: string): string {
  const text = filter.replace(orElse, '');
  if (conditional.test(text)) return text;
  const clauses = text.split(commas);
  const own = clauses.find((clause) => hasMoney(clause));
  return clauses.length > 1 && own !== undefined && (obliges.test(own) || countRefusals(own) > 0) ? own : text;
}

/** Denials that belong to what is named, or to nothing, and refuse no lead. */
const refusesNone = [
  /\b(?:unsecured|unpaid|non)\b|\bnot (?:counting|including|counted)\b|\b(?:do(?:es)?(?:n'?t| not)) (?:count|matter)\b/g,
  /\bno (?:less|more|menos|mas)\b|\bnothing or\b|\bor nothing\b|\blittle (?:or|to) no\b|\bno pagad\w+|\bsin (?:garantia|contar)/g,
  /\bnothing (?:less|more|lower|higher|smaller|larger|under|over|above|below)(?: than that| that| it)?(?=[.,;)]|$)/g,
  /\bif (?:not|less|lower|under that),? (?:then )?(?:we )?(?:pass|skip|decline|no|reject|refer)\b/g,
  /(?:\b(?:not|never)|n'?t) (?:been )?(?:paid|reimbursed|covered|received|returned)\b/g,
];
/** "Cannot exceed", "not less than": denials that belong to the comparison. */
const denied = "(?:not|no|n't|cannot|can'?t|never)(?: (?:be|go|run|get|come|have|make|owe|earn|cost)){0,2}";
const comparison =
  'exceed\\w*|more than|over|above|past|beyond|(?:greater|higher|bigger|larger) than|less|lower|under|below|smaller|fewer';
const comparesDenied = new RegExp(`\\b${denied} (?:${comparison})\\b`, 'g');
/** "Goes to small claims": what is sent away is refused, whatever follows. */
const sentAway =
  /\b(?:go|goes|belongs?|sent)(?: \w+)? (?:elsewhere|(?:to|in) (?:small claims|legal aid|an?|our|another|the))\b|\bwaste of (?:our |my )?time\b/;

const isOdd = (words: string): boolean => countRefusals(words) % 2 === 1;

/** Refusals in one clause reverse each other; those of several clauses repeat each other, unless one is a condition. */
function refusesInClauses(text: string): boolean {
  const away = text.search(sentAway);
  if (away >= 0) return countRefusals(text.slice(0, away)) < 2;
  return conditional.test(text) ? isOdd(text) : text.split(commas).some(isOdd);
}

/** Whether a filter refuses what it describes. */
export function refusesIt({ main, whole, refusedAside }: FilterText, text: string): boolean {
  const plain = refusesNone.reduce((rest, words) => rest.replace(words, ' '), text.replace(comparesDenied, ' '));
  const rule = ruleClause(plain);
  const stated = refusesInClauses(rule);
  const aside =
    (refusedAside && hasMoney(withDollars(main))) ||
    (/[-:,;] ?(?:refer (?:\w+ )?out|pass|turn away)\b/.test(whole) && !/\bif not,? /.test(whole));
  return conditional.test(rule) && !sentAway.test(rule) ? stated !== aside : stated || aside;
}
