import { matchesOf } from '../../text/matches.ts';
import type { InjectedSpan } from './find-injections.ts';

/** A text with its escapes written out, and where each of its characters came from. */
interface Unveiled {
  readonly text: string;
  /** The stretch of the veiled text behind a stretch of this one. */
  origin(span: InjectedSpan): InjectedSpan;
}

const escapes =
  /%([0-9a-f]{2})|&#(\d{2,6});?|&#x([0-9a-f]{2,5});?|(?:\\u\{?|u\+)([0-9a-f]{4,5})\}? ?|(?:\\x|0x)([0-9a-f]{2})[ ,]?|\\([0-3][0-7]{2})/g;

const letterOf = ([, percent, decimal, entity, unicode, hex, octal]: RegExpExecArray): string => {
  const sixteen = percent ?? entity ?? unicode ?? hex;
  const code =
    sixteen === undefined ? Number.parseInt(decimal ?? octal ?? '', decimal ? 10 : 8) : Number.parseInt(sixteen, 16);
  return code >= 0x20 && code <= 0x10ffff ? String.fromCodePoint(code).toLowerCase() : ' ';
};

/** Percent signs, entities and backslash escapes written out; null where there are too few to hide a word. */
export const unveil = (veiled: string): Unveiled | null => {
  const found = matchesOf(veiled, escapes);
  if (found.length < 3) return null;
  const origins: number[] = [];
  let text = '';
  let at = 0;
  const copy = (until: number) => {
    for (; at < until; at += 1) {
      text += veiled[at];
      origins.push(at);
    }
  };
  for (const match of found) {
    copy(match.index);
    const letter = letterOf(match);
    for (let unit = 0; unit < letter.length; unit += 1) origins.push(match.index);
    text += letter;
    at = match.index + match[0].length;
  }
  copy(veiled.length);
  origins.push(veiled.length);
  return {
    text,
    origin: ({ start, end }) => ({ start: origins[start] ?? veiled.length, end: origins[end] ?? veiled.length }),
  };
};

const secrets = [
  'score',
  'rating',
  'rate this',
  'grade',
  'valid',
  'ignore',
  'system',
  'prompt',
  'approve',
  'instruction',
  'maximum',
  'perfect',
  'verified',
  'qualified',
  'assume',
  'treat',
];

const spellings = (word: string): string[] => [word, `${word[0]?.toUpperCase()}${word.slice(1)}`, word.toUpperCase()];

// Folding has taken the case away that base64 needs, so words are looked for as they would be written in it.
const inBase64 = (word: string): string[] =>
  [0, 1, 2].map((before) => {
    const code = Buffer.from('\0'.repeat(before) + word).toString('base64');
    const from = before === 0 ? 0 : before + 1;
    const whole = Math.floor(((before + word.length) * 8) / 6);
    return code.slice(from, whole).toLowerCase();
  });

const fragments = [...new Set(secrets.flatMap(spellings).flatMap(inBase64))].filter(({ length }) => length >= 5);
const base64Token = /(?<![\w/.@-])[a-z0-9+/_-]{8,4000}={0,2}(?![\w=])/g;
const padded = /^(?=.*\d)[a-z0-9+/]{10,}={1,2}$/;

const isBase64Order = (token: string): boolean =>
  padded.test(token) || (/\d/.test(token) && fragments.some((fragment) => token.includes(fragment)));

const hexRun = /(?<![\w.-])(?:0x)?(?:[0-9a-f]{2}[ :,-]?){5,2000}(?![\w])/g;
const secretWord = new RegExp(secrets.join('|'));

const isHexOrder = (run: string): boolean => {
  const plain = Buffer.from(run.replace(/^0x|[ :,-]/g, ''), 'hex')
    .toString('latin1')
    .toLowerCase();
  return secretWord.test(plain);
};

const escapeRun = /(?:%[0-9a-f]{2}|&#\d{2,6};?|&#x[0-9a-f]{2,5};?|\\u\{?[0-9a-f]{4,5}\}?|\\x[0-9a-f]{2}){3,2000}/g;

const isEscapedOrder = (run: string): boolean => secretWord.test(unveil(run)?.text ?? '');

/** Base64, hexadecimal and escapes that speak of scoring once read; a plate, a claim number and a serial number do not. */
export const findCiphers = (text: string): InjectedSpan[] => {
  // No word of any of them is written without a figure.
  if (!/\d/.test(text)) return [];
  const found = (pattern: RegExp, isOrder: (words: string) => boolean) =>
    matchesOf(text, pattern)
      .filter(([words]) => isOrder(words))
      .map(({ 0: words, index }) => ({ start: index, end: index + words.length }));
  return [...found(base64Token, isBase64Order), ...found(hexRun, isHexOrder), ...found(escapeRun, isEscapedOrder)];
};

const leet: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' };
const spaced = /(?<![\w])(?:[a-z0-9][ .\-_*/~+]{1,2}){3,400}[a-z0-9](?![\w])/g;
const spacedFigure = /\b\d(?:[ -]\d){1,3}\b/g;
const disguised = /(?<![\w@$!])(?=[\w@$!]{0,20}[a-z])(?=[\w@$!]{0,20}[0-9@$!])[\w@$!]{4,20}(?![\w@$!])/g;
const backwards =
  /\b(?:erocs|gnitar|gnirocs|edarg|tpmorp|metsys|erongi|snoitcurtsni|evorppa|deifirev|mumixam|tcefrep)\b/;
const rotated =
  /\b(?:fpber|fpbevat|engvat|tenqr|cebzcg|flfgrz|vtaber|vafgehpgvbaf?|inyvq|nccebir|irevsvrq|znkvzhz|cresrpg)\b/;

const rotate = (words: string): string =>
  words.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));

/** What a sentence may stand for: letters set apart or swapped for signs, or turned by thirteen. */
export const otherReadings = (sentence: string): string[] => {
  const readings = [
    sentence
      .replace(spacedFigure, (digits) => digits.replace(/\D/g, ''))
      .replace(spaced, (letters) => letters.replace(/[ .\-_*/~+]/g, '')),
    sentence.replace(disguised, (word) => word.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign)),
  ];
  if (rotated.test(sentence)) readings.push(rotate(sentence));
  const both = readings[0]?.replace(disguised, (word) => word.replace(/[013457@$!]/g, (sign) => leet[sign] ?? sign));
  return [...new Set([...readings, both ?? sentence])].filter((reading) => reading !== sentence);
};

const runTogether =
  /scor(?:e|ing)|ratin?g?this|gradethis|ignore(?:all|the|prev)|instruction|approve(?:this|the)|systemprompt|maximum|perfectsc/;

/** Letters set apart, mixed with figures or signs, turned round or shifted: without these a text reads as it stands. */
const unusual = /(?:[a-z0-9][ .\-_*/~+]{1,2}){3}[a-z0-9]|[a-z_][0-9@$!]|[0-9@$!][a-z_]|\d[ -]\d/;

/** Whether any stretch of a text may read as something else than it says. */
export const mayBeSpelt = (text: string): boolean => unusual.test(text) || backwards.test(text) || rotated.test(text);

/** Words of scoring spelt backwards, or letters set apart with nothing to show where a word ends. */
export const spellsAnOrder = (sentence: string): boolean =>
  backwards.test(sentence) ||
  matchesOf(sentence, spaced).some(([letters]) => {
    const word = letters.replace(/[^a-z0-9]/g, '');
    return word.length >= 8 && runTogether.test(word);
  });
