import { type Clause, splitSentences } from '../../text/clauses.ts';
import { createPatternGate } from '../../text/pattern-gate.ts';
import { declaredFacts } from './declared-facts.ts';
import { everyMatch, findCopies, findRuns } from './filler.ts';
import { foreignVerdicts } from './foreign-verdicts.ts';
import { blankHumanTalk, humanTalk } from './human-talk.ts';
import { encoded, injectionPatterns, markup, scorerVocabulary, tagged } from './injection-patterns.ts';
import { demandsAScore, scoringTalk } from './scoring-talk.ts';
import { findCiphers, mayBeSpelt, otherReadings, spellsAnOrder, unveil } from './veiled-text.ts';
import { partNames, praisesTheParts, verdictPatterns } from './verdict-patterns.ts';

const announces =
  /\b(?:follow(?:ing|s)|below|these (?:facts|items|things|details)|siguientes?|a continuacion|suivant\w*|ci-dessous|folgende\w*|nachfolgend\w*|seguintes?|abaixo|seguent[ei]|volgende|nastepujac\w+|ponizsz\w+)\b|следующ|以下|下列|다음|次の/;
const bullet = /^\s*(?:[-*+>~]|\d{1,2}[.)]|\([a-z\d]\)|[a-z]\))\s?/;
const bareNumber = /^\s*\d{1,2}\.\s*$/;
const ends = /[.!?。]\s*$|\n\s*\n\s*$/;

// Longer than any list that was worth planting, shorter than what an honest account may lose to one false alarm.
const mostItems = 12;
const itemWords = 8;

/** The number of the last piece of what an order introduces: the items behind its colon, or the sentence it points at. */
const listReach = (pieces: readonly string[], order: number): number => {
  const words = pieces[order] ?? '';
  const colon = words.includes(':');
  const opensBracket =
    (pieces[order + 1] ?? '').startsWith('(') && !words.trimStart().startsWith('(') && !ends.test(words);
  if (!colon && !opensBracket)
    return announces.test(words) && ends.test(words) ? Math.min(order + 1, pieces.length - 1) : order;
  const openEnd = /:\s*$/.test(words);
  let last = order;
  const reaches = (next: string, at: number): boolean => {
    const before = pieces[at - 1] ?? '';
    if (bullet.test(next) || bareNumber.test(before)) return true;
    if (/[;|]\s*$/.test(before) && next.trim().split(/\s+/).length <= itemWords) return true;
    return (at === order + 1 && (openEnd || opensBracket)) || (/\n$/.test(before) && /[,:]\s*$/.test(before));
  };
  while (last - order < mostItems && last + 1 < pieces.length && reaches(pieces[last + 1] ?? '', last + 1)) {
    last += 1;
    const next = pieces[last] ?? '';
    if (bareNumber.test(next)) continue;
    if (ends.test(next) && !bullet.test(pieces[last + 1] ?? '')) break;
  }
  return last;
};

/** A stretch of folded text that talks to the scorer. */
export interface InjectedSpan {
  readonly start: number;
  readonly end: number;
}

// An order somebody gave somebody else, told by the caller, is evidence and no order to us.
const reported =
  /\b(?:wrote|writes|said|says|told|tells|texted|emailed|e-mailed|e-mail|email|read|reads|reading|quote|stating|states|typing|typed|typing things like|displayed|showed|shows|chart|note says|message said|ordered|instructed|posted|dijo|escribio|dice)\b[^.!?\n]{0,60}[:,"'(-]{1,3} ?["']?/;
const fromSomebody =
  /\b(?:instructions?|orders?|rules|directions) (?:from|of|by|given by) (?:hr|my|his|her|our|their|the (?:boss|manager|owner|doctor|court|judge|office|company)|management|corporate|de)\b/;
const scorerNamed =
  /\b(?:scor(?:e|ing|er) (?:this|of|100|it)|rubric|this (?:lead|record|case|submission)|the ai\b|llm|points|system prompt|maximum|perfect score|evaluat\w+|max score)/;

const ownScores = /\b(?:essay|exam|test|credit|apgar|pain) scores?|score (?:this|the|each) (?:essay|exam|paper|test)/g;
const namesTheScorer = (words: string): boolean => scorerNamed.test(words.replace(ownScores, ''));

const isReported = (sentence: string, at: number): boolean => {
  const before = sentence.slice(0, at);
  const attributed = reported.test(`${before} "`) && /["':]\s*$|["'][^"']{0,60}$/.test(before);
  return (attributed || fromSomebody.test(sentence)) && !namesTheScorer(sentence);
};

const quotes = /"/g;
const introducesQuote =
  /\b(?:said|says|wrote|writes|reads?|stated|showed|shows|displayed|had|has|found|saw|kept|posted|printed|sent|emailed|texted|decia|dijo|escribio)\b[^.!?\n"]{0,80}$/;

/** Whether a piece stands in words the caller quotes, begun in an earlier piece and ended in this one or later. */
const continuesQuote = (text: string, { start, end }: InjectedSpan): boolean => {
  const before = text.slice(Math.max(0, start - 400), start);
  const opened = before.lastIndexOf('"');
  const odd = (before.match(quotes)?.length ?? 0) % 2 === 1;
  const closed = text.slice(start, end + 200).includes('"');
  return odd && closed && introducesQuote.test(before.slice(0, opened)) && !namesTheScorer(text.slice(start, end));
};

const patterns = [...injectionPatterns, ...verdictPatterns, ...foreignVerdicts, ...declaredFacts];

const checked = [...patterns, ...humanTalk, ...scoringTalk, partNames];
const gate = createPatternGate(checked);
const orders = new Set(patterns);

/** What the words of a text leave possible for any of its sentences; most texts leave next to nothing. */
interface Suspicion {
  /** Whether no sentence can be an order. */
  readonly none: boolean;
  readonly patterns: readonly RegExp[];
  /** Whether anything in it may be talk of the caller's own life. */
  readonly humanTalk: boolean;
  readonly scoringTalk: boolean;
  readonly praise: boolean;
  readonly spelling: boolean;
}

function suspect(text: string): Suspicion {
  const possible = gate(text).map((number) => checked[number] as RegExp);
  const anyOf = (some: readonly RegExp[]) => possible.some((pattern) => some.includes(pattern));
  const own = possible.filter((pattern) => orders.has(pattern));
  const others = { scoringTalk: anyOf(scoringTalk), praise: possible.includes(partNames), spelling: mayBeSpelt(text) };
  const none = own.length === 0 && !Object.values(others).includes(true);
  return { none, patterns: own, humanTalk: anyOf(humanTalk), ...others };
}

const plainTalk = (sentence: string, { humanTalk: human }: Suspicion): string =>
  human ? blankHumanTalk(sentence) : sentence;

const givesAway = (sentence: string, { patterns: possible }: Suspicion): boolean =>
  possible.some((pattern) => {
    const match = pattern.exec(sentence);
    return match !== null && !isReported(sentence, match.index);
  });

/** The same of a reading that no gate has seen. */
const readingGivesAway = (reading: string): boolean => {
  const suspicion = suspect(reading);
  return givesAway(plainTalk(reading, suspicion), suspicion);
};

/** Where in a piece its order begins: what stands before may be the caller's last words without a full stop. */
const orderStart = (piece: string, suspicion: Suspicion): number => {
  const sentence = plainTalk(piece, suspicion);
  return suspicion.patterns.reduce((first, pattern) => {
    const match = pattern.exec(sentence);
    return match === null || isReported(sentence, match.index) ? first : Math.min(first, match.index);
  }, sentence.length);
};

/** Shorter than any order in Latin letters; what is made of signs alone says nothing. */
const tooShort = (written: string): boolean =>
  !/[^\n\x20-\x7e]/.test(written) && (written.trim().length < 6 || !/[a-z\d].*[a-z\d].*[a-z\d]/s.test(written));

const isStrong = (written: string, suspicion: Suspicion): boolean => {
  if (tooShort(written)) return false;
  const sentence = plainTalk(written, suspicion);
  return (
    givesAway(sentence, suspicion) ||
    (suspicion.praise && praisesTheParts(sentence)) ||
    (suspicion.scoringTalk && demandsAScore(sentence) && !isReported(sentence, sentence.length)) ||
    (suspicion.spelling && (spellsAnOrder(sentence) || otherReadings(sentence).some(readingGivesAway)))
  );
};

const widest = 2;

// Where something pasted in begins or ends in the middle of a sentence.
const seam =
  /(?=(?<!#)#{2,}|<\||<\/?[a-z!]|\[\/?(?:system|inst|admin|assistant|user)|```|(?<!=)={3,}|(?<!-)-{2,} |\{ ?"|"\}|\()|(?<=\)[ .,]{0,2})(?=[^ .,])|(?<=\} )|(?<=[。｡])|(?=\b(?:pre-?)?(?:verified|confirmed|validated): )/;

const pieces = (sentences: readonly Clause[]): InjectedSpan[] =>
  sentences.flatMap(({ text: sentence, start }) => {
    let at = start;
    return sentence.split(seam).map((piece) => {
      const from = at;
      at += piece.length;
      return { start: from, end: at };
    });
  });

const besides = 2;

/** Behind a forged end of the record nobody tells of a case. */
const closesTheRecord = /\bend (?:of )?(?:the )?(?:notes?|record|input|data|document|file|user input)\b/;

interface Addressed {
  /** Whole sentences, with what stands between them and what only makes sense beside them. */
  wide: InjectedSpan[];
  /** The orders alone. */
  narrow: InjectedSpan[];
}

/** What in a text can be an order, and which of its pieces are: the same if it is cut into pieces at other blanks. */
export interface OrderSense {
  readonly suspicion: Suspicion;
  readonly judged: Map<string, boolean>;
}

const senseOf = (text: string): OrderSense => ({ suspicion: suspect(text), judged: new Map() });

const findAddressed = (
  text: string,
  { suspicion, judged } = senseOf(text),
  whole: readonly Clause[] = splitSentences(text),
): Addressed => {
  if (suspicion.none) return { wide: [], narrow: [] };
  const sentences = pieces(whole).map((piece) => ({ ...piece, text: text.slice(piece.start, piece.end) }));
  // Text made to cost time says the same thing over and over.
  const isStrongOnce = (words: string): boolean => {
    const known = judged.get(words) ?? isStrong(words, suspicion);
    judged.set(words, known);
    return known;
  };
  const strong = sentences.map((sentence) => isStrongOnce(sentence.text) && !continuesQuote(text, sentence));
  if (!strong.includes(true)) return { wide: [], narrow: [] };
  const nearStrong = (at: number) => strong.slice(Math.max(0, at - besides), at + besides + 1).includes(true);
  const cut = sentences.map(
    ({ text: words }, at) => strong[at] === true || (nearStrong(at) && scorerVocabulary.test(words)),
  );
  const positions = cut.flatMap((isCut, at) => (isCut ? [at] : []));
  for (let next = 1; next < positions.length; next += 1) {
    const from = positions[next - 1] ?? 0;
    const to = positions[next] ?? 0;
    if (to - from <= widest && strong[from] && strong[to]) cut.fill(true, from, to);
  }
  const words = sentences.map((sentence) => sentence.text);
  sentences.forEach(({ text: piece }, at) => {
    if (strong[at] && closesTheRecord.test(piece)) cut.fill(true, at, at + besides + 1);
  });
  strong.forEach((isOrder, at) => {
    if (isOrder) cut.fill(true, at, listReach(words, at) + 1);
  });
  const narrow = sentences
    .filter((_, at) => strong[at])
    .map(({ text: piece, start, end }) => {
      const from = orderStart(piece, suspicion);
      return { start: from === piece.length ? start : start + from, end };
    });
  return { wide: sentences.filter((_, at) => cut[at]).map(({ start, end }) => ({ start, end })), narrow };
};

/** The whole of the sentences a stretch reaches into: what leads up to a cipher is no account either. */
const withinPieces = (sentences: readonly Clause[], spans: readonly InjectedSpan[]): InjectedSpan[] => {
  if (spans.length === 0) return [];
  const all = pieces(sentences);
  return spans.map(({ start, end }) => ({
    start: all.findLast((piece) => piece.start <= start)?.start ?? start,
    end: all.find((piece) => piece.end >= end)?.end ?? end,
  }));
};

/** The same with escapes written out; what says things over and over besides. */
const readSentences = (
  text: string,
  sense: OrderSense,
  sentences: readonly Clause[],
  runs: readonly InjectedSpan[] = [],
): Addressed => {
  const unveiled = unveil(text);
  const veiled = unveiled === null ? { wide: [], narrow: [] } : findAddressed(unveiled.text);
  const plain = findAddressed(text, sense, sentences);
  const filler = [...findCopies(sentences), ...runs];
  const origin = (span: InjectedSpan): InjectedSpan => unveiled?.origin(span) ?? span;
  return {
    wide: [...filler, ...plain.wide, ...veiled.wide.map(origin)],
    narrow: [...filler, ...plain.narrow, ...veiled.narrow.map(origin)],
  };
};

/** A shorter text holds nothing encoded. */
const shortestEncoded = 24;

/** What is addressed to the scorer, cut generously and cut closely. */
export const readInjections = (text: string): Addressed & { sense: OrderSense } => {
  const sense = senseOf(text);
  const sentences = splitSentences(text);
  const { wide, narrow } = readSentences(text, sense, sentences, findRuns(text));
  const marks = /[<[]/.test(text) ? [...everyMatch(text, markup), ...everyMatch(text, tagged)] : [];
  if (text.length >= shortestEncoded) marks.unshift(...everyMatch(text, encoded));
  const ciphers = findCiphers(text);
  return {
    wide: [...marks, ...withinPieces(sentences, ciphers), ...wide],
    narrow: [...marks, ...ciphers, ...narrow],
    sense,
  };
};

/** The same for a text in which nothing was found so far, with some of its blanks made line breaks. */
export const readApart = (text: string, sense: OrderSense): Addressed =>
  readSentences(text, sense, splitSentences(text));

/** Sentences addressed to the scorer, with what stands between them and what only makes sense beside them. */
export const findInjections = (text: string): InjectedSpan[] => readInjections(text).wide;

/** Blanks the spans, each ending a sentence, so that what is left reads as if they had never been there. */
export const cutInjections = (text: string, spans: readonly InjectedSpan[]): string => {
  let result = text;
  for (const { start, end } of spans) {
    result = result.slice(0, start) + '\n'.repeat(end - start) + result.slice(end);
  }
  return result;
};
