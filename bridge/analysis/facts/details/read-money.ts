import type { AmountMention } from '../../amounts/amount-mention.ts';
import { findAmounts } from '../../amounts/find-amounts.ts';
import type { CaseText } from '../../text/read-text.ts';
import type { Money } from './details.ts';
import { hoursAWeek, timesDue, timesEach } from './sum-times.ts';
import { createSumWords } from './sum-words.ts';

/** Work alone is paid by the hour, whatever the trade is called. */
const trades = new Set([null, 'medical', 'damage']);

const LIST_GAP = 26;
/** "8,640 to the IRS, and the state wants 3,100 more": what comes on top is for the same thing. */
const goesOn = /^[^.;]{0,50}(?:\+|\b(?:plus|another|additional|also|on top|wants?|otros?|mas))[^.;]{0,30}$/;
const more = /^ (?:more|on top|extra|besides|mas)\b/;

/** In a list the first sum alone has its words ("2021: 7,200. 2022: 6,900"): the next ones are for the same thing. */
function isListed(text: string, previous: AmountMention, sum: AmountMention): boolean {
  const between = text.slice(previous.end, sum.start);
  const isNear = between.length <= LIST_GAP && !/[a-z]{5}/.test(between);
  return isNear || goesOn.test(between) || (more.test(text.slice(sum.end, sum.end + 12)) && !/[.;]/.test(between));
}

/** "62 thousand of my 210k". */
const isWhole = /^ (?:\w+ )?(?:out )?of (?:my|our|his|her|their|the|a) (?:\w+ )?\$?$/;

/** No notes tell so many sums; a text made to cost time does. */
const MOST = 100;

/** Every sum of money in the notes with what it may be a sum of, in the order of the text. */
export function readMoney(text: CaseText): Money[] {
  const all = findAmounts(text.text);
  const amounts = all.slice(0, MOST);
  const wordsAt = createSumWords(text);
  const found: Money[] = [];
  let last: AmountMention | undefined;
  amounts.forEach((amount, at) => {
    const { start, end, isLoose } = amount;
    const previous = isLoose ? amounts[at - 1] : last;
    let after = at + 1;
    while (!isLoose && amounts[after]?.isLoose === true) after += 1;
    const next = amounts[after];
    const words = wordsAt(amount, { before: previous?.end ?? 0, after: next?.start ?? text.text.length });
    const listed = words.group === null && previous !== undefined && isListed(text.text, previous, amount);
    const before = listed ? found.findLast(({ span }) => span.start <= previous.start) : undefined;
    const group = amount.isLimit ? 'limits' : (before?.group ?? words.group);
    if (!isLoose) last = amount;
    if (words.isOthers) return;
    const due = timesDue(text.text, amount, words.sentence);
    found.push({
      span: { start, end },
      amount: amount.value,
      least: amount.least,
      most: amount.most,
      period: amount.period,
      isTotal: amount.total,
      isLoose,
      isWhole: previous !== undefined && isWhole.test(text.text.slice(previous.end, start)),
      hasCurrency: amount.currency,
      group: amount.period === 'hour' && trades.has(group) ? 'income' : group,
      own: words.own,
      near: words.near,
      around: words.around,
      due,
      each: timesEach(text.text, amount, due),
      hours: amount.period === 'hour' ? hoursAWeek(text.text, words.sentence) : null,
    });
  });
  return found;
}
