import type { Reading } from '../reading/read-notes.ts';
import type { Token } from '../reading/tokens.ts';
import { isProperName } from '../wording/wording-tokens.ts';

// Small words that connect; shorthand has few, a heap of search words has none.
const connecting = new Set(
  'the a an and or but to of in on at for with from by is was are were be been has have had i he she it they we my his her their our me him them us that this which who when where what not no do did does so as if then than there her its about after before because since until while el la los las un una y o pero de del en por para con su mi que se le lo me no es fue esta tiene como cuando'.split(
    ' ',
  ),
);

// Written-out numbers are figures too; "one" and "a" are too common to say anything.
const numberWords = new Set(
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million twice dozen half dos tres cuatro cinco seis siete ocho nueve diez once doce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento mil'.split(
    ' ',
  ),
);

export interface TextShape {
  /** Words that carry something. */
  readonly words: number;
  readonly figures: number;
  /** Words without sense: a heap of catchwords, or the same words over and over. */
  readonly stuffed: boolean;
  readonly gaps: number;
}

const gap =
  /\[(?:inaudible|unintelligible|garbled|unclear|static|noise|crosstalk|beep|cuts? out|\?+)[^\]]{0,20}\]|\binaudible\b|_{3,}|\.{4,}/g;

/** Dates, sums and numbers told, each once, however it is written. */
const countFigures = ({ tokens }: Reading, dates: readonly { start: number; end: number }[]): number => {
  const ordered = dates.toSorted((a, b) => a.start - b.start);
  let reached = 0;
  let within = -1;
  const inDate = (token: Token): boolean => {
    for (; (ordered[reached]?.start ?? Number.POSITIVE_INFINITY) <= token.start; reached += 1) {
      within = Math.max(within, ordered[reached]?.end ?? -1);
    }
    return token.start < within;
  };
  let figures = dates.length;
  let previous = false;
  for (const token of tokens) {
    const isFigure = token.word === '#' || token.word === '$' || numberWords.has(token.word);
    const dated = inDate(token);
    if (isFigure && !previous && !dated) figures += 1;
    previous = isFigure;
  }
  return figures;
};

/** What people and places are called makes a story no longer; only a sentence's first word may be any. */
const withoutNames = (reading: Reading): Token[] =>
  reading.tokens.filter(
    (token, at) => reading.tokens[at - 1]?.sentence !== token.sentence || !isProperName(reading, token),
  );

export const measureText = (reading: Reading, dates: readonly { start: number; end: number }[]): TextShape => {
  const words = withoutNames(reading).filter((token) => token.word !== '#' && token.word !== '$');
  const content = words.filter((token) => !connecting.has(token.word));
  const distinct = new Set(content.map((token) => token.word)).size;
  const digits = reading.tokens.filter(({ word }) => word === '#' || word === '$').length;
  const marks = reading.text.match(/[.,;:!?]/g)?.length ?? 0;
  const bare = words.length >= 40 && (words.length - content.length) / words.length < 0.12;
  const heap = bare && (digits + marks) / words.length < 0.06;
  const repeated = words.length >= 60 && distinct / content.length < 0.3;
  return {
    words: distinct,
    figures: countFigures(reading, dates),
    stuffed: heap || repeated,
    gaps: reading.text.match(gap)?.length ?? 0,
  };
};
