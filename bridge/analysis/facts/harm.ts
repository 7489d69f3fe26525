import type { CaseText, Hit } from '../text/read-text.ts';
import { suffererOf } from '../text/sufferer.ts';
import { askedAround, isAskedInTalk } from '../text/turns.ts';
import type { Care, Harm } from './case-facts.ts';
import { type Matter, matterOfArea } from './named-matter.ts';
import { follows, isOfMatter, isToldAtLength, levelOf, sayOf, spanOf, withoutOverlaps } from './pick-told.ts';

const LEXICONS = ['harm', 'harm_light', 'harm_mind'];
/** Notes that say more than this say nothing new; what is compared with each other stays bounded. */
export const MOST_HITS = 200;
/** A part of the body right beside a harm is the part that is harmed. */
const PART_REACH = 4;

/** Words before a harm that put it before this matter. */
const earlier = new Set(
  'prior previous preexisting old earlier history hx childhood existing previously prev already'.split(' '),
);
const EARLIER_REACH = 4;
const laterOn = /^(?:before th(?:is|e|at)|years (?:ago|before|earlier)|from (?:before|the (?:first|other|old)))\b/;

/** Whether a phrase tells of what was there before this matter: "prior back injury", "history of depression". */
function isEarlier({ words, hits }: CaseText, { first, last, clause }: Hit): boolean {
  if (hits('aside.former').some((past) => past.clause === clause)) return true;
  for (let at = first - 1; at >= 0 && first - at <= EARLIER_REACH && words[at]?.clause === clause; at -= 1) {
    const form = words[at]?.form ?? '';
    if (form === 'existing' && words[at - 1]?.form !== 'pre') continue;
    if (form === 'already' && words[at + 1]?.form !== 'had') continue;
    if (form === 'old' && /^(?:years?|yrs?|yo|months?|mo|weeks?)$/.test(words[at - 1]?.form ?? '')) continue;
    if (earlier.has(form)) return true;
  }
  return laterOn.test(Array.from({ length: 3 }, (_, at) => words[last + 1 + at]?.form).join(' '));
}

/** What a receptionist says, with the part of the body where it is named: "broken wrist". */
export function sayWithPart(text: CaseText, hit: Hit): string {
  const frame = hit.concept.attributes.part;
  if (frame === undefined) return sayOf(text, hit);
  const beside = (part: Hit): boolean => {
    const [from, to] = part.first > hit.last ? [hit.end, part.start] : [part.end, hit.start];
    return distance(part, hit) <= PART_REACH && !/[,;:()+]/.test(text.text.slice(from, Math.max(from, to)));
  };
  const near = text
    .hits('part')
    .filter((part) => (part.clause === hit.clause || (hit.first < part.first && part.last <= hit.last)) && beside(part))
    .toSorted((a, b) => distance(a, hit) - distance(b, hit));
  const part = near[0]?.concept.attributes.say;
  return part === undefined ? sayOf(text, hit) : frame.replace('{}', part);
}

function distance(part: Hit, hit: Hit): number {
  if (part.first >= hit.first && part.last <= hit.last) return 0;
  return part.first > hit.last ? part.first - hit.last : hit.first - part.last + 1;
}

/** Words inside a phrase that make what it tells a plan: "had shots, maybe surgery". */
const unsettled = new Set(
  'maybe possible possibly might may probably needs future recommended scheduled tal vez'.split(' '),
);

const ahead = new Set('threatened threatening threatens threaten gonna planning plans will wont eventually'.split(' '));
const infinitive = /(?<!\b(?:had|got|needed|forced) )\bto (?:have|get|undergo|be)(?: \w+)?$/;
/** "Declined the surgery", "ortho is talking ACDF": refused, or only spoken of. */
const undone =
  /\b(?:(?:declin|refus)(?:e[sd]?|ing)|(?:consider|discuss)(?:s|es|ed|ing)?|talk(?:s|ing)|cancell?ed)(?! (?:to|with|that|how|all|i)\b)(?: \w+){0,2} \w+$/;
const LONGEST_INFINITIVE = 30;

/** "I'll be written up and terminated", "out to have surgery": what is only threatened, planned or to come. */
function isAhead({ words, text }: CaseText, { first, start, concept, clause }: Hit): boolean {
  if (concept.attributes.kind !== 'lost_job' && !(Number(concept.attributes.level) > 1)) return false;
  const said = text.slice(Math.max(0, start - LONGEST_INFINITIVE), words[first]?.end);
  if (infinitive.test(said) || undone.test(said)) return true;
  const before = words.slice(Math.max(0, first - EARLIER_REACH - 2), first);
  return before.some((word) => word.clause === clause && ahead.has(word.form));
}

/** Whether a phrase of the body, care or work holds: told, of this matter, and of a matter where it counts. */
export function holds(text: CaseText, hit: Hit, isNamed = false): boolean {
  if (!isOfMatter(text, hit, isNamed) || isAhead(text, hit) || follows(text, 'aside.believed', hit)) return false;
  const isLight = hit.concept.attributes.level === '1';
  if (!isLight && hit.concept.family === 'care' && follows(text, 'unreal.planned', hit)) return false;
  const within = text.words.slice(hit.first, hit.last + 1);
  const gaps = within.slice(1).map(({ start }, at) => text.text.slice(within[at]?.end, start));
  if (gaps.some((gap) => /^\W*[,;(]/.test(gap))) return false;
  if (!isLight && within.some(({ form }) => unsettled.has(form))) return false;
  const before = text.words[hit.first - 1];
  if (before !== undefined && text.text.slice(before.start, before.end) === '0') return false;
  return !isEarlier(text, hit);
}

const isDeath = ({ concept }: Hit): boolean => concept.attributes.kind === 'death';
/** Under the others somebody's death is why there is a matter (an estate, a house), not the harm that was done. */
const deadly: ReadonlySet<Matter> = new Set(['injury', 'work', 'crime', 'other']);
/** Here illness, care and old injuries are the background of what is asked, unless the notes name an accident. */
const bodiless: ReadonlySet<Matter> = new Set(['money', 'estate', 'status', 'benefits']);
const isBackground = (text: CaseText, matter: Matter): boolean =>
  bodiless.has(matter) &&
  (matter === 'benefits' ? CLAIMS : ['matter.mishap']).every((name) => text.hits(name).length === 0);

/** Between parents a child's illness is background, what somebody did to the child is not. */
const isAbuse = (text: CaseText, { concept }: Hit): boolean =>
  concept.attributes.victim === 'object' || text.hits('matter.mishap').length > 0;

const ours = new Set(['people.client', 'people.family']);
const strangers = new Set(['people.other', 'people.third']);

/** Where the client is blamed, the harm is the other side's unless the words beside it say whose it is. */
function createShown(text: CaseText): (hit: Hit) => boolean {
  if (!isToldAtLength(text) || text.hits('matter.blamed').length === 0) return () => true;
  const people = text.hits('people').filter(({ concept }) => ours.has(concept.name));
  return ({ first, last, clause }) =>
    people.some((one) => one.clause === clause && one.first >= first - PART_REACH && one.last <= last + 2);
}

/** Areas under which a death is what is claimed for, in whatever words the notes tell it. */
const ofDeaths = /death|drown/i;

/**
 * Harm to the client or to the family member the client asks for, the gravest first where phrases share words. Bare words
 * of the mind ("anxiety") count only beside a bodily harm; "fracture" adds nothing to "broken wrist".
 */
export function readHarms(text: CaseText, practiceArea: string, isAside = (_: Hit) => false): Harm[] {
  const matter = matterOfArea(practiceArea);
  const whoseOf = suffererOf(text);
  const isShown = createShown(text);
  if (isBackground(text, matter)) return [];
  // A relative's death that is noted under an injury is what is claimed; long stories have other deaths.
  const isBrief = matter === 'injury' && !isToldAtLength(text);
  const told = LEXICONS.flatMap((name) => text.told(name).slice(0, MOST_HITS)).filter(
    (hit) =>
      (holds(text, hit, isBrief && isDeath(hit) && whoseOf(hit) === 'family') ||
        (isDeath(hit) && ofDeaths.test(practiceArea))) &&
      !isAside(hit) &&
      (deadly.has(matter) || !isDeath(hit)) &&
      (matter !== 'family' || isAbuse(text, hit)),
  );
  const sure = told.some(({ concept }) => concept.attributes.bare === undefined);
  const all = told
    .filter(({ concept }) => sure || concept.attributes.bare === undefined)
    .flatMap((hit) => {
      const whose = whoseOf(hit);
      return whose === 'other' || (whose === 'client' && isAskedOfAnother(text, hit)) || !isShown(hit)
        ? []
        : [{ hit, whose, say: sayWithPart(text, hit) }];
    });
  // "Were you hurt?" says less than what answers it.
  const particular = all.filter(({ hit }) => hit.concept.name !== 'harm_light.hurt' || !isAskedInTalk(text, hit.first));
  const byPart = particular.length === 0 ? harmByCare(text) : [];
  if (byPart.length > 0 || all.length === 0) return byPart;
  const ours = particular.length === 0 ? all : particular;
  const named = new Set(ours.filter(({ hit, say }) => say !== sayOf(text, hit)).map(({ hit }) => hit.concept));
  const harms = ours
    .filter(({ hit, say }) => !(named.has(hit.concept) && say === sayOf(text, hit)))
    .map(({ hit, whose, say }): Harm => {
      const kind = (hit.concept.attributes.kind ?? 'body') as Harm['kind'];
      return { span: spanOf(hit), say, kind, severity: levelOf(hit, 'severity'), whose };
    });
  const distinct = withoutOverlaps(harms.toSorted((a, b) => b.severity - a.severity || longer(a, b)));
  return withoutRepeats(withoutFormer(text, distinct));
}

/** "She had a fractured pelvis. She fell and broke her hip": told before the accident, with as much told after it. */
function withoutFormer(text: CaseText, harms: readonly Harm[]): Harm[] {
  const start = text.words.find(({ sentence }) => sentence === text.hits('matter.mishap')[0]?.sentence)?.start ?? 0;
  const worst = Math.max(0, ...harms.filter(({ span }) => span.start >= start).map(({ severity }) => severity));
  return harms.filter(({ span, severity }) => span.start >= start || severity > worst);
}

const SURGERY = 4;
/** What is complained of may be the operation itself; it is care for a harm where it follows one, or another operation. */
function followsHarm(text: CaseText, { first, last, start, sentence }: Hit, harms: readonly Harm[]): boolean {
  if (text.narration === 'report') return true;
  const mishaps = text.hits('matter.mishap');
  const within = (hit: Hit) => hit.sentence === sentence;
  if (text.hits('matter.past').some(within) && !mishaps.some(within)) return false;
  const beside = (hit: Hit) => within(hit) && hit.last >= first - 3 && hit.first <= last + 1;
  if (text.hits('matter.further').some(beside)) return true;
  if (text.hits('event.surgical_error').length > 0 || harms.some(({ span }) => span.start === start)) return false;
  if (mishaps.some((hit) => hit.first < first || within(hit))) return true;
  const operation = text.told('care').find(({ concept }) => Number(concept.attributes.level) === SURGERY);
  return harms.some(({ span }) => span.start < (operation?.start ?? start));
}

/** "Were you hurt? Yes, my neck": the part that answers is what was hurt. */
const asksHarm =
  /(?<!\b(?:prior|previous|past|old|other|any|else) )\b(?:hurt|injur(?:ed|y|ies))\s?[?:]\s*(?:yes|yeah|yep|y|si)?[\s,.:]*(?:(?:my|his|her|the|left|right|to|in) ?){0,3}(?:\w+ (?:and|&) )?$/;

/** After an accident a part of the body beside care is a harm without a name: "R knee, surgery 5/2". */
function harmByCare(text: CaseText): Harm[] {
  const isMishap = text.hits('matter.mishap').length > 0;
  const whoseOf = suffererOf(text);
  const care = text
    .told('care')
    .slice(0, MOST_HITS)
    .filter((hit) => hit.concept.attributes.level !== '1' && holds(text, hit));
  for (const part of text.told('part').slice(0, MOST_HITS)) {
    const beside = care.filter(({ sentence }) => sentence === part.sentence);
    const whose = whoseOf(part);
    const isAnswer = asksHarm.test(text.text.slice(Math.max(0, part.start - 60), part.start));
    if (!((isMishap && beside.length > 0) || isAnswer) || whose === 'other' || isEarlier(text, part)) continue;
    const severity = beside.some((hit) => levelOf(hit, 'level') === SURGERY) ? 3 : 2;
    return [{ span: spanOf(part), say: `${part.concept.attributes.say} injury`, kind: 'body', severity, whose }];
  }
  return [];
}

const longer = (a: Harm, b: Harm) => b.span.end - b.span.start - (a.span.end - a.span.start);

/** "Was she hurt?" "Yes, a broken arm." */
function isAskedOfAnother(text: CaseText, { first, sentence }: Hit): boolean {
  const opening = text.words.findIndex((word) => word.sentence === sentence);
  const [from, to] = askedAround(text.words, opening - 1, text.text) ?? [];
  if (from === undefined || to === undefined || opening > first) return false;
  const named = (start: number, end: number) =>
    text.hits('people').filter((one) => one.first >= start && one.last <= end);
  const asked = named(from, to);
  return (
    named(opening, first).length === 0 && asked.length > 0 && asked.every((one) => strangers.has(one.concept.name))
  );
}

/** The same thing said twice is one fact: the first place stays. */
export function withoutRepeats<T extends { readonly say: string }>(facts: readonly T[]): T[] {
  const said = new Set<string>();
  return facts.filter(({ say }) => !said.has(say) && said.add(say));
}

/** A hospital is spoken of in many matters; care counts where a harm is told or something that harms. */
const CAUSES = ['matter.mishap', 'matter.blame'];
/** A disability is at issue where benefits for it are asked for, not where one was paid too much. */
const CLAIMS = ['matter.claiming'];

/**
 * Care that the client or the family member got, or is about to get. The bare words of shorthand ("knee, surgery, PT") count
 * only where the notes tell of a harm.
 */
export function readCare(text: CaseText, harms: readonly Harm[], practiceArea: string): Care[] {
  if (isBackground(text, matterOfArea(practiceArea))) return [];
  const whoseOf = suffererOf(text);
  const isInjury = matterOfArea(practiceArea) === 'injury';
  const related = isInjury || harms.length > 0 || CAUSES.some((matter) => text.hits(matter).length > 0);
  const care = text
    .told('care')
    .slice(0, MOST_HITS)
    .filter((hit) => (hit.concept.attributes.bare === undefined ? related : harms.length > 0))
    .filter((hit) => whoseOf(hit) !== 'other' && holds(text, hit))
    .filter((hit) => levelOf(hit, 'level') < SURGERY || followsHarm(text, hit, harms))
    .map((hit): Care => ({ span: spanOf(hit), say: sayWithPart(text, hit), level: levelOf(hit, 'level') }));
  return withoutRepeats(withoutOverlaps(care.toSorted((a, b) => b.level - a.level)));
}
