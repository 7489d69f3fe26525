import { allHold, anyHolds, type Judge, not, type Reader, when } from './medical-condition.ts';
import {
  atFullDuty,
  diagnosed,
  followedUp,
  grewSlowly,
  hurtBefore,
  linked,
  madeWorse,
  restricted,
} from './medical-history.ts';
import {
  chiroOnly,
  found,
  harmed,
  lasting,
  massageOnly,
  mildOnly,
  mindOnly,
  painOnly,
  recovered,
  scanFound,
  treated,
  treatedNow,
} from './medical-judges.ts';
import { locatedHarm } from './medical-located.ts';
import { namedIn } from './medical-names.ts';
import { particularOf } from './medical-particulars.ts';
import { ratingOf } from './medical-rating.ts';
import {
  complianceOf,
  delayOf,
  gapOf,
  mmiOf,
  nightsOf,
  recentCareOf,
  refusedAtScene,
  refusedForGood,
  surgeryDone,
  timingOf,
} from './medical-readers.ts';

import { missedWork } from './missed-work-rule.ts';
import { treatmentLengthOf } from './treatment-length.ts';
import { visitCountOf } from './treatment-visits.ts';

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
  /\b(?:soft[- ]?tissues?|whiplash|sprains?|strains?|(?:minor|small|superficial|slight) (?:injur\w*|stuff|aches|cuts?|scrapes?|bumps?|burns?|bruis\w*)|golpes? (?:leves?|menores)|lesion\w* (?:leves?|menores)|moretones|rasgunos|airbag (?:rash|burns?)|bumps (?:and|&) bruises|aches (?:and|&) pains|bruis\w*|scrapes?|scratches|first aid|tejidos? blandos?)\b/;
const care =
  /\b(?:treat\w*|medical (?:attention|care|help|provider)|(?:see|seen|saw|seeing|visit\w*|consult\w*|gone to|been to|went to|visit to|looked at|examined) (?:by |to )?(?:an? |any |the |some )?(?:medical )?(?:doctor|dr|physician|md|medical|er|hospital|provider|chiro\w*|clinic|urgent care)|doctor'?s? (?:visit|care)|medically|(?:atencion|tratamiento|ayuda) medic[ao]|tratamiento|doctor|medico|(?:sought|received|gotten|had|needed) care|checked out|follow-?up)\b/;
const physician =
  /\b(?:medical doctor|md\b|md\/do|physicians?|doctor|er\b|emergency room|hospital)\b(?!.*(?:,|\bor\b|\/) ?chiro\w*(?:\.{2,}|,|\)| etc| or\b| and\b|\/|$)).*\bchiro\w*|\bchiro\w*\b.*\b(?:not enough|isn'?t enough|doesn'?t count|do not count|don'?t count|alone|on its own)/;

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
  ratingOf,
  refusedForGood,
  refusedAtScene,
  mmiOf,
  complianceOf,
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
    /\b(?:off work|off the job|lost (?:\w+ ){0,4}?(?:days?|weeks?|shifts?) (?:from|of|at) (?:the |his |her |their )?(?:job|work)|miss(?:ed)? (?:work|time|days|at least|(?:\w+ ){1,6}(?:of )?work)|lost (?:time|work)|(?:perdid[oa]|faltad[oa]) .*trabaj\w*|sin trabajar|out of work|time off|unable to work|not working|weeks? missed|days? missed)\b/.test(
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
    /\b(?:restrictions?|restricted duty|off-?work note|doctor'?s orders|doctor'?s notes?\b.*\boff (?:of )?work|work note|disability slip)\b/,
    anyHolds([restricted, missedWork('currently')]),
  ),
  recentCareOf,
  gapOf,
  particularOf,
  visitCountOf,
  treatmentLengthOf,
  (statement) =>
    /\bfollow(?:ed)?[- ]?ups?\b/.test(statement) && !/\bboth\b|\band\b|\bof\b/.test(statement)
      ? { judge: followedUp }
      : null,
  timingOf,
  delayOf,
  when(
    /\b(?:clean|clear|normal|negative|unremarkable) (?:imaging|x-?rays?|mris?|cts?|ct scans?|scans?|films?)\b/,
    not(scanFound),
  ),
  when(
    /^(?!.*\b(?:scars?|visible)\b)(?:.*\bpositive (?:on )?(?:\w+ )?(?:imaging|x-?rays?|mris?|cts?|scans?|films?)\b|.*\b(?:objectiv\w*|abnormal|confirm\w*|verif\w*|document\w*|proven|shown|visible|seen|evident)\b[^,;(]*\b(?:on|by|from|in|via|through) (?:an? |the )?(?:imaging|x-?rays?|mris?|cts?|scans?|films?)\b|.*\b(?:imaging|x-?rays?|mris?|cts?|scans?|films?)\b.*\b(?:show\w*|positive|findings?|abnormal|something wrong|confirm\w*|verif\w*)\b)/,
    scanFound,
  ),
  when(
    /\b(?:pre-?exist\w*|pre-?dat\w*|old (?:arthritis|degeneration)|arthritis|already (?:hurt|injured|bad)|(?:prior|previous|old|earlier|history of) (?:\w+ ){0,2}?(?:injur\w*|condition|problem|surger(?:y|ie)|trouble|issue|pain|complaint)s?\b|(?:lesion|cirugia|condicion|problema)\w* (?:previ|anterior|preexist)\w*|same (?:body part|area)|hurt before|(?:any|other|prior|previous|earlier) (?:accidents?|claims?|wrecks?|crashes)\b.*\b(?:before|prior|previous\w*|years)|(?:prior|previous|earlier) (?:accidents?|wrecks?|crashes)|older than the (?:accident|crash|wreck|incident|fall)|healthy before)\b/,
    hurtBefore,
  ),
  when(
    /\b(?:carpal tunnel|repetitive|wear[- ]and[- ]tear)\b.*\b(?:sprains?|strains?|soft[- ]tissue)\b|\b(?:sprains?|strains?|soft[- ]tissue)\b.*\b(?:carpal tunnel|repetitive)\b/,
    anyHolds([grewSlowly, mildOnly]),
  ),
  when(/\b(?:repetitive|wear[- ]and[- ]tear|gradual|cumulative|carpal tunnel|over time)\b/, grewSlowly),
  when(/\b(?:aggravat\w*|ma[dk]es? (?:\w+ ){1,2}worse|got worse|worse because|worsen\w*|exacerbat\w*)\b/, madeWorse),
  when(
    /\b(?:linked|caused(?! (?:an? |another |more |further |the )?(?:\w+ )?(?:surger|operat|hospital|death|injur|harm|scar))|ties|tied|attribut\w*|connect\w*)\b.*|\bcausation (?:letter|opinion)\b/,
    linked,
  ),
  when(
    /\b(?:recovered|healed|good as new|feels? (?:fine|good|better|okay|ok|great)|(?:fine|okay) now|symptom-?free|resolved|went away|cleared up|100%|back to normal|recuperad\w*)\b/,
    recovered,
  ),
  when(
    /\b(?:symptomatic|still (?:be |has |have |having |feel\w* )?(?:\w+ )?(?:pain|symptoms|problems|limitations)|still (?:be )?(?:hurt\w*|have (?:symptoms|pain|problems)|in pain|suffering)|symptoms (?:today|now)|ongoing (?:symptoms|pain|problems|limitations))\b/,
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
    /\b(?:completed|finished|done(?: with)?|concluded|through|over with) (?:with )?(?:their |all |medical |physical ){0,3}(?:treatment|treating|care|therapy|pt|rehab)\b|\b(?:treatment|treating|care|therapy) (?:(?:must|has to|should|needs to|to|is|be|already|fully|all) ){0,4}(?:complete\w*|concluded|finished|done|over|ended)\b|\b(?:at|reached|hit|reach) (?:mmi|maximum medical improvement)\b|\b(?:discharged|released) (?:from care|from treatment|by (?:their|the|his|her|a) (?:doctor|provider|physician))\b/,
    not(treatedNow),
  ),
  when(physician, not(chiroOnly)),
  nothingBut(/\b(?:massages?|acupuncture|home remedies)\b/, true, massageOnly),
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
  when(/\b(?:hardware|plates|screws|rods)\b/, found('hardware')),
  when(
    /\b(?:lasting|lingering|leftover|permanent(?:ly)?|long[- ]?term|lifelong|residual|enduring|still have (?:a )?(?:physical )?problem|left nothing behind)\b/,
    lasting,
  ),
  nothingBut(softTissue, false, mildOnly),
  when(
    /\bburns?\b.*\b(?:second|2nd|third|3rd)\b|\b(?:second|2nd|third|3rd)[- ](?:or third[- ])?degree\b/,
    found('deepBurn'),
  ),
  when(
    /\b(?:confirmed|verified|identified|named) by (?:an? |the |their )?(?:doctor|physician|specialist|md)\b/,
    diagnosed,
  ),
  (statement) => (/\bdiagnos\w*\b/.test(statement) && namedIn(statement).length === 0 ? { judge: diagnosed } : null),
  when(
    /^(?:just |only |an? )?(?:er|emergency room|hospital|in) (?:and|&) (?:then )?(?:out|released?|home|discharged?|sent home)\b|^(?:(?!.*\b(?:admi\w+|overnight|inpatient)\b)(?:\w+ ){0,4})?treat(?:ed)?(?: |-)and(?: |-)released?\b/,
    not(found('inpatient')),
    {
      mild: true,
    },
  ),
  nightsOf,
  locatedHarm,
  surgeryDone,
];

/** Care or harm in general, asked where a statement names nothing in particular. */
export const generalConditions: readonly Reader[] = [
  (statement) =>
    /\b(?:injur\w*|hurt|bodily|harm|lesion\w*)\b.*\b(?:and|with|con|y|that (?:was|were|required|needed)|requiring|needing)\b/.test(
      statement,
    ) &&
    care.test(statement) &&
    !/\bor\b/.test(statement)
      ? { judge: allHold([harmed(false), treated]), general: true }
      : null,
  (statement) =>
    /\b(?:injur\w*|hurt|physical\w*|bodily|harm\w*|lesion\w*|lastimad\w*|herid\w*)\b/.test(statement) &&
    !care.test(statement)
      ? { judge: harmed(/\b(?:physical\w*|bodily|body)\b/.test(statement)), general: true }
      : null,
  when(care, treated, { general: true }),
];
