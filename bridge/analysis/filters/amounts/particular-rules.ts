import { counted } from '../../../../shared/counted.ts';
import { countOf, countWord } from '../../dates/date-words.ts';
import { type CaseInQuestion, shownBy } from '../conditions/case-in-question.ts';
import { type Truth, unsaid } from '../conditions/truth.ts';
import { countRefusals, type FilterText } from '../filter-text.ts';
import { type FilterRule, fromPredicate, rule } from '../filter-verdict.ts';
import { hasMoney, withDollars } from './money-text.ts';

const toRule = (asks: string, refused: boolean, judge: (asked: CaseInQuestion) => Truth): FilterRule =>
  rule(asks, (facts) => {
    const { holds, why, shown } = judge(facts.inQuestion());
    const evidence = shown === null ? null : { ...shown, at: facts.notes.indexOf(shown.quote) };
    return fromPredicate(holds, refused, { why, evidence, missing: why });
  });

const behind = '(?:behind|missed|past due|in arrears|delinquent|late)';
const askedBehind = [
  new RegExp(
    `\\b(${countWord})(?:\\+| or more| or fewer| or less)? (?:(?:missed|mortgage|monthly) )*(?:payments?|months?) (?:${behind}|down)\\b`,
  ),
  new RegExp(
    `\\b(?:${behind}|skipped)\\b[^.;\\d]{0,24}?(${countWord})(?:\\+| or more| or less)? (?:(?:mortgage|monthly) )*(?:payments?|months?)\\b(?! (?:of|from|off)\\b)`,
  ),
];

/** "No more than twelve payments behind": how many payments are missing. */
export function parsePaymentsBehind({ main, rejects }: FilterText): FilterRule | null {
  const match = askedBehind.map((words) => words.exec(main)).find((found) => found !== null);
  const limit = countOf(match?.[1] ?? '');
  if (match === undefined || match === null || limit === null) return null;
  const words = main.slice(Math.max(0, match.index - 14), match.index + match[0].length + 12);
  const notMore = /\b(?:no|not(?: be)?) more than\b/;
  const isUpper = notMore.test(words) || /\b(?:fewer|less) than|under|up to|at most|max|or (?:less|fewer)/.test(words);
  const strict = /\b(?:more|fewer|less) than|\bover\b|\bunder\b/.test(words) && !notMore.test(words);
  const refused = notMore.test(words) ? countRefusals(main.replace(notMore, ' ')) % 2 === 1 : rejects;
  const from = isUpper ? (strict ? limit : limit + 1) : strict ? limit + 1 : limit;
  const asks = `the client is ${isUpper === refused ? 'at least' : 'fewer than'} ${from} payments behind`;
  return toRule(asks, refused, (asked) => {
    const told = asked.details.paymentsBehind;
    if (told === null) return unsaid('the notes do not say how many payments are behind');
    const holds = told.count >= from;
    return {
      holds: isUpper ? !holds : holds,
      why: `about ${counted(told.count, 'payment')} behind`,
      shown: shownBy(asked, told),
    };
  });
}

const stateMinimum = /\b(?:state[- ])?minimum(?:s|[- ]limits?)?\b|\bmin(?:imum|imal)?[- ](?:limits|policy|coverage)\b/;
const ofCover = /\b(?:polic\w+|limits?|coverage|insur\w*|driver|defendants?|carr\w+|side)\b/;
const um = /\b(?:u\.?m(?:\/|-| and | or )?u?\.?i?\.?m?|uim|under-?insured|uninsured motorist)\b/;
const noUm = /\b(?:no|without|w\/o|zero) (?:um|uim|under-?insured|uninsured)\b/;
const ofClient = /\b(?:have|has|had|carr\w+|needs?|own|client|person|with|there'?s)\b/;

/** Whether the client's own policy covers uninsured drivers; null where the notes do not tell. */
function judgeUm({ text }: CaseInQuestion): Truth {
  const [denied] = [...text.hits('sum.no_um'), ...text.hits('sum.um').filter((hit) => hit.denied)];
  const [told] = denied === undefined ? text.told('sum.um') : [denied];
  if (told === undefined) return unsaid('the notes do not mention uninsured motorist coverage');
  const why = `${denied === undefined ? '' : 'no '}uninsured motorist coverage of their own`;
  return { holds: denied === undefined, why, shown: { quote: text.quote(told), field: 'intakeNotes' } };
}

/** The highest limit that any state asks for, and the highest that many ask for. */
const HIGHEST_MINIMUM = 50_000;
const COMMON_MINIMUM = 30_000;

/** Whether the other side has only what the law asks for. */
function judgeMinimum(asked: CaseInQuestion): Truth {
  const cover = asked.details.money.find(({ group, own }) => group === 'limits' && !own.includes('cover'));
  const [said] = asked.text.told('sum.minimum');
  const span = said ?? cover?.span;
  const isMinimum = said !== undefined || (cover !== undefined && cover.amount <= COMMON_MINIMUM);
  const isAbove = cover !== undefined && cover.amount > HIGHEST_MINIMUM;
  if (span === undefined || (!isMinimum && !isAbove)) return unsaid('the notes do not say what the policy limits are');
  const why = `the coverage is ${isMinimum ? 'only' : 'above'} the state minimum`;
  return { holds: isMinimum, why, shown: shownBy(asked, { span }) };
}

/** "Not where the other side has only the state minimum", "must have UM": no sum is named. */
export function parseCover({ main, whole, rejects }: FilterText): FilterRule | null {
  if (hasMoney(withDollars(whole))) return null;
  if (stateMinimum.test(main) && ofCover.test(main)) {
    const both = noUm.test(main);
    const refused = both ? countRefusals(main.replace(noUm, ' ')) % 2 === 1 : rejects;
    const asks = `the coverage is ${refused ? 'more than' : 'only'} the state minimum`;
    const own = refused
      ? ', or the client has uninsured motorist coverage'
      : ' and the client has no uninsured motorist coverage';
    return toRule(both ? `${asks}${own}` : asks, refused, (asked) => {
      const least = judgeMinimum(asked);
      if (!both || least.holds !== true) return least;
      const ownUm = judgeUm(asked);
      return { ...least, holds: ownUm.holds === null ? null : !ownUm.holds };
    });
  }
  if (!um.test(main) || /\bor\b.*\b(?:um|uim)\b/.test(main) || !ofClient.test(main)) return null;
  return toRule(`the client has ${rejects ? 'no ' : ''}uninsured motorist coverage`, rejects, judgeUm);
}
