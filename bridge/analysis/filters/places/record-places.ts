import { findCounty } from '../../places/find-county.ts';
import { findState } from '../../places/find-state.ts';
import { townTold } from '../../places/find-town.ts';
import { readZip, stateOfZip } from '../../places/state-of-zip.ts';
import type { Clause } from '../../text/clauses.ts';
import { matchesOf } from '../../text/matches.ts';
import { type Evidence, evidenceAt, type RecordFacts } from '../record-facts.ts';
import { cityIn, countyOfTown, isAmbiguous, statesOfCityIn } from '../regions/cities.ts';
import { statesNamedIn } from '../regions/region-in-filter.ts';
import { stateCodesIn } from '../regions/state-codes.ts';
import { foreignPlace, isAbroad, isOnTheWay } from './foreign-place.ts';
import { withoutCare, withoutHome, withoutOldHome } from './place-asides.ts';
import { nearestShared, orNamesake } from './place-nearest.ts';
import { namesUnknownTown } from './place-unresolved.ts';

export interface Place {
  state: string | null;
  /** Lower case, without "County". */
  county: string | null;
  /** Of a town, where one is told. */
  town: string | null;
  zip3: number | null;
  foreign: boolean;
  /** Home stands for a place that is told by a name no list has: it may as well lie elsewhere. */
  guessed?: boolean;
  evidence: Evidence | null;
}

const happened =
  /\b(?:accident|crash\w*|collision|wreck\w*|happened|occurred|hit|struck|rear[- ]?ended|t-?boned|sideswiped|fell|slip\w*|tripp\w*|bit|bitten|attacked|injur\w*|hurt|killed|died|passed|arrested|charged|trooper|police|cited|deputy|highway|hwy|interstate|i-\d+|us-\d+|resort|hotel|vacation|visiting|incident|case is|court|charge|choque|accidente|snapped|plant|quarry|warehouse|worked|job site|home (?:is )?in|facility|surgery at|visit(?:ed|ing)?|(?:trip|vacation|weekend|wedding|conference|tour|cruise|excursion) (?:to|in|at)|broke|broken|pier|up in|over in|while in|chocaron|chocamos|atropell\w*|cai|caida|paso en|pego|mordio|lastim\w*|fired|laid off|let go|terminated)\b/;
/** How an accident on a journey is told. */
const rolls = /\b(?:off the road|overturned|flipped|rolled|bus|ship|boat|excursion|tour|scooter)\b/;
const resides =
  /\b(?:lives?|living|resides?|resident|residing|moved|from|(?<!nursing )home is|home state|based in|native|grew up|lived|vive|vivo|residente|area code|cell number|phone)\b/;

/** Where the client is, by the fields of the record alone. */
export function residence({ record }: RecordFacts): Place {
  const named = findState(record.state) ?? findState(record.location) ?? null;
  const byZip = stateOfZip(record.zip);
  const state = named?.code ?? byZip?.code ?? null;
  const field = named !== null ? 'state' : byZip !== null ? 'zip' : null;
  const zip = readZip(record.zip);
  const countyText = record.county.trim();
  const county = state === null || countyText === '' || countyText.length > 60 ? null : findCounty(countyText, state);
  const byCity = state === null || county !== null ? null : findCountyOfCity(record.location, state);
  return {
    state,
    county: county?.name.toLowerCase() ?? byCity,
    town: (record.location.split(',')[0] ?? '').trim() || null,
    zip3: zip === null ? null : Number(zip.slice(0, 3)),
    foreign: state === null && record.zip.trim() === '' && isAbroad(`${record.location} ${record.state}`),
    evidence: field === null || record[field].trim() === '' ? null : { quote: record[field].trim(), field, at: 0 },
  };
}

/** Large cities, and cities that share the name of their county. */
function findCountyOfCity(location: string, state: string): string | null {
  const known = countyOfTown(location.split(',')[0] ?? '', state);
  if (known !== null) return known;
  const match = findCounty(location.split(',')[0] ?? '', state);
  return match !== null && !match.misspelt ? match.name.toLowerCase() : null;
}

/** Streets are called after states: "at Ogden & Washington" is a crossing. */
const crossing =
  /\b(?:at|of|on|near) (?:[a-z\d.]+ ){1,3}& [a-z\d]+|\b(?:corner|intersection) of (?:[a-z\d.]+ ){1,3}and [a-z\d]+/g;

/** Roads of Puerto Rico by their numbers. */
const islandRoad = /\bpr-\d{1,4}\b/;

function stateInSentence(folded: string, original: string): string | null {
  const named = statesNamedIn(folded.replaceAll(crossing, ' '))[0]?.code ?? stateCodesIn(original)[0];
  return named ?? (islandRoad.test(folded) ? 'PR' : null);
}

function quoteOfState(facts: RecordFacts, from: number, text: string, code: string): Evidence {
  const name =
    statesNamedIn(text)
      .find((state) => state.code === code)
      ?.name.toLowerCase() ?? code.toLowerCase();
  const at = Math.max(0, text.indexOf(name));
  return evidenceAt(facts, from + at, from + at + name.length);
}

const countyInNotes =
  /(?<![a-z])([a-z]+(?:[ -][a-z]+){0,2}) (?:county|parish|co\.)(?! (?:jail|hospital|fair|road|rd|line|was|is|had|has|knew|never|courthouse lawn))/g;

function countyMentioned(text: string, state: string): { name: string; at: number } | null {
  for (const match of matchesOf(text, countyInNotes)) {
    const words = (match[1] ?? '').split(' ');
    for (let from = 0; from < words.length; from += 1) {
      const found = findCounty(words.slice(from).join(' '), state);
      if (found === null || found.misspelt) continue;
      return { name: found.name.toLowerCase(), at: match.index + match[0].indexOf(words[from] ?? '') };
    }
  }
  return null;
}

/** Where it happened, if the notes put it anywhere; the residence otherwise. */
export function eventPlace(facts: RecordFacts, likely: readonly string[] = []): Place {
  const home = residence(facts);
  for (const match of matchesOf(facts.folded, foreignPlace)) {
    const sentence = facts.sentences.findLast(({ start }) => start <= match.index)?.text ?? '';
    const around = facts.folded.slice(Math.max(0, match.index - 50), match.index);
    if (
      (happened.test(sentence) || rolls.test(sentence)) &&
      !isOnTheWay(around) &&
      !/\b(?:from|moved|born|native|family in|citizen of|immigrated)\b[^.]{0,20}$/.test(around)
    ) {
      return {
        state: null,
        county: null,
        town: null,
        zip3: null,
        foreign: true,
        evidence: evidenceAt(facts, match.index, match.index + match[0].length),
      };
    }
  }
  const told = stateOrCountyOfEvent(facts, { home, likely });
  const isGuess =
    Object.keys(told).length === 0 &&
    namesUnknownTown(
      facts,
      facts.clauses.filter(({ text }) => isEvent.test(text)),
    );
  return { ...home, ...told, ...(isGuess ? { guessed: true } : {}) };
}

function smallTown(original: string, states: readonly string[], isStated: boolean) {
  // In capitals throughout every word looks like a name.
  if (!isStated && !/[a-z]/.test(original)) return null;
  const told = townTold(original, states);
  const isGuess = !isStated && told !== null && told.town.state !== states[0];
  return told === null || (isGuess && isAmbiguous(told.town.name))
    ? null
    : { state: told.town.state, county: told.town.county, town: told.town.name, at: told.at, length: told.length };
}

/** Words of the event itself; where such a clause names a place, no other one is asked. */
const isEvent =
  /\b(?:accident|crash(?:ed)?|collision|wreck(?:ed)?|happened|occurred|took place|hit (?:me|us|him|her|my|by|in|on|at|near)|got hit|was hit|struck|rear[- ]?ended|t-?boned|sideswiped|fell|slipped|tripped|bitten|attacked|arrested|surgery|operation|procedure|fired|choque|chocaron|chocamos|atropell\w*|me cai|mordio|accidente)\b/;

/** What a name in the notes most likely means. */
interface Around {
  home: Place;
  /** States a filter speaks of: a town of theirs is meant before one of the same name elsewhere. */
  likely: readonly string[];
}

const zipAfter =
  /\b(?:st|street|ave|avenue|rd|road|blvd|dr|drive|ln|lane|ct|way|pl|zip(?: code)?|[a-z]{2}|[a-z]+,) (\d{5})(?![\d-]|,\d)(?= ?(?:[.,;:)-]|$| (?:and|is|was|has|where)\b))/;

/** A ZIP told with an address in the notes; sums and case numbers are none. */
function zipIn(facts: RecordFacts, { text, start }: Clause): Place | null {
  const match = zipAfter.exec(text);
  const digits = match?.[1] ?? '';
  const state = match === null ? null : stateOfZip(digits);
  if (match === null || state === null || digits === facts.record.zip.slice(0, 5)) return null;
  const at = start + match.index + match[0].length - digits.length;
  return {
    state: state.code,
    county: null,
    town: null,
    zip3: Number(digits.slice(0, 3)),
    foreign: false,
    evidence: evidenceAt(facts, at, at + digits.length),
  };
}

function placeInClause(
  facts: RecordFacts,
  clause: Clause,
  { home, likely }: Around,
  original: string = facts.notes.slice(clause.start, clause.end),
): Partial<Place> | null {
  const state = stateInSentence(clause.text, original);
  const near = state === null ? [...new Set([home.state ?? '', ...likely])] : [state];
  for (const code of near) {
    const county = countyMentioned(clause.text, code);
    if (county === null) continue;
    const start = clause.start + county.at;
    const evidence = evidenceAt(facts, start, start + county.name.length);
    return { state: code, county: county.name, town: null, zip3: null, evidence };
  }
  const zip = zipIn(facts, clause);
  if (zip !== null && (state === null || zip.state === state)) return zip;
  const city =
    orNamesake(cityIn(clause.text, state ?? home.state), home, state === null ? likely : []) ??
    (state === null ? nearestShared(clause.text, home) : null) ??
    smallTown(original, near, state !== null);
  if (state === null && city === null) {
    // One name in several other states: it was not at home, and nobody can tell where.
    const elsewhere = isEvent.test(clause.text) ? statesOfCityIn(clause.text) : [];
    if (elsewhere.length === 0 || elsewhere.includes(home.state ?? '')) return null;
    return { state: null, county: null, town: null, zip3: null, evidence: null };
  }
  if (city !== null && (state === null || city.state === state)) {
    const start = clause.start + city.at;
    return {
      state: city.state,
      county: city.county,
      town: city.town,
      zip3: null,
      evidence: evidenceAt(facts, start, start + city.length),
    };
  }
  const sameState = state === home.state;
  const evidence = quoteOfState(facts, clause.start, clause.text, state ?? '');
  return { state, county: sameState ? home.county : null, town: sameState ? home.town : null, zip3: null, evidence };
}

/** Where the clauses that fit say somebody is. */
export function placeTold(
  facts: RecordFacts,
  { told: fits, lives }: { told: RegExp; lives: boolean },
  likely: readonly string[] = [],
): Place | null {
  const home = residence(facts);
  const around = { home, likely };
  const read = (clause: Clause) =>
    lives ? masked(facts, withoutOldHome(clause), around) : eventInClause(facts, clause, around);
  for (const clause of facts.clauses) {
    const from = fits.exec(clause.text)?.index;
    if (from === undefined) continue;
    const start = clause.start + from;
    const told = { ...clause, start, text: facts.folded.slice(start, clause.end) };
    const found = read(told) ?? read(clause);
    if (found !== null) return { ...home, ...found };
  }
  return null;
}

/** The foreign country an event is put in, by its name. */
export function foreignEvent(facts: RecordFacts): string | null {
  const { foreign, evidence } = eventPlace(facts);
  return foreign ? (evidence?.quote.toLowerCase() ?? null) : null;
}

const eventInClause = (facts: RecordFacts, clause: Clause, around: Around): Partial<Place> | null =>
  masked(facts, withoutHome(clause), around);

/** The place of a clause some of whose words are blanked. */
function masked(facts: RecordFacts, bare: Clause, around: Around): Partial<Place> | null {
  const original = facts.notes.slice(bare.start, bare.end);
  const kept = [...bare.text].map((character, at) => (character === ' ' ? ' ' : (original[at] ?? ''))).join('');
  return placeInClause(facts, bare, around, kept);
}

const townAlone = /, ?(?:downtown )?([A-Z][\w'-]*(?: [A-Z][\w'-]*){0,2})(?=[\s).!]*$|,)/g;

/** "Hit at State and Lake in the Loop, Chicago": a town told alone behind a comma, in the client's state or a large one. */
function townBehind(facts: RecordFacts, { start, end }: Clause, home: Place): Partial<Place> | null {
  for (const match of matchesOf(facts.notes.slice(start, end), townAlone)) {
    const name = match[1] ?? '';
    const city = cityIn(`in ${name.toLowerCase()}`, home.state);
    const county = city?.county ?? (home.state === null ? null : countyOfTown(name, home.state));
    if (county === null) continue;
    const at = start + match.index + match[0].lastIndexOf(name);
    const evidence = evidenceAt(facts, at, at + name.length);
    return { state: city?.state ?? home.state, county, town: name.toLowerCase(), zip3: null, evidence };
  }
  return null;
}

const atHome =
  /\b(?:it|this|that|the (?:fall|crash|accident|wreck)) (?:was|happened|occurred)(?: right)? here\b(?! in)/;
const corrects = /\b(?:no wait|actually|i mean|make that|correction|sorry,)\b/;
/** Where somebody was long ago, or where only the telephone comes from. */
const longAgo =
  /\b(?:used to|grew up|(?:was|were) (?:a |an )?(?:kid|child|baby|teen\w*|little)|as a (?:kid|child|teen\w*)|born (?:in|and raised|& raised)|raised in|kept (?:my|the|that)|area code|cell (?:is|number)|number is)\b/;
/** Where somebody works every day is no place of an accident. */
const worksThere = /^\s*(?:\w+ )?i work (?:over |out |up |down )?(?:in|at) [a-z]+ ?(?:\w+ ?)?$/;
function stateOrCountyOfEvent(facts: RecordFacts, around: Around): Partial<Place> {
  const { home } = around;
  if (atHome.test(facts.folded)) return {};
  let sameState: Partial<Place> | null = null;
  const telling = facts.clauses.filter(({ text }) => happened.test(text));
  const corrected = facts.clauses.find(({ text }) => corrects.test(text));
  const after = facts.clauses[corrected === undefined ? -1 : facts.clauses.indexOf(corrected) + 1];
  const right = [corrected, after]
    .map((clause) => (clause === undefined ? null : eventInClause(facts, clause, around)))
    .find((place) => place !== null);
  if (right !== undefined) return right;
  const ofEvent = telling.filter(({ text }) => isEvent.test(text));
  for (const clause of [...ofEvent, ...telling, ...facts.clauses]) {
    const saysEvent = happened.test(clause.text);
    if ((resides.test(withoutHome(clause).text) && !saysEvent) || worksThere.test(clause.text)) continue;
    if (longAgo.test(clause.text)) continue;
    if (!saysEvent && !/\b(?:in|at|near|outside|on|en|past|by|off|around|to|through)\b/.test(clause.text)) continue;
    const found =
      eventInClause(facts, withoutCare(clause), around) ?? (saysEvent ? townBehind(facts, clause, home) : null);
    if (found === null) continue;
    if (found.state !== home.state || isEvent.test(withoutHome(clause).text)) return found;
    if (found.county !== home.county && found.county !== null) sameState ??= found;
  }
  return sameState ?? {};
}
