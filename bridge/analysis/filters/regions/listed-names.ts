import { states } from '../../../../shared/states.ts';
import { townsNamed } from '../../places/find-town.ts';
import { countiesByState, regions, townKey } from '../../places/place-table.ts';
import { foldInPlace } from '../../text/fold-text.ts';
import type { NamedArea } from './named-area.ts';

const name = "[A-Z][\\w'’.-]*(?: (?:of |du |de |la )?[A-Z][\\w'’.-]*){0,4}";
/** "Harris, Fort Bend or Waller County", "Texas and Oklahoma". */
const list = new RegExp(`(?<![\\w'’.-])${name}(?:, (?:the )?${name})*,? (?:or|and|&|nor) (?:the )?${name}`, 'g');
const joint = /, (?:the )?|,? (?:or|and|&|nor) (?:the )?/;

export const countiesByName = Map.groupBy(
  Object.entries(countiesByState).flatMap(([state, names]) =>
    names
      .toLowerCase()
      .split('|')
      .map((county) => ({ state, name: county, key: `${state}:${county}` })),
  ),
  (county) => townKey(county.name),
);

/** Whether an area holds a state, county, town or region of this name. */
function holds({ states: codes, counties, country }: NamedArea, words: string): boolean {
  const state = states.find(({ code, name: full }) => code === words || full.toLowerCase() === words.toLowerCase());
  if (state !== undefined) return codes.has(state.code) || [...counties].some((key) => key.startsWith(state.code));
  const has = (key: string) => counties.has(key) || (codes.has(key.slice(0, 2)) && !hasCountiesOf(key.slice(0, 2)));
  const hasCountiesOf = (code: string) => [...counties].some((key) => key.startsWith(code));
  if (country || countiesByName.get(townKey(words))?.some(({ key }) => has(key))) return true;
  if (regions.some(({ name: region }) => region.test(foldInPlace(words)))) return true;
  return townsNamed(words).some(({ state: of, county }) => has(`${of}:${county}`));
}

const partsOf = (item: string): string[] => {
  const words = item.split(' ');
  return words.flatMap((_, from) =>
    words.slice(from).map((_last, count) => words.slice(from, from + count + 1).join(' ')),
  );
};

/** Some words of an item, because words around the name may have capitals too ("Only Travis County"). */
function holdsOneOf(area: NamedArea, item: string): boolean {
  return partsOf(item).some((words) => holds(area, words));
}

const listsIn = (original: string): string[][] =>
  (original.match(list) ?? []).map((found) => found.split(joint).map((item) => item.replace(/[.']+$/, '')));

/** Whether an area holds every name of each list in which it holds one. */
export function holdsWholeLists(area: NamedArea, original: string): boolean {
  return listsIn(original).every((items) => {
    const held = items.map((item) => holdsOneOf(area, item));
    return held.every((isHeld) => isHeld) || held.every((isHeld) => !isHeld);
  });
}

const isPlace = (words: string): boolean =>
  countiesByName.has(townKey(words)) ||
  townsNamed(words).length > 0 ||
  states.some(({ code, name: full }) => code === words || full.toLowerCase().endsWith(words.toLowerCase())) ||
  regions.some(({ name: region }) => region.test(foldInPlace(words)));

/** Whether a list that names places of an area has a name that is in no table. */
export function listsUnknownPlace(area: NamedArea, original: string): boolean {
  return listsIn(original).some(
    (items) =>
      items.some((item) => holdsOneOf(area, item)) &&
      items.some((item) => !partsOf(item).some((words) => isPlace(words))),
  );
}
