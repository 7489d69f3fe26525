import { eventDate } from '../../dates/find-dates.ts';
import type { Hit } from '../../text/read-text.ts';
import type { Evidence, RecordFacts } from '../record-facts.ts';
import { anyOf, bodilyHarm, physical, state, treatedNow } from './body-states.ts';
import { stillTreated, wasTreated } from './care.ts';
import { attributesOf, evidenceOf, hitsOf, mentioned, textOf } from './mentions.ts';
import { held, type Question, question, silent } from './question.ts';

interface YesNo {
  readonly says: string;
  readonly denies: string;
  /** Concepts that say it, and those that settle the opposite, whatever says it. */
  readonly yes: readonly string[];
  readonly no?: readonly string[];
  /** What else is told shows that it is not so. */
  readonly orElse?: (facts: RecordFacts) => Evidence | null;
  readonly missing: string;
}

const yesNo = ({ says, denies, yes, no = [], orElse, missing }: YesNo): Question =>
  question(says, denies, (facts) => {
    for (const name of no) {
      const against = state(facts, name);
      if (against !== null) return held(false, denies, against);
    }
    const shown = anyOf(facts, yes);
    if (shown !== null) return held(true, says, shown);
    const denied = yes.map((name) => mentioned(facts, name).denied).find((one) => one !== null);
    const other = denied ?? orElse?.(facts) ?? null;
    return other === null ? silent(`the notes do not say ${missing}`) : held(false, denies, other);
  });

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

const toldBefore = yesNo({
  says: 'there is an earlier injury or condition',
  denies: 'there is no earlier injury or condition',
  yes: ['earlier'],
  orElse: bodilyHarm,
  missing: 'what the injuries are',
});
/** Something was hurt before. */
export const hurtBefore = question(toldBefore.says, toldBefore.denies, (facts) => {
  const [dated] = harmLongBefore(facts);
  return dated === undefined ? toldBefore(facts) : held(true, toldBefore.says, evidenceOf(facts, dated));
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
    if (old !== undefined) return held(true, toldBefore.says, evidenceOf(facts, old));
    const denial = denials.find(concerns);
    if (denial !== undefined) return held(false, toldBefore.denies, evidenceOf(facts, denial));
    const harm = bodilyHarm(facts);
    return harm === null
      ? silent('the notes do not say what the injuries are')
      : held(false, 'the notes tell of no earlier injury there', harm);
  },
);
export const madeWorse = yesNo({
  says: 'the incident made it worse',
  denies: 'the incident did not make it worse',
  yes: ['worse'],
  no: ['no_worse'],
  missing: 'whether it got worse',
});
export const grewSlowly = yesNo({
  says: 'the harm came on over time, not by one incident',
  denies: 'the harm came from one incident, not over time',
  yes: ['gradual'],
  no: ['sudden'],
  missing: 'how it came about',
});
export const atFullDuty = yesNo({
  says: 'the client is back at work without restrictions',
  denies: 'the client is off work or under restrictions',
  yes: ['full_duty'],
  orElse: (facts) => anyOf(facts, ['restricted', 'lost_work']),
  missing: 'whether the client is working',
});
export const restricted = yesNo({
  says: "a doctor restricts the client's work",
  denies: "no doctor restricts the client's work",
  yes: ['restricted'],
  no: ['full_duty'],
  missing: 'whether a doctor restricts the work',
});
export const gaveUpCare = yesNo({
  says: 'the client refused or gave up care',
  denies: 'the client kept up care',
  yes: ['gave_up'],
  orElse: bodilyHarm,
  missing: 'whether treatment was kept up',
});
export const linked = yesNo({
  says: 'a doctor names the cause',
  denies: 'no doctor names the cause',
  yes: ['cause_named'],
  missing: 'what the cause is',
});
export const diagnosed = yesNo({
  says: 'there is a diagnosis',
  denies: 'there is no diagnosis',
  yes: ['diagnosed', ...physical, 'any_injury'],
  no: ['nothing_found'],
  missing: 'whether there is a diagnosis',
});
export const followedUp = yesNo({
  says: 'there was care after the first visit',
  denies: 'there was no care after the first visit',
  yes: ['followed_up'],
  no: ['no_follow_up'],
  missing: 'what treatment followed',
});
export const operatedAgain = yesNo({
  says: 'there was or will be a further operation',
  denies: 'there is no further operation',
  yes: ['operated_again'],
  orElse: (facts) => (mentioned(facts, 'surgery').asserted === null ? bodilyHarm(facts) : null),
  missing: 'whether there was a further operation',
});
export const swallowed = yesNo({
  says: 'the drug or dose was taken',
  denies: 'the drug or dose was not taken',
  yes: ['taken'],
  no: ['not_taken'],
  missing: 'whether it was taken',
});
export const labConfirmed = yesNo({
  says: 'a lab test confirms it',
  denies: 'no lab test confirms it',
  yes: ['confirmed'],
  no: ['untested'],
  orElse: (facts) => (wasTreated(facts).treated === true ? null : bodilyHarm(facts)),
  missing: 'whether a test was done',
});
export const refusedAtScene = yesNo({
  says: 'care at the scene was refused',
  denies: 'care at the scene was not refused',
  yes: ['refused_at_scene'],
  orElse: (facts) => mentioned(facts, 'ambulance').asserted,
  missing: 'what happened at the scene',
});
export const careAhead = question('further care is expected', 'no further care is expected', (facts) => {
  const shown = mentioned(facts, 'care_ahead').asserted;
  return shown === null ? treatedNow(facts) : held(true, 'more care is expected', shown);
});
export const careDone = question(
  'treatment is complete (maximum medical improvement)',
  'treatment is not complete (no maximum medical improvement)',
  (facts) => {
    const shown = mentioned(facts, 'mmi').asserted;
    if (shown !== null) return held(true, 'the doctors have finished treatment', shown);
    const now = stillTreated(facts);
    return held(now.treated === null ? null : !now.treated, 'whether treatment is ongoing', now.evidence);
  },
);
