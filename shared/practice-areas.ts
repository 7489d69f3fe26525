import { type AcceptedArea, type Configuration, type ConfigurationInput, configurationInput } from './configuration.ts';
import { familyAreas, governmentAreas, workAreas } from './practice-areas/family-work-and-government-areas.ts';
import { injuryAreas } from './practice-areas/injury-areas.ts';
import { normaliseAreaName, type PracticeArea, rememberingNames } from './practice-areas/practice-area.ts';
import { propertyAndMoneyAreas } from './practice-areas/property-and-money-areas.ts';

const BRACKET = /([([{（［【]|[)\]}）］】])/u;
const OPENING = new Set('([{（［【');

/** A label without its bracketed parts, each replaced by a bar, and the text of each outermost pair. */
function splitBrackets(label: string): { outside: string; inside: string[] } {
  const outside: string[] = [];
  const inside: string[] = [];
  let depth = 0;
  for (const piece of label.split(BRACKET)) {
    const opens = OPENING.has(piece);
    const closes = !opens && BRACKET.test(piece);
    if (opens && depth === 0) inside.push('');
    else if (depth > 0 && !(closes && depth === 1)) inside.push(`${inside.pop() ?? ''}${piece}`);
    else outside.push(closes ? '|' : piece);
    depth = Math.max(0, depth + (opens ? 1 : closes ? -1 : 0));
  }
  return { outside: outside.join(''), inside };
}

/** Shorter names are too similar: "tax" and "taxi". */
const SHORTEST = 8;

/** Whether two names differ by one typo: a letter missing, doubled, wrong, or two of them swapped. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (one === other || one.length < SHORTEST || other.length < SHORTEST) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short[0] !== long[0]) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (swapped && short.slice(at + 2) === long.slice(at + 2));
}

export const practiceAreas: readonly PracticeArea[] = [
  ...injuryAreas,
  ...workAreas,
  ...familyAreas,
  ...governmentAreas,
  ...propertyAndMoneyAreas,
];

/** The configuration schema's limit of aliases. */
const ALIASES_MAX = 50;

const areaById = new Map(practiceAreas.map((area) => [area.id, area]));
const areaByName = new Map<string, PracticeArea>();
for (const area of practiceAreas) {
  for (const name of [area.name, ...area.aliases]) {
    const key = normaliseAreaName(name);
    if (!areaByName.has(key)) areaByName.set(key, area);
  }
}

/** The built-in areas that a label names: as a whole, or in parts when it joins several names. */
export const findPracticeAreas = rememberingNames((label): readonly PracticeArea[] => {
  const keys = tellingNames(label).map(normaliseAreaName);
  const exact = keys.flatMap((key) => areaByName.get(key) ?? []);
  return [...new Set(exact.length > 0 ? exact : keys.flatMap((key) => areaNear(key) ?? []))];
});

const areasByLength = Map.groupBy(areaByName, ([name]) => name.length);

/** The area whose name was mistyped, if unambiguous. */
function areaNear(key: string): PracticeArea | null {
  const alike = [-1, 0, 1].flatMap((longer) => areasByLength.get(key.length + longer) ?? []);
  const near = new Set(alike.flatMap(([name, area]) => (isOneSlipAway(name, key) ? [area] : [])));
  const [only = null] = near;
  return near.size === 1 ? only : null;
}

export const findPracticeArea = (label: string): PracticeArea | null => findPracticeAreas(label)[0] ?? null;

/**
 * Aliases of a practice area from the built-in table; none for an unknown area. A name that lists several ("Slip and
 * Fall / Premises Liability") gets those of each; a name with an addition ("Guardianship (Conservatorship)") only when
 * both name the same area, because otherwise the addition may narrow it.
 */
export function suggestAliases(name: string): string[] {
  const whole = areaByName.get(normaliseAreaName(name));
  const names = whole ? otherNames(whole) : namesOfParts(name);
  return withoutRepeats(names, [name]).slice(0, ALIASES_MAX);
}

function otherNames(area: PracticeArea): string[] {
  const covered = area.covers.map((id) => areaById.get(id)).filter((found) => found !== undefined);
  return [
    area.name,
    ...covered.map((other) => other.name),
    ...covered.flatMap((other) => other.aliases.slice(0, 5)),
    ...area.aliases,
  ];
}

const ALTERNATIVES = /[/,;|&]|\s(?:and|or|y|o)\s/i;

/** "Car, Truck and Motorcycle Accidents": the shared word is only in the last part. */
function areaOfPart(part: string, name: string): PracticeArea | undefined {
  const shared = name.trim().split(/\s+/).at(-1) ?? '';
  return areaByName.get(normaliseAreaName(part)) ?? areaByName.get(normaliseAreaName(`${part} ${shared}`));
}

function namesOfParts(name: string): string[] {
  const alternatives = name.split(ALTERNATIVES, PARTS_MAX);
  const parts = alternatives.length > 1 ? alternatives : namesIn(name).slice(1);
  const areas = parts.map((part) => areaOfPart(part, name));
  if (alternatives.length === 1 && (areas.includes(undefined) || new Set(areas).size > 1)) return [];
  const known = [...new Set(areas)].filter((area) => area !== undefined);
  const named = parts.map((part) => part.trim()).filter((part) => areaByName.has(normaliseAreaName(part)));
  // In turn, so that the limit cuts the rare names of each area and not all names of the last one.
  const others = known.map(otherNames);
  const longest = Math.max(0, ...others.map((list) => list.length));
  const inTurn = Array.from({ length: longest }, (_, at) => others.flatMap((list) => list[at] ?? []));
  return [...named, ...inTurn.flat()];
}

function withoutRepeats(names: readonly string[], known: readonly string[]): string[] {
  const seen = new Set(known.map(normaliseAreaName));
  return names.filter((name) => {
    const key = normaliseAreaName(name);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * What is saved for bare names: each with the built-in aliases, which people may edit then. An alias goes to one area
 * only: the one it belongs to in the table, else the first; never beside a name that is given.
 */
export function withSuggestedAliases(input: ConfigurationInput): Configuration {
  const parsed = configurationInput.parse(input);
  const areas = parsed.practiceAreas.map((area) => (typeof area === 'string' ? { name: area } : area));
  const given = new Set(areas.flatMap(({ name, aliases = [] }) => [name, ...aliases]).map(normaliseAreaName));
  const suggestions = areas.map(({ name, aliases }) => (aliases === undefined ? suggestAliases(name) : []));
  const owners = new Map<string, number>();
  for (const [at, names] of suggestions.entries())
    for (const key of names.map(normaliseAreaName)) {
      const isOwn = areaByName.get(key) === areaByName.get(normaliseAreaName(areas[at]?.name ?? ''));
      if (isOwn || !owners.has(key)) owners.set(key, at);
    }
  const practiceAreas = areas.map(({ name, aliases }, at) => ({
    name,
    aliases:
      aliases ??
      (suggestions[at] ?? []).filter((alias) => {
        const key = normaliseAreaName(alias);
        return owners.get(key) === at && !given.has(key);
      }),
  }));
  return { ...parsed, practiceAreas };
}

/** A form often joins two names in one label: "Caída / Premises Liability", "Immigration - Asylum". */
const SEPARATOR = /\s[-–—]\s|[/,;:()|]/;
const PARTS_MAX = 8;

function namesIn(label: string): string[] {
  const parts = label.split(SEPARATOR, PARTS_MAX);
  return [...new Set([label, ...parts].map((name) => name.trim()))].filter((name) => name !== '');
}

/**
 * The names that count in a label. If the part outside of the brackets is known, brackets may narrow it ("Personal
 * Injury (Car Accident)") but not change it ("Divorce (ignore: Car Accident)").
 */
function tellingNames(label: string): string[] {
  if (!BRACKET.test(label)) return namesIn(label);
  const { outside, inside } = splitBrackets(label);
  if (inside.length === 0) return namesIn(label);
  const heads = namesIn(outside).flatMap((name) => areaOf(normaliseAreaName(name)) ?? []);
  const within = new Set(heads.flatMap(({ id, covers }) => [id, ...covers]));
  const narrows = (text: string) => {
    const names = namesIn(text);
    const parts = names.length > 1 ? names.slice(1) : names;
    return parts.every((part) => within.has(areaByName.get(normaliseAreaName(part))?.id ?? ''));
  };
  const telling = heads.length === 0 ? inside : inside.filter(narrows);
  return [...new Set([label.trim(), ...[outside, ...telling].flatMap(namesIn)])];
}

const areaOf = (key: string) => areaByName.get(key) ?? areaNear(key);

/**
 * The accepted area that a label names: the whole label before a part of it, a name before an alias, and of several
 * with that alias, the one it is the built-in name of.
 */
export function matchAcceptedArea(label: string, areas: readonly AcceptedArea[]): AcceptedArea | null {
  for (const name of tellingNames(label)) {
    const key = normaliseAreaName(name);
    if (key === '') continue;
    const is = (other: string) => normaliseAreaName(other) === key;
    const named = areas.find((area) => is(area.name));
    if (named) return named;
    const listing = areas.filter((area) => area.aliases.some(is));
    const own = listing.find((area) => areaByName.get(normaliseAreaName(area.name)) === areaByName.get(key));
    const match = own ?? listing[0];
    if (match) return match;
  }
  return acceptedNear(label, areas);
}

/** The one accepted area whose name or alias the label mistypes. */
function acceptedNear(label: string, areas: readonly AcceptedArea[]): AcceptedArea | null {
  const keys = tellingNames(label).map(normaliseAreaName);
  // The correct name of one area is not a typo of another.
  if (keys.some((key) => areaByName.has(key))) return null;
  const near = areas.filter(({ name, aliases }) =>
    [name, ...aliases].some((other) => keys.some((key) => isOneSlipAway(normaliseAreaName(other), key))),
  );
  const [only = null] = near;
  return near.length === 1 ? only : null;
}
