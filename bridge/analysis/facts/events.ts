import type { CaseText, Hit } from '../text/read-text.ts';
import type { CaseEvent } from './case-facts.ts';
import { levelOf, sayOf, spanOf, withoutOverlaps } from './pick-told.ts';

/** An event with what its concept says of the side of law and of who stands against the client by the event alone. */
export interface ReadEvent extends CaseEvent {
  readonly area: string;
  /** Empty where nobody stands against the client by the event alone. */
  readonly party: string;
  readonly partyKind: string;
}

const families = ['event', 'dispute', 'status', 'trade'];

/** Being fired or charged is an event of the case only where it befell the client. */
function befellClient({ concept, whose }: Hit): boolean {
  return concept.attributes.of !== 'client' || whose !== 'other';
}

/** A changed lock is an event of a tenancy only (`when`), a death is none of an estate (`unless`). */
function isOfMatter(text: CaseText, { concept: { attributes } }: Hit): boolean {
  const { when, unless } = attributes;
  if (when !== undefined && text.hits(when).length === 0) return false;
  return unless === undefined || text.hits(unless).length === 0;
}

/** Whether something befell the client in person (fired, charged): what then befell a relative is another matter. */
export function befellInPerson(text: CaseText): boolean {
  if (asksForRelative(text)) return false;
  const inPerson = ({ concept: { attributes }, whose }: Hit) =>
    whose === 'client' && (attributes.of === 'client' || attributes.area === 'work');
  return families.some((family) => text.told(family).some(inPerson));
}

const writer = new Set('i im ive id me we weve us yo'.split(' '));

/** "My brother was arrested": a relative is spoken of before the writer is. */
function asksForRelative({ words, hits }: CaseText): boolean {
  const [relative] = hits('people.family');
  const own = words.findIndex(({ form }) => writer.has(form));
  return relative !== undefined && relative.sentence === 0 && (own === -1 || relative.first < own);
}

function eventOf(text: CaseText, hit: Hit): ReadEvent {
  const { attributes, name } = hit.concept;
  const kind = attributes.kind ?? name.slice(name.indexOf('.') + 1);
  return {
    span: spanOf(hit),
    say: sayOf(text, hit),
    kind,
    stakes: levelOf(hit, 'stakes'),
    area: attributes.area ?? '',
    party: attributes.party ?? '',
    partyKind: attributes.pk ?? '',
  };
}

const isWeak = ({ concept }: Hit): boolean => concept.attributes.weak !== undefined;

const FEWEST_HINTS = 3;
const CLEAR_LEAD = 2;

/** The matter that most words hint at; two matters that are hinted at alike are unknown. */
function hintedEvent(text: CaseText): ReadEvent[] {
  const byName = Map.groupBy(text.told('hint'), ({ concept }) => concept.name);
  const ranked = [...byName.values()]
    .map((hits) => ({ hits, words: new Set(hits.map(({ start, end }) => text.text.slice(start, end))).size }))
    .toSorted((a, b) => b.words - a.words);
  const [first, second] = ranked;
  if (first === undefined || first.words < FEWEST_HINTS || first.words - (second?.words ?? 0) < CLEAR_LEAD) return [];
  return first.hits.slice(0, 1).map((hit) => eventOf(text, hit));
}

/** Of several tellings of one kind the first stays. */
function firstOfKind(events: readonly ReadEvent[]): ReadEvent[] {
  return events.filter(({ kind }, index) => events.findIndex((other) => other.kind === kind) === index);
}

function eventsOf(text: CaseText, hits: readonly Hit[]): ReadEvent[] {
  const events = hits.map((hit) => eventOf(text, hit));
  return firstOfKind(withoutOverlaps(events.toSorted((a, b) => b.stakes - a.stakes)));
}

/** What is told outright; else what is told by the way (`weak`: an estate, a status); else what the words hint at. */
export function readEvents(text: CaseText): ReadEvent[] {
  const inPerson = befellInPerson(text);
  const ofRelative = ({ concept, whose }: Hit) => concept.attributes.of === 'client' && whose === 'family';
  const hits = families
    .flatMap((family) => text.told(family))
    .filter((hit) => befellClient(hit) && isOfMatter(text, hit) && !(inPerson && ofRelative(hit)));
  const outright = eventsOf(
    text,
    hits.filter((hit) => !isWeak(hit)),
  );
  if (outright.length > 0) return outright;
  const weak = eventsOf(text, hits.filter(isWeak));
  return weak.length > 0 ? weak : hintedEvent(text);
}
