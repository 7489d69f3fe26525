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

const MOSTLY_GAPS = -2;

const fault = (points: number, why: string): NoteFault => ({ points, why, quote: null });

function findGaps(text: string): NoteFault | null {
  const gaps = matchesOf(text, unreadableGap).length;
  if (gaps === 0 || (gaps === 1 && text.split(/\s+/).length > 40)) return null;
  return fault(gaps >= 3 ? MOSTLY_GAPS : -1, `${gaps} unreadable gap${gaps === 1 ? '' : 's'} in the notes`);
}

function findAdvertisement(text: string): NoteFault | null {
  const phrases = new Set(matchesOf(text, salesPhrase).map(([phrase]) => phrase)).size;
  return phrases < 2 ? null : fault(phrases >= 4 ? -5 : -2, 'notes read like an advertisement');
}

/** The same words again and again, or keywords without sentences. */
function findFiller(text: string): NoteFault | null {
  const tokens = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (tokens.length < 25) return null;
  const share = (some: readonly string[]) => some.length / tokens.length;
  // The longer a text, the fewer of its words are new.
  if (tokens.length < 400 && new Set(tokens).size / tokens.length < 0.25) return fault(-4, 'notes repeat themselves');
  const isKeywords =
    share(tokens.filter((token) => functionWords.has(token))) < 0.16 &&
    share(tokens.filter((token) => /\d/.test(token))) < 0.02 &&
    share(text.match(/[.,;:!?\n]/g) ?? []) < 0.02;
  return isKeywords ? fault(-4, 'notes are a string of keywords') : null;
}

/** What is wrong with folded notes as data, whatever the case is worth. */
export function findNoteFaults(text: string): NoteFault[] {
  return [findGaps(text), findAdvertisement(text), findFiller(text)].filter((found) => found !== null);
}

/** Whether folded notes tell anything: not a transcript that is mostly gaps, nor the same words or keywords without end. */
export const isReadable = (text: string): boolean =>
  (findGaps(text)?.points ?? 0) > MOSTLY_GAPS && findFiller(text) === null;
