import { counted } from '../../../../shared/counted.ts';
import { fromDayNumber } from '../../dates/calendar.ts';
import { countOf, countWord, monthWord } from '../../dates/date-words.ts';
import { findDates } from '../../dates/find-dates.ts';
import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule, unknown } from '../filter-verdict.ts';
import { type Evidence, evidenceAt, type RecordFacts } from '../record-facts.ts';

const asked = new RegExp(
  `\\b(?:more than|over|at least|fewer than|less than|under|up to|at most|no more than|max\\w*(?: of)?)? ?(${countWord})(?:\\+| or more| or fewer| or less)? (?:(?:missed|mortgage|house|monthly) )*(?:payments?|months?)(?: or (?:more|less|fewer))? (?:behind|missed|past due|in arrears|delinquent|late|down)|\\b(?:behind|missed|past due|in arrears|delinquent|late|skipped)\\b[^.;\\d]{0,24}?(${countWord})(?:\\+| or more| or fewer| or less)? (?:(?:mortgage|house|monthly) )*(?:payments?|months?)\\b(?! (?:of|from|off)\\b)(?: or (?:more|less|fewer))?`,
);
const told = new RegExp(
  `\\b(${countWord}) (?:(?:full|whole|mortgage|house|monthly) )*(?:payments?|months?|mos?|pagos|meses) (?:behind|missed|past due|in arrears|delinquent|late|back|atrasad\\w+)|\\b(?:behind|missed|skipped|late on|owe|short|atrasad[oa]s?)(?: (?:by|on|about|maybe|like|around|the last|our last|my last|for))* (${countWord}) (?:(?:full|whole|mortgage|house|monthly) )*(?:payments?|months?|mos?|pagos|meses)\\b`,
);
const lastPaid =
  /\b(?:last (?:(?:mortgage|house|full|monthly) )*(?:payment|paid)|(?:haven'?t|have not|hasn'?t|not|nothing|no payments?)[^.;]{0,24}\b(?:paid|made|sent)?\b[^.;]{0,20}\bsince|paid (?:through|thru|up to|until)|stopped paying|ultimo pago)\b/;

const monthsListed = new RegExp(
  `\\b(?:missed|skipped|did ?n'?t pay|haven'?t paid|behind (?:on|for)|late (?:on|for)|owe(?: for)?) (${monthWord}(?:(?:,? and|,) ${monthWord}){1,11})\\b`,
);

/** "We missed September, October and November". */
function listedMonths(facts: RecordFacts): { count: number; evidence: Evidence } | null {
  const match = monthsListed.exec(facts.folded);
  if (match === null) return null;
  const count = match[1]?.split(/,? and |, ?/).length ?? 0;
  return { count, evidence: evidenceAt(facts, match.index, match.index + match[0].length) };
}

const behindSince = (facts: RecordFacts): { count: number; evidence: Evidence } | null => {
  const match = lastPaid.exec(facts.folded);
  if (match === null) return null;
  const reach = match.index + match[0].length + 60;
  const date =
    facts.dates.find(({ start }) => start >= match.index && start <= reach) ??
    findDates(facts.folded.slice(match.index, reach), facts.todayIso)[0];
  if (date === undefined) return null;
  const today = fromDayNumber(facts.today);
  const paid = fromDayNumber(date.best);
  const count = (today.year - paid.year) * 12 + today.month - paid.month;
  return { count, evidence: evidenceAt(facts, match.index, match.index + match[0].length) };
};

function paymentsBehind(facts: RecordFacts): { count: number; evidence: Evidence } | null {
  const match = told.exec(facts.folded);
  const count = countOf(match?.[1] ?? match?.[2] ?? '');
  if (match === null || count === null) return listedMonths(facts) ?? behindSince(facts);
  return { count, evidence: evidenceAt(facts, match.index, match.index + match[0].length) };
}

/** "No more than twelve payments behind": how many payments are missing, told or counted from the last one made. */
export function parsePaymentsBehind({ main, rejects }: FilterText): FilterRule | null {
  const match = asked.exec(main);
  const limit = countOf(match?.[1] ?? match?.[2] ?? '');
  if (match === null || limit === null) return null;
  const words = main.slice(Math.max(0, match.index - 12), match.index + match[0].length + 12);
  const negatedMore = /\b(?:no|not) more than\b/.test(words);
  const isUpper = negatedMore || /\b(?:fewer|less) than|under|up to|at most|max|or (?:less|fewer)/.test(words);
  const strict = /\b(?:more|fewer|less) than|\bover\b|\bunder\b/.test(words) && !negatedMore;
  const denials = negatedMore ? countRefusals(main.replace(/\b(?:no|not) more than\b/, ' ')) % 2 === 1 : rejects;
  const [inside, beyond] = isUpper
    ? strict
      ? ['fewer than', 'at least']
      : ['at most', 'more than']
    : strict
      ? ['more than', 'at most']
      : ['at least', 'fewer than'];
  return rule(`the client is ${denials ? beyond : inside} ${limit} payments behind`, (facts) => {
    const behind = paymentsBehind(facts);
    if (behind === null) return unknown('the notes do not say how many payments are behind');
    const { count, evidence } = behind;
    const holds = isUpper ? (strict ? count < limit : count <= limit) : strict ? count > limit : count >= limit;
    return fromPredicate(holds, denials, { why: `about ${counted(count, 'payment')} behind`, evidence, missing: '' });
  });
}
