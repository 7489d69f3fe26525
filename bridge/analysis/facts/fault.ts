import { findPracticeAreas } from '../../../shared/practice-areas.ts';
import { denials } from '../lexicon/match-words.ts';
import { onceFor } from '../text/once-for.ts';
import { type CaseText, type Hit, reportWord, type Span } from '../text/read-text.ts';
import { answerOf } from '../text/turns.ts';
import { groupOfArea } from '../topics/topic-groups.ts';
import type { Fault, OwnFault } from './case-facts.ts';
import type { ReadEvent } from './events.ts';
import { follows, levelOf, sayOf, spanOf, withoutOverlaps } from './pick-told.ts';

/** The side of law of which a label's faults are, by its topic group; named once where both are called the same. */
const sides =
  'vehicle road, medical, nursing medical, animal, premises, landlord home, employment work, wage work, product, comp, insurance, dealer money, consumer money';
const sideOf = new Map(sides.split(', ').map((pair) => [pair.split(' ')[0], pair.split(' ').at(-1)]));
const subjects = new Set(['i', 'we', 'both', 'yo', ...reportWord]);
const joins = new Set('and then but so just'.split(' '));
/** "I backed out without looking", "I looked down and hit a van": said of the client, as nobody else is named since. */
function isSaidOfClient({ words, hits }: CaseText, { first, clause, sentence }: Hit, mayBeUnsaid = false): boolean {
  const goesOn = joins.has(words[first - 1]?.form ?? '');
  const before = hits('people').findLast(
    (one) => one.last < first && (one.clause === clause || (goesOn && one.sentence === sentence)),
  );
  if (before === undefined && mayBeUnsaid) return !hits('people').some((one) => one.sentence === sentence);
  return before?.concept.name === 'people.client' && subjects.has(words[before.last]?.form ?? '');
}

/**
 * Texting is a fault on the road, a missing sign one on the floor: of a matter of another kind the words tell nothing.
 * Under a label of crashes "he ran the light" needs no word for the crash.
 */
function belongsTo(
  text: CaseText,
  hit: Hit,
  areas: ReadonlySet<string>,
  labels: readonly (string | undefined)[],
): boolean {
  const { area = '', of } = hit.concept.attributes;
  const [side = ''] = area.split(' ');
  const isOfLabel = labels.includes(side) && (side === 'medical' || !isSaidOfClient(text, hit));
  if (area !== '' && !isOfLabel && !area.split(' ').some((name) => areas.has(name))) return false;
  return of !== 'other' || hit.whose === 'other';
}

/** Who was mainly to blame was cited and admitted it: "she was cited" is then said of the client. */
const saidOfTheGuilty = new Set(['fault.cited', 'fault.cited_he', 'fault.admitted', 'fault.admitted_he']);

const blame = /^(?:fault|blame|caused?|responsible|liable|ticket(?:ed)?|citation|cited)$/;
const asksWho = /\b(?:whos?|whose|which)\b/;
const ofClient =
  /^(?:(?:well|probably|honestly|i guess|i think|id say|it was) )*(?:me|mine|my fault|i (?:was|did|am))(?: (?:i guess|i think|probably|sorry|sir|maam|yes|careless|for .{3,30}))?$/;
const others = new Set(['people.other', 'people.third']);
/** Words. */
const SHORT_ANSWER = 7;

/** "Who was at fault?" "The other driver." "Me, I guess." */
const answeredBlame = onceFor((text: CaseText): readonly { readonly span: Span; readonly isOwn: boolean }[] => {
  for (const [at, { form }] of text.words.entries()) {
    const told = blame.test(form) ? answerOf(text.words, at, text.text) : null;
    if (told === null || !asksWho.test(told.question)) continue;
    const own = told.answer.slice(0, SHORT_ANSWER);
    const [opening, ending] = [own[0], own.at(-1)];
    if (opening === undefined || ending === undefined) continue;
    const span = { start: opening.start, end: ending.end };
    const said = own.map(({ spelt }) => spelt);
    if (ofClient.test(said.join(' '))) return [{ span, isOwn: true }];
    if (said.some((one) => denials.has(one) || /^(?:me|mine|both|says?|said|claims?|blames?|know|sure)$/.test(one)))
      continue;
    const isOf = ({ start }: Hit) => start >= span.start && start < span.end;
    const named = [...text.hits('people').filter(({ concept }) => others.has(concept.name)), ...text.hits('opponent')];
    if (named.some(isOf)) return [{ span, isOwn: false }];
  }
  return [];
});

/** "Client cited for failure to yield": characters between the citation and what it is for. */
const BESIDE = ' for '.length;

/** What the other side did wrong. */
export function readTheirFault(
  text: CaseText,
  { events, ownFault }: { events: readonly ReadEvent[]; ownFault: readonly OwnFault[] },
  practiceArea = '',
): Fault[] {
  const areas = new Set(events.map(({ area }) => area));
  const labels = findPracticeAreas(practiceArea).map(({ id }) => sideOf.get(groupOfArea(id) ?? ''));
  const guilty = ownFault.filter(({ share }) => share === 'mainly');
  const isOfGuilty = ({ concept, start, end }: Hit): boolean =>
    guilty.some(({ span }) => saidOfTheGuilty.has(concept.name) || (span.start < end && start <= span.end + BESIDE));
  const faults = text
    .told('fault')
    .filter((hit) => belongsTo(text, hit, areas, labels) && !isOfGuilty(hit))
    .map((hit) => ({
      span: spanOf(hit),
      say: sayOf(text, hit),
      strength: levelOf<Fault['strength']>(hit, 'strength'),
      isLoose: hit.concept.attributes.report === 'only',
    }));
  const [answer] = answeredBlame(text);
  if (answer?.isOwn === false)
    faults.push({ span: answer.span, say: 'blames the other side', strength: 1, isLoose: false });
  return withoutOverlaps(faults.toSorted((a, b) => b.strength - a.strength));
}

/** "The neighbor says it is my fault": what others say of the client is no admission. */
const isSaidByOthers = (text: CaseText, hit: Hit): boolean =>
  (text.narration !== 'report' || hit.concept.attributes.by === 'client') && follows(text, 'unreal.accusing', hit);

/** A ticket is what the client defends against, no admission; after a crash it says who was to blame. */
const isCharge = (text: CaseText, { concept }: Hit): boolean =>
  concept.name === 'ownfault.cited_self' && text.hits('matter.mishap').length === 0;

/** What the client did wrong or admits. */
export function readOwnFault(text: CaseText): OwnFault[] {
  const hits = text
    .told('ownfault')
    .filter((hit) => (hit.concept.attributes.by === 'client' ? isSaidOfClient(text, hit, true) : hit.whose !== 'other'))
    .filter((hit) => !isSaidByOthers(text, hit) && !isCharge(text, hit))
    // "Truck moved onto PNC, cited": said of the truck.
    .filter(({ start, end }) => !text.text.slice(start, end).includes(', '));
  const faults = hits.map((hit): OwnFault => {
    const share = hit.concept.attributes.share as OwnFault['share'];
    return { span: spanOf(hit), say: sayOf(text, hit), share };
  });
  const [answer] = answeredBlame(text);
  if (answer?.isOwn) faults.push({ span: answer.span, say: 'client admits fault', share: 'mainly' });
  return withoutOverlaps(faults);
}
