import { unitDays } from '../dates/calendar.ts';
import { countOf, countWord } from '../dates/date-words.ts';
import { parseCareTiming } from './care-timing-rule.ts';
import { countRefusals } from './filter-text.ts';
import { locatedFracture } from './located-fracture.ts';
import { hasFinding } from './medical-facts.ts';
import {
  atFullDuty,
  diagnosed,
  followedUp,
  grewSlowly,
  hurtBefore,
  linked,
  madeWorse,
  nonCompliant,
  restricted,
} from './medical-history.ts';
import {
  anyHolds,
  chiroOnly,
  found,
  harmed,
  type Judge,
  lasting,
  mildOnly,
  mindOnly,
  operated,
  painOnly,
  recovered,
  treated,
  treatedNow,
} from './medical-judges.ts';
import { namedIn } from './medical-names.ts';
import { missedWork } from './missed-work-rule.ts';
import { recentCare } from './recent-care.ts';
import { lengthBoundIn } from './time-bound.ts';
import { pausedFor } from './treatment-gap.ts';

/** What a statement of a filter asks about the body or its care as a whole. */
export interface Condition {
  judge: Judge;
  /** Whether the words of the condition already hold a denial that counts among the refusals of the statement. */
  denies?: boolean;
  /** Whether it asks for harm or care of any kind. */
  general?: boolean;
  /** Whether its failing speaks against alternatives as well: who is done treating has no surgery ahead. */
  settles?: boolean;
  /** Whether it only says what the other statements leave out anyway. */
  mild?: boolean;
}
type Reader = (statement: string) => Condition | null;

const not =
  (judge: Judge): Judge =>
  (facts) => {
    const held = judge(facts);
    return { ...held, holds: held.holds === null ? null : !held.holds };
  };

const when =
  (asked: RegExp, judge: Judge, traits: Omit<Condition, 'judge'> = {}): Reader =>
  (statement) =>
    asked.test(statement) ? { judge, ...traits } : null;

const only = '(?:only|solely|purely|just|alone|by itself|on its own|without (?:more|anything))';
const beyond = /\b(?:more (?:serious )?than|beyond|not just|not only|in addition to|worse than|besides)\b/;

/** "X only", which "beyond X" turns round. */
const nothingBut =
  (asked: RegExp, needsOnly: boolean, judge: Judge): Reader =>
  (statement) => {
    if (!asked.test(statement)) return null;
    const turned = beyond.test(statement);
    if (
      needsOnly &&
      !turned &&
      !/\bnot an? /.test(statement) &&
      !new RegExp(`\\b${only}\\b|-only|\\bcases?\\b`).test(statement)
    )
      return null;
    return { judge: turned ? not(judge) : judge, mild: true };
  };

const softTissue =
  /\b(?:soft[- ]?tissues?|whiplash|sprains?|strains?|minor (?:injur\w*|stuff|aches)|bumps (?:and|&) bruises|aches (?:and|&) pains|bruis\w*|scrapes?|scratches|first aid|tejidos? blandos?)\b/;
const care =
  /\b(?:treat\w*|medical (?:attention|care|help|provider)|(?:see|seen|saw|seeing|visit\w*|consult\w*|gone to|been to|went to|visit to|looked at|examined) (?:by |to )?(?:an? |any |the |some )?(?:medical )?(?:doctor|dr|physician|md|medical|er|hospital|provider|chiro\w*|clinic|urgent care)|doctor'?s? (?:visit|care)|medically|(?:atencion|tratamiento|ayuda) medic[ao]|tratamiento|doctor|medico|(?:sought|received|gotten|had|needed) care|checked out|follow-?up)\b/;
const physician =
  /\b(?:medical doctor|md\b|md\/do|physicians?|doctor|er\b|emergency room|hospital)\b(?!.*(?:,|\bor\b|\/) ?chiro\w*(?:\.{2,}|,|\)| etc|$)).*\bchiro\w*|\bchiro\w*\b.*\b(?:not enough|isn'?t enough|doesn'?t count|do not count|don'?t count|alone|on its own)/;

const nightCount = new RegExp(`(?<![a-z\\d/])(${countWord})[ -](?:full )?(?:nights?|days?)(?![a-z])`);

function nightsOf(statement: string): Condition | null {
  const told = /\b(\d+|two|three|four|five|several)\s?\+? ?(?:or more )?(?:nights?|days?)\b/.exec(statement);
  if (told === null || !/\b(?:hospital|inpatient|stay|admi\w+|icu)\b/.test(statement)) return null;
  const least = countOf(told[1] ?? '');
  if (least === null || least < 2) return null;
  return {
    judge: (facts) => {
      const { asserted } = hasFinding(facts, 'inpatient');
      if (asserted === null) return found('inpatient')(facts);
      const around = facts.folded.slice(Math.max(0, asserted.at - 30), asserted.at + asserted.quote.length + 30);
      const nights = /\bovernight\b/.test(around) ? 1 : countOf(nightCount.exec(around)?.[1] ?? '');
      return {
        holds: nights === null ? null : nights >= least - 0.5,
        why: `in hospital: ${asserted.quote}`,
        evidence: asserted,
      };
    },
  };
}

const gapOf: Reader = (statement) => {
  if (
    !/\b(?:gaps?|holes?|breaks?|lapses?|interruptions?|pauses?)\b.*\b(?:treat\w*|care|therapy|medical)\b|\b(?:treat\w*|care|therapy)\b.*\b(?:gaps?|holes?|lapses?|continuous|uninterrupted|pauses?)\b/.test(
      statement,
    )
  )
    return null;
  if (/\b(?:first|initial|before|between the|accident and|crash and)\b/.test(statement)) return null;
  const days = lengthBoundIn(statement)?.days ?? unitDays(1, 'month');
  const wanted = /\b(?:continuous|uninterrupted)\b/.test(statement);
  const judge: Judge = (facts) => pausedFor(facts, days);
  // "No gaps of more than": one refusal, of the gap; a bound that says "no more than" refuses nothing.
  return { judge: wanted ? not(judge) : judge, denies: /\bno (?:more|longer) than\b/.test(statement) };
};

/** "A visit in the last 90 days". */
const recentCareOf: Reader = (statement) => {
  if (
    !/\b(?:visits?|seen|saw|treat\w*|appointments?|doctor)\b.*\b(?:in|within|during) the (?:last|past|previous)\b/.test(
      statement,
    ) ||
    /\b(?:accident|crash|injur\w*|incident|event|began|start\w*|first)\b/.test(statement)
  )
    return null;
  const days = lengthBoundIn(statement)?.days;
  return days === undefined ? null : { judge: recentCare(days) };
};

const timingOf: Reader = (statement) => {
  if (/\bboth\b/.test(statement)) return null;
  const timing = parseCareTiming(statement);
  return timing === null ? null : { judge: timing.judge, denies: timing.denied };
};

const surgeryDone: Reader = (statement) => {
  const done =
    /\b(?:already|happened|taken place|performed|completed|had|done|undergone|underwent|not just recommended)\b/;
  const planned = /\b(?:recommend\w*|scheduled|need\w*|planned|pending|candidate|upcoming|future|indicated|calendar)\b/;
  if (!/\bsurg\w*|operat/.test(statement) || !done.test(statement) || /\bor\b|,/.test(statement)) return null;
  if (planned.test(statement.replace(/\bnot just recommended\b/, ''))) return null;
  return { judge: operated };
};

/** The particular before the general: the first that can read a statement says what it asks. */
export const conditions: readonly Reader[] = [
  when(/^(?:be |is |are )?(?:actively |currently |still )?(?:treating|in treatment)$/, treatedNow, { settles: true }),
  when(
    /\bproperty[- ]?damage(?:[- ]only)?|\b(?:pdo?|pd|vehicle[- ]damage|car[- ]damage)[- ]only\b|\bfender benders?\b|\bonly (?:property|vehicle|car) damage\b/,
    not(harmed(false)),
    { mild: true },
  ),
  nothingBut(
    /\b(?:stress|psych\w*|emotional|mental|ptsd|fear)[- ]?(?:only|distress|injur\w*|claims?|harm|anguish)?\b/,
    true,
    mindOnly,
  ),
  (statement) =>
    /\b(?:refus\w*|stopp\w*|quit|skip(?:s|ped|ping)|non-?complian\w*|against (?:medical|doctor'?s?|their doctor'?s?) advice|\bama\b|blow\w* off|no-?shows?)\b.*\b(?:treat\w*|therapy|appointments?|going|care|visits?|advice|doctor'?s?|pt|medical)\b|\bnon-?complian\w*/.test(
      statement,
    ) && !/\bambulance|\bscene|\bems\b|\bwe\b/.test(statement)
      ? {
          judge: nonCompliant,
          // Only the verb of the firm refuses; the others tell what the client did.
          denies:
            (countRefusals(statement) % 2 === 1) !==
            /^(?:please )?(?:reject|decline|no\b|skip\b|pass\b|turn away|exclude|we (?:don'?t|won'?t|can'?t)|don'?t|avoid|not|must not|cannot|can'?t)/.test(
              statement,
            ),
        }
      : null,
  (statement) =>
    /\b(?:full[- ]duty|regular (?:duty|job)|back (?:at|to|on) (?:work|the job|full)|returned to work|working full)\b/.test(
      statement,
    )
      ? {
          judge: atFullDuty,
          denies: /\b(?:no|without|not under|w\/o) (?:any )?(?:work )?restrictions?\b/.test(statement),
        }
      : null,
  when(/\b(?:ongoing|current|active|present) or (?:completed|finished|past|concluded)\b/, treated),
  (statement) =>
    /\b(?:off work|off the job|lost (?:\w+ ){0,4}?(?:days?|weeks?|shifts?) (?:from|of|at) (?:the |his |her |their )?(?:job|work)|miss(?:ed)? (?:work|time|days|at least|(?:\w+ ){1,6}(?:of )?work)|lost (?:time|work)|out of work|time off|unable to work|not working|weeks? missed|days? missed)\b/.test(
      statement,
    ) && !/\brestrict\w*|doctor'?s orders|note\b/.test(statement)
      ? { judge: missedWork(statement), denies: /\bor (?:we )?(?:can'?t|cannot|won'?t|don'?t)\b/.test(statement) }
      : null,
  /** "Never missed a shift and has no restrictions": one denial of both, said twice. */
  when(
    /\b(?:never|no|not|n'?t|without)\b[^,;]*\b(?:miss\w*|lost)\b[^,;]*\b(?:shifts?|work|time|days?|hours?)\b[^,;]*\b(?:and|or|&)\b (?:\w+ ){0,3}?(?:no|not|never|without|isn'?t|wasn'?t)\b[^,;]*\brestrict/,
    anyHolds([restricted, missedWork('')]),
    { denies: true },
  ),
  when(
    /\b(?:restrictions?|off-?work note|doctor'?s orders|work note|disability slip)\b/,
    anyHolds([restricted, missedWork('currently')]),
  ),
  recentCareOf,
  gapOf,
  (statement) =>
    /\bfollow(?:ed)?[- ]?ups?\b/.test(statement) && !/\bboth\b|\band\b|\bof\b/.test(statement)
      ? { judge: followedUp }
      : null,
  timingOf,
  when(
    /\b(?:pre-?exist\w*|pre-?dat\w*|already (?:hurt|injured|bad)|(?:prior|previous|old|earlier|history of) (?:\w+ ){0,2}?(?:injur\w*|condition|problem|surger(?:y|ie)|trouble|issue|pain|complaint)s?\b|same (?:body part|area)|hurt before)\b/,
    hurtBefore,
  ),
  when(/\b(?:repetitive|wear[- ]and[- ]tear|gradual|cumulative|carpal tunnel|over time)\b/, grewSlowly),
  when(/\b(?:aggravat\w*|made it worse|got worse|worse because|worsen\w*|exacerbat\w*)\b/, madeWorse),
  when(/\b(?:linked|caused|ties|tied|attribut\w*|connect\w*)\b.*|\bcausation (?:letter|opinion)\b/, linked),
  when(
    /\b(?:recovered|healed|good as new|feels? (?:fine|good|better|okay|ok|great)|(?:fine|okay) now|symptom-?free|100%|back to normal|recuperad\w*)\b/,
    recovered,
  ),
  when(
    /\b(?:symptomatic|still (?:be )?(?:hurt\w*|have (?:symptoms|pain|problems)|in pain|suffering)|symptoms (?:today|now)|ongoing (?:symptoms|pain|problems))\b/,
    not(recovered),
  ),
  when(
    /\bstill (?:be )?(?:treating|under|in treatment|being treated|seeing|in therapy|getting|receiving)|\b(?:actively|currently|presently) (?:treating|in treatment|under|being treated|receiving|seeing)|\b(?:seguir|siga|sigue|continuar) (?:en|con)\b|\bongoing (?:treatment|care|medical)|\bunder (?:a |the )?(?:doctor|physician|medical|dr)'?s? ?(?:'s )?care|\b(?:in|active|actively in) (?:active )?treatment\b|\btreating (?:now|currently)|\btreatment (?:must|has to|should) be (?:ongoing|active|current)/,
    treatedNow,
    { settles: true },
  ),
  (statement) =>
    /\bnot (?:be )?(?:fully |completely )?(?:done|finished|released)\b/.test(statement)
      ? { judge: not(treatedNow), denies: false }
      : null,
  when(
    /\b(?:completed|finished|done(?: with)?|concluded|through|over with) (?:with )?(?:their |all |medical )?(?:treatment|treating|care)\b/,
    not(treatedNow),
  ),
  when(physician, not(chiroOnly)),
  nothingBut(/\bchiro\w*/, true, chiroOnly),
  when(
    /\bpain[- ]only\b|\bonly (?:complain\w* of )?pain\b|\bcomplaints? (?:of pain )?only\b|\bnothing but pain\b/,
    painOnly,
    { mild: true },
  ),
  when(
    /\b(?:objective\w*|visible|provable|proven)\b.*\b(?:injur\w*|damage|findings?|harm)\b|\bobjective\b/,
    not(painOnly),
  ),
  when(
    /\b(?:imaging|x-?rays?|mris?|cts?|scans?|films?)\b.*\b(?:show\w*|positive|findings?|abnormal|something wrong|confirm\w*|with)\b|\b(?:positive|abnormal) (?:imaging|x-?ray|mri|ct|scan|film)/,
    found('scan'),
  ),
  when(
    /\b(?:lasting|permanent(?:ly)?|long[- ]?term|lifelong|residual|enduring|still have (?:a )?(?:physical )?problem|left nothing behind)\b/,
    lasting,
  ),
  nothingBut(softTissue, false, mildOnly),
  when(
    /\bburns?\b.*\b(?:second|2nd|third|3rd)\b|\b(?:second|2nd|third|3rd)[- ](?:or third[- ])?degree\b/,
    found('deepBurn'),
  ),
  when(
    /\b(?:corrective|revision|repeat|second|follow-?up|additional) (?:surg\w*|operation|procedure)/,
    found('surgery'),
  ),
  (statement) => (/\bdiagnos\w*\b/.test(statement) && namedIn(statement).length === 0 ? { judge: diagnosed } : null),
  nightsOf,
  locatedFracture,
  surgeryDone,
];

/** Care or harm in general, asked where a statement names nothing in particular. */
export const generalConditions: readonly Reader[] = [
  (statement) =>
    /\b(?:injur\w*|hurt|physical\w*|bodily|harm\w*|lesion\w*|lastimad\w*|herid\w*)\b/.test(statement) &&
    !care.test(statement)
      ? { judge: harmed(/\b(?:physical\w*|bodily|body)\b/.test(statement)), general: true }
      : null,
  when(care, treated, { general: true }),
];
