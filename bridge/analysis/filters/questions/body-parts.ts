import { eventDate } from '../../dates/find-dates.ts';
import type { Hit } from '../../text/read-text.ts';
import type { RecordFacts } from '../record-facts.ts';
import { bodilyHarm, isGrave, nameOf, phraseQuestions, without } from './body-states.ts';
import { attributesOf, evidenceOf, hitsOf, textOf } from './mentions.ts';
import { answer, type ConditionParser, question, unanswered } from './question.ts';

/** Parts of the body by the words of filters, and the concepts of `data/part.lex` that they take in. */
const parts: readonly (readonly [asked: RegExp, name: string, told: string])[] = [
  [/\b(?:head|skull|brain)\b/, 'head', 'head skull'],
  [/\b(?:face|facial)\b/, 'face', 'face jaw nose eye'],
  [/\b(?:neck|cervical)\b/, 'neck', 'neck'],
  [/\b(?:back|lumbar)\b/, 'back', 'back spine'],
  [/\b(?:spine|spinal|vertebra\w*)\b/, 'spine', 'spine back neck'],
  [/\b(?:hips?|femurs?|thighs?)\b/, 'hip or thigh', 'hip pelvis leg'],
  [/\b(?:pelvis|pelvic)\b/, 'pelvis', 'pelvis hip'],
  [/\b(?:legs?|lower (?:limb|extremit)\w*)\b/, 'leg', 'leg knee'],
  [/\bknees?\b/, 'knee', 'knee'],
  [/\b(?:ankles?|tibias?|fibulas?)\b/, 'ankle or shin', 'ankle leg'],
  [/\b(?:feet|foot)\b/, 'foot', 'foot'],
  [/\b(?:shoulders?|collar ?bones?|clavicles?)\b/, 'shoulder', 'shoulder collarbone'],
  [/\b(?:arms?|upper (?:limb|extremit)\w*)\b/, 'arm', 'arm elbow wrist'],
  [/\bwrists?\b/, 'wrist', 'wrist'],
  [/\b(?:hands?|fingers?)\b/, 'hand', 'hand finger'],
  [/\bribs?\b/, 'ribs', 'rib'],
  [/\beyes?\b/, 'eye', 'eye'],
  [/\bjaw\b/, 'jaw', 'jaw'],
];
const kinds: readonly (readonly [asked: RegExp, name: string])[] = [
  [/\b(?:fractur\w*|fx|breaks?|broken)\b/, 'fracture'],
  [/\b(?:surg\w*|operat\w*)\b/, 'surgery'],
  [/\b(?:scar\w*|disfigur\w*)\b/, 'scar'],
  [/\bburn\w*\b/, 'burn'],
  [/\b(?:injur\w*|trauma|damage)\b/, 'any_injury'],
];
/** What else the statement would settle for: then the place is not all it asks. */
const alternatives =
  /\bor (?:any |a |an )?(?:death|tbi|surger\w*|fractur\w*|broken|hospital\w*|inpatient|injection\w*|herniat\w*|overnight)|\binpatient|\bovernight|\bhospital/;
const anyAsked = new RegExp(parts.map(([part]) => part.source).join('|'), 'g');
const joints =
  /^(?:\s|,|\/|&|\b(?:or|and|of|the|an?|to|in|on|any|his|her|their|level|visible|major|cases?|injur\w*)\b)*$/;

/** Whether harm and part stand together: "fall with fracture or head bleed" asks for no fracture of the head. */
function beside(statement: string, kind: RegExp): boolean {
  const harm = kind.exec(statement);
  if (harm === null) return false;
  const end = harm.index + harm[0].length;
  return [...statement.matchAll(anyAsked)].some(({ index, 0: part }) =>
    index < harm.index
      ? joints.test(statement.slice(index + part.length, harm.index).replace(anyAsked, ' '))
      : joints.test(statement.slice(end, index).replace(anyAsked, ' ')) &&
        !/^ ?(?:or|and|,)/.test(statement.slice(end)),
  );
}

const REACH = 6;
const apart = (one: Hit, other: Hit): number => Math.max(0, one.first - other.last, other.first - one.last);
const partsIn = (facts: RecordFacts): readonly Hit[] => textOf(facts).hits('part');

/** "Fracture of hip or femur", "back surgery", "scar on the face": told only beside one of these parts of the body. */
export const locatedHarm: ConditionParser = (statement) => {
  const asked = kinds.filter(([kind]) => kind.test(statement));
  const named = parts.filter(([part]) => part.test(statement));
  const [kind] = asked;
  if (alternatives.test(statement) || kind === undefined || asked.length > 1 || named.length === 0) return null;
  const [words, harm] = kind;
  if (!beside(statement, words)) return null;
  // Head, neck and back have concepts of their own.
  const isAny = harm === 'any_injury';
  if (isAny && /\b(?:head|skull|brain|neck|cervical|back|lumbar|spin\w*|vertebra\w*)\b/.test(statement)) return null;
  const wanted = new Set(named.flatMap(([, , told]) => told.split(' ').map((part) => `part.${part}`)));
  const name = `${isAny ? 'an injury' : nameOf(harm)} of the ${named.map(([, part]) => part).join(' or ')}`;
  const ask = (facts: RecordFacts) => {
    const body = partsIn(facts);
    const harms = hitsOf(facts, `ask_body.${harm}`).filter(({ denied, mood }) => !denied && mood !== 'supposed');
    const near = harms.map((hit) => body.filter((part) => part.sentence === hit.sentence && apart(hit, part) <= REACH));
    const at = near.findIndex((list) => {
      const closest = list.toSorted(
        (one, other) => apart(harms[near.indexOf(list)] ?? one, one) - apart(harms[near.indexOf(list)] ?? one, other),
      );
      return closest[0] !== undefined && wanted.has(closest[0].concept.name);
    });
    const hit = harms[at];
    const part = near[at]?.find(({ concept }) => wanted.has(concept.name));
    if (hit !== undefined && part !== undefined) {
      const evidence = evidenceOf(facts, { start: Math.min(hit.start, part.start), end: Math.max(hit.end, part.end) });
      return answer(true, 'the notes mention it', evidence);
    }
    const other = bodilyHarm(facts);
    const unnamed = harms.length > 0 && near.every((list) => list.length === 0);
    const isOpen = harms.length === 0 && (harm === 'surgery' || harm === 'fracture') && isGrave(facts);
    return other === null || unnamed || isOpen
      ? unanswered('the notes do not say what part of the body was hurt')
      : answer(false, 'the notes mention nothing like that there', other);
  };
  return { asks: question(`there is ${name}`, `there is ${without(name)}`, ask, true) };
};

const BESIDE_DATE = 30;
const LONG_BEFORE = 300;

/** "A discectomy back in 2018": harm or care with a date long before the event. */
function harmLongBefore(facts: RecordFacts): Hit[] {
  const event = eventDate(facts.dates, facts.todayIso);
  const before = event?.role === 'incident' ? event.best : facts.today;
  const old = facts.dates.filter(
    ({ role, latest }) => role !== 'birth' && role !== 'hire' && latest < before - LONG_BEFORE,
  );
  if (old.length === 0) return [];
  const { folded } = textOf(facts);
  const isOld = (hit: Hit) => {
    const { end } = folded.span(hit.start, hit.end);
    return old.some(
      ({ start }) => start >= end && start - end < BESIDE_DATE && !/[.;]\s/.test(facts.notes.slice(end, start)),
    );
  };
  return ['surgery', 'any_injury', 'disc', 'fracture']
    .flatMap((name) => hitsOf(facts, `ask_body.${name}`))
    .filter((hit) => !hit.denied && isOld(hit));
}

const earlier = {
  says: 'there is an earlier injury or condition',
  denies: 'there is no earlier injury or condition',
};
export const hurtBefore = question(earlier.says, earlier.denies, (facts) => {
  const [dated] = harmLongBefore(facts);
  if (dated !== undefined) return answer(true, earlier.says, evidenceOf(facts, dated));
  return phraseQuestions.hurt_before?.(facts) ?? unanswered('what the injuries are');
});

const PART_REACH = 6;
/** Parts that people call by each other's names. */
const alike = ['back spine', 'neck spine', 'head skull', 'hand finger', 'hip pelvis', 'shoulder collarbone'];
const isSamePart = (one: string, other: string): boolean =>
  one === other || alike.some((pair) => pair.split(' ').includes(one) && pair.split(' ').includes(other));
const partSay = (form: string): string | undefined => attributesOf(`part.${form}`).say;
const partName = ({ concept }: Hit): string => concept.name.replace('part.', '');

/** An earlier injury counts for the part of the body that this matter is about, or where no part is told. */
export const samePartBefore = question(
  'there is an earlier injury or condition of the same part of the body',
  'there is no earlier injury or condition of the same part of the body',
  (facts) => {
    const { words } = textOf(facts);
    const parts = textOf(facts).hits('part');
    const denials = hitsOf(facts, 'ask_body.not_earlier');
    const olds = [...hitsOf(facts, 'ask_body.earlier').filter(({ denied }) => !denied), ...harmLongBefore(facts)];
    const isBeside = (part: Hit, hit: Hit) =>
      part.clause === hit.clause && Math.max(part.first - hit.last, hit.first - part.last) <= PART_REACH;
    // "Bad back": words of the hit that are parts themselves.
    const within = ({ first, last }: Hit) =>
      words.slice(first, last + 1).flatMap(({ form }) => (partSay(form) === undefined ? [] : [form]));
    const partsOf = (hit: Hit) => [...parts.filter((part) => isBeside(part, hit)).map(partName), ...within(hit)];
    const now = parts.filter((part) => ![...olds, ...denials].some((hit) => isBeside(part, hit))).map(partName);
    const concerns = (hit: Hit) => {
      const then = partsOf(hit);
      return now.length === 0 || then.length === 0 || then.some((one) => now.some((other) => isSamePart(one, other)));
    };
    const old = olds.find(concerns);
    if (old !== undefined) return answer(true, earlier.says, evidenceOf(facts, old));
    const denial = denials.find(concerns);
    if (denial !== undefined) return answer(false, earlier.denies, evidenceOf(facts, denial));
    const harm = bodilyHarm(facts);
    return harm === null
      ? unanswered('the notes do not say what the injuries are')
      : answer(false, 'the notes tell of no earlier injury there', harm);
  },
);
