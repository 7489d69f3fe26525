import { countiesByState } from '../../../bridge/analysis/places/counties.gen.ts';
import { states } from '../../../bridge/analysis/places/states.ts';
import { familyNames, givenNames } from '../../../bridge/analysis/text/person-names.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

const always: ReadonlySet<string> = givenNames;

/** Family names and places that are ordinary words too count as words where the notes mostly write them so. */
const mostly: ReadonlySet<string> = new Set([
  ...familyNames,
  ...Object.values(countiesByState).flatMap(wordsOf),
  ...states.flatMap(({ code, name, otherNames }) => [code, name, ...otherNames].flatMap(wordsOf)),
]);

export const isNameWord = (word: string): 'always' | 'mostly' | 'no' => {
  if (always.has(word)) return 'always';
  return mostly.has(word) ? 'mostly' : 'no';
};
