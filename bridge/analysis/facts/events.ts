import type { CaseText, Hit } from '../text/read-text.ts';
import { suffererOf } from '../text/sufferer.ts';
import type { CaseEvent } from './case-facts.ts';
import { MOST_HITS } from './harm.ts';
import { type Matter, matterOfArea, matterOfSide, mayBelong } from './named-matter.ts';
import { isOfMatter, isToldAtLength, levelOf, sayOf, spanOf, withoutOverlaps } from './pick-told.ts';

/** An event with what its concept says of the side of law and of who stands against the client by the event alone. */
export interface ReadEvent extends CaseEvent {
  readonly area: string;
  /** Empty where nobody stands against the client by the event alone. */
  readonly party: string;
  readonly partyKind: string;
  /** Told in words too few to rest anything on but who may be on the other side. */
  readonly unsure?: true;
}

const ahead = new Set('of with about from for avoid avoiding fear'.split(' '));
/** The lexicons of what may have happened. */
export const eventFamilies = ['event', 'dispute', 'status', 'trade'];

/** Being fired or charged is an event of the case only where it befell the client; "threatened with being fired" tells of none. */
function befellClient({ words }: CaseText, { concept, whose, first }: Hit): boolean {
  if (concept.attributes.of !== 'client') return true;
  const at = words[first]?.form === 'being' ? first : first - 1;
  return whose !== 'other' && !(words[at]?.form === 'being' && ahead.has(words[at - 1]?.form ?? ''));
}

/** Whether something befell the client in person (fired, charged): what then befell a relative is another matter. */
export function befellInPerson(text: CaseText): boolean {
  if (asksForRelative(text)) return false;
  const inPerson = ({ concept: { attributes }, whose }: Hit) =>
    whose === 'client' && (attributes.of === 'client' || attributes.area === 'work');
  return eventFamilies.some((family) => text.told(family).some(inPerson));
}

const writer = new Set('i im ive id me we weve us yo'.split(' '));

/** "When my husband lost his job" tells what was before. */
const setting = new Set(['when', 'after', 'since', 'while', 'before']);

/** "She claims I've been stalking her": what is said of the writer befell somebody else. */
const isAccusation = ({ words, hits }: CaseText, { concept, first, sentence }: Hit): boolean =>
  concept.attributes.area !== 'crime' &&
  hits('unreal.accusing').some(
    (said) => said.sentence === sentence && said.last < first && writer.has(words[said.last + 1]?.form ?? ''),
  );

/** "My brother was arrested": a relative is spoken of before the writer is. */
function asksForRelative({ words, hits }: CaseText): boolean {
  const [relative] = hits('people.family');
  const own = words.findIndex(({ form }) => writer.has(form));
  if (setting.has(words[0]?.form ?? '')) return false;
  return relative !== undefined && relative.sentence === 0 && (own === -1 || relative.first < own);
}

const kindOf = ({ concept: { attributes, name } }: Hit): string => attributes.kind ?? name.slice(name.indexOf('.') + 1);

function eventOf(text: CaseText, hit: Hit): ReadEvent {
  const { attributes } = hit.concept;
  return {
    span: spanOf(hit),
    say: sayOf(text, hit),
    kind: kindOf(hit),
    stakes: levelOf(hit, 'stakes'),
    area: attributes.area ?? '',
    party: attributes.party ?? '',
    partyKind: attributes.pk ?? '',
  };
}

const isWeak = ({ concept }: Hit): boolean => concept.attributes.weak !== undefined;

const FEWEST_HINTS = 3;
const CLEAR_LEAD = 2;
/** The matter that most words hint at, under an area where it belongs; two matters that are hinted at alike are unknown. */
function hintedEvent(text: CaseText, named: Matter): ReadEvent[] {
  const byName = Map.groupBy(text.told('hint'), ({ concept }) => concept.name);
  const [first, second] = [...byName.values()]
    .map((hits) => ({ hits, words: new Set(hits.map(({ start, end }) => text.text.slice(start, end))).size }))
    .toSorted((a, b) => b.words - a.words);
  if (first === undefined || first.words < FEWEST_HINTS || first.words - (second?.words ?? 0) < CLEAR_LEAD) return [];
  // None of the words shows by itself what they say together, so none is quoted.
  const event = first.hits.slice(0, 1).map((hit) => eventOf(text, { ...hit, end: hit.start }));
  return named === 'other' || event.every(({ area }) => matterOfSide(area) === named) ? event : event.map(unsurely);
}

/** "Can I get a green card?": what is only asked for still says which matter it is, though no words tell of it. */
function askedEvent(text: CaseText, named: Matter): ReadEvent[] {
  const asked = eventFamilies
    .flatMap((family) => text.hits(family))
    .find((hit) => isWeak(hit) && matterOfSide(hit.concept.attributes.area ?? '') === named && isOfMatter(text, hit));
  return asked === undefined ? [] : [eventOf(text, { ...asked, end: asked.start })];
}

const unsurely = (event: ReadEvent): ReadEvent => ({ ...event, unsure: true });

/** "The lease was terminated", "sucker punched by the bill": told once, of a matter that is not the one named; or one word of one beside it. */
function isStray(text: CaseText, hit: Hit, hits: readonly Hit[], practiceArea: string): boolean {
  const { area: side = '' } = hit.concept.attributes;
  const named = matterOfArea(practiceArea);
  const isOwn = ({ concept }: Hit): boolean => [named, null].includes(matterOfSide(concept.attributes.area ?? ''));
  if (mayBelong(side, practiceArea, kindOf(hit)) && (hit.last > hit.first || named === 'other' || isOwn(hit)))
    return false;
  // Long stories hold much background: another matter counts only where the named one has no event.
  if (isToldAtLength(text) && hits.some(isOwn)) return true;
  const wording = ({ start, end }: Hit) => text.text.slice(start, end);
  const isApart = ({ start, end }: Hit) => end <= hit.start || start >= hit.end;
  const second = (other: Hit) => other.concept.attributes.area === side && wording(other) !== wording(hit);
  return !hits.some((other) => isApart(other) && second(other));
}

/** Of one kind the first telling: of what happened rather than of what was claimed for it (`general`). */
function eventsOf(text: CaseText, hits: readonly Hit[]): ReadEvent[] {
  const isGeneral = ({ concept }: Hit) => concept.attributes.general !== undefined;
  const told = new Set(hits.filter((hit) => !isGeneral(hit)).map(kindOf));
  const events = hits.filter((hit) => !isGeneral(hit) || !told.has(kindOf(hit))).map((hit) => eventOf(text, hit));
  const apart = withoutOverlaps(events.toSorted((a, b) => b.stakes - a.stakes));
  return apart.filter(({ kind }, index) => apart.findIndex((other) => other.kind === kind) === index);
}

/** What is said outright; else by the way (`weak`: an estate, a status); else what the words hint at; else what is asked for. */
export function readEvents(text: CaseText, practiceArea: string, isAside = (_: Hit) => false): ReadEvent[] {
  const named = matterOfArea(practiceArea);
  // Under these areas a changed lock or a "turned down" needs no other word to be of the matter.
  const isPlain = ['work', 'home', 'benefits'].includes(named);
  const inPerson = befellInPerson(text);
  const isAlone = text.hits('people.family').length === 0;
  const whoseOf = suffererOf(text);
  const ofRelative = ({ concept, whose }: Hit) => concept.attributes.of === 'client' && whose === 'family';
  const jobsCount = named === 'work' || text.narration === 'report' || asksForRelative(text);
  const told = eventFamilies
    .flatMap((family) => text.told(family))
    .filter(
      (hit) =>
        befellClient(text, hit) &&
        !isAccusation(text, hit) &&
        // "He never paid him" tells of no wages of the writer.
        !(isAlone && hit.concept.attributes.area === 'work' && whoseOf(hit) === 'other') &&
        isOfMatter(text, hit, isPlain && matterOfSide(hit.concept.attributes.area ?? '') === named) &&
        !(ofRelative(hit) && (inPerson || (!jobsCount && hit.concept.attributes.area === 'work'))),
    );
  const compared = told.slice(0, MOST_HITS);
  const stray = new Set(told.filter((hit) => isAside(hit) || isStray(text, hit, compared, practiceArea)));
  const sure = told.filter((hit) => !stray.has(hit));
  const plain = sure.filter((hit) => !isWeak(hit));
  const outright = eventsOf(text, plain);
  const weak = outright.length > 0 ? [] : eventsOf(text, sure.filter(isWeak));
  const ways = [() => [...outright, ...weak], () => hintedEvent(text, named), () => askedEvent(text, named)];
  const found = ways.reduce<ReadEvent[]>((events, way) => (events.length > 0 ? events : way()), []);
  return [...found, ...eventsOf(text, [...stray]).map(unsurely)];
}
