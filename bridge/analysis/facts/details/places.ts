import { formsOf } from '../../places/place-mentions.ts';
import { stateNameOf } from '../../places/place-names.ts';
import { placeWords, roleWords } from '../../places/place-table.ts';
import { relativeSentences } from '../../text/bystanders.ts';
import type { CaseText } from '../../text/read-text.ts';
import type { PlaceRole, PlaceTold } from './details.ts';
import { findNamed, type Named } from './named-places.ts';

const { events, scenes, journeys, residing, moves, clients, lived, heading, brought } = placeWords;

/** A clause with the places it names. */
interface PlacedClause {
  /** Indexes of its first word and of the word after its last. */
  readonly from: number;
  readonly to: number;
  readonly places: readonly Named[];
}

/** How the words before a place lead to it: as a home, as a destination, or as the place of medical care. */
function leadOf({ lead }: Named, forms: readonly string[], from: number): 'home' | 'route' | 'care' | null {
  const word = forms[lead] ?? '';
  const wordsBefore = (reach: number) => forms.slice(Math.max(from, lead - reach), lead);
  if (word === 'from' || lived.has(word)) return 'home';
  if (word === 'to') {
    if (wordsBefore(9).some((form) => brought.has(form))) return 'care';
    return wordsBefore(3).some((form) => heading.has(form)) || wordsBefore(4).includes('way') ? 'route' : null;
  }
  if (!/^(?:in|en|of|at|near|outside)$/.test(word)) return null;
  const before = wordsBefore(6);
  const afterOther = before.findLastIndex((form) => /^(?:in|at|near|en)$/.test(form)) + 1;
  const isHome = (form: string) => lived.has(form) || /^(?:grew|born|raised)$/.test(form);
  return before.slice(afterOther).some(isHome) ? 'home' : null;
}

function eventRoleOf(forms: readonly string[]): 'incident' | 'scene' | 'open' {
  if (forms.some((form) => events.has(form))) return 'incident';
  return forms.some((form) => scenes.has(form)) ? 'scene' : 'open';
}

/** The roles of each place of a clause. */
function rolesIn(
  text: CaseText,
  forms: readonly string[],
  { from, to, places }: PlacedClause,
): Map<Named, PlaceRole[]> {
  const own = forms.slice(from, to);
  const roles = new Map<Named, PlaceRole[]>(places.map((place) => [place, []]));
  const leads = new Map(places.map((place) => [place, leadOf(place, forms, from)]));
  const event = eventRoleOf(own);
  const isHome = own.some(
    (form, at) => residing.has(form) && !(form === 'from' && places.some(({ lead }) => lead === from + at)),
  );
  for (const place of places) {
    if (place.kind === 'country') {
      const sentence = text.words[place.first]?.sentence;
      const words = forms.filter((_, at) => text.words[at]?.sentence === sentence);
      const isEvent = eventRoleOf(words) !== 'open' || words.some((form) => journeys.has(form));
      if (leads.get(place) === null && isEvent) roles.get(place)?.push('incident');
      if (
        /\b(?:im|i am|live|living|staying|estoy|vivo)\b/.test(
          forms.slice(Math.max(0, place.first - 5), place.first).join(' '),
        )
      )
        roles.get(place)?.push('moved');
    } else if (leads.get(place) === null && !(isHome && event === 'open')) roles.get(place)?.push(event);
  }
  for (const { role, told, also, lives } of roleWords) {
    const at = own.findIndex((form) => told.has(form));
    if (at < 0 || (also !== null && !own.some((form, index) => index > at && also.has(form)))) continue;
    const fits = places.filter((place) => {
      const lead = leads.get(place);
      return place.kind !== 'country' && (lives || lead === null || lead === 'care');
    });
    const listed = fits.filter(({ kind }) => kind !== 'unlisted');
    const place = listed.find(({ first }) => first > from + at) ?? listed[0] ?? fits[0];
    if (place !== undefined) roles.get(place)?.push(role);
  }
  return roles;
}

/** "We moved to Boise in March": where the client lives now. */
const findMoved = (text: CaseText, forms: readonly string[], places: readonly Named[]): Named | undefined =>
  places.find(({ first, lead, kind }) => {
    if (kind === 'country' || kind === 'unlisted' || forms[lead] === 'from') return false;
    const start = text.words.findIndex(({ sentence }) => sentence === text.words[first]?.sentence);
    const before = forms.slice(start, first);
    const move = before.findLastIndex((form) => moves.has(form));
    return (
      before[move + 1] !== 'out' &&
      before.slice(Math.max(0, move - 5), Math.max(0, move)).some((form) => clients.has(form))
    );
  });

/** A state beside a town or county of several states shows which is meant: "near Kingman in Arizona". */
function withStates(places: readonly Named[]): Named[] {
  const states = places.filter(({ kind }) => kind === 'state');
  const narrowed = places.map((place) => {
    if (place.kind !== 'town' && place.kind !== 'county') return place;
    const beside = states.find(({ name }) => place.among.some(({ state }) => state === name));
    return beside === undefined ? place : { ...place, among: place.among.filter(({ state }) => state === beside.name) };
  });
  const isRepeated = ({ name }: Named) =>
    narrowed.some(({ kind, among }) => kind !== 'state' && among.length === 1 && among[0]?.state === name);
  return narrowed.filter((place) => place.kind !== 'state' || !isRepeated(place));
}

/** The place after such words replaces the one before. */
const corrects = /\b(?:no wait|actually|i mean|make that|correction|sorry)\b/;
const eventRoles: ReadonlySet<PlaceRole> = new Set(['incident', 'scene', 'open']);
const here = /\b(?:it|this|that|the (?:fall|crash|accident|wreck)) (?:was|happened|occurred)(?: right)? here\b(?! in)/;

/** The places that the notes name, with their roles. */
export function readPlaces(text: CaseText): PlaceTold[] {
  const forms = formsOf(text);
  const named = Map.groupBy(findNamed(text, forms), ({ first }) => text.words[first]?.clause ?? 0);
  const clauses = [...named].map(([clause, places]): PlacedClause => {
    const from = text.words.findIndex((word) => word.clause === clause);
    const to = text.words.findLastIndex((word) => word.clause === clause) + 1;
    return { from, to, places: withStates(places) };
  });
  const moved = findMoved(
    text,
    forms,
    clauses.flatMap(({ places }) => places),
  );
  const beside = relativeSentences(text);
  /** "My sister is divorcing in Charleston": where something else happened. */
  const ofMatter = (place: Named) => (role: PlaceRole) =>
    !(eventRoles.has(role) && beside.has(text.words[place.first]?.sentence ?? -1));
  const found = clauses.flatMap((clause) =>
    [...rolesIn(text, forms, clause)].map(([place, all]): PlaceTold => {
      const roles = all.filter(ofMatter(place));
      const { kind, name, among } = place;
      const span = { start: text.words[place.first]?.start ?? 0, end: text.words[place.last]?.end ?? 0 };
      const say = stateNameOf.get(name) ?? text.quote(span).toLowerCase();
      return { kind, name, among, span, say, roles: place === moved ? [...roles, 'moved'] : roles };
    }),
  );
  const corrected = corrects.exec(text.text)?.index ?? Number.POSITIVE_INFINITY;
  const right = found.find(({ span, roles }) => span.start > corrected && roles.some((role) => eventRoles.has(role)));
  if (right !== undefined) found.unshift({ ...right, roles: ['incident', ...right.roles] });
  const match = here.exec(text.text);
  if (match === null) return found;
  const span = { start: match.index, end: match.index + match[0].length };
  return [{ kind: 'here', name: '', among: [], span, say: 'here', roles: ['incident'] }, ...found];
}
