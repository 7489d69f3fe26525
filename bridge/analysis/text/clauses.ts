import { readWordSets } from '../lexicon/word-files.ts';
import { matchesOf } from './matches.ts';

/** A stretch of folded text; `start` and `end` are positions in the whole of it. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Number of the sentence the clause belongs to. */
  readonly sentence: number;
}

const abbreviations = readWordSets('sentences.txt')('abbreviations');
const isAbbreviation = (before: string) => abbreviations.has(/(?:^|[\s(])([a-z.]+)$/.exec(before)?.[1] ?? '');
const endsSentence = (text: string, at: number): boolean => {
  const sign = text[at];
  if (sign === '\n' || sign === ';' || sign === '|' || sign === '!' || sign === '?') return true;
  if (sign !== '.') return false;
  const next = text[at + 1];
  if (next !== undefined && !/[\s"')\]]/.test(next)) return false;
  const [before, after] = [text.slice(Math.max(0, at - 12), at), text.slice(at + 1, at + 8)];
  // "Claim no. 4471" is a number; "police? no. Broken arm" is an answer and ends there.
  const isShort = isAbbreviation(before) || (/[a-z#] no$/.test(before) && /^ [#a-z-]{0,4}\d/.test(after));
  return !(isShort && next === ' ' && !/^\s+(?:no|sin|not|he|she|i)\b/.test(after));
};

const sentenceBounds = (text: string): [number, number][] => {
  const bounds: [number, number][] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (!endsSentence(text, at)) continue;
    bounds.push([start, at + 1]);
    start = at + 1;
  }
  bounds.push([start, text.length]);
  return bounds.filter(([from, to]) => text.slice(from, to).trim() !== '');
};

// Where a new clause begins: what comes before says nothing of what comes after.
const clauseStart =
  /,? (?=(?:but|however|although|though|except|whereas|while|yet|pero|aunque|sino|sin embargo|mientras)\b)|,? (?=(?:and|y|then|so) (?:i|we|he|she|they|it|the|then|now|has|had|is|was|ya|el|ella|yo|nos|me|le|los|las|la|no|nunca)\b)|, (?=(?:i|we|he|she|they|it|his|her|my|their|our|the|pnc|clt|client|caller|od|ov|ll|has|had|have|is|was|were|are|will|can|wants?|needs?|got|says?|said|told|who|which|no|not|never|nothing|nobody|none|without|w\/o|yo|el|la|los|las|ella|su|mi|tiene|tengo|hay|es|fue|esta|quiere|dice|dijo|sin|nunca|nadie)\b)|(?: -+ |:\s(?!no\b|none\b|nope\b|n\/a|neg|never\b|0\b|zero\b|ningun)|\s\(|\))/g;

// No new clause begins without one of these; text made to cost time ends a sentence at every character.
const mayHoldClauses = /[\s)]/;

/** Sentences split into clauses; the unit in which negation and attribution are judged. */
export const splitClauses = (text: string): Clause[] => {
  const clauses: Clause[] = [];
  sentenceBounds(text).forEach(([from, to], sentence) => {
    const whole = text.slice(from, to);
    let start = 0;
    const push = (end: number) => {
      if (whole.slice(start, end).trim() !== '') {
        clauses.push({ text: whole.slice(start, end), start: from + start, end: from + end, sentence });
      }
    };
    for (const match of mayHoldClauses.test(whole) ? matchesOf(whole, clauseStart) : []) {
      if (match.index === 0) continue;
      push(match.index);
      start = match.index;
    }
    push(whole.length);
  });
  return clauses;
};

/** Whole sentences, for judgements that need the wider view. */
export const splitSentences = (text: string): Clause[] =>
  sentenceBounds(text).map(([start, end], sentence) => ({ text: text.slice(start, end), start, end, sentence }));
