import words from '../data/completeness.json' with { type: 'json' };
import { matchesOf } from '../text/matches.ts';

interface NoteFault {
  points: number;
  why: string;
  quote: null;
}

const anyOf = (patterns: readonly string[]) => `\\b(?:${patterns.join('|')})\\b`;
const unreadableGap = new RegExp(`[[(]?${anyOf(words.unreadable)}[\\])]?|_{4,}`, 'g');
/** Phrases of people who sell to law firms or try to defraud them. One alone proves nothing. */
const salesPhrase = new RegExp(anyOf(words.salesPhrases), 'g');
const functionWords = new Set(words.functionWords.join('|').split('|'));

const fault = (points: number, why: string): NoteFault => ({ points, why, quote: null });

function findGaps(text: string): NoteFault | null {
  const gaps = matchesOf(text, unreadableGap).length;
  if (gaps === 0 || (gaps === 1 && text.split(/\s+/).length > 40)) return null;
  return fault(gaps >= 3 ? -2 : -1, `${gaps} unreadable gap${gaps === 1 ? '' : 's'} in the notes`);
}

function findAdvertisement(text: string): NoteFault | null {
  const phrases = new Set(matchesOf(text, salesPhrase).map(([phrase]) => phrase)).size;
  return phrases < 2 ? null : fault(phrases >= 4 ? -5 : -2, 'notes read like an advertisement');
}

const tokensOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
const FEWEST_TOKENS = 25;

/** Words without sentences. */
function isKeywords(text: string): boolean {
  const tokens = tokensOf(text);
  const share = (some: readonly string[]) => some.length / tokens.length;
  return (
    tokens.length >= FEWEST_TOKENS &&
    share(tokens.filter((token) => functionWords.has(token))) < 0.16 &&
    share(tokens.filter((token) => /\d/.test(token))) < 0.02 &&
    share(text.match(/[.,;:!?\n]/g) ?? []) < 0.02
  );
}

function findFiller(text: string): NoteFault | null {
  const tokens = tokensOf(text);
  // The longer a text, the fewer of its words are new.
  const isShort = tokens.length >= FEWEST_TOKENS && tokens.length < 400;
  if (isShort && new Set(tokens).size / tokens.length < 0.25) return fault(-4, 'notes repeat themselves');
  return isKeywords(text) ? fault(-4, 'notes are a string of keywords') : null;
}

/** What is wrong with folded notes as data, whatever the case is worth. */
export function findNoteFaults(text: string): NoteFault[] {
  return [findGaps(text), findAdvertisement(text), findFiller(text)].filter((found) => found !== null);
}

/** Blanks of a form are no gaps of a transcript. */
const inaudible = new RegExp(`[[(]?${anyOf(words.unreadable)}[\\])]?`, 'g');
/** How much of a transcript may be gaps: at least three, and one in so many words. */
const [FEW_GAPS, WORDS_TO_A_GAP] = [3, 12];

/** How folded notes are written: sentences, words without any, or a transcript that is mostly gaps. */
export function formOfNotes(text: string): 'sentences' | 'keywords' | 'gaps' {
  const gaps = matchesOf(text, inaudible).length;
  if (gaps >= FEW_GAPS && text.split(/\s+/).length < gaps * WORDS_TO_A_GAP) return 'gaps';
  return isKeywords(text) ? 'keywords' : 'sentences';
}
