import { formsOf } from '../../places/place-mentions.ts';
import { stateNameOf } from '../../places/place-names.ts';
import { placeWords, roleWords } from '../../places/place-table.ts';
import type { CaseText } from '../../text/read-text.ts';
import type { PlaceRole, PlaceTold } from './details.ts';
import { findNamed, type Named } from './named-places.ts';

const { events, scenes, journeys, residing, moves, since, clients, lived, heading, brought, longAgo } = placeWords;

/** How a place is led to: by where somebody comes from, is going or is brought for care, or left for good. */
type Lead = 'home' | 'route' | 'care' | 'left' | null;

/** A stretch of the notes in which the talk does not turn. */
interface Stretch {
  readonly forms: readonly string[];
  /** Index of its first word. */
  readonly from: number;
  readonly to: number;
  readonly places: Named[];
}

function leadOf({ lead }: Named, forms: readonly string[], { from }: Stretch): Lead {
  const word = forms[lead] ?? '';
  const back = (reach: number) => forms.slice(Math.max(from, lead - reach), lead);
  const before = forms[lead - 1] ?? '';
  const way = back(4).join(' ');
  if (/\bway(?: back| home)?$/.test(way)) return 'route';
  if (lived.has(word)) return 'home';
  if (word === 'from') {
    if (back(5).some((form) => moves.has(form) || form === 'came' || form === 'went')) return 'left';
    return before === 'hit' || /\b(?:street|across|blocks|miles)$/.test(way) ? null : 'home';
  }
  if (word === 'de') return /^(?:soy|vengo|somos)$/.test(before) ? 'home' : null;
  if ((word === 'to' || word === 'into') && back(9).some((form) => brought.has(form))) return 'care';
  if (
    word === 'to' &&
    (heading.has(before) || (/^(?:back|home)$/.test(before) && back(3).some((form) => heading.has(form))))
  )
    return 'route';
  if (/^(?:in|en|of|at|near|outside)$/.test(word)) {
    const near = back(6);
    if (near.slice(near.findLastIndex((form) => /^(?:in|at|near|en)$/.test(form)) + 1).some((form) => lived.has(form)))
      return 'home';
    if (before === 'home' && forms[lead - 2] === 'back') return 'home';
    if (
      /(?:^| )(?:(?:im|am) home|home is)$/.test(way) &&
      !/\b(?:nursing|group|funeral|retirement|care) home is$/.test(way)
    )
      return 'home';
  }
  return null;
}

const isPast = (forms: readonly string[]): boolean =>
  forms.some(
    (form, at) =>
      (longAgo.has(form) &&
        /^(?:in|up|and|a|the|my|that|little|as|was|were)$/.test(forms[at + 1] ?? forms[at - 1] ?? '')) ||
      (form === 'used' && forms[at + 1] === 'to') ||
      (form === 'area' && forms[at + 1] === 'code') ||
      (/^(?:cell|number)$/.test(form) && /^(?:is|number)$/.test(forms[at + 1] ?? '')),
  );

/** Where somebody works every day is no place of an accident. */
const onlyWorks = (forms: readonly string[]): boolean =>
  forms.length <= 8 && /(?:^|^\w+ )i work (?:over |out |up |down )?(?:in|at) \w+/.test(forms.join(' '));

/** Whether a stretch tells the event, or only goes with one. */
function eventRoleOf(forms: readonly string[]): PlaceRole {
  if (forms.some((form) => events.has(form))) return 'incident';
  const told =
    forms.some((form) => scenes.has(form)) ||
    / (?:took place|i #|case is|over in|up in|while in|home is in|home in) /.test(` ${forms.join(' ')} `);
  return told ? 'scene' : 'open';
}

/** Gives each place of a stretch what it is the place of. */
function rolesIn(text: CaseText, forms: readonly string[], stretch: Stretch): Map<Named, PlaceRole[]> {
  const own = forms.slice(stretch.from, stretch.to);
  const roles = new Map<Named, PlaceRole[]>(stretch.places.map((place) => [place, []]));
  const leads = new Map(stretch.places.map((place) => [place, leadOf(place, forms, stretch)]));
  const give = (place: Named | undefined, role: PlaceRole) => {
    if (place !== undefined) roles.get(place)?.push(role);
  };
  const event = eventRoleOf(own);
  const resides = own.some(
    (form, at) =>
      residing.has(form) && !(form === 'from' && stretch.places.some(({ lead }) => lead === stretch.from + at)),
  );
  const silent = isPast(own) || onlyWorks(own) || (resides && event === 'open');
  for (const place of stretch.places) {
    if (place.kind === 'country') {
      const sentence = text.words[place.first]?.sentence;
      const wide = forms.filter((_, at) => text.words[at]?.sentence === sentence);
      const isTold = eventRoleOf(wide) !== 'open' || wide.some((form) => journeys.has(form));
      const near = forms.slice(Math.max(0, place.first - 5), place.first);
      if (
        leads.get(place) === null &&
        isTold &&
        !near.some((form) => /^(?:from|moved|born|native|family|citizen|immigrated|back|flight)$/.test(form))
      )
        give(place, 'incident');
      if (
        near.some((form) => /^(?:im|live|living|stay|staying|estoy|vivo)$/.test(form)) ||
        near.join(' ').includes('i am')
      )
        give(place, 'moved');
    } else if (leads.get(place) === null && !silent) give(place, event);
  }
  for (const { role, told, also, lives } of roleWords) {
    const at = own.findIndex((form) => told.has(form));
    if (at < 0 || (also !== null && !own.some((form, index) => index > at && also.has(form)))) continue;
    const fits = stretch.places.filter((place) => {
      const lead = leads.get(place);
      return place.kind !== 'country' && (lives ? lead !== 'left' : lead === null || lead === 'care');
    });
    const listed = fits.filter(({ kind }) => kind !== 'unlisted');
    give(listed.find(({ first }) => first > stretch.from + at) ?? listed[0], role);
    for (const place of fits) if (place.kind === 'unlisted') give(place, role);
  }
  return roles;
}

/** "We moved to Boise in March": the place behind the move, where its sentence says that it lasts. */
function movedTo(text: CaseText, forms: readonly string[], places: readonly Named[]): Named | undefined {
  return places.find(({ first, lead, kind }) => {
    if (kind === 'country' || kind === 'unlisted' || forms[lead] === 'from') return false;
    const sentence = text.words[first]?.sentence;
    const inSentence = (at: number) => text.words[at]?.sentence === sentence;
    const move = forms.findLastIndex((form, at) => at < first && moves.has(form) && inSentence(at));
    if (move < 0 || forms[move + 1] === 'out') return false;
    const isClient = forms
      .slice(Math.max(0, move - 5), move)
      .some((form, at) => clients.has(form) && inSentence(Math.max(0, move - 5) + at));
    return isClient && forms.some((form, at) => inSentence(at) && since.has(form));
  });
}

/** One name in a stretch says which of several towns another one means: "near Kingman in Arizona". */
function together(stretch: Stretch): void {
  const states = stretch.places.filter(({ kind }) => kind === 'state');
  for (const [at, place] of stretch.places.entries()) {
    if (place.kind !== 'town' && place.kind !== 'county') continue;
    const beside = states.find(({ name }) => place.among.some(({ state }) => state === name));
    if (beside === undefined || place.among.length === 1) continue;
    stretch.places[at] = { ...place, among: place.among.filter(({ state }) => state === beside.name) };
  }
  for (const state of states) {
    const isSaid = stretch.places.some(
      ({ kind, among }) => kind !== 'state' && among.length === 1 && among[0]?.state === state.name,
    );
    if (isSaid) stretch.places.splice(stretch.places.indexOf(state), 1);
  }
}

/** "It happened here" is where the client is. */
const here = /\b(?:it|this|that|the (?:fall|crash|accident|wreck)) (?:was|happened|occurred)(?: right)? here\b(?! in)/;
const corrects = /\b(?:no wait|actually|i mean|make that|correction|sorry)\b/;

function stretchesOf(text: CaseText, forms: readonly string[], named: readonly Named[]): Stretch[] {
  const stretches = new Map<number, Stretch>();
  for (const place of named) {
    const clause = text.words[place.first]?.clause ?? 0;
    const known = stretches.get(clause);
    if (known !== undefined) known.places.push(place);
    else {
      const from = text.words.findIndex((word) => word.clause === clause);
      const to = text.words.findLastIndex((word) => word.clause === clause) + 1;
      stretches.set(clause, { forms, from, to, places: [place] });
    }
  }
  return [...stretches.values()];
}

/** The places that the notes name, with what each is the place of. */
export function readPlaces(text: CaseText): PlaceTold[] {
  const forms = formsOf(text);
  const stretches = stretchesOf(text, forms, findNamed(text, forms));
  for (const stretch of stretches) together(stretch);
  const moved = movedTo(
    text,
    forms,
    stretches.flatMap(({ places }) => places),
  );
  const told = stretches.flatMap((stretch) => {
    const roles = rolesIn(text, forms, stretch);
    return stretch.places.map((place): PlaceTold => {
      const span = { start: text.words[place.first]?.start ?? 0, end: text.words[place.last]?.end ?? 0 };
      const { kind, name, among } = place;
      const own = roles.get(place) ?? [];
      return {
        kind,
        name,
        among,
        span,
        say: stateNameOf.get(name) ?? text.quote(span).toLowerCase(),
        roles: place === moved ? [...own, 'moved'] : own,
      };
    });
  });
  const corrected = corrects.exec(text.text);
  if (corrected !== null) {
    const at = told.findIndex(
      ({ span, roles }) =>
        span.start > corrected.index &&
        roles.some((role) => role === 'incident' || role === 'scene' || role === 'open'),
    );
    const right = told[at];
    if (right !== undefined) told.unshift({ ...right, roles: ['incident', ...right.roles] });
  }
  const isHere = here.exec(text.text);
  if (isHere === null) return told;
  const span = { start: isHere.index, end: isHere.index + isHere[0].length };
  return [{ kind: 'here', name: '', among: [], span, say: 'here', roles: ['incident'] }, ...told];
}
