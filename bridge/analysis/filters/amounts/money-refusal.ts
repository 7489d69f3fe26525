import { countRefusals, type FilterText } from '../filter-text.ts';
import { hasMoney, withDollars } from './money-text.ts';

/** "… or we can't help": what happens otherwise only repeats the rule. */
const orElse = /,? (?:or (?:else )?(?:we|it'?s|i|you|don'?t|please|no|skip|pass)|otherwise)\b(?! \d)[^$\d]*$/;
/** Where the rule itself says that a firm does not want it, "please reject" after it says so again. */
const refusesItself =
  /\b(?:(?:not|(?:is|are)n'?t) (?:economical|for us|worth|something|our|a fit|what we)|goes? elsewhere|(?:can'?t|cannot) (?:take|help|use)|(?:do not|don'?t|won'?t) (?:take|want|handle|accept|pay))\b/;
const obliges = /\b(?:must|needs?(?: to)?|ha(?:s|ve) to|at (?:the very )?least|minimum|min|required?)\b/;
const conditional = /\b(?:if|when(?:ever)?|unless|where)\b/;
const commas = /(?<!\d)[,;:] | - |[,;:] (?!\d)/;

/** "No small stuff: bills must be above $3,000": where the clause of the sum says what must be, the others only repeat it. */
function ruleClause(filter: string): string {
  const text = filter.replace(orElse, '');
  if (conditional.test(text)) return text;
  const clauses = text.split(commas);
  const own = clauses.find((clause) => hasMoney(clause));
  return clauses.length > 1 && own !== undefined && (obliges.test(own) || countRefusals(own) > 0) ? own : text;
}

/** Denials that belong to what is named or to nothing at all, and refuse no lead. */
const refusesNone = [
  /\b(?:unsecured|unpaid|non)\b|\bnot (?:counting|including|counted)\b|\b(?:do(?:es)?(?:n'?t| not)) (?:count|matter)\b/g,
  /\bexclud\w+ (?:the )?(?:house|home|mortgage)|\bexcl(?:ud\w*)?\.? (?:student loans?|taxes|interest|mortgages?|cars?|support|retirement)/g,
  /\bno (?:less|more|menos|mas)\b|\bnothing or\b|\bor nothing\b|\blittle (?:or|to) no\b|\bno pagad\w+|\bsin (?:garantia|contar|asegurar|incluir)/g,
  /\bnothing (?:less|more|lower|higher|smaller|larger|bigger|under|over|above|below|beyond)(?: than that| that| it)?(?=[.,;)]|$)/g,
  /\bif (?:not|it isn'?t|less|lower|under that),? (?:then )?(?:we )?(?:pass|skip|decline|no|reject|refer)\b/g,
  /(?:\b(?:not|never)|n'?t) (?:been )?(?:paid|reimbursed|covered|received|insured|returned)\b/g,
];
/** "Cannot exceed", "not less than": denials that belong to the comparison. */
const denied = "(?:not|no|n't|cannot|can'?t|shouldn'?t|never)(?: (?:be|go|run|get|come|have|make|owe|earn|cost)){0,2}";
const comparison =
  'exceed\\w*|more than|over|above|past|beyond|(?:greater|higher|bigger|larger) than|less|lower|under|below|smaller|fewer';
const comparesDenied = new RegExp(`\\b${denied} (?:${comparison})\\b`, 'g');
/** "We leave those to legal aid", "goes to small claims": what is sent away is refused, whatever follows. */
const sentAway = [
  /\b(?:we |i |they )(?:leave|give|hand|pass|point|kick|forward|steer|refer|send)(?: (?:it|them|those|these|that))?(?: on| over| off| along)? (?:to|for)\b/,
  /\b(?:go|goes|belongs?|sent)(?: \w+)? (?:elsewhere|(?:to|in) (?:small claims|legal aid|an?|our|another|the))\b|\bwaste of (?:our |my )?time\b|(?<!or )\bwe lose money\b/,
];
const refusedFirst =
  /^[\s\-;(.:,]+(?:(?:(?:that|it)'?s a |hard )?(?:no|nope|pass|skip|decline|reject)(?=\s*(?:[,.!;)]|$))|no,? thank(?:s| you)|not (?:for us|worth|interested)|too small|(?:we|i) (?:pass|decline|skip)\b(?! if))/;

const isOdd = (words: string): boolean => countRefusals(words) % 2 === 1;

/** Refusals in one clause turn each other round; those of several clauses say the same again, unless one is the case of the other. */
function refusesInClauses(text: string): boolean {
  const away = sentAway.map((words) => text.search(words)).find((at) => at >= 0);
  if (away !== undefined) return countRefusals(text.slice(0, away)) < 2;
  return conditional.test(text) ? isOdd(text) : text.split(commas).some(isOdd);
}

/** Whether a filter refuses what it describes. */
export function refusesIt({ main, whole, asides, refusedAside }: FilterText, text: string): boolean {
  const plain = refusesNone.reduce((rest, words) => rest.replace(words, ' '), text.replace(comparesDenied, ' '));
  const rule = ruleClause(plain);
  const stated = refusesInClauses(rule);
  const aside =
    (hasMoney(withDollars(main)) && (refusedAside || refusedFirst.test(asides)) && !refusesItself.test(main)) ||
    (/[-:,;] ?(?:refer (?:\w+ )?out|pass|skip|decline|turn away)\b/.test(whole) &&
      !/[-:,;] ?(?:decline|skip|refer|turn)\b/.test(text) &&
      !/\bif not,? /.test(whole));
  const isCase = conditional.test(rule) && !sentAway.some((words) => words.test(rule));
  return isCase ? stated !== aside : stated || aside;
}
