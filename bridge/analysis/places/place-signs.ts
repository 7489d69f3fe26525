import type { CaseText } from '../text/read-text.ts';
import { townNamed } from './find-town.ts';
import type { PlaceMention } from './place-mentions.ts';
import { plainCodes } from './place-names.ts';

/** "Ovarian CA" is cancer, not California. */
const diseased = new Set('ovarian prostate breast lung colon cervical bladder skin cell'.split(' '));

const isCapital = (text: CaseText, word: number): boolean =>
  /^\p{Lu}/u.test(text.quote(text.words[word] ?? { start: 0, end: 0 }));

/** Codes that are a sentence of their own: not "OK." and not "PA." */
const loneCodes = new Set([...plainCodes, 'ct', 'mi', 'il', 'ia', 'oh', 'md']);

/** "Portland OR": the words before a code are a town of that state. */
const isTownOf = ({ place, first }: PlaceMention, { words, text }: CaseText): boolean =>
  [1, 2].some((count) => townNamed(text.slice(words[first - count]?.start, words[first - 1]?.end), place) !== null);

/**
 * A place set off by signs: "(Ohio)", "[GA]", "Rockford, Illinois", "Midland TX", "Palm Harbor Florida.", "a neighbor,
 * California.", "Ohio." alone, "Florida - my landlord".
 */
export function firmnessBySigns(mention: PlaceMention, text: CaseText): number {
  const { start = 0 } = text.words[mention.first] ?? {};
  const { end = 0 } = text.words[mention.last] ?? {};
  const before = text.text.slice(Math.max(0, start - 2), start);
  const after = text.text.slice(end, end + 14);
  if (mention.place === 'US') return 0;
  if (/[[(]$/.test(before) && /^[\])]/.test(after)) return mention.code ? 1.5 : 2.5;
  if (before.endsWith('(') && !mention.code) return 1.5;
  if (before.startsWith(',') && isCapital(text, mention.first - 1)) return 2.5;
  const sentence = text.words[mention.first]?.sentence;
  const opens = text.words[mention.first - 1]?.sentence !== sentence;
  const closes = text.words[mention.last + 1]?.sentence !== sentence;
  const code = mention.code ? mention.place.toLowerCase() : '';
  if (opens) {
    const isAlone = closes || (code === '' && /^(?:: | ?- | if (?:that|it|this)\b)/.test(after));
    const isSaid = code === '' ? mention.first === 0 || isCapital(text, mention.first) : loneCodes.has(code);
    return mention.kind !== 'city' && isAlone && isSaid ? 1.5 : 0;
  }
  const behindName = isCapital(text, mention.first - 1) && text.words[mention.first - 1]?.form !== 'i';
  if (code === '')
    return mention.kind === 'state' && (closes || /^[,)]/.test(after)) && (behindName || before === ', ') ? 1.5 : 0;
  if (!behindName || !before.endsWith(' ') || after.startsWith('-')) return 0;
  if (diseased.has(text.words[mention.first - 1]?.form ?? '')) return 0;
  return plainCodes.has(code) || isTownOf(mention, text) ? 1.5 : 0;
}
