import type { Hit } from '../../text/read-text.ts';
import type { RecordFacts } from '../base/record-facts.ts';
import { bodilyHarm, isGrave, nameOf, phraseQuestions, without } from './body-states.ts';
import { attributesOf, evidenceOf, hitsOf, textOf } from './mentions.ts';
import {
  answer,
  type ConditionParser,
  expression,
  type Question,
  question,
  readTable,
  unanswered,
} from './question.ts';

const parts = readTable('parts.txt').map(([line, words]) => {
  const [name = '', concepts = ''] = line.split(' = ');
  return { name, words, concepts: concepts.split(' ') };
});
const kinds: readonly (readonly [words: RegExp, name: string])[] = [
  [/\b(?:fractur\w*|fx|breaks?|broken)\b/, 'fracture'],
  [/\b(?:surg\w*|operat\w*)\b/, 'surgery'],
  [/\b(?:scar\w*|disfigur\w*)\b/, 'scar'],
  [/\bburn\w*\b/, 'burn'],
  [/\b(?:injur\w*|trauma|damage)\b/, 'any_injury'],
];
/** What else the statement would settle for: then the place is not all it asks. */
const alternatives = expression('beside_located_harm');
const anyPart = new RegExp(parts.map(({ words }) => words.source).join('|'), 'g');
const joints =
  /^(?:\s|,|\/|&|\b(?:or|and|of|the|an?|to|in|on|any|his|her|their|level|visible|major|cases?|injur\w*)\b)*$/;

/** Whether harm and part belong together: "fall with fracture or head bleed" asks for no fracture of the head. */
function beside(statement: string, kind: RegExp): boolean {
  const harm = kind.exec(statement);
  if (harm === null) return false;
  const end = harm.index + harm[0].length;
  return [...statement.matchAll(anyPart)].some(({ index, 0: part }) =>
    index < harm.index
      ? joints.test(statement.slice(index + part.length, harm.index).replace(anyPart, ' '))
      : joints.test(statement.slice(end, index).replace(anyPart, ' ')) && !/^ ?(?:or|and|,)/.test(statement.slice(end)),
  );
}

const REACH = 6;
const apart = (one: Hit, other: Hit): number => Math.max(0, one.first - other.last, other.first - one.last);

/** "Fracture of hip or femur", "back surgery", "scar on the face": it must be beside one of these parts of the body. */
export const locatedHarm: ConditionParser = (statement) => {
  const [kind, ...otherKinds] = kinds.filter(([words]) => words.test(statement));
  const named = parts.filter(({ words }) => words.test(statement));
  if (alternatives.test(statement) || kind === undefined || otherKinds.length > 0 || named.length === 0) return null;
  const [words, harm] = kind;
  if (!beside(statement, words)) return null;
  // Head, neck and back have concepts of their own.
  const isAny = harm === 'any_injury';
  if (isAny && /\b(?:head|skull|brain|neck|cervical|back|lumbar|spin\w*|vertebra\w*)\b/.test(statement)) return null;
  return { asks: harmOf(harm, named) };
};

const ownConcepts: ReadonlySet<string> = new Set(['head', 'neck', 'back', 'spine']);
/** "Injuries to the back, neck, shoulder or knee": those of the parts that have no concept of their own. */
export function harmOfOtherParts(statement: string): Question | null {
  const others = parts.filter(({ name, words }) => !ownConcepts.has(name) && words.test(statement));
  return others.length === 0 ? null : harmOf('any_injury', others);
}

function harmOf(harm: string, named: typeof parts): Question {
  const wanted = new Set(named.flatMap(({ concepts }) => concepts.map((part) => `part.${part}`)));
  const name = `${harm === 'any_injury' ? 'an injury' : nameOf(harm)} of the ${named.map((part) => part.name).join(' or ')}`;
  const ask = (facts: RecordFacts) => {
    const body = textOf(facts).hits('part');
    const harms = hitsOf(facts, `answer_body.${harm}`).filter(({ denied, mood }) => !denied && mood !== 'supposed');
    const located = harms.flatMap((hit) => {
      const near = body.filter((part) => part.sentence === hit.sentence && apart(hit, part) <= REACH);
      const [part] = near.toSorted((one, other) => apart(hit, one) - apart(hit, other));
      return part === undefined ? [] : [{ hit, part }];
    });
    const match = located.find(({ part }) => wanted.has(part.concept.name));
    if (match !== undefined) {
      const { hit, part } = match;
      const evidence = evidenceOf(facts, { start: Math.min(hit.start, part.start), end: Math.max(hit.end, part.end) });
      return answer(true, 'the notes mention it', evidence);
    }
    const other = bodilyHarm(facts);
    const isUnlocated = harms.length > 0 && located.length === 0;
    const isOpen = harms.length === 0 && (harm === 'surgery' || harm === 'fracture') && isGrave(facts);
    return other === null || isUnlocated || isOpen
      ? unanswered('the notes do not say what part of the body was hurt')
      : answer(false, 'the notes mention nothing like that there', other);
  };
  return question(`there is ${name}`, `there is ${without(name)}`, ask, true);
}

const BESIDE_DATE = 30;
const LONG_BEFORE = 300;

/** "A discectomy back in 2018": harm or care with a date long before the event. */
function harmLongBefore(facts: RecordFacts): Hit[] {
  const { incident } = facts.inQuestion().facts;
  // The only day that is told may be that of the harm itself.
  const before = incident === null || facts.dates.length === 1 ? facts.today : incident.best;
  const old = facts.dates.filter(({ latest }) => latest < before - LONG_BEFORE);
  if (old.length === 0) return [];
  const { folded } = textOf(facts);
  const isOld = (hit: Hit) => {
    const { end } = folded.span(hit.start, hit.end);
    return old.some(
      ({ start }) => start >= end && start - end < BESIDE_DATE && !/[.;]\s/.test(facts.notes.slice(end, start)),
    );
  };
  return ['surgery', 'any_injury', 'disc', 'fracture']
    .flatMap((name) => hitsOf(facts, `answer_body.${name}`))
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

/** Parts that people call by each other's names. */
const synonyms = ['back spine', 'neck spine', 'head skull', 'hand finger', 'hip pelvis', 'shoulder collarbone'].map(
  (pair) => pair.split(' '),
);
const isSamePart = (one: string, other: string): boolean =>
  one === other || synonyms.some((pair) => pair.includes(one) && pair.includes(other));

/** An earlier injury counts for the part of the body that this matter is about, or where no part is named. */
export const samePartBefore = question(
  'there is an earlier injury or condition of the same part of the body',
  'there is no earlier injury or condition of the same part of the body',
  (facts) => {
    const { words } = textOf(facts);
    const body = textOf(facts).hits('part');
    const denials = hitsOf(facts, 'answer_body.not_earlier');
    const earlierHarm = [
      ...hitsOf(facts, 'answer_body.earlier').filter(({ denied }) => !denied),
      ...harmLongBefore(facts),
    ];
    const isBeside = (part: Hit, hit: Hit) => part.clause === hit.clause && apart(part, hit) <= REACH;
    const partName = ({ concept }: Hit) => concept.name.replace('part.', '');
    const current = body
      .filter((part) => ![...earlierHarm, ...denials].some((hit) => isBeside(part, hit)))
      .map(partName);
    const isOfMatter = (hit: Hit) => {
      // "Bad back": words of the hit may be parts themselves.
      const within = words.slice(hit.first, hit.last + 1).map(({ form }) => form);
      const then = [
        ...body.filter((part) => isBeside(part, hit)).map(partName),
        ...within.filter((form) => attributesOf(`part.${form}`).say !== undefined),
      ];
      return (
        current.length === 0 || then.length === 0 || then.some((one) => current.some((now) => isSamePart(one, now)))
      );
    };
    const before = earlierHarm.find(isOfMatter);
    if (before !== undefined) return answer(true, earlier.says, evidenceOf(facts, before));
    const denial = denials.find(isOfMatter);
    if (denial !== undefined) return answer(false, earlier.denies, evidenceOf(facts, denial));
    const harm = bodilyHarm(facts);
    return harm === null
      ? unanswered('the notes do not say what the injuries are')
      : answer(false, 'the notes mention no earlier injury there', harm);
  },
);
