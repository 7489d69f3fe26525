import { oncePer } from '../../lexicon/once-per.ts';
import { type Clause, splitSentences } from '../../text/clauses.ts';
import { overwrite } from '../../text/matches.ts';
import type { Span } from '../../text/read-text.ts';
import {
  decodeEscapes,
  findCopies,
  findEncoded,
  findRuns,
  mayBeSpelled,
  otherReadings,
  spansOf,
  spellsAnOrder,
} from './encoded-text.ts';
import {
  anyOf,
  blankOwnTalk,
  demandsAScore,
  encoded,
  markup,
  praisesTheParts,
  scorerVocabulary,
  suspect,
} from './injection-patterns.ts';

/** What speaks to the scorer, cut generously and cut closely. */
export interface Orders {
  /** Whole sentences, with what is between them and what only makes sense beside them. */
  readonly wide: readonly Span[];
  /** The orders alone. */
  readonly narrow: readonly Span[];
}

const noOrders: Orders = { wide: [], narrow: [] };

/** What was found out about a text: the same if it is split into sentences at other blanks. */
export interface OrderSearch {
  /** Whether no part of it can be an order. */
  readonly isClean: boolean;
  /** Which pieces are orders: text made to cost time says the same thing over and over. */
  readonly isOrder: (words: string) => boolean;
}

function searchOf(text: string): OrderSearch {
  const { orders, scoring } = suspect(text);
  return { isClean: orders.length === 0 && !scoring && !mayBeSpelled(text), isOrder: oncePer(isOrder) };
}

const announces = anyOf('announces');
const replaces = anyOf('replaces');
const bullet = /^\s*(?:[-*+>~]|\d{1,2}[.)]|\([a-z\d]\)|[a-z]\))\s?/;
const bareNumber = /^\s*\d{1,2}\.\s*$/;
const ends = /[.!?。]\s*$|\n\s*\n\s*$/;

/** Longer than any list that was worth planting, shorter than what an honest account may lose to one false alarm. */
const MOST_ITEMS = 12;
const ITEM_WORDS = 8;

const endsParagraph = /\n\s*\n\s*$/;

/** The last piece of another account that is to be read instead: to the end of its paragraph. */
function lastOfReplacement(pieces: readonly string[], order: number): number {
  const most = Math.min(order + MOST_ITEMS, pieces.length - 1);
  const last = pieces.slice(order + 1, most).findIndex((words) => endsParagraph.test(words));
  return last < 0 ? most : order + 1 + last;
}

/** The number of the last piece that an order introduces: the items behind its colon, or the sentence it points at. */
function lastIntroduced(pieces: readonly string[], order: number): number {
  const [words = '', next = ''] = [pieces[order], pieces[order + 1]];
  if (replaces.test(words)) return lastOfReplacement(pieces, order);
  const opensBracket = next.startsWith('(') && !words.trimStart().startsWith('(') && !ends.test(words);
  if (!words.includes(':') && !opensBracket)
    return announces.test(words) && ends.test(words) ? Math.min(order + 1, pieces.length - 1) : order;
  const isItem = (item: string, at: number): boolean => {
    const before = pieces[at - 1] ?? '';
    if (bullet.test(item) || bareNumber.test(before)) return true;
    if (/[;|]\s*$/.test(before) && item.trim().split(/\s+/).length <= ITEM_WORDS) return true;
    return (
      (at === order + 1 && (opensBracket || /:\s*$/.test(words))) || (/\n$/.test(before) && /[,:]\s*$/.test(before))
    );
  };
  let last = order;
  while (last - order < MOST_ITEMS && last + 1 < pieces.length && isItem(pieces[last + 1] ?? '', last + 1)) {
    last += 1;
    const item = pieces[last] ?? '';
    if (!bareNumber.test(item) && ends.test(item) && !bullet.test(pieces[last + 1] ?? '')) break;
  }
  return last;
}

const [reported, fromSomebody, introducesQuote] = [
  anyOf('reported'),
  anyOf('from somebody'),
  anyOf('introduces a quote'),
];
const [scorerNamed, otherScores] = [anyOf('names the scorer'), anyOf('other scores', 'g')];
const namesTheScorer = (words: string): boolean => scorerNamed.test(words.replace(otherScores, ''));

/** Whether the caller tells of an order that somebody gave somebody else: that is evidence. */
function isReported(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  const attributed = reported.test(`${before} "`) && /["':]\s*$|["'][^"']{0,60}$/.test(before);
  return (attributed || fromSomebody.test(sentence)) && !namesTheScorer(sentence);
}

/** Whether a piece is in words the caller quotes, begun in an earlier piece and ended in this one or later. */
function continuesQuote(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 400), start);
  if (before.split('"').length % 2 === 1 || !text.slice(start, end + 200).includes('"')) return false;
  return introducesQuote.test(before.slice(0, before.lastIndexOf('"'))) && !namesTheScorer(text.slice(start, end));
}

/** Where an order begins; none where there is none or it is somebody else's. */
function orderAt(pattern: RegExp, sentence: string): number | undefined {
  const at = pattern.exec(sentence)?.index;
  return at === undefined || isReported(sentence, at) ? undefined : at;
}

function speaksToScorer(sentence: string): boolean {
  const { orders, scoring } = suspect(sentence);
  if (orders.some((pattern) => orderAt(pattern, sentence) !== undefined)) return true;
  if (!scoring) return false;
  return praisesTheParts(sentence) || (demandsAScore(sentence) && !isReported(sentence, sentence.length));
}

const speaksOfNothingElse = (sentence: string): boolean =>
  speaksToScorer(sentence) && speaksToScorer(blankOwnTalk(sentence));

/** Shorter than any order in Latin letters; what is made of signs alone says nothing. */
const isTooShort = (written: string): boolean =>
  !/[^\n\x20-\x7e]/.test(written) && (written.trim().length < 6 || !/[a-z\d].*[a-z\d].*[a-z\d]/s.test(written));

function isOrder(written: string): boolean {
  if (isTooShort(written)) return false;
  if (speaksOfNothingElse(written)) return true;
  return mayBeSpelled(written) && (spellsAnOrder(written) || otherReadings(written).some(speaksOfNothingElse));
}

/** Where in a piece its order begins: what is before it may be the caller's last words without a full stop. */
function orderStart(piece: string): number {
  const plain = blankOwnTalk(piece);
  const starts = suspect(plain).orders.flatMap((pattern) => orderAt(pattern, plain) ?? []);
  return starts.length === 0 ? 0 : Math.min(...starts);
}

const seam = anyOf('seam');

function splitPieces(sentences: readonly Clause[]): (Span & { text: string })[] {
  return sentences.flatMap(({ text: sentence, start }) => {
    let end = start;
    return sentence.split(seam).map((text) => {
      end += text.length;
      return { text, start: end - text.length, end };
    });
  });
}

/** So many pieces around an order may belong to it. */
const BESIDE = 2;
/** Behind a forged end of the record no client tells of a case. */
const closesTheRecord = /\bend (?:of )?(?:the )?(?:notes?|record|input|data|document|file|user input)\b/;

/** Which pieces go: orders, what is between two of them, what only makes sense beside one, and what one introduces. */
function widened(pieces: readonly string[], orders: readonly boolean[]): boolean[] {
  const near = (at: number) => orders.slice(Math.max(0, at - BESIDE), at + BESIDE + 1).includes(true);
  const cut = pieces.map((words, at) => orders[at] === true || (near(at) && scorerVocabulary.test(words)));
  for (let at = 2; at < cut.length; at += 1) if (orders[at - 2] && orders[at]) cut[at - 1] = true;
  pieces.forEach((words, at) => {
    if (!orders[at]) return;
    if (closesTheRecord.test(words)) cut.fill(true, at, at + BESIDE + 1);
    cut.fill(true, at, lastIntroduced(pieces, at) + 1);
  });
  return cut;
}

function findOrders(text: string, { isClean, isOrder }: OrderSearch, sentences: readonly Clause[]): Orders {
  if (isClean) return noOrders;
  const pieces = splitPieces(sentences);
  const orders = pieces.map((piece) => isOrder(piece.text) && !continuesQuote(text, piece));
  if (!orders.includes(true)) return noOrders;
  const cut = widened(
    pieces.map((piece) => piece.text),
    orders,
  );
  return {
    wide: pieces.filter((_, at) => cut[at]),
    narrow: pieces
      .filter((_, at) => orders[at])
      .map(({ text, start, end }) => ({ start: start + orderStart(text), end })),
  };
}

/** The whole of the sentences a stretch reaches into: what leads up to an encoded order is no account either. */
function withinPieces(sentences: readonly Clause[], spans: readonly Span[]): Span[] {
  if (spans.length === 0) return [];
  const all = splitPieces(sentences);
  return spans.map(({ start, end }) => ({
    start: all.findLast((piece) => piece.start <= start)?.start ?? start,
    end: all.find((piece) => piece.end >= end)?.end ?? end,
  }));
}

/** The orders in a text and in what its escapes say, with what says things over and over. */
function findInSentences(
  text: string,
  search: OrderSearch,
  sentences: readonly Clause[],
  runs: readonly Span[],
): Orders {
  const plain = findOrders(text, search, sentences);
  const filler = [...findCopies(sentences), ...runs];
  const decoded = decodeEscapes(text);
  const hidden =
    decoded === null ? noOrders : findOrders(decoded.text, searchOf(decoded.text), splitSentences(decoded.text));
  const origin = (span: Span): Span => decoded?.origin(span) ?? span;
  return {
    wide: [...filler, ...plain.wide, ...hidden.wide.map(origin)],
    narrow: [...filler, ...plain.narrow, ...hidden.narrow.map(origin)],
  };
}

/** A shorter text holds nothing encoded. */
const SHORTEST_ENCODED = 24;

export function readInjections(text: string): Orders & { search: OrderSearch } {
  const search = searchOf(text);
  const sentences = splitSentences(text);
  const { wide, narrow } = findInSentences(text, search, sentences, findRuns(text));
  const encodings = findEncoded(text);
  const marks = [
    ...(text.length < SHORTEST_ENCODED ? [] : spansOf(text, encoded)),
    ...(/[<[]/.test(text) ? spansOf(text, markup) : []),
  ];
  return {
    wide: [...marks, ...withinPieces(sentences, encodings), ...wide],
    narrow: [...marks, ...encodings, ...narrow],
    search,
  };
}

/** The same for a text in which nothing was found so far, with some of its blanks made line breaks. */
export const readApart = (text: string, search: OrderSearch): Orders =>
  findInSentences(text, search, splitSentences(text), []);

/** Sentences addressed to the scorer, with what is between them and what only makes sense beside them. */
export const findInjections = (text: string): readonly Span[] => readInjections(text).wide;

/** Blanks the spans, each ending a sentence, so that what is left reads as if they had never been there. */
export const cutInjections = (text: string, spans: readonly Span[]): string => overwrite(text, spans, '\n');
