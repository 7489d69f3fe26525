import { counted } from '../../../../shared/counted.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { type CaseInQuestion, negated, shownBy, type Truth, unsaid } from '../base/case-in-question.ts';
import { countRefusals, type FilterText } from '../base/filter-text.ts';
import { type FilterRule, ruleOnFacts } from '../base/filter-verdict.ts';
import { refusedIf } from '../dates/time-bound.ts';
import { hasMoney, withDollars } from './money-text.ts';

const behind = '(?:behind|missed|past due|in arrears|delinquent|late)';
const unpaid = '(?:unpaid|back|past due|overdue) (?:rent|mortgage|payments?)';
const orMore = '(?:\\+| or more| or fewer| or less)?';
const paymentsInFilter = [
  new RegExp(`\\b(${countWord})${orMore} (?:(?:missed|mortgage|monthly) )*(?:payments?|months?) (?:${behind}|down)\\b`),
  new RegExp(
    `\\b(?:${behind}|skipped)\\b[^.;\\d]{0,24}?(${countWord})${orMore} (?:(?:mortgage|monthly) )*(?:payments?|months?)\\b(?! (?:of|from|off)\\b)`,
  ),
  new RegExp(`\\b${unpaid}\\b[^.;\\d]{0,24}?\\b(${countWord})${orMore} months?\\b`),
  new RegExp(`\\b(${countWord})${orMore} months? (?:of |in )?${unpaid}\\b`),
];
const notMore = /\b(?:no|not(?: be)?) more than\b/;

/** "No more than twelve payments behind": how many payments are missing. */
export function parsePaymentsBehind({ main, rejects }: FilterText): FilterRule | null {
  const match = paymentsInFilter.map((words) => words.exec(main)).find((found) => found !== null);
  const limit = countOf(match?.[1] ?? '');
  if (match == null || limit === null) return null;
  const words = main.slice(Math.max(0, match.index - 14), match.index + match[0].length + 12);
  const isNotMore = notMore.test(words);
  const isUpper = isNotMore || /\b(?:fewer|less) than|under|up to|at most|max|or (?:less|fewer)/.test(words);
  const isStrict = !isNotMore && /\b(?:more|fewer|less) than|\bover\b|\bunder\b/.test(words);
  const refused = isNotMore ? countRefusals(main.replace(notMore, ' ')) % 2 === 1 : rejects;
  const least = isUpper === isStrict ? limit : limit + 1;
  const wantsMore = isUpper === refused;
  return ruleOnFacts(
    `the client is at ${wantsMore ? 'least' : 'most'} ${counted(wantsMore ? least : least - 1, 'payment')} behind`,
    (lead) => {
      const found = lead.details.paymentsBehind;
      if (found === null) return unsaid('the notes do not say how many payments are behind');
      const why = `about ${counted(found.count, 'payment')} behind`;
      return { holds: found.count >= least === wantsMore, why, shown: shownBy(lead, found) };
    },
  );
}

const stateMinimum = /\b(?:state[- ])?minimum(?:s|[- ]limits?)?\b|\bmin(?:imum|imal)?[- ](?:limits|policy|coverage)\b/;
const cover = /\b(?:polic\w+|limits?|coverage|insur\w*|driver|defendants?|carr\w+|side)\b/;
const um = /\b(?:u\.?m(?:\/|-| and | or )?u?\.?i?\.?m?|uim|under-?insured|uninsured motorist)\b/;
const noUm = /\b(?:no|without|w\/o|zero) (?:um|uim|under-?insured|uninsured)\b/;
const ofClient = /\b(?:have|has|had|carr\w+|needs?|own|client|person|with|there'?s)\b/;

/** Whether the client's own policy covers uninsured drivers. */
function judgeUm(lead: CaseInQuestion): Truth {
  const { text } = lead;
  const [denied] = [...text.hits('sum.no_um'), ...text.hits('sum.um').filter((hit) => hit.denied)];
  const span = denied ?? text.told('sum.um')[0];
  if (span === undefined) return unsaid('the notes do not mention uninsured motorist coverage');
  const why = `${denied === undefined ? '' : 'no '}uninsured motorist coverage of their own`;
  return { holds: denied === undefined, why, shown: shownBy(lead, { span }) };
}

/** The highest minimum of any state, and the highest that is common. */
const HIGHEST_MINIMUM = 50_000;
const COMMON_MINIMUM = 30_000;

/** Whether the other side has only what the law requires. */
function judgeMinimum(lead: CaseInQuestion): Truth {
  const limits = lead.details.money.find(({ group, own }) => group === 'limits' && !own.includes('cover'));
  const [said] = lead.text.told('sum.minimum');
  const span = said ?? limits?.span;
  const isMinimum = said !== undefined || (limits !== undefined && limits.amount <= COMMON_MINIMUM);
  const isAbove = limits !== undefined && limits.amount > HIGHEST_MINIMUM;
  if (span === undefined || (!isMinimum && !isAbove)) return unsaid('the notes do not say what the policy limits are');
  const why = `the coverage is ${isMinimum ? 'only' : 'above'} the state minimum`;
  return { holds: isMinimum, why, shown: shownBy(lead, { span }) };
}

/** "Not where the other side has only the state minimum", "must have UM": no sum is named. */
export function parseCover({ main, whole, rejects }: FilterText): FilterRule | null {
  if (hasMoney(withDollars(whole))) return null;
  if (!stateMinimum.test(main) || !cover.test(main)) {
    if (!um.test(main) || /\bor\b.*\b(?:um|uim)\b/.test(main) || !ofClient.test(main)) return null;
    return ruleOnFacts(
      `the client has ${rejects ? 'no ' : ''}uninsured motorist coverage`,
      refusedIf(rejects, judgeUm),
    );
  }
  const namesUm = noUm.test(main);
  const refused = namesUm ? countRefusals(main.replace(noUm, ' ')) % 2 === 1 : rejects;
  const asks = `the coverage is ${refused ? 'more than' : 'only'} the state minimum`;
  if (!namesUm) return ruleOnFacts(asks, refusedIf(refused, judgeMinimum));
  return ruleOnFacts(
    `${asks}${refused ? ', or' : ' and'} the client has ${refused ? '' : 'no '}uninsured motorist coverage`,
    refusedIf(refused, (lead) => {
      const minimum = judgeMinimum(lead);
      return minimum.holds === true ? { ...minimum, holds: negated(judgeUm(lead)).holds } : minimum;
    }),
  );
}
