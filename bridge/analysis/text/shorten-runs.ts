/** Longest run that is read of one character, or of the same few signs and digits again and again. */
const RUN_MAX = 40;
/** Signs and digits that repeat together: `1,234,` or `- - `. */
const UNIT_MAX = 12;

const characterRun = new RegExp(`(.)\\1{${RUN_MAX},}`, 'gsu');
const unitRun = new RegExp(`([^\\p{L}]{2,${UNIT_MAX}}?)\\1{${RUN_MAX},}`, 'gu');

/** Most texts hold no stretch without letters that is long enough for units to repeat in. */
const noLetters = new RegExp(`[^a-zA-Z]{${2 * RUN_MAX}}`);

/**
 * The same text with every endless run cut to its first forty turns. Nobody writes more to say something, and an
 * expression that goes back and forth in a run has little to go through. What is quoted of it is looked up in the
 * record itself.
 */
export function shortenRuns(text: string): string {
  if (text.length <= RUN_MAX) return text;
  const cut = (_: string, unit: string) => unit.repeat(RUN_MAX);
  const shorter = text.replace(characterRun, cut);
  return noLetters.test(shorter) ? shorter.replace(unitRun, cut) : shorter;
}
