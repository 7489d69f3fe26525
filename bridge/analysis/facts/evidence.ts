import type { CaseText, Hit } from '../text/read-text.ts';
import type { CaseEvent, Evidence } from './case-facts.ts';
import { MOST_HITS } from './harm.ts';
import { matterOfArea } from './named-matter.ts';
import { asTold, follows, withoutOverlaps } from './pick-told.ts';

const isGeneral = ({ concept }: Hit): boolean => concept.attributes.general !== undefined;
/** Where the client is blamed, these are the other side's. */
const ofBody = new Set(['evidence.medical_records', 'evidence.medical_bills']);
const accused = new Set(['crime', 'traffic']);
/** Where somebody else's arrest or ticket speaks for the client. */
const wronged = ['road', 'person'];
const againstClient = /^\W*(?:\w+ )?(?:on|against) (?:me|us|my|our)\b/;
const REACH = 6;
const NEAR = 3;
/** In words: how far after a thing its content may follow, and how far before it its holder. */
const FAR = 14;
const HOLD = 8;

/** Papers of an accuser or plaintiff do not prove the client's side: "I was served with papers", "an order against me". */
function isOfAccuser(text: CaseText, { concept, whose, end }: Hit, sides: ReadonlySet<string>): boolean {
  const { court, guilty, against } = concept.attributes;
  if (court !== undefined && !sides.has('road') && [...sides].some((side) => accused.has(side))) return true;
  if (concept.name === 'evidence.court_order') return againstClient.test(text.text.slice(end, end + 9 * REACH));
  // After a crash it speaks for the client where it befell somebody else: "they even got a ticket".
  if (guilty !== undefined && text.narration === 'first_person') return whose !== 'other' || !sides.has('road');
  return against !== undefined;
}

/** Whether words of a concept stand in the sentence from so many words before the hit to so many behind it. */
const near = (text: CaseText, name: string, hit: Hit, before: number, after: number): boolean =>
  text.hits(name).some(({ sentence, first, last }) => {
    return sentence === hit.sentence && first >= hit.first - before && last <= hit.last + after;
  });

const objects = new Set(['him', 'them', 'me', 'us']);

/** "I have the emails", "my mom has a text", "witnesses took pictures", "our camera"; not "he took pictures", "he has it". */
function isHeld(text: CaseText, hit: Hit, verbs: readonly string[], isCharged: boolean): boolean {
  const before = (name: string, at: number) =>
    text.hits(name).filter((one) => one.sentence === hit.sentence && one.last <= at && hit.first - one.first <= HOLD);
  const [held] = verbs.flatMap((name) => before(name, hit.last)).toSorted((a, b) => b.first - a.first);
  if (held === undefined) return verbs.length > 1 && /^(?:my|our)$/.test(text.words[hit.first]?.form ?? '');
  if (before('proof.subject', hit.first - 1).some(({ first }) => first > held.last)) return false;
  const holder = before('people', held.first - 1).findLast(({ last }) => !objects.has(text.words[last]?.form ?? ''));
  if (holder === undefined || !/third|other/.test(holder.concept.name)) return true;
  return !isCharged && text.hits('proof.bystander').some(({ last }) => last === holder.last);
}

const opensClause = ({ words }: CaseText, { first, clause }: Hit): boolean => words[first - 1]?.clause !== clause;

/** Who writes of an own matter has to show that a thing speaks for them; that there is one is enough for few kinds. */
function isLoose(text: CaseText, hit: Hit, sides: ReadonlySet<string>): boolean {
  const { kind, proof } = hit.concept.attributes;
  if (follows(text, 'unreal.hidden', hit)) return true;
  const isCharged = [...sides].some((side) => accused.has(side));
  const isBare =
    kind === 'photo' && ![text.words[hit.last], text.words[hit.last + 1]].some((word) => word?.form === 'of');
  const most = proof === 'sent' || proof === 'kept' ? 1 : isBare ? 2 : 3;
  const verbs = ['proof.having', 'proof.taking', 'proof.giving'].slice(0, most);
  const isOfClient = near(text, 'proof.held', hit, 0, NEAR) || isHeld(text, hit, verbs, isCharged);
  if (isCharged && (kind === 'witness' || kind === 'recording')) return !isOfClient;
  if (proof === 'itself') return ofBody.has(hit.concept.name) && text.hits('matter.blamed').length > 0;
  if (proof === 'wronged') return !wronged.some((side) => sides.has(side));
  if (proof === 'finding') return !near(text, 'proof.finding', hit, 0, 1);
  // "The lease says heat is included", "promised in the contract": papers of the matter prove nothing else.
  const isSaid = near(text, 'proof.says', hit, 0, NEAR) && near(text, 'proof.promise', hit, 0, FAR);
  if (proof === 'says') return !isSaid && !near(text, 'proof.broken', hit, REACH, REACH);
  if (isOfClient || proof === 'kept') return !isOfClient;
  if (proof === 'sent') return !near(text, 'proof.content', hit, 0, FAR);
  // "Photos of the step, two of them": notes of things at hand do without a verb.
  const isNoted =
    (kind === 'photo' || kind === 'recording') &&
    opensClause(text, hit) &&
    !/^tak/.test(text.words[hit.first]?.form ?? '');
  return !isNoted && (kind === 'photo' || !near(text, 'proof.shows', hit, NEAR, NEAR));
}

const definite = new Set('my our the this that these those his her their'.split(' '));
const prepositions = new Set(['in', 'on', 'by', 'with', 'via', 'over']);

/** "He wants an MRI done", "tell me to fax pay stubs", "they refuse to give a letter", "it hasn't come": nobody has it yet. */
function isOnlyWanted(text: CaseText, hit: Hit): boolean {
  const { first, last } = hit;
  if (['unreal.awaited', 'unreal.withheld', 'unreal.advised'].some((name) => follows(text, name, hit))) return true;
  if (text.hits('unreal.names').some(({ denied, clause }) => denied && clause === hit.clause)) return true;
  if (near(text, 'unreal.missing', { ...hit, first: last + 1 }, 0, REACH + 1)) return true;
  const [before = '', opening = ''] = [text.words[first - 1]?.form, text.words[first]?.form];
  if (definite.has(opening) || (definite.has(before) && !prepositions.has(opening))) return false;
  return follows(text, 'unreal.wanted', hit) || follows(text, 'unreal.purpose', hit, NEAR);
}

/** What exists and would prove the story, in whoever's hands; each thing once, the particular before the general. */
export function readEvidence(text: CaseText, events: readonly Pick<CaseEvent, 'area'>[], named = ''): Evidence[] {
  const hits = text
    .told('evidence')
    .slice(0, MOST_HITS)
    .filter((hit) => !isOnlyWanted(text, hit))
    .toSorted((a, b) => Number(isGeneral(a)) - Number(isGeneral(b)) || b.last - b.first - (a.last - a.first));
  const sides = new Set<string>([...events.map(({ area = '' }) => area), matterOfArea(named)]);
  const isNoProof = (hit: Hit): boolean =>
    isOfAccuser(text, hit, sides) || (text.narration === 'first_person' && isLoose(text, hit, sides));
  const found = withoutOverlaps(
    hits.map((hit) => Object.assign(asTold<Evidence>(text)(hit), isNoProof(hit) ? { noProof: true } : {})),
  );
  const sure = found.toSorted((a, b) => Number(a.noProof ?? false) - Number(b.noProof ?? false));
  return found.filter((one) => sure.find(({ say }) => say === one.say) === one);
}
