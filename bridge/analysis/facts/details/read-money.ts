import type { AmountMention } from '../../amounts/amount-mention.ts';
import type { CaseText } from '../../text/read-text.ts';
import { amountsOf } from '../sums.ts';
import type { Money } from './details.ts';
import { hoursAWeek, timesDue, timesEach } from './sum-times.ts';
import { createSumWords } from './sum-words.ts';

const LIST_GAP = 26;
const more = /^ (?:more|on top|extra|besides|mas)\b/;

/** Whether an amount continues a list, where only the first has words of its own: "2021: 7,200. 2022: 6,900". */
function isListed(text: string, previous: AmountMention, { start, end }: AmountMention): boolean {
  const between = text.slice(previous.end, start);
  const isNear = between.length <= LIST_GAP && !/[a-z]{5}/.test(between);
  return isNear || (more.test(text.slice(end, end + 12)) && !/[.;]/.test(between));
}

const wholeBefore = /^ (?:\w+ )?(?:out )?of (?:my|our|his|her|their|the|a) (?:\w+ )?\$?$/;

/** No real notes contain so many amounts. */
const MOST = 100;

/** Every amount of money in the notes with what it may be for, in the order of the text. */
export function readMoney(text: CaseText): Money[] {
  const amounts = amountsOf(text).slice(0, MOST);
  const wordsAt = createSumWords(text);
  const found: Money[] = [];
  let lastClear: AmountMention | undefined;
  amounts.forEach((amount, at) => {
    const { start, end, value, least, most, period, isLoose } = amount;
    // Loose numbers do not cut off the words of clear amounts.
    const previous = isLoose ? amounts[at - 1] : lastClear;
    const next = isLoose ? amounts[at + 1] : amounts.find((other, index) => index > at && !other.isLoose);
    const words = wordsAt(amount, { before: previous?.end ?? 0, after: next?.start ?? text.text.length });
    const isNext = words.group === null && previous !== undefined && isListed(text.text, previous, amount);
    const first = isNext ? found.findLast(({ span }) => span.start <= previous.start) : undefined;
    const group = amount.isLimit ? 'limits' : (first?.group ?? words.group);
    if (!isLoose) lastClear = amount;
    if (words.isOthers) return;
    const { own, near, around, sentence } = words;
    const due = timesDue(text.text, amount, sentence);
    found.push({
      span: { start, end },
      amount: value,
      least,
      most,
      period,
      isTotal: amount.total,
      isLoose,
      isWhole: previous !== undefined && wholeBefore.test(text.text.slice(previous.end, start)),
      hasCurrency: amount.currency,
      // Only work is paid by the hour.
      group: period === 'hour' ? 'income' : group,
      own,
      near,
      around,
      due,
      each: timesEach(text.text, amount, due),
      hours: period === 'hour' ? hoursAWeek(text.text, sentence) : null,
    });
  });
  return found;
}
