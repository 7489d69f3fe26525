import { evidenceAt, lookFor, type RecordFacts } from '../record-facts.ts';
import { type Held, type Judge, judgeThat } from './medical-condition.ts';
import { bodilyHarm, hasFinding } from './medical-facts.ts';
import type { MedicalFinding } from './medical-findings.ts';
import { found } from './medical-judges.ts';
import { nameOf, without } from './medical-names.ts';

const silent = (why: string): Held => ({ holds: null, why, evidence: null });

const former =
  /\b(?:another (?:wreck|accident|crash|fall|claim) (?:back )?in (?:19\d\d|20(?:[01]\d|2[0-5]))|(?:prior|previous|earlier) (?:wreck|accident|crash|claim)|(?:hurt|injured|broke|tore) the same|ya (?:me |le |lo |la )?(?:habian|tenia|estaba) (?:operad\w*|lastimad\w*|mal|problemas|dolor)|(?:lesion|cirugia|operacion|problema)\w* (?:anterior|previ[ao])\w*|preexistente|(?:had|have|has) (?:\w+ ){0,3}?(?:fixed|operated on|done|repaired|replaced|scoped) (?:back )?in (?:19\d\d|20(?:[01]\d|2[0-4]))|(?:was|were|been|had been|is) (?:already|bad|hurt|injured|sore|messed up) (?:bone on bone|hurt|injured|bad|before|for (?:\w+ )?years)|already (?:bone on bone|hurt|injured|bad|torn|had (?:a )?(?:bad|surgery))|(?:bad|hurt|trouble|problems?|pain) (?:\w+ ){0,4}?(?:for|since) (?:\w+ )?(?:years|childhood|20[01]\d)|(?:had|have|has) (?:a |an )?(?:bad|old|previous|prior|pre-?existing)\b|pre-?existing|(?:old|prior|previous|earlier) (?:\w+ )?(?:injur\w*|surger\w*|disc|fusion|tear|problems?|condition|damage)|(?:very |exact )?same (?:\w+ )?(?:knee|shoulder|back|neck|hip|disc|disk|body part|level|spot|joint|ankle|wrist|elbow|vertebra|l\d\S*|c\d\S*|t\d{1,2}\S*)|still (?:in (?:therapy|pt|treatment)|treating|being treated) for (?:it|that)\b|before the (?:crash|accident|wreck|fall)|on the list for (?:a )?(?:replacement|surgery)|(?:surger\w*|laminectomy|discectomy|replacement|acl|scope|fusion|fused|injur\w*|accident|wreck|disc|operation|herniat\w*|torn|tore|broke|broken|fractur\w*)(?: [\w-]+){0,4} (?:back )?in (?:19\d\d|20(?:[01]\d|2[0-4]))|hurt(?:s|ing)? again|degenerat\w*|arthriti\w*)\b/g;
const worse =
  /\b(?:aggravat\w*|exacerbat\w*|(?:made|making|makes|got|gotten|getting|is|much|a lot|far|turned) (?:\w+ ){0,3}?worse(?:ned)?|worsen(?:ed|ing|s)|new (?:tear|herniation|damage|injury|finding)|progress(?:ed|ion)|superimposed|caused by (?:the|this) (?:collision|crash|accident|wreck|fall)|lit up|empeor\w*)\b/g;
const noWorse =
  /\b(?:no change|(?:didn'?t|did not) (?:make (?:it|them) any worse|really change|change)|unchanged|unrelated|not (?:caused|related|changed|worse\w*)|didn'?t (?:change|worsen|make it worse|cause)|did not (?:change|worsen)|same as before|hurts the same)\b/;

const at = (facts: RecordFacts, pattern: RegExp) => {
  const match = pattern.exec(facts.folded);
  return match === null ? null : evidenceAt(facts, match.index, match.index + match[0].length);
};

/** The same part of the body was hurt before. */
export const hurtBefore = judgeThat(
  'there is an earlier injury or condition',
  'there is no earlier injury or condition',
  (facts) => {
    const { asserted, denied } = lookFor(facts, former);
    if (asserted !== null) return { holds: true, why: 'it had been hurt before', evidence: asserted };
    const told = denied ?? bodilyHarm(facts);
    return told === null
      ? silent('the notes do not say what the injuries are')
      : { holds: false, why: 'the notes mention no earlier injury', evidence: told };
  },
);

/** A doctor or the client says the event made it worse. */
export const madeWorse = judgeThat('the incident made it worse', 'the incident did not make it worse', (facts) => {
  const unchanged = at(facts, noWorse);
  if (unchanged !== null) return { holds: false, why: 'the incident changed nothing', evidence: unchanged };
  const { asserted } = lookFor(facts, worse);
  return asserted === null
    ? silent('the notes do not say whether it got worse')
    : { holds: true, why: 'the incident made it worse', evidence: asserted };
});

const gradual =
  /\b(?:repetitive|wear[- ]and[- ]tear|carpal tunnel|tendonitis|tendinitis|over (?:time|the years)|built up|came on (?:slow\w*|gradual\w*)|gradual\w*|cumulative|years of (?:typing|lifting|scanning|keyboard\w*|doing|packing)|little by little|no (?:one|single|specific) (?:accident|incident|day|event))\b/g;
const sudden =
  /\b(?:(?:fell|slipped|tripped|struck|hit|pinned|crushed|caught|dropped|collapsed|snapped|exploded|ran (?:over|into)|came down|rear-?ended|bit|kicked|shocked|burned|pulled)\b)/;

/** Harm that grew over time, not by one event. */
export const grewSlowly = judgeThat(
  'the harm came on over time, not by one incident',
  'the harm came from one incident, not over time',
  (facts) => {
    const { asserted } = lookFor(facts, gradual);
    const event = at(facts, sudden);
    if (asserted !== null && event === null) return { holds: true, why: 'it came on over time', evidence: asserted };
    if (event !== null) return { holds: false, why: 'there was one incident', evidence: event };
    return silent('the notes do not say how it came about');
  },
);

const restriction =
  /\b(?:(?:work )?restrictions?|restricted|(?:on|stuck on|still) light duty|light duty (?:note|slip|only)|(?:pound|lb) (?:limit|lifting|restriction)|off[- ]work (?:note|slip|order)|(?:note|slip|letter|order|form) (?:that )?(?:says?|keeps?|taking|for|saying)|no (?:lifting|work|bending|standing) (?:over|more|until|till)|took (?:me|him|her) off|(?:kept|keeps|put|pulled|has|had|took|wrote|holding) (?:me|him|her) (?:off|out)(?! of (?:the|his|her|my) (?:house|car|apartment|will))|doctor'?s? (?:note|orders?)|off (?:work )?(?:per|by) (?:the )?(?:doctor|dr|doc|surgeon))\b/g;

const fullDuty =
  /\b(?:full[- ]duty|(?:no|without(?: any)?) (?:work )?restrictions|(?:back|return\w*|went back) (?:to|at|on) (?:\w+ ){0,2}?(?:full duty|regular (?:duty|job|work|shift)|usual (?:job|duties)|normal (?:job|duties|work))|(?:working|works|worked|working (?:his|her|my)) (?:regular|full[- ]time|his regular|her regular|my regular|normal)(?: (?:job|since|duty|shifts?))?|(?:kept|keeps?|been|never stopped|still) working(?! on)|(?:went|gone|am|is|been|i'?m|he'?s|she'?s) back (?:to|at) work (?:in|on|since|after|full|as|by)|(?:haven'?t|hasn'?t|never|didn'?t) miss(?:ed)? (?:a |any |one )?(?:day|shift|work|time)|doing (?:my|his|her) (?:regular|old|normal) job)\b/g;
const notFull = /\b(?:can'?t|cannot|not|never|n'?t|until|before|pending|wants?|hopes?|tried|refus\w+)\b[^.;]{0,24}$/;

/** Back at the job without restrictions. */
export const atFullDuty = judgeThat(
  'the client is back at work without restrictions',
  'the client is off work or under restrictions',
  (facts) => {
    const { asserted } = lookFor(facts, fullDuty, (before) => notFull.test(before));
    if (asserted !== null) return { holds: true, why: 'back at full duty', evidence: asserted };
    const limited = lookFor(facts, restriction).asserted ?? hasFinding(facts, 'lostWork').asserted;
    return limited === null
      ? silent('the notes do not say whether the client is working')
      : { holds: false, why: 'off work or restricted', evidence: limited };
  },
);

/** A doctor keeps the client off work or restricts it. */
export const restricted = judgeThat(
  "a doctor restricts the client's work",
  "no doctor restricts the client's work",
  (facts) => {
    const full = atFullDuty(facts);
    if (full.holds === true) return { ...full, holds: false };
    const { asserted, denied } = lookFor(facts, restriction);
    if (asserted !== null) return { holds: true, why: 'a doctor restricts the work', evidence: asserted };
    return denied === null
      ? silent('the notes do not mention a work restriction')
      : { holds: false, why: 'no restriction', evidence: denied };
  },
);

const gaveUp =
  /\b(?:refus(?:ed|es|ing)|declin(?:ed|es)|turned down|(?:never|didn'?t|did not|won'?t) (?:do|did|follow|fill|take|go to|went to|get|got) (?:any of |the |it|his |her |my |all |what )?(?:\w+ )?(?:pt|therapy|advice|orders|exercises|prescription|meds|mri|appointments?|follow-?ups?|said|told)|skipp(?:ed|ing)|blew off|no-?show\w*|ghosted|quit (?:going|therapy|pt|treatment|the)|stopped (?:going|therapy|pt|treatment|attending|showing)|dropped out of|left ama|against (?:medical|the doctor'?s?) advice|(?:missed|misses|missing) (?:\w+ ){0,3}?(?:appointments?|appts?|sessions?|visits?|therapy|pt)|won'?t (?:go|do|take)|dejo de ir|deje de ir)\b/g;
const withLeave =
  /\b(?:doctor|surgeon|dr|doc|therapist|physician)\b[^.;]{0,40}\b(?:said|told|ok|okay|not needed|no need|agreed|word|cleared|discharged|released)\b/;
const ofCare =
  /\b(?:treat\w*|therap\w*|pt|appointments?|appts?|visits?|sessions?|doctor\w*|going|care|mri|ortho\w*|surger\w*|inject\w*|clinic|chiro\w*|meds|medication)\b/;

/** Care that the client refused or gave up on its own. */
export const nonCompliant = judgeThat('the client refused or gave up care', 'the client kept up care', (facts) => {
  const { asserted, denied } = lookFor(facts, gaveUp, (before, after) => {
    const around = `${before.slice(-80)} ${after.slice(0, 80)}`;
    return (
      withLeave.test(around) ||
      !(ofCare.test(around) || /^ ?(?:all|most|any) of (?:it|them|that)\b/.test(after)) ||
      /\b(?:insur\w*|adjuster|carrier|they|he|driver|medicaid)\s*$/.test(before)
    );
  });
  if (asserted !== null) return { holds: true, why: 'care was refused or given up', evidence: asserted };
  const kept =
    denied ??
    lookFor(
      facts,
      /\b(?:never missed|every (?:session|visit|appointment)|goes to|going to (?:pt|therapy|the doctor|my|every)|done everything|did everything|in therapy|attends?|(?:mon|tue|twice|three times|2x|3x)\S*)\b/g,
    ).asserted ??
    bodilyHarm(facts);
  return kept === null
    ? silent('the notes do not say whether treatment was kept up')
    : { holds: false, why: 'care was kept up', evidence: kept };
});

const cause =
  /\b(?:(?:diagnos\w*|confirmed|found|says?|said|wrote|writes|told|letter|note|report)\b[^.;]{0,80}\b(?:caus\w*|linked|due to|from|because|related|result of|consistent)|work-?related|(?:caused|brought on|triggered) by)\b/g;
const diagnosis =
  /\b(?:diagnos\w*|tested positive|positive (?:test|for)|blood (?:test|level|work)|biops\w*|confirmed|doctor (?:said|says|found|called it)|dx|(?:mri|ct|x-?ray|emg|scan)s? (?:show|found|reveal))\w*\b/g;

const namedByDoctor =
  /\b(?:diagnos\w*|dx|tested positive|positive (?:test|for)|biops\w*|called it|(?:mri|ct|x-?ray|emg|scan)s? (?:show|found|reveal)\w*)\b/g;
/** A check-up that came to nothing, or none at all: what is left is worry. */
const nothingFound =
  /\b(?:(?:doctors?|docs?|dr|physicians?|they) (?:has |have )?(?:found|saw|sees) (?:nothing|no (?:signs?|problems?|illness|disease)\b)|(?:check-?up|physical|exam|blood ?work|labs?|tests?|scans?|screening|results?)\b[^.;]{0,30}\b(?:all |was |were |is |are |came back |completely )+(?:normal|clean|clear|negative|fine)|(?:nothing|no illness|no disease|no symptoms?|no diagnosis) (?:has been |was |is )?(?:found|diagnosed|so far|yet|wrong)|(?:never|not|n't) (?:been )?(?:diagnosed|tested|seen a doctor)|no (?:diagnosis|symptoms?)\b)/;

/** An illness or injury a doctor put a name to. */
export const diagnosed = judgeThat('there is a diagnosis', 'there is no diagnosis', (facts) => {
  const { asserted, denied } = lookFor(facts, diagnosis);
  const clean = lookFor(facts, namedByDoctor).asserted === null ? at(facts, nothingFound) : null;
  if (clean !== null) return { holds: false, why: 'no diagnosis', evidence: clean };
  const told = asserted ?? bodilyHarm(facts);
  if (told !== null) return { holds: true, why: 'there is a diagnosis', evidence: told };
  return denied === null
    ? silent('the notes do not mention a diagnosis')
    : { holds: false, why: 'no diagnosis', evidence: denied };
});

/** A doctor ties the illness to the event or exposure. */
export const linked = judgeThat('a doctor names the cause', 'no doctor names the cause', (facts) => {
  const { asserted, denied } = lookFor(facts, cause);
  if (asserted !== null) return { holds: true, why: 'a doctor names the cause', evidence: asserted };
  return denied === null
    ? silent('the notes do not say what the cause is')
    : { holds: false, why: 'no doctor names the cause', evidence: denied };
});

const afterwards =
  /\b(?:follow-?(?:up|ed)s?|f\/u|ortho\w*|specialist|physical therapy|therap\w*|(?:in|to|started|of|with) pt|pt (?:since|twice|for|x|\d)|chiro\w*|neuro\w*|surger\w*|mri|(?:my|her|his|family|primary|regular) (?:own )?(?:doctor|dr|doc|physician|pcp)|pcp|went back|went in again|appointments?|visits|injections?|pain (?:doctor|management)|weekly|wound (?:care|clinic))\b/g;
const noneAfter =
  /\b(?:(?:didn'?t|did not|never|haven'?t|hasn'?t|have not|has not) (?:\w+ )?(?:gone|go|went|been|see|seen|saw|follow\w*)(?: \w+){0,3} (?:back|again|up|anyone|anybody|nobody|no one|after|else|since)|nothing (?:after|since)|no follow-?up|(?:i|he|she) didn'?t go\b|no (?:other )?(?:care|treatment|doctor) (?:after|since))\b/;

/** Care after the first visit. */
export const followedUp = judgeThat(
  'there was care after the first visit',
  'there was no care after the first visit',
  (facts) => {
    const none = at(facts, noneAfter);
    if (none !== null) return { holds: false, why: 'no care followed', evidence: none };
    const { asserted, denied } = lookFor(facts, afterwards);
    if (asserted !== null) return { holds: true, why: 'care followed', evidence: asserted };
    return denied === null
      ? silent('the notes do not say what treatment followed')
      : { holds: false, why: 'no care followed', evidence: denied };
  },
);

/** A named injury that a doctor found; one that doctors ruled out is none, whatever the client believes. */
export const foundByDoctor = (finding: MedicalFinding): Judge => {
  const name = nameOf(finding);
  const judge = (facts: RecordFacts): Held => {
    const { asserted, denied } = hasFinding(facts, finding);
    if (denied !== null) return { holds: false, why: 'it was ruled out', evidence: denied };
    return asserted === null ? found(finding)(facts) : { holds: true, why: 'there is a diagnosis', evidence: asserted };
  };
  return judgeThat(`there is ${name}, not ruled out`, `there is ${without(name)}, or it was ruled out`, judge, true);
};
