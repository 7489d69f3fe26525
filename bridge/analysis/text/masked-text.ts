import { readWordSets, wordSet } from '../lexicon/word-files.ts';
import { type Clause, splitClauses } from './clauses.ts';
import type { FoldedText } from './fold-text.ts';
import { onceFor } from './once-for.ts';
import { readWords, type Word } from './read-words.ts';
import { asClient, joinTurns } from './turns.ts';

/** Blanks of the same length keep every position; a sign that is no word and no digit earns nothing anywhere. */
const blank = (words: string): string => '#'.repeat(words.length);

const address = /[\w.+%-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const link = /\b(?:https?:\/\/|www\.)[^\s]{1,200}/g;
const phone = /(?<![\d$.,/-])(?:\+?1[ .-]?)?(?:\(\d{3}\)|\d{3})[ .-]?\d{3}[ .-]?\d{4}(?![\d/-])/g;
const postCode = /\b([a-z]{2},? |zip:? |zip code:? |codigo postal:? )(\d{5}(?:-\d{4})?)\b/g;
const stated =
  /\b(?:my name is|name is|name's|i am called|speaking with|spoke (?:with|to)|me llamo|mi nombre es|se llama|soy) ([a-z'-]{2,20}(?: [a-z'-]{2,20})?)/g;
/** "This is Dana Reed calling", or at the beginning "Hi, this is Dana Reed from Tulsa"; "this is harassment" introduces nobody. */
const introduced = [
  /(?<=\bthis is )[a-z'-]{2,20}(?: [a-z'-]{2,20})?(?= (?:calling|writing)\b)/g,
  /(?<=^(?:\W{0,3}[a-z]{2,9}\W{1,3})?this is )[a-z'-]{2,20}(?: [a-z'-]{2,20})?(?=,| (?:from|again|here)\b)/g,
];
const titled =
  /(?<!\b(?:the|an?|another|one|this|that) )\b(mr|mrs|ms|miss|mister|sr|sra|srta|don|dona|officer|ofc|sgt|det|deputy|trooper|judge|juez|detective|senor|senora)\.? ([a-z][a-z'-]{1,20})/g;

const words = readWordSets('person-names.txt');
const [titleAlone, notAName] = [words('behind titles'), words('no introduction')];

/**
 * Hides email addresses, links, phone numbers, ZIP codes and people's names after a title or an introduction,
 * so that "Officer Burns" is no burn injury and no address earns a point.
 */
export const maskIdentity = (text: string): string =>
  introduced
    .reduce(
      (rest, one) => rest.replace(one, (names) => (notAName.has(names.split(' ')[0] ?? '') ? names : blank(names))),
      text,
    )
    .replace(address, blank)
    .replace(link, blank)
    .replace(phone, blank)
    .replace(postCode, (_, before: string, code: string) => before + blank(code))
    .replace(titled, (whole: string, _title: string, name: string) =>
      titleAlone.has(name) ? whole : whole.slice(0, whole.length - name.length) + blank(name),
    )
    .replace(stated, (whole: string, names: string) => {
      const words = names.split(' ');
      const named = words.findIndex((word) => notAName.has(word) || titleAlone.has(word));
      const kept = named === -1 ? names : words.slice(0, named).join(' ');
      if (kept === '') return whole;
      return whole.slice(0, whole.length - names.length) + blank(kept) + names.slice(kept.length);
    });

const word = /[a-z][a-z'-]*/g;
const capital = /^\p{Lu}\p{M}*\p{Ll}/u;
const opening = /(?:^|[.!?;:|\n"(])\s*$/;

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
    const name = found.endsWith("'s") ? found.slice(0, -2) : found;
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

/** A folded text with identities masked, letter for letter, cut into clauses and words. */
export interface MaskedText {
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly words: readonly Word[];
}

export function wordsOf(text: string): MaskedText {
  const clauses = splitClauses(text);
  return { text, clauses, words: asClient(readWords(text, clauses), text) };
}

export const withoutIdentities = (folded: FoldedText, text: string): string =>
  maskNames(folded, maskIdentity(joinTurns(text)));

/** Read once, though facts and topics ask. */
export const maskedText = onceFor((folded: FoldedText) => wordsOf(withoutIdentities(folded, folded.text)));
