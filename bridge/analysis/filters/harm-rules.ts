import { type FilterRule, fromPredicate, met, unknown, violated } from './filter-verdict.ts';
import { anyOf, bodilyHarm, hasFinding, type MedicalFinding, saysUnhurt, seriousFindings } from './medical-facts.ts';
import { evidenceAt, lookFor, type RecordFacts } from './record-facts.ts';
import { stillTreated, wasTreated } from './treatment-facts.ts';

const mind =
  /\b(?:stress\w*|anxi\w*|depress\w*|panic\w*|ptsd|emotional\w*|psych\w*|insomnia|mental\w*|nightmares|estres|ansiedad)\b/;
const nothingPhysical = /\bnothing physical\b|\bno physical\b|\bnot physical\w*\b/;

const firstOf = (facts: RecordFacts, pattern: RegExp) => {
  const match = pattern.exec(facts.folded);
  return match === null ? null : evidenceAt(facts, match.index, match.index + match[0].length);
};

/** "Must be injured"; where the filter names the body, harm to the mind alone is none. */
export const harmRule =
  (refused: boolean, bodyNotMind: boolean): FilterRule =>
  (facts) => {
    const fine = saysUnhurt(facts);
    const harm = bodilyHarm(facts);
    if (fine !== null && anyOf(facts, seriousFindings) === null)
      return fromPredicate(false, refused, { why: 'nobody was hurt', evidence: fine, missing: '' });
    if (harm !== null) return fromPredicate(true, refused, { why: 'an injury is told', evidence: harm, missing: '' });
    const ofMind = bodyNotMind ? firstOf(facts, mind) : null;
    if (ofMind !== null)
      return fromPredicate(false, refused, { why: 'the harm told is psychological', evidence: ofMind, missing: '' });
    return unknown('the notes do not speak of an injury');
  };

const beyondSoftTissue: readonly MedicalFinding[] = [
  'fracture',
  'surgery',
  'disc',
  'deepBurn',
  'brain',
  'stitches',
  'inpatient',
  'death',
  'permanent',
  'tear',
  'brokenSkin',
  'catastrophic',
];

/** "No soft tissue only": something harder must be told. */
export const onlyRule =
  (mild: MedicalFinding): FilterRule =>
  (facts) => {
    const harder = anyOf(facts, beyondSoftTissue);
    if (harder !== null) return met('there is more than that', harder);
    const asserted = hasFinding(facts, mild).asserted ?? saysUnhurt(facts);
    return asserted === null
      ? unknown('the notes do not tell the injuries')
      : violated('the notes tell of nothing more', asserted);
  };

const beyondChiropractic =
  /\b(?:er|emergency|urgent care|hospital\w*|ambulance|mri|ortho\w*|neuro\w*|surg\w*|injections?|pain (?:mgmt|management)|doctors?|dr|md|pcp|physicians?|orif|admitted|icu|physical therapy|pt|specialist)\b/g;

/** "No chiropractor-only": care of another kind must be told. */
export const chiroOnlyRule: FilterRule = (facts) => {
  const more = anyOf(facts, beyondSoftTissue) ?? lookFor(facts, beyondChiropractic).asserted;
  if (more !== null) return met('there was other care', more);
  const { asserted } = lookFor(facts, /\bchiro\w*\b/g);
  return asserted === null
    ? unknown('the notes do not speak of treatment')
    : violated('the notes tell of a chiropractor alone', asserted);
};

export const psychologicalOnly: FilterRule = (facts) => {
  const fine = firstOf(facts, nothingPhysical);
  const physical =
    anyOf(facts, ['fracture', 'surgery', 'stitches', 'burn', 'disc', 'death', 'softTissue', 'headNeckSpine']) ??
    hasFinding(facts, 'anyInjury').asserted;
  const ofMind = firstOf(facts, mind);
  if (physical !== null && fine === null) return met('there is bodily harm', physical);
  return ofMind === null
    ? unknown('the notes do not tell the harm')
    : violated('the harm told is psychological', fine ?? ofMind);
};

/** "Surgery must already have been done": one that is only advised or scheduled is none yet. */
export const surgeryDoneRule =
  (refused: boolean): FilterRule =>
  (facts) => {
    const { done, planned, denied } = {
      done: hasFinding(facts, 'surgery', true).asserted,
      planned: hasFinding(facts, 'surgery').asserted,
      denied: hasFinding(facts, 'surgery').denied,
    };
    const told = done ?? planned ?? denied ?? bodilyHarm(facts);
    return fromPredicate(told === null ? null : done !== null, refused, {
      why: done === null ? 'no surgery is said to be done' : 'surgery was done',
      evidence: told,
      missing: 'the notes do not speak of injuries or treatment',
    });
  };

/** "Must have been treated", or "must still be treating". */
export const careRule =
  (refused: boolean, current: boolean): FilterRule =>
  (facts) => {
    const ever = wasTreated(facts);
    const now = current ? stillTreated(facts) : ever;
    if (current && now.treated === null && ever.treated === false)
      return fromPredicate(false, refused, { why: 'there was no treatment', evidence: ever.evidence, missing: '' });
    const state = current
      ? ['treatment goes on', 'treatment has ended']
      : ['there was treatment', 'there was no treatment'];
    return fromPredicate(now.treated, refused, {
      why: state[now.treated ? 0 : 1] ?? '',
      evidence: now.evidence,
      missing: 'the notes do not speak of treatment',
    });
  };
