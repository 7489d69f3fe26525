import { type Fits, GAP, hasPart } from './parts.ts';
import type { Rows } from './rows.ts';
import { wordSet } from './word-files.ts';

/** What the matcher needs to know of a word of the text. */
export interface MatchWord {
  readonly form: string;
  readonly clause: number;
  readonly sentence: number;
}

/** Words that deny what follows them in their clause. */
export const denials = wordSet(
  'no not non never negative nobody none neither nor nothing without cannot denies denied deny denying lacks lacking wo unable zero dont doesnt didnt wasnt werent isnt arent hasnt havent hadnt wont wouldnt couldnt cant aint shouldnt nunca jamas sin ningun ninguna ninguno nadie nada tampoco ni niega nego',
);

const LONGEST_GAP = 3;
/** With these something else begins: "called the police after he hit me" tells of no police who hit. */
const beginnings = wordSet('but because when if i he she they we who whom');

const endings = new Set([...denials, ...beginnings]);

/** A text with what each of its words fits. */
export interface FittedText {
  readonly words: readonly MatchWord[];
  readonly fits: readonly Fits[];
}

/** The parts of a row from one on. */
interface Rest {
  readonly rows: Rows;
  readonly row: number;
  /** How many parts of the row are matched already. */
  readonly done: number;
}

/**
 * Index of the last word of the match of a row, whose next part is to be at the word `at`, or -1. Gaps stay inside a clause
 * and hold no denial, the whole stays inside a sentence.
 */
export function matchFrom(text: FittedText, at: number, { rows, row, done }: Rest): number {
  const { words, fits } = text;
  const start = rows.from[row] ?? 0;
  const parts = (rows.from[row + 1] ?? 0) - start;
  let word = at;
  for (let next = done; next < parts; next += 1) {
    const part = rows.all[start + next] ?? 0;
    if (part === GAP) {
      for (let skip = 0; skip <= LONGEST_GAP; skip += 1) {
        const skipped = words[word + skip - 1];
        if (skipped?.clause !== words[word - 1]?.clause || (skip > 0 && endings.has(skipped?.form ?? ''))) return -1;
        const last = matchFrom(text, word + skip, { rows, row, done: next + 1 });
        if (last !== -1) return last;
      }
      return -1;
    }
    const fitting = fits[word];
    if (fitting === undefined || !hasPart(fitting, part)) return -1;
    if (next > 0 && words[word]?.sentence !== words[word - 1]?.sentence) return -1;
    word += 1;
  }
  return word - 1;
}
