import type { Concept } from '../lexicon/parse-lexicon.ts';
import type { CaseText, Hit, Span } from '../text/read-text.ts';
import type { Told } from './case-facts.ts';

const [LONGEST_SAY, LONG_IN_WORDS] = [60, 60];

/** Who writes of an own matter tells much by the way: `story` holds wherever the words stand. */
export const wordingIn = ({ narration }: CaseText, { say, story = say }: Concept['attributes']) =>
  narration === 'first_person' ? story : say;

/** The concept's wording for people, else the words of the notes. */
export function sayOf(text: CaseText, { concept, start, end }: Hit): string {
  const said = wordingIn(text, concept.attributes) ?? text.text.slice(start, end).replaceAll(/\s+/g, ' ').trim();
  return said.length <= LONGEST_SAY ? said : said.slice(0, said.lastIndexOf(' ', LONGEST_SAY));
}

/** The client's own story, which tells of much besides the matter; of shorter ones every phrase tells. */
export const isToldAtLength = ({ narration, words }: CaseText): boolean =>
  narration === 'first_person' && words.length > LONG_IN_WORDS;

export function spanOf({ start, end }: Span): Span {
  return { start, end };
}

/** A changed lock is an event of a tenancy only (`when`, which the area may name), a death is no event of an estate (`unless`), a long story has idioms (`loose`). */
export function isOfMatter(text: CaseText, { concept: { attributes } }: Hit, isNamed = false): boolean {
  const { when, unless, loose } = attributes;
  if (loose !== undefined && isToldAtLength(text)) return false;
  if (when !== undefined && !isNamed && text.hits(when).length === 0) return false;
  return unless === undefined || text.hits(unless).length === 0;
}

/** A hit as a fact in the words and of the kind of its concept. */
export const asTold =
  <T extends Told & { readonly kind: string }>(text: CaseText) =>
  (hit: Hit): T =>
    ({ span: spanOf(hit), say: sayOf(text, hit), kind: hit.concept.attributes.kind }) as unknown as T;

/** Of facts that share words only the first of the given order stays; then by place in the text. */
export function withoutOverlaps<T extends Told>(facts: readonly T[]): T[] {
  const kept: T[] = [];
  for (const fact of facts)
    if (!kept.some(({ span }) => fact.span.start < span.end && span.start < fact.span.end)) kept.push(fact);
  return kept.toSorted((a, b) => a.span.start - b.span.start);
}

/** A whole number among the attributes of a concept. @throws Error where the lexicon does not give it */
export function levelOf<Level extends number>(hit: Hit, name: string): Level {
  const value = Number(hit.concept.attributes[name]);
  if (!Number.isInteger(value)) throw new Error(`${hit.place}: ${hit.concept.name} has no whole number "${name}"`);
  return value as Level;
}

/** Where something stands that is no phrase of a lexicon itself: a date, a sum. */
export type Place = Pick<Hit, 'first' | 'last' | 'clause' | 'sentence'>;

/** Where a stretch stands among the words; `from` is a word at or before it. */
export function placeOf(text: CaseText, span: Span, from = 0): Place {
  let first = from;
  while (first < text.words.length - 1 && (text.words[first]?.end ?? 0) <= span.start) first += 1;
  let last = first;
  while ((text.words[last + 1]?.start ?? span.end) < span.end) last += 1;
  const { clause = 0, sentence = 0 } = text.words[first] ?? {};
  return { first, last, clause, sentence };
}

const CLAUSE_COST = 3;
const MOST_CLAUSES = 4;
const AFTER_COST = 1;
const OTHER_SENTENCE_COST = 8;

/** How far a phrase stands from a place, clause borders counting as distance; infinite where it cannot speak of it. */
export function costOf(place: Place, hit: Hit): number {
  if (Math.abs(hit.sentence - place.sentence) > 1 || (hit.first <= place.last && hit.last >= place.first))
    return Number.POSITIVE_INFINITY;
  const gap = hit.last < place.first ? place.first - hit.last : hit.first - place.last + AFTER_COST;
  const borders = Math.min(MOST_CLAUSES, Math.abs(place.clause - hit.clause)) * CLAUSE_COST;
  if (hit.sentence !== place.sentence) return gap + borders + OTHER_SENTENCE_COST;
  // "Tripped on a step 6/1, the landlord was told": a place ends its clause more often than it opens the next.
  return gap + (hit.first > place.last ? borders * 2 : borders);
}

/** Of phrases that say what a date or a sum is for the nearest; null where none is near. */
export function nearestHit(place: Place, hits: readonly Hit[], farthest: number): Hit | null {
  let found: Hit | null = null;
  let least = farthest;
  for (const hit of hits) {
    const cost = costOf(place, hit);
    if (cost < least) [found, least] = [hit, cost];
  }
  return found;
}

const FOLLOWS_REACH = 6;

/** Whether words of a concept stand just before the hit in its clause. */
export function follows(text: CaseText, name: string, { first, clause }: Hit, reach = FOLLOWS_REACH): boolean {
  return text.hits(name).some((hit) => hit.clause === clause && hit.first < first && first - hit.last <= reach);
}
