import type { CaseText, Hit } from '../text/read-text.ts';
import type { CaseEvent, Evidence } from './case-facts.ts';
import { MOST_HITS } from './harm.ts';
import { asTold, follows, withoutOverlaps } from './pick-told.ts';

const isGeneral = ({ concept }: Hit): boolean => concept.attributes.general !== undefined;
const ofCourt = new Set(['evidence.citation', 'evidence.court_order', 'evidence.official_finding']);
/** After a crash it speaks for the client where it befell somebody else: "they even got a ticket". */
const ofGuilty = new Set(['evidence.ticket', 'evidence.guilty_plea', 'evidence.citation']);
const accused = new Set(['crime', 'traffic']);
/** Mostly of the other side: what it announces or refuses, what it had the client sign. */
const ofOtherSide = new Set(['evidence.letter', 'evidence.denial_letter', 'evidence.signed_paper']);
/** "Had the neurologist's letter", "wrote me in a letter"; not "got a letter". */
const ofClient = /\bwrote (?:me|us)\b|^(?:ha[sd]|have|kept|keep|with)\b/;
/** Where somebody else's arrest or ticket speaks for the client. */
const wronged = ['road', 'person'];
const againstClient = /^\W*(?:\w+ )?(?:on|against) (?:me|us|my|our)\b/;
const sending = /\b(?:sen[dt]s?|sending|(?:e?mail|text|messag)(?:ed|ing)|wrote|left)\b(?!.{0,90}\b(?:me|us)\b)/;
const opinion = /\b(?:says?|said|tells?|told|thinks|looked)\b/;
const REACH = 6;
const NEAR = 3;

/** Papers of an accuser or plaintiff do not prove the client's side: "I was served with papers", "an order against me". */
function isOfAccuser(text: CaseText, { concept, whose, end }: Hit, sides: ReadonlySet<string>): boolean {
  const isAccused = !sides.has('road') && [...sides].some((side) => accused.has(side));
  if (isAccused && ofCourt.has(concept.name)) return true;
  if (concept.name === 'evidence.court_order') return againstClient.test(text.text.slice(end, end + 9 * REACH));
  if (ofGuilty.has(concept.name) && text.narration === 'first_person') return whose !== 'other' || !sides.has('road');
  return concept.attributes.against !== undefined;
}

/** Who writes of an own matter and was only the sender, heard an opinion, or tells of what the other side took or hides. */
function isLoose(text: CaseText, hit: Hit, sides: ReadonlySet<string>): boolean {
  const { concept, whose, start, end } = hit;
  const { kind } = concept.attributes;
  const said = text.text.slice(start, end);
  if (follows(text, 'unreal.hidden', hit) || (ofOtherSide.has(concept.name) && !ofClient.test(said))) return true;
  if (concept.name === 'evidence.citation') return !wronged.some((side) => sides.has(side));
  if (kind === 'expert' || concept.name === 'evidence.official_finding') return opinion.test(said);
  const isToClient = whose === 'other' && /^ (?:me|us|my|our)\b/.test(text.text.slice(end, end + NEAR + 1));
  if (kind === 'message' || kind === 'document') return sending.test(said) && !isToClient;
  if (kind === 'object') return whose === 'other';
  if (kind === 'recording') return [...sides].some((side) => accused.has(side)) && !follows(text, 'people.client', hit);
  return kind === 'photo' && follows(text, 'people.third', hit, NEAR) && !follows(text, 'people.client', hit, NEAR);
}

const definite = new Set('my our the this that these those his her their'.split(' '));
const prepositions = new Set(['in', 'on', 'by', 'with', 'via', 'over']);

/** "He wants an MRI done", "tell me to fax pay stubs", "they refuse to give a letter", "it hasn't come": nobody has it yet. */
function isOnlyWanted(text: CaseText, hit: Hit): boolean {
  const { first, last, sentence } = hit;
  if (follows(text, 'unreal.awaited', hit) || follows(text, 'unreal.withheld', hit)) return true;
  const isMissing = (miss: Hit) => miss.sentence === sentence && miss.first > last && miss.first - last <= REACH;
  if (text.hits('unreal.missing').some(isMissing)) return true;
  const [before = '', opening = ''] = [text.words[first - 1]?.form, text.words[first]?.form];
  if (definite.has(opening) || (definite.has(before) && !prepositions.has(opening))) return false;
  return follows(text, 'unreal.wanted', hit) || follows(text, 'unreal.purpose', hit, NEAR);
}

/** What exists and would prove the story, in whoever's hands; each thing once, the particular before the general. */
export function readEvidence(text: CaseText, events: readonly Pick<CaseEvent, 'area'>[]): Evidence[] {
  const hits = text
    .told('evidence')
    .slice(0, MOST_HITS)
    .filter((hit) => !isOnlyWanted(text, hit))
    .toSorted((a, b) => Number(isGeneral(a)) - Number(isGeneral(b)) || b.last - b.first - (a.last - a.first));
  const sides = new Set(events.map(({ area = '' }) => area));
  const isNoProof = (hit: Hit): boolean =>
    isOfAccuser(text, hit, sides) || (text.narration === 'first_person' && isLoose(text, hit, sides));
  const found = withoutOverlaps(
    hits.map((hit) => Object.assign(asTold<Evidence>(text)(hit), isNoProof(hit) ? { noProof: true } : {})),
  );
  const sure = found.toSorted((a, b) => Number(a.noProof ?? false) - Number(b.noProof ?? false));
  return found.filter((one) => sure.find(({ say }) => say === one.say) === one);
}
