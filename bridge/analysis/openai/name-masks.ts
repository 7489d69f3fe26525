import { type FoldedText, foldText } from '../text/fold-text.ts';
import type { Mask } from './masked-text.ts';

/** Titles, particles and what people type for "no name": never masked alone. */
const notAName = new Set(
  'mr mrs ms miss dr jr sr ii iii iv de la las los del van von der den bin al el y and n/a na none no not test unknown anonymous client caller null undefined'.split(
    ' ',
  ),
);

/** Names that are also everyday words; written in lower case they are taken for the word. */
const alsoWords = new Set(
  (
    'will may mark grant hope faith joy rose art bill bob sue rob pat june april august king young long short black white brown green gray ' +
    'law case court lane hill park price cash rich best good day small little banks field fields woods wood stone rivers church bishop pope ' +
    'driver cook baker farmer hunter fisher mason miller taylor walker police major sergeant judge house home road street bridge ford lake ' +
    'bush marsh north south east west city an as at be by do go he if in is it me my of on or so to up us we she the sun star angel love ' +
    'chase dale dean drew eve frank gene grace guy jack jay kit lee max miles nick ray red skip summer violet wade ward wells win worth wright'
  ).split(' '),
);

/** More words than a name has: a sentence in a name field must not blank plain words of the notes. */
const NAME_WORDS_MAX = 4;

const wordsOf = (name: string): string[] => foldText(name).text.match(/[\p{L}\p{N}'.-]+/gu) ?? [];
const boundedLeft = '(?<![\\p{L}\\p{N}])';
const boundedRight = "(?:'s|s'|'(?=\\s|$))?(?![\\p{L}\\p{N}])";
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

function patternFor(text: string): RegExp {
  const escaped = RegExp.escape(text);
  return new RegExp(unspaced.test(text) ? escaped : boundedLeft + escaped + boundedRight, 'gu');
}

function namePatterns(names: readonly string[]): {
  whole: RegExp[];
  single: { pattern: RegExp; plainWord: boolean }[];
} {
  const parts = names.map(wordsOf);
  const joined = [parts.flat(), parts.toReversed().flat(), ...parts].filter((words) => words.join('').length > 1);
  const whole = joined.map(
    (words) =>
      new RegExp(`${boundedLeft}${words.map(RegExp.escape).join('(?:,\\s{0,2}|\\s{1,3})')}${boundedRight}`, 'gu'),
  );
  const single = new Set(
    parts
      .filter((words) => words.length <= NAME_WORDS_MAX)
      .flat()
      .flatMap((word) => [word, ...word.split('-')])
      .map((word) => word.replace(/^['.-]+|['.-]+$/g, '')),
  );
  return {
    whole: parts.flat().length > 1 ? whole.filter((_, index) => index < 2 || (parts[index - 2]?.length ?? 0) > 1) : [],
    single: [...single]
      .filter((word) => !notAName.has(word) && (word.length > 1 || unspaced.test(word)))
      .map((word) => ({ pattern: patternFor(word), plainWord: alsoWords.has(word) || word.length === 2 })),
  };
}

const introduced =
  /\b(?:my name is|name is|name's|i am called|me llamo|mi nombre es|(?:caller|client|name|nombre) ?:) {0,2}((?:[\p{L}'-]{2,20})(?: [\p{L}'-]{2,20}){0,2})/gu;
const notIntroduced = /^(?:and|i|on|in|at|was|is|who|calling|not|an?|the|y|estoy|tuve|fui|my|he|she)$/;

function introducedNames(folded: FoldedText): Mask[] {
  return [...folded.text.matchAll(introduced)].flatMap((match) => {
    const words = (match[1] ?? '').split(' ');
    const stop = words.findIndex((word) => notIntroduced.test(word));
    const kept = (stop < 0 ? words : words.slice(0, stop)).join(' ');
    if (kept === '') return [];
    const start = match.index + match[0].length - (match[1] ?? '').length;
    return [{ ...folded.span(start, start + kept.length), placeholder: '[NAME]' }];
  });
}

/** Wherever the text says the client's name: whole, in parts, possessive, in any case, with other accents. */
export function nameMasks(original: string, folded: FoldedText, names: readonly string[]): Mask[] {
  const { whole, single } = namePatterns(names);
  const found = (pattern: RegExp): Mask[] =>
    [...folded.text.matchAll(pattern)].map((match) => ({
      ...folded.span(match.index, match.index + match[0].length),
      placeholder: '[NAME]',
    }));
  const isLowerCase = ({ start, end }: Mask) => {
    const written = original.slice(start, end);
    return written === written.toLowerCase() && written !== written.toUpperCase();
  };
  return [
    ...whole.flatMap(found),
    ...single.flatMap(({ pattern, plainWord }) => found(pattern).filter((mask) => !(plainWord && isLowerCase(mask)))),
    ...introducedNames(folded),
  ];
}
