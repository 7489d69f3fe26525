import { readWordSets, wordSet } from '../lexicon/word-files.ts';
import type { FoldedText } from './fold-text.ts';

const word = /[a-z][a-z'-]*/g;
const capital = /^\p{Lu}\p{M}*\p{Ll}/u;
const opening = /(?:^|[.!?;:|\n"(])\s*$/;

const words = readWordSets('person-names.txt');
const [givenNames, familyNames, ordinary] = [words('given'), words('family'), words('ordinary')];
const months = wordSet('may june april august');
const ofTime = /\b(?:in|on|since|by|until|till|of|last|this|next|early|late|mid|and|to|before|after|from) $/;
/** Names of streets, places and firms stay: they are told for their own sake. */
const ofPlace =
  /^(?:'s)? (?:day|street|st|ave|avenue|rd|road|blvd|drive|dr|lane|ln|hwy|pkwy|county|co|city|park|hospital|clinic|medical|high|school|elementary|university|college|hotel|inn|farms?|motors?|beach|creek|river|lake|springs?|heights|hill|hills|valley|falls|inc|llc|corp|company|construction|truck\w*|church|bridge|tower|plaza|mall|jail|police|court)\b/;

const isMonth = (name: string, before: string, after: string): boolean =>
  months.has(name) && (/^\.? ?(?:\d|of )/.test(after) || ofTime.test(before) || /\d(?:st|nd|rd|th)? $/.test(before));

/**
 * Replaces each personal name with a word of no meaning in the notes, letter for letter, so that "Officer Park" is no
 * park and it never matters what the people are called. `text` is the folded text or a part of the same length.
 */
export const maskNames = (folded: FoldedText, text: string): string => {
  const isName = (at: number, found: string): boolean =>
    (givenNames.has(found) || familyNames.has(found)) && capital.test(folded.quote(at, at + found.length));
  const followed = (end: number): boolean => {
    const next = /^ ([a-z][a-z'-]*)/.exec(text.slice(end, end + 30))?.[1];
    return next !== undefined && isName(end + 1, next.replace(/'s$/, ''));
  };
  return text.replace(word, (found: string, at: number) => {
    const name = found.replace(/'s$/, '');
    if (!isName(at, name)) return found;
    const before = text.slice(Math.max(0, at - 12), at);
    const after = text.slice(at + found.length, at + found.length + 16);
    const isPerson = givenNames.has(name) && followed(at + found.length);
    if (!isPerson && (isMonth(name, before, after) || ofPlace.test(after))) return found;
    const opens = opening.test(before) || at === 0;
    if (opens && !isPerson && (!givenNames.has(name) || ordinary.has(name))) return found;
    return 'z'.repeat(name.length) + found.slice(name.length);
  });
};
