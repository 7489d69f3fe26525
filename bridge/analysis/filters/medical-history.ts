import { bodilyHarm, hasFinding } from './medical-facts.ts';
import type { MedicalFinding } from './medical-findings.ts';
import { found, type Held, type Judge } from './medical-judges.ts';
import { evidenceAt, lookFor, type RecordFacts } from './record-facts.ts';

const silent = (why: string): Held => ({ holds: null, why, evidence: null });

const former =
  /\b(?:(?:was|were|been|had been|is) (?:already|bad|hurt|injured|sore|messed up) (?:bone on bone|hurt|injured|bad|before|for (?:\w+ )?years)|already (?:bone on bone|hurt|injured|bad|torn|had (?:a )?(?:bad|surgery))|(?:bad|hurt|trouble|problems?|pain) (?:\w+ ){0,4}?(?:for|since) (?:\w+ )?(?:years|childhood|20[01]\d)|(?:had|have|has) (?:a |an )?(?:bad|old|previous|prior|pre-?existing)\b|pre-?existing|(?:old|prior|previous|earlier) (?:\w+ )?(?:injur\w*|surger\w*|disc|fusion|tear|problems?|condition|damage)|same (?:knee|shoulder|back|neck|hip|disc|body part)|before the (?:crash|accident|wreck|fall)|on the list for (?:a )?(?:replacement|surgery)|(?:surger\w*|fusion|injur\w*|accident|wreck|disc) (?:back )?in (?:19\d\d|20(?:[01]\d|2[0-4]))|hurt(?:s|ing)? again|degenerat\w*|arthriti\w*)\b/g;
const worse =
  /\b(?:aggravat\w*|exacerbat\w*|(?:made|making|makes|got|gotten|getting|is|much|a lot|far|turned) (?:\w+ ){0,3}?worse(?:ned)?|worsen(?:ed|ing|s)|new (?:tear|herniation|damage|injury|finding)|progress(?:ed|ion)|lit up|empeor\w*)\b/g;
const noWorse =
  /\b(?:no change|unchanged|unrelated|not (?:caused|related|changed|worse\w*)|didn'?t (?:change|worsen|make it worse|cause)|did not (?:change|worsen)|same as before|hurts the same)\b/;

const at = (facts: RecordFacts, pattern: RegExp) => {
  const match = pattern.exec(facts.folded);
  return match === null ? null : evidenceAt(facts, match.index, match.index + match[0].length);
};

/** The same part of the body was hurt before. */
export const hurtBefore: Judge = (facts) => {
  const { asserted, denied } = lookFor(facts, former);
  if (asserted !== null) return { holds: true, why: 'it was hurt before', evidence: asserted };
  const told = denied ?? bodilyHarm(facts);
  return told === null
    ? silent('the notes do not tell the injuries')
    : { holds: false, why: 'no earlier harm is told', evidence: told };
};

/** A doctor or the client says the event made it worse. */
export const madeWorse: Judge = (facts) => {
  const unchanged = at(facts, noWorse);
  if (unchanged !== null) return { holds: false, why: 'the event changed nothing', evidence: unchanged };
  const { asserted } = lookFor(facts, worse);
  return asserted === null
    ? silent('the notes do not tell whether it got worse')
    : { holds: true, why: 'the event made it worse', evidence: asserted };
};

const gradual =
  /\b(?:repetitive|wear[- ]and[- ]tear|carpal tunnel|tendonitis|tendinitis|over (?:time|the years)|built up|came on (?:slow\w*|gradual\w*)|gradual\w*|cumulative|years of (?:typing|lifting|scanning|keyboard\w*|doing|packing)|little by little|no (?:one|single|specific) (?:accident|incident|day|event))\b/g;
const sudden =
  /\b(?:(?:fell|slipped|tripped|struck|hit|pinned|crushed|caught|dropped|collapsed|snapped|exploded|ran (?:over|into)|came down|rear-?ended|bit|kicked|shocked|burned|pulled)\b)/;

/** Harm that grew over time, not by one event. */
export const grewSlowly: Judge = (facts) => {
  const { asserted } = lookFor(facts, gradual);
  const event = at(facts, sudden);
  if (asserted !== null && event === null) return { holds: true, why: 'it came on over time', evidence: asserted };
  if (event !== null) return { holds: false, why: 'there was one event', evidence: event };
  return silent('the notes do not tell how it came about');
};

const restriction =
  /\b(?:(?:work )?restrictions?|restricted|light duty (?:note|slip|only)|off[- ]work (?:note|slip|order)|(?:note|slip|letter|order|form) (?:that )?(?:says?|keeps?|taking|for|saying)|no (?:lifting|work|bending|standing) (?:over|more|until|till)|took (?:me|him|her) off|(?:kept|keeps|put|pulled) (?:me|him|her) (?:off|out)|doctor'?s? (?:note|orders?)|off (?:work )?(?:per|by) (?:the )?(?:doctor|dr|doc|surgeon))\b/g;

/** A doctor keeps the client off work or restricts it. */
export const restricted: Judge = (facts) => {
  const { asserted, denied } = lookFor(facts, restriction);
  if (asserted !== null) return { holds: true, why: 'a doctor restricts the work', evidence: asserted };
  return denied === null
    ? silent('the notes do not tell of a restriction')
    : { holds: false, why: 'no restriction', evidence: denied };
};

const cause =
  /\b(?:(?:diagnos\w*|confirmed|found|says?|said|wrote|writes|told|letter|note|report)\b[^.;]{0,80}\b(?:caus\w*|linked|due to|from|because|related|result of|consistent)|work-?related|(?:caused|brought on|triggered) by)\b/g;
const diagnosis =
  /\b(?:diagnos\w*|tested positive|positive (?:test|for)|blood (?:test|level|work)|biops\w*|confirmed|doctor (?:said|says|found|called it)|dx|(?:mri|ct|x-?ray|emg|scan)s? (?:show|found|reveal))\w*\b/g;

/** An illness or injury a doctor put a name to. */
export const diagnosed: Judge = (facts) => {
  const { asserted, denied } = lookFor(facts, diagnosis);
  const told = asserted ?? bodilyHarm(facts);
  if (told !== null) return { holds: true, why: 'there is a diagnosis', evidence: told };
  return denied === null
    ? silent('the notes do not tell of a diagnosis')
    : { holds: false, why: 'no diagnosis', evidence: denied };
};

/** A doctor ties the illness to the event or exposure. */
export const linked: Judge = (facts) => {
  const { asserted, denied } = lookFor(facts, cause);
  if (asserted !== null) return { holds: true, why: 'a doctor names the cause', evidence: asserted };
  return denied === null
    ? silent('the notes do not tell the cause')
    : { holds: false, why: 'no doctor names the cause', evidence: denied };
};

const afterwards =
  /\b(?:follow-?(?:up|ed)s?|f\/u|ortho\w*|specialist|physical therapy|therap\w*|(?:in|to|started|of|with) pt|pt (?:since|twice|for|x|\d)|chiro\w*|neuro\w*|surger\w*|mri|(?:my|her|his|family|primary|regular) (?:own )?(?:doctor|dr|doc|physician|pcp)|pcp|went back|went in again|appointments?|visits|injections?|pain (?:doctor|management)|weekly|wound (?:care|clinic))\b/g;
const noneAfter =
  /\b(?:(?:didn'?t|did not|never|haven'?t|hasn'?t|have not|has not) (?:\w+ )?(?:gone|go|went|been|see|seen|saw|follow\w*)(?: \w+){0,3} (?:back|again|up|anyone|anybody|nobody|no one|after|else|since)|nothing (?:after|since)|no follow-?up|(?:i|he|she) didn'?t go\b|no (?:other )?(?:care|treatment|doctor) (?:after|since))\b/;

/** Care after the first visit. */
export const followedUp: Judge = (facts) => {
  const none = at(facts, noneAfter);
  if (none !== null) return { holds: false, why: 'no care followed', evidence: none };
  const { asserted, denied } = lookFor(facts, afterwards);
  if (asserted !== null) return { holds: true, why: 'care followed', evidence: asserted };
  return denied === null
    ? silent('the notes do not tell what care followed')
    : { holds: false, why: 'no care followed', evidence: denied };
};

/** A named injury that a doctor found; one that doctors ruled out is none, whatever the client believes. */
export const foundByDoctor =
  (finding: MedicalFinding): Judge =>
  (facts) => {
    const { asserted, denied } = hasFinding(facts, finding);
    if (denied !== null) return { holds: false, why: 'it was ruled out', evidence: denied };
    return asserted === null ? found(finding)(facts) : { holds: true, why: 'there is a diagnosis', evidence: asserted };
  };
