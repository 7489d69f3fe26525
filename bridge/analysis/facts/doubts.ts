import type { CaseText, Hit } from '../text/read-text.ts';
import type { Danger, Doubt } from './case-facts.ts';
import { befellInPerson, eventFamilies } from './events.ts';
import { MOST_HITS, withoutRepeats } from './harm.ts';
import { asTold, isOfMatter, isToldAtLength, withoutOverlaps } from './pick-told.ts';

/** Words. Whom a message is for is said at its beginning. */
const OPENING = 14;
/** Words. Later the writer only mentions somebody. */
const INTRODUCTION = 60;

/** Of these, people who write of their own matter say what others do, or what they muse, unless "I" stands right before. */
const ofWriter = new Set(['memory', 'unwilling']);
const writer = new Set('i im ive id we weve'.split(' '));

/** "My friend gets a check and I want one", "my coworker's dog bit me": named by the way in the writer's own matter. */
function isByTheWay({ words, told }: CaseText, { last, sentence }: Pick<Hit, 'last' | 'sentence'>): boolean {
  const rest = words.slice(last + 1).filter((word) => word.sentence === sentence);
  if (rest.some(({ form }, at) => writer.has(form) || (at < 4 && /^(?:me|my|us|our)$/.test(form)))) return true;
  const isOwn = ({ whose, ...hit }: Hit): boolean =>
    whose === 'client' && words.slice(Math.max(0, hit.first - 3), hit.last).some(({ form }) => writer.has(form));
  return [...eventFamilies, 'harm', 'harm_light'].some((family) => told(family).some(isOwn));
}

/** What a relative forgot or the other side cannot prove is no doubt about what the client writes; a report counts whole. */
function speaksOfClient(text: CaseText, { concept, whose, first, last, sentence }: Hit): boolean {
  const { narration, hits } = text;
  const kind = concept.attributes.kind ?? '';
  if (kind === 'for_other') return first >= OPENING && first < INTRODUCTION && !befellInPerson(text);
  if (kind === 'for_friend')
    return first < OPENING && (last - first > 1 || !(befellInPerson(text) || isByTheWay(text, { last, sentence })));
  if (narration === 'report') return whose !== 'other' || ['no_proof', 'hearsay', 'contradiction'].includes(kind);
  if (kind === 'contradiction' || concept.name === 'doubt.word_against') return false;
  if (ofWriter.has(kind) && isToldAtLength(text))
    return text.words.slice(Math.max(0, first - 2), first + 1).some(({ form }) => writer.has(form));
  if (kind === 'no_proof' && hits('unreal.accusing').some((one) => one.sentence === sentence)) return false;
  // "No police report", "his word against mine": who is named in the words themselves is not who lacks it.
  const names = hits('people').some((person) => person.first >= first && person.last <= last);
  return whose === 'client' || (kind === 'no_proof' && names);
}

/** What keeps a lawyer from believing or using the account; each kind of doubt in the same words once. */
export function readDoubts(text: CaseText): Doubt[] {
  // "No photos and no witnesses": the first denial does not undo the second.
  const holds = ({ denied, mood, concept }: Hit) =>
    mood === 'told' && (!denied || concept.attributes.kind === 'no_proof');
  const hits = text.hits('doubt').slice(0, MOST_HITS);
  const told = hits.filter((hit) => holds(hit) && isOfMatter(text, hit) && speaksOfClient(text, hit));
  const doubts = withoutOverlaps(told.map(asTold<Doubt>(text)));
  return doubts.filter(({ say }, at) => doubts.findIndex((other) => other.say === say) === at);
}

/** Suicide and present violence. A fear is a danger as well, though nothing has happened yet. */
export function readDanger(text: CaseText): Danger[] {
  const dangers = text
    .hits('danger')
    .slice(0, MOST_HITS)
    .filter(({ denied, mood, concept }) => !denied && (mood === 'told' || concept.attributes.fear !== undefined))
    .map(asTold<Danger>(text));
  return withoutRepeats(withoutOverlaps(dangers));
}
