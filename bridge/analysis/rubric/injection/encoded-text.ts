import type { Clause } from '../../text/clauses.ts';
import { matchesOf } from '../../text/matches.ts';
import type { Span } from '../../text/read-text.ts';

const spanOf = ({ 0: words, index }: RegExpExecArray): Span => ({ start: index, end: index + words.length });
export const spansOf = (text: string, pattern: RegExp): Span[] => matchesOf(text, pattern).map(spanOf);

/** A text with its escapes written out. */
interface Decoded {
  readonly text: string;
  /** The stretch of the encoded text behind a stretch of this one. */
  origin(span: Span): Span;
}

const escapes =
  /%([0-9a-f]{2})|&#(\d{2,6});?|&#x([0-9a-f]{2,5});?|(?:\\u\{?|u\+)([0-9a-f]{4,5})\}? ?|(?:\\x|0x)([0-9a-f]{2})[ ,]?|\\([0-3][0-7]{2})/g;

function letterOf([, percent, decimal, entity, unicode, hex, octal]: RegExpExecArray): string {
  const sixteen = percent ?? entity ?? unicode ?? hex;
  const code = Number.parseInt(sixteen ?? decimal ?? octal ?? '', sixteen !== undefined ? 16 : decimal ? 10 : 8);
  return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code).toLowerCase() : ' ';
}

/** Percent signs, entities and backslash escapes written out; null where there are too few to hide a word. */
export function decodeEscapes(encoded: string): Decoded | null {
  const found = matchesOf(encoded, escapes);
  if (found.length < 3) return null;
  const origins: number[] = [];
  let text = '';
  let at = 0;
  const add = (letters: string, from: number, step: 0 | 1) => {
    for (let unit = 0; unit < letters.length; unit += 1) origins.push(from + unit * step);
    text += letters;
  };
  for (const match of found) {
    add(encoded.slice(at, match.index), at, 1);
    add(letterOf(match), match.index, 0);
    at = match.index + match[0].length;
  }
  add(encoded.slice(at), at, 1);
  const originOf = (position: number) => origins[position] ?? encoded.length;
  return { text, origin: ({ start, end }) => ({ start: originOf(start), end: originOf(end) }) };
}

const secrets =
  'score|rating|rate this|grade|valid|ignore|system|prompt|approve|instruction|maximum|perfect|verified|qualified|assume|treat';
const secretWord = new RegExp(secrets);

const spellings = (word: string): string[] => [word, `${word[0]?.toUpperCase()}${word.slice(1)}`, word.toUpperCase()];

// Folding has taken the case away that base64 needs, so words are looked for as they would be written in it.
const inBase64 = (word: string): string[] =>
  [0, 1, 2].map((before) => {
    const code = Buffer.from('\0'.repeat(before) + word).toString('base64');
    return code.slice(before === 0 ? 0 : before + 1, Math.floor(((before + word.length) * 8) / 6)).toLowerCase();
  });

const fragments = secrets
  .split('|')
  .flatMap(spellings)
  .flatMap(inBase64)
  .filter(({ length }) => length >= 5);
const base64Word = new RegExp([...new Set(fragments)].map(RegExp.escape).join('|'));
const base64Token = /(?<![\w/.@-])[a-z0-9+/_-]{8,4000}={0,2}(?![\w=])/g;
const padded = /^(?=.*\d)[a-z0-9+/]{10,}={1,2}$/;
const hexRun = /(?<![\w.-])(?:0x)?(?:[0-9a-f]{2}[ :,-]?){5,2000}(?![\w])/g;
const escapeRun = /(?:%[0-9a-f]{2}|&#\d{2,6};?|&#x[0-9a-f]{2,5};?|\\u\{?[0-9a-f]{4,5}\}?|\\x[0-9a-f]{2}){3,2000}/g;

const isBase64Order = (token: string): boolean => padded.test(token) || (/\d/.test(token) && base64Word.test(token));
const isHexOrder = (run: string): boolean =>
  secretWord.test(
    Buffer.from(run.replace(/^0x|[ :,-]/g, ''), 'hex')
      .toString('latin1')
      .toLowerCase(),
  );
const isEscapedOrder = (run: string): boolean => secretWord.test(decodeEscapes(run)?.text ?? '');

/** Base64, hexadecimal and escapes that speak of scoring once decoded; plates, claim and serial numbers do not. */
export function findEncoded(text: string): Span[] {
  // No word of any of them is written without a figure.
  if (!/\d/.test(text)) return [];
  const find = (pattern: RegExp, isOrder: (words: string) => boolean) =>
    matchesOf(text, pattern)
      .filter(([words]) => isOrder(words))
      .map(spanOf);
  return [...find(base64Token, isBase64Order), ...find(hexRun, isHexOrder), ...find(escapeRun, isEscapedOrder)];
}

const leet: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
const disguised = /(?<![\w@$!])(?=[\w@$!]{0,20}[a-z])(?=[\w@$!]{0,20}[0-9@$!])[\w@$!]{4,20}(?![\w@$!])/g;
const spaced = /(?<![\w])(?:[a-z0-9][ .\-_*/~+]{1,2}){3,400}[a-z0-9](?![\w])/g;
const spacedFigure = /\b\d(?:[ -]\d){1,3}\b/g;
const backwards =
  /\b(?:erocs|gnitar|gnirocs|edarg|tpmorp|metsys|erongi|snoitcurtsni|evorppa|deifirev|mumixam|tcefrep)\b/;
const rotated =
  /\b(?:fpber|fpbevat|engvat|tenqr|cebzcg|flfgrz|vtaber|vafgehpgvbaf?|inyvq|nccebir|irevsvrq|znkvzhz|cresrpg)\b/;
const runTogether =
  /scor(?:e|ing)|ratin?g?this|gradethis|ignore(?:all|the|prev)|instruction|approve(?:this|the)|systemprompt|maximum|perfectsc/;

const rotate = (words: string): string =>
  words.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));
const withLetters = (words: string): string =>
  words.replace(disguised, (word) => word.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign));

/** What a sentence may mean: letters set apart or swapped for signs, or turned by thirteen. */
export function otherReadings(sentence: string): string[] {
  const joined = sentence
    .replace(spacedFigure, (digits) => digits.replace(/\D/g, ''))
    .replace(spaced, (letters) => letters.replace(/[ .\-_*/~+]/g, ''));
  const readings = [joined, withLetters(sentence), withLetters(joined)];
  if (rotated.test(sentence)) readings.push(rotate(sentence));
  return [...new Set(readings)].filter((reading) => reading !== sentence);
}

/** Letters set apart, mixed with figures or signs: without these a text reads as it is written. */
const unusual = /(?:[a-z0-9][ .\-_*/~+]{1,2}){3}[a-z0-9]|[a-z_][0-9@$!]|[0-9@$!][a-z_]|\d[ -]\d/;

/** Whether any stretch of a text may read as something else than it says. */
export const mayBeSpelled = (text: string): boolean => unusual.test(text) || backwards.test(text) || rotated.test(text);

/** Words of scoring spelled backwards, or letters set apart with nothing to show where a word ends. */
export const spellsAnOrder = (sentence: string): boolean =>
  backwards.test(sentence) ||
  matchesOf(sentence, spaced).some(([letters]) => {
    const word = letters.replace(/[^a-z0-9]/g, '');
    return word.length >= 8 && runTogether.test(word);
  });

// A note pasted twice is an accident, a cry of "no no no no" is no order.
const MOST_COPIES = 3;
/** The shortest run of words said over and over: "a b a b a b a b". */
const SHORTEST_RUN = 15;
const sameWord = /(?<![^\s])(\p{L}[^\s]{0,30})(?:[ ,.!]{1,3}\1){7,}(?![^\s,.!])/gu;
const samePhrase = /(?<![^\s])((?:[^\s]{1,30} ){1,5}[^\s]{1,30}?)(?:[\s,.;!|]{1,3}\1){3,}/gu;

/** Whether words come back at one distance for long enough: far cheaper than the expressions, which few texts need. */
function mayRepeat(text: string): boolean {
  const words = text.split(/[\s,.;!|]+/);
  return [1, 2, 3, 4, 5, 6].some((distance) => {
    let same = 0;
    return words.some((word, at) => {
      same = word === words[at + distance] ? same + 1 : 0;
      return same >= 2 * distance;
    });
  });
}

export const findRuns = (text: string): Span[] =>
  text.length >= SHORTEST_RUN && mayRepeat(text) ? [...spansOf(text, sameWord), ...spansOf(text, samePhrase)] : [];

/** Copies of a sentence beyond the first, where there are more than an accident leaves. */
export function findCopies(sentences: readonly Clause[]): Span[] {
  if (sentences.length <= MOST_COPIES) return [];
  const worded = sentences.filter(({ text }) => /\p{L}{2}/u.test(text) && text.trim().length >= 8);
  const copies = Map.groupBy(worded, ({ text }) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim());
  return [...copies.values()].filter(({ length }) => length > MOST_COPIES).flatMap((spans) => spans.slice(1));
}
