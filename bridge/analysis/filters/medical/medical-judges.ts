import { type Evidence, evidenceAt, lookFor, type RecordFacts } from '../record-facts.ts';
import { type Held, type Judge, judgeThat } from './medical-condition.ts';
import { anyOf, bodilyHarm, hasFinding, saysUnhurt, seriousFindings, toldFinding } from './medical-facts.ts';
import type { MedicalFinding } from './medical-findings.ts';
import { nameOf, without } from './medical-names.ts';
import { stillTreated, wasTreated } from './treatment-facts.ts';

const silent = (why: string): Held => ({ holds: null, why, evidence: null });
const is = (holds: boolean, why: string, evidence: Evidence | null): Held => ({ holds, why, evidence });

const firstOf = (facts: RecordFacts, pattern: RegExp): Evidence | null => {
  const match = pattern.exec(facts.folded);
  return match === null ? null : evidenceAt(facts, match.index, match.index + match[0].length);
};

const recovery =
  /\b(?:(?:it|they|the pain|soreness|swelling|symptoms) (?:all )?(?:went|gone|go) away|(?:now|then) (?:i'?m|he'?s|she'?s|am|i am) (?:totally |completely |all |perfectly )?(?:fine|good|better)|(?:shows?|is|was|has|all|totally|it'?s|they'?re) (?:\w+ )?healed(?! (?:wrong|crooked|bad\w*|poorly|short))|full (?:movement|range of motion|function|strength|use of)|(?:released|discharged) for good|(?:at |a |am |i'?m |feel )100 ?(?:%|percent)(?: (?:now|again|better|today))?|(?:no|without|zero) (?:more )?pain (?:since|now|anymore|any more|today)|fine (?:the )?(?:next|following) (?:day|morning|week)|(?:fully|100%|completely|totally|all) (?:recovered|healed|better)|good as new|(?:fine|good) (?:now|by|again)|no complaints|all the way back|labs (?:are |were |came back )?normal|(?:symptom|pain)[- ]free|full rom\b|(?:released|discharged|cleared)\b[^.;]{0,30}\b(?:with no restrictions|without restrictions|no restrictions|full duty|as needed|healed)|back (?:at|to|on) (?:tennis|golf|soccer|school|full (?:duty|time)|regular|the (?:field|court|job|line)|full)|back to (?:normal|(?:a |one )?(?:hundred|100)|running|climbing|playing|lifting|the gym|work(?:ing)? out)|(?:full|complete) recovery|no (?:lasting|residual|permanent|long[- ]term) (?:effects?|problems?|damage|issues?|harm|injur\w*|impairment)|(?:symptoms?|pain|rash|swelling)\b[^.;]{0,20}\b(?:gone|cleared|resolved|went away)|feel(?:s|ing)? (?:great|fine|perfect\w*|good|normal|like myself)(?! about)|healed (?:up |completely |fine|well|without|nicely)|without a twinge|nothing (?:left|wrong)(?: of (?:it|that)| now| today|\b)|(?:exactly|just|same) (?:like|as) before|levels? (?:were|are|is) (?:back to )?normal|(?:is|am|are|'m|'s|i'm|was) (?:all )?(?:fine|okay|ok|healthy|normal|well) (?:now|today|again|since|by)|perfectly (?:normal|fine|healthy)|(?:0|zero)(?:%| percent)? (?:impairment|rating)|closed (?:my|his|her|the) chart|recovered (?:fully|completely|within|in)|ya (?:esta|estoy) bien|se recupero)\b/;
const symptoms =
  /\b(?:(?:hasn'?t|haven'?t|won'?t|doesn'?t|never) (?:stopped|gone away|go away|quit|let up|healed)|ringing in (?:my|his|her)|(?:i'?m|he'?s|she'?s|am|feel\w*) (?:only |about |maybe |at |around )*[1-9]\d ?(?:%|percent)(?! (?:at fault|sure|owner|disab))|(?:aches?|hurts?|throbs?|locks up|gives out|catches|swells) (?:when\w*|every|if|still|all|at night|in the)|still (?:catches|aches|hurts|locks)|hip still|can'?t (?:kneel|squat|climb|run|reach|drive|open|hold|raise|pick|carry|stand|sit)|no (?:puedo|puede)|still (?:hurts?|in pain|sore|numb|can'?t|can ?not|have|having|has|limp\w*|on (?:a |crutches)|treating|in therapy|using|off|swollen|bleed\w*|double)|to this day|every (?:single )?(?:morning|night|day)|can'?t (?:lift|turn|bend|walk|sleep|grip|make a fist|feel|stand|close|raise|hold)|cannot (?:lift|turn|bend|walk|stand)|(?:on a|with a|uses? a|in a) (?:cane|walker|wheelchair|brace)|(?:not|never) (?:healed|recovered|the same|back to)|it will be a year|headaches|nothing helps|(?<!\b(?:no|without|zero) )(?:hurts?|hurting|pain|sore)\b[^.;]{0,12}\bsince|todavia (?:me )?duele|sigue con dolor)\b/;

/** "Must be injured"; where the filter names the body, harm to the mind alone is none. */
export const harmed = (bodyNotMind: boolean): Judge => {
  const name = bodyNotMind ? 'bodily injury' : 'injury';
  return judgeThat(`there is ${bodyNotMind ? '' : 'an '}${name}`, `there is no ${name}`, (facts) => {
    const fine = saysUnhurt(facts);
    if (fine !== null && anyOf(facts, seriousFindings) === null) return is(false, 'nobody was hurt', fine);
    const harm = bodilyHarm(facts);
    if (harm !== null) return is(true, 'the notes mention an injury', harm);
    const ofMind = bodyNotMind ? firstOf(facts, mind) : null;
    return ofMind === null
      ? silent('the notes do not mention an injury')
      : is(false, 'the only harm mentioned is psychological', ofMind);
  });
};

const mind =
  /\b(?:cry(?:ing)?|humiliat\w*|embarrass\w*|stress\w*|anxi\w*|depress\w*|panic\w*|ptsd|emotional\w*|psych\w*|insomnia|mental\w*|nightmares|estres|ansiedad)\b/;
const nothingPhysical = /\bnothing physical\b|\bno physical\b|\bnot physical\w*\b/;

const graveFindings: readonly MedicalFinding[] = ['inpatient', 'permanent', 'catastrophic', 'death'];
const openLists: ReadonlySet<MedicalFinding> = new Set(['surgery', 'fracture', 'inpatient', 'permanent']);

/** A cast is put on what is broken, or may be. */
const inCast =
  /\b(?:in|put|has|with|wears?|wearing) (?:\w+ ){0,3}casts?\b|\bcast(?:ed)? (?:for|six|\d|until|till)\b|\benyes\w*|\byeso\b/;

/**
 * One injury or kind of care. Where notes speak of the body at all, what they do not tell is taken as not there, unless
 * they tell of something as grave that may be it in other words.
 */
export const found = (finding: MedicalFinding): Judge => {
  const name = nameOf(finding);
  const judge = (facts: RecordFacts): Held => {
    const told = toldFinding(facts, finding);
    if (told !== null) return is(true, 'the notes mention it', told);
    const { denied } = hasFinding(facts, finding);
    const missing = 'the notes do not mention injuries or treatment';
    if (denied === null && finding === 'fracture' && firstOf(facts, inCast) !== null) return silent(missing);
    if (denied === null && openLists.has(finding) && firstOf(facts, recovery) === null) {
      if (anyOf(facts, graveFindings) !== null) return silent(missing);
    }
    const other = denied ?? saysUnhurt(facts) ?? bodilyHarm(facts) ?? wasTreated(facts).evidence;
    return other === null ? silent(missing) : is(false, 'the notes mention nothing like that', other);
  };
  return judgeThat(`there is ${name}`, `there is ${without(name)}`, judge, true);
};

const scanHere =
  '(?:mris?|cts?|ct scans?|cat scans?|x-?rays?|films?|scans?|imaging|emg|ncv|radiograf\\w*|resonancia|tomografia|ultrasound)';
const scanFindings =
  'tears?|torn|fx\\w*|fractur\\w*|broken|breaks?|crack\\w*|herniat\\w*|bulg\\w*|protru\\w*|extru\\w*|annular|bleed\\w*|hematoma|lesions?|stenosis|impinge\\w*|hernia\\w*|ruptur\\w*|compress\\w*|discs?|disks?|positive|abnormal|rot[oa]|fractura|edema|separation|dislocat\\w*';
const shown = new RegExp(
  `\\b${scanHere}\\b[^.;]{0,60}\\b(?:${scanFindings})\\b|\\b(?:${scanFindings})\\b[^.;]{0,40}\\b(?:on|by|per|from|in|via|confirmed by|shown (?:on|by)) (?:an? |the |my |his |her )?(?:\\w+ )?${scanHere}\\b`,
  'g',
);
const scanClean = new RegExp(
  `\\b${scanHere}\\b[^.;]{0,50}\\b(?:clean|clear|negative|neg|normal|unremarkable|nothing|fine|ok|okay|(?:didn'?t|did not|doesn'?t|does not) (?:show|find|reveal|pick)|no (?:fx|fracture\\w*|findings?|breaks?|tears?|herniat\\w*|acute|abnormal\\w*|damage)|limpi[oa]s?|normal(?:es)?|bien)\\b|\\b(?:normal|clean|clear|negative|unremarkable) (?:\\w+ )?${scanHere}\\b|\\b(?:no|never had(?: an?| any)?|haven'?t had(?: an?| any)?|without|nobody (?:did|took)|not had(?: an?| any)?) (?:\\w+ ){0,2}${scanHere}\\b`,
);
const scanAhead = new RegExp(
  `\\b${scanHere}\\b[^.;]{0,30}\\b(?:scheduled|set for|ordered|pending|next|tomorrow|coming up|approved|waiting|is on|booked|referral)\\b|\\b(?:waiting (?:on|for)|wants?|ordered|order|scheduled|need\\w*|pending|awaiting|getting|going for|sending (?:me|him|her) for) (?:an? |the |my |his |her )?(?:\\w+ )?${scanHere}\\b`,
);

/** A picture that shows something; one still to come leaves it open. */
export const scanFound = judgeThat('a scan or X-ray shows an injury', 'no scan or X-ray shows an injury', (facts) => {
  const positive = lookFor(facts, shown).asserted ?? toldFinding(facts, 'scan');
  if (positive !== null) return is(true, 'a scan shows it', positive);
  const clean = firstOf(facts, scanClean);
  if (clean !== null) return is(false, 'no scan shows anything', clean);
  if (firstOf(facts, scanAhead) !== null) return silent('the scan has not been done yet');
  return found('scan')(facts);
});

const beyondSoftTissue: readonly MedicalFinding[] = [
  ...['fracture', 'surgery', 'disc', 'deepBurn', 'brain', 'stitches', 'inpatient', 'death', 'permanent', 'tear'],
  ...['brokenSkin', 'catastrophic'],
] as MedicalFinding[];

/** "Soft tissue only": nothing harder is told. */
export const mildOnly = judgeThat(
  'the injury is only soft tissue or minor',
  'the injury is more than soft tissue or minor',
  (facts) => {
    const harder = anyOf(facts, beyondSoftTissue);
    if (harder !== null) return is(false, 'there is more than that', harder);
    const mild =
      hasFinding(facts, 'softTissue').asserted ?? saysUnhurt(facts) ?? hasFinding(facts, 'anyInjury').asserted;
    return mild === null
      ? silent('the notes do not say what the injuries are')
      : is(true, 'the notes mention nothing more', mild);
  },
);

const noOther =
  /\b(?:haven'?t|have not|hasn'?t|has not|never|not) (?:been|gone|seen|went|go) (?:to |with )?(?:anybody|anyone|nobody|no one|any (?:other )?doctors?) ?(?:else)?\b/;
const beyondChiropractic =
  /\b(?:er|emergency|urgent care|hospital\w*|ambulance|mri|ortho\w*|neuro\w*|surg\w*|injections?|epidurals?|pain (?:mgmt|management|doctor|doc)|doctors?|(?<!\bchiro\w*,? (?:is |named )?)dr(?!\.? \w+,? (?:\(|(?:my|the|a|her|his|our|is a|is my) )?(?:chiro|d\.?c\b))|md|pcp|physicians?|primary|orif|admitted|icu|physical therapy|pt|specialist)\b/g;

const noDoctor = (pattern: RegExp, who: string): Judge =>
  judgeThat(`the only care was by ${who}`, `there was care other than by ${who}`, (facts) => {
    const nobodyElse = firstOf(facts, noOther);
    const chiropractor = lookFor(facts, pattern).asserted;
    if (chiropractor !== null && nobodyElse !== null) return is(true, `the notes mention only ${who}`, nobodyElse);
    const more = anyOf(facts, beyondSoftTissue) ?? lookFor(facts, beyondChiropractic).asserted;
    if (more !== null) return is(false, 'there was other care', more);
    return chiropractor === null
      ? silent('the notes do not mention treatment')
      : is(true, `the notes mention only ${who}`, chiropractor);
  });

/** "Chiropractor only": no care of another kind is told. */
export const chiroOnly = noDoctor(/\bchiro\w*\b/g, 'a chiropractor');
/** Massages and the like, without anybody who treats. */
export const massageOnly = noDoctor(
  /\b(?:massages?|acupunctur\w*|sobador\w*|home remed\w*|curander\w*)\b/g,
  'massages',
);

/** "Psychological only". */
export const mindOnly = judgeThat('the harm is only psychological', 'the harm is not psychological only', (facts) => {
  const fine = firstOf(facts, nothingPhysical) ?? saysUnhurt(facts);
  const bodily =
    anyOf(facts, ['fracture', 'surgery', 'stitches', 'burn', 'disc', 'death', 'softTissue', 'head', 'spine']) ??
    hasFinding(facts, 'anyInjury').asserted;
  const ofMind = firstOf(facts, mind);
  if (bodily !== null && (fine === null || anyOf(facts, seriousFindings) !== null))
    return is(false, 'there is bodily harm', bodily);
  return ofMind === null
    ? silent('the notes do not say what the harm is')
    : is(true, 'the only harm mentioned is psychological', fine ?? ofMind);
});

const objective: readonly MedicalFinding[] = [...beyondSoftTissue, 'scan', 'scar'];

/** "Pain only": nothing that a picture, a test or the eye could show. */
export const painOnly = judgeThat(
  'there is only pain, without an objective finding',
  'there is an objective finding, not only pain',
  (facts) => {
    const shown = anyOf(facts, objective);
    if (shown !== null) return is(false, 'there are more than complaints', shown);
    const told = hasFinding(facts, 'anyInjury').asserted;
    return told === null
      ? silent('the notes do not say what the injuries are')
      : is(true, 'the notes mention only complaints', told);
  },
);

/** "Surgery must already have been done": one that is only advised or scheduled is none yet. */
export const operated = judgeThat('surgery has been done', 'no surgery has been done', (facts) => {
  const done = hasFinding(facts, 'surgery', true).asserted;
  const { asserted, denied } = hasFinding(facts, 'surgery');
  const told = done ?? asserted ?? denied ?? bodilyHarm(facts);
  return told === null
    ? silent('the notes do not mention injuries or treatment')
    : is(done !== null, done === null ? 'the notes do not say that surgery was done' : 'surgery was done', told);
});

/** "Must have been treated". */
export const treated = judgeThat('there was medical treatment', 'there was no medical treatment', (facts) => {
  const { treated: ever, evidence } = wasTreated(facts);
  if (ever === null) return silent('the notes do not mention treatment');
  return is(ever, ever ? 'there was treatment' : 'there was no treatment', evidence);
});

/** "Must still be treating". */
export const treatedNow = judgeThat('treatment is ongoing', 'treatment is over or never began', (facts) => {
  const now = stillTreated(facts);
  if (now.treated !== null)
    return is(now.treated, now.treated ? 'treatment is ongoing' : 'treatment has ended', now.evidence);
  const ever = wasTreated(facts);
  const well = firstOf(facts, recovery);
  if (ever.treated === false) return is(false, 'there was no treatment', ever.evidence);
  return well === null ? silent('the notes do not mention treatment') : is(false, 'treatment has ended', well);
});

/** "Fully recovered". */
export const recovered = judgeThat('the client has recovered', 'the client has not recovered', (facts) => {
  const lasting = anyOf(facts, ['permanent', 'death']);
  const well = firstOf(facts, recovery);
  if (lasting !== null && well === null) return is(false, 'the harm lasts', lasting);
  const sick = firstOf(facts, symptoms);
  if (well !== null && (sick === null || sick.at < well.at)) return is(true, 'the client has recovered', well);
  if (sick !== null) return is(false, 'the harm is ongoing', sick);
  const now = stillTreated(facts);
  return now.treated === true
    ? is(false, 'treatment is ongoing', now.evidence)
    : silent('the notes do not say how it healed');
});

/** "Lasting harm": told as permanent, or still felt; none where it healed or nothing happened. */
export const lasting = judgeThat('the harm is lasting', 'the harm is not lasting', (facts) => {
  const told = anyOf(facts, ['permanent', 'death', 'catastrophic', 'scar']);
  if (told !== null) return is(true, 'the harm lasts', told);
  const fine = saysUnhurt(facts);
  const { denied } = hasFinding(facts, 'permanent');
  const well = recovered(facts);
  if (well.holds !== null && fine === null) return is(!well.holds, well.why, well.evidence);
  const none = fine ?? denied;
  return none === null
    ? silent('the notes do not say whether the harm is lasting')
    : is(false, 'the notes mention no lasting harm', none);
});
