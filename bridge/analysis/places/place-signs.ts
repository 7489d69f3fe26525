import type { CaseText } from '../text/read-text.ts';
import type { PlaceMention } from './place-mentions.ts';
import { plainCodes } from './place-names.ts';

/** "Ovarian CA" lies in no state. */
const diseased = new Set('ovarian prostate breast lung colon cervical bladder skin cell'.split(' '));

const isCapital = (text: CaseText, word: number): boolean =>
  /^\p{Lu}/u.test(text.quote(text.words[word] ?? { start: 0, end: 0 }));

/** A place set off by signs: "(Ohio)", "[GA]", "Rockford, Illinois", "Midland TX", "Ohio." alone, "Florida - my landlord". */
export function firmnessBySigns(mention: PlaceMention, text: CaseText): number {
  const { start = 0 } = text.words[mention.first] ?? {};
  const { end = 0 } = text.words[mention.last] ?? {};
  const before = text.text.slice(Math.max(0, start - 2), start);
  const after = text.text.slice(end, end + 3);
  if (mention.place === 'US') return 0;
  if (/[[(]$/.test(before) && /^[\])]/.test(after)) return mention.code ? 1.5 : 2.5;
  if (before.endsWith('(') && !mention.code) return 1.5;
  if (before.startsWith(',') && isCapital(text, mention.first - 1)) return 2.5;
  const sentence = text.words[mention.first]?.sentence;
  const opens = text.words[mention.first - 1]?.sentence !== sentence;
  const closes = text.words[mention.last + 1]?.sentence !== sentence;
  if (
    mention.kind !== 'city' &&
    !mention.code &&
    opens &&
    (closes || /^(?:: | ?- )/.test(after)) &&
    (mention.first === 0 || isCapital(text, mention.first))
  )
    return 1.5;
  return mention.code &&
    plainCodes.has(mention.place.toLowerCase()) &&
    !after.startsWith('-') &&
    !diseased.has(text.words[mention.first - 1]?.form ?? '') &&
    !opens &&
    before.endsWith(' ') &&
    isCapital(text, mention.first - 1)
    ? 1.5
    : 0;
}
