import { fits, type Slot } from './slots.ts';
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

const ends = (form = ''): boolean => denials.has(form) || beginnings.has(form);

/** Index of the last word of the match or -1. Gaps stay inside a clause and hold no denial, the whole stays inside a sentence. */
export function matchFrom(words: readonly MatchWord[], at: number, slots: readonly Slot[], slot: number): number {
  const wanted = slots[slot];
  if (wanted === undefined) return at - 1;
  if (wanted.gap) {
    for (let skip = 0; skip <= LONGEST_GAP; skip += 1) {
      const skipped = words[at + skip - 1];
      if (skipped?.clause !== words[at - 1]?.clause || (skip > 0 && ends(skipped?.form))) return -1;
      const end = matchFrom(words, at + skip, slots, slot + 1);
      if (end !== -1) return end;
    }
    return -1;
  }
  const word = words[at];
  if (word === undefined || !fits(wanted, word.form)) return -1;
  if (slot > 0 && word.sentence !== words[at - 1]?.sentence) return -1;
  return matchFrom(words, at + 1, slots, slot + 1);
}
