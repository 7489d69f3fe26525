/** Words for numbers that lie one step apart. */
const series = (words: string, first: number, step: number): [word: string, value: number][] =>
  words.split(' ').map((word, index) => [word, first + index * step]);

const units = new Map([
  ...series('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen', 0, 1),
  ...series('sixteen seventeen eighteen nineteen', 16, 1),
  ...series('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 0, 1),
  ...series('dieciseis diecisiete dieciocho diecinueve', 16, 1),
  ...series('veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete', 21, 1),
  ...series('veintiocho veintinueve', 28, 1),
  ...series('un una', 1, 0),
  ['veintiun', 21] as const,
]);
const tens = new Map([
  ...series('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...series('veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa', 20, 10),
  ['fourty', 40] as const,
]);
const hundreds = new Map([
  ...series('ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos', 100, 100),
  ...series('cien hundred', 100, 0),
  ['novecientos', 900] as const,
]);
const scales = new Map([
  ...series('thousand grand mil', 1_000, 0),
  ...series('million millon millones', 1_000_000, 0),
  ['billion', 1_000_000_000] as const,
]);

const anyOf = (words: ReadonlyMap<string, number>) => [...words.keys()].sort((a, b) => b.length - a.length).join('|');

/** Source of a pattern for a spelled number below one hundred, English or Spanish, for folded text. */
export const smallNumberWord = `(?:(?:${anyOf(tens)})(?:[- ](?:y )?(?:${anyOf(units)}))?|${anyOf(units)})`;

/** Every single word a spelled number can consist of, apart from the joining "and" and "y". */
export const numberWords: ReadonlySet<string> = new Set(
  [units, tens, hundreds, scales].flatMap((words) => [...words.keys()]),
);

const joining = new Set(['', 'and', 'y', 'of', 'a']);

/** The value of a spelled number ("forty-two thousand five hundred", "ochenta y siete mil"); null for any other word. */
export function parseNumberWords(text: string): number | null {
  let total = 0;
  let group = 0;
  const words = text.split(/[\s-]+/).filter((word) => !joining.has(word));
  for (const word of words) {
    const scale = scales.get(word);
    const value = units.get(word) ?? tens.get(word) ?? hundreds.get(word);
    if (scale !== undefined) {
      total += (group || 1) * scale;
      group = 0;
    } else if (word === 'hundred') group = (group || 1) * 100;
    else if (value !== undefined) group += value;
    else return null;
  }
  return words.length > 0 ? total + group : null;
}
