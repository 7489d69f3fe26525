import { lengthBoundIn } from '../dates/time-bound.ts';
import {
  atFullDuty,
  careAhead,
  careDone,
  diagnosed,
  followedUp,
  gaveUpCare,
  grewSlowly,
  hurtBefore,
  labConfirmed,
  linked,
  madeWorse,
  operatedAgain,
  refusedAtScene,
  restricted,
  samePartBefore,
  swallowed,
} from './body-history.ts';
import {
  chiroOnly,
  found,
  harmed,
  lasting,
  massageOnly,
  mildOnly,
  mindOnly,
  operated,
  painOnly,
  recovered,
  scanFound,
  treated,
  treatedNow,
} from './body-states.ts';
import { namedIn } from './body-words.ts';
import { nightsOf, ratingOf, treatmentLengthOf, visitCountOf } from './care-amounts.ts';
import { hasOdd } from './care-spans.ts';
import { delayOf, gapOf, recentCareOf, timingOf } from './care-times.ts';
import { locatedHarm } from './located-harm.ts';
import { missedWork } from './missed-work.ts';
import { allHold, anyHolds, not, type Reader } from './question.ts';
import { firstOf, nothingBut, when, whenDenying } from './readers.ts';

const workMissed =
  /\b(?:off work|off the job|lost (?:\w+ ){0,4}?(?:days?|weeks?|months?|shifts?) (?:from|of|at)|miss(?:ed)? (?:work|time|days|at least|(?:\w+ ){1,6}(?:of )?work)|lost (?:time|work))\b/;
const outOfWork =
  /\b(?:(?:perdid[oa]|faltad[oa]) .*trabaj\w*|sin trabajar|out of work|time off|unable to work|not (?:be )?working|(?:can'?t|cannot) (?:be working|work)|weeks? missed|days? missed)\b/;
const absent =
  /\b(?:(?:missed|lost) (?:work|workdays?|time)|(?:work|job) absences?|absen(?:t|ces?) (?:from )?(?:the |their )?(?:work|job)|(?:missed|lost) (?:\w+ )?(?:days?|weeks?|shifts?)|(?:days?|weeks?|shifts?) (?:lost|missed|absent|out|off) (?:from|of|at))\b/;
/** "Must not be working" holds a denial that refuses nobody. */
const deniesWork = /\b(?:not (?:be )?working|(?:can'?t|cannot) (?:be working|work)|sin trabajar)\b/;
/** "Missed under 5 days of work". */
const lessMissed = (statement: string): boolean =>
  /\b(?:less than|under|fewer than|below|more than|at most|up to|maximum|max)\b/.test(statement) &&
  lengthBoundIn(statement)?.side === 'less';
const missed: Reader = (statement) => {
  const isAsked = [workMissed, outOfWork, absent].some((words) => words.test(statement));
  if (!isAsked || /\brestrict\w*|doctor'?s orders|note\b/.test(statement)) return null;
  const denials = [/\bor (?:we )?(?:can'?t|cannot|won'?t|don'?t)\b/.test(statement), hasOdd(statement)];
  const isOdd = [...denials, deniesWork.test(statement)].filter(Boolean).length % 2 === 1;
  return { asks: lessMissed(statement) ? not(missedWork(statement)) : missedWork(statement), denies: isOdd };
};

const fullDuty: Reader = (statement) =>
  /\b(?:full[- ]duty|regular (?:duty|job)|back (?:at|to|on) (?:work|the job|full)|returned to work|working full)\b/.test(
    statement,
  )
    ? { asks: atFullDuty, denies: /\b(?:no|without|not under|w\/o) (?:any )?(?:work )?restrictions?\b/.test(statement) }
    : null;

const surgeryDone: Reader = (statement) => {
  const isDone =
    /\b(?:already|there was|happened|taken place|performed|completed|had|done|undergone|underwent|not just recommended)\b/.test(
      statement,
    );
  const isPlanned =
    /\b(?:recommend\w*|scheduled|need\w*|planned|pending|candidate|upcoming|future|indicated|calendar)\b/.test(
      statement.replace(/\bnot just recommended\b/, ''),
    );
  return /\bsurg\w*|operat/.test(statement) && isDone && !isPlanned && !/\bor\b|,/.test(statement)
    ? { asks: operated }
    : null;
};

/** Facts that only a few kinds of cases turn on; a list asks for more. */
const particulars: readonly Reader[] = [
  when(
    /\b(?:future|further|more|additional|long-?term|lifetime) (?:\w+ )?(?:care|treatment|therapy)\b|\brecommend\w* (?:for )?(?:more|further|future)\b/,
    careAhead,
  ),
  when(
    /\b(?:corrective|revision|repeat|second|another|follow-?up|additional|further|re-?do) (?:surg\w*|operation|procedure)/,
    operatedAgain,
  ),
  when(
    /\b(?:taken|took|swallow\w*|ingest\w*|consum\w*|received)\b.*\b(?:drugs?|dos(?:e|age)s?|pills?|medications?|medicines?|prescription)\b/,
    swallowed,
  ),
  when(
    /\b(?:lab(?:oratory)?|culture|stool|blood)[- ](?:confirm\w*|test\w*|cultures?|proven|sample\w*)\b|\bpathogens?\b|\bpositive (?:stool|blood|culture|lab)/,
    labConfirmed,
  ),
];
const particular: Reader = (statement) => {
  const isList = /,(?!.*\bscheduled\b)|\bor (?!blood|dose|dosage|scheduled|recommended|stool)/.test(
    statement.replace(/\([^)]*\)/g, ''),
  );
  return isList ? null : firstOf(particulars)(statement);
};

const picture = '(?:imaging|x-?rays?|mris?|cts?|scans?|films?)';
const careAsked: readonly RegExp[] = [
  /\b(?:treat\w*|medical (?:attention|care|help|provider)|doctor'?s? (?:visit|care)|medically|(?:atencion|tratamiento|ayuda) medic[ao]|tratamiento|doctor|medico|checked out|follow-?up)\b/,
  /\b(?:see|seen|saw|seeing|visit\w*|consult\w*|gone to|been to|went to|visit to|looked at|examined) (?:by |to )?(?:an? |any |the |some )?(?:medical )?(?:doctor|dr|physician|md|medical|er|hospital|provider|chiro\w*|clinic|urgent care)/,
  /\b(?:sought|received|gotten|had|needed) care\b/,
];
const asksOfCareAtAll = (statement: string): boolean => careAsked.some((words) => words.test(statement));

/** The particular before the general. */
export const conditionOf: Reader = firstOf([
  when(/^(?:be |is |are )?(?:actively |currently |still )?(?:treating|in treatment)$/, treatedNow, { settles: true }),
  when(
    /\bproperty[- ]?damage(?:[- ]only)?|\b(?:pdo?|pd|vehicle[- ]damage|car[- ]damage)[- ]only\b|\bfender benders?\b|\bonly (?:property|vehicle|car) damage\b/,
    not(harmed(false)),
    { mild: true },
  ),
  nothingBut(/\b(?:stress|psych\w*|emotional|mental|ptsd|fear)\b/, true, mindOnly),
  ratingOf,
  whenDenying(
    /\b(?:refus\w*|declin\w*|turned down)\b.*\b(?:and|then|but)\b.*\b(?:never|no|not|n'?t|without)\b.*\b(?:follow\w*|treat\w*|seen|saw|see|sought|went|care)\b/,
    not(treated),
  ),
  whenDenying(
    /\b(?:refus\w*|declin\w*|turned down)\b.*\b(?:scene|ambulance|ems|transport\w*|paramedics)\b/,
    refusedAtScene,
  ),
  when(/\b(?:mmi|maximum medical improvement)\b/, careDone),
  whenDenying(
    /\b(?:refus\w*|stopp\w*|quit|skip(?:s|ped|ping)|against (?:medical|doctor'?s?) advice|ama|blow\w* off|no-?shows?)\b.*\b(?:treat\w*|therapy|appointments?|going|care|visits?|advice|doctor'?s?|pt|medical)\b|\bnon-?complian\w*/,
    gaveUpCare,
    /\bambulance|\bscene|\bems\b|\bwe\b/,
  ),
  when(
    /\b(?:follow(?:ed|ing|s)?(?![- ]?ups?)|compl(?:y|ies|ied|ying|iant)|kept|keep|stuck (?:to|with)|attend\w*)\b.*\b(?:doctor'?s?|medical|treatment|physician'?s?|appointments?|therapy)\b|\bcompliant with\b/,
    not(gaveUpCare),
  ),
  fullDuty,
  when(/\b(?:ongoing|current|active|present) or (?:completed|finished|past|concluded)\b/, treated),
  missed,
  /** "Never missed a shift and has no restrictions": one denial of both, said twice. */
  when(
    /\b(?:never|no|not|n'?t|without)\b[^,;]*\b(?:miss\w*|lost)\b[^,;]*\b(?:shifts?|work|time|days?|hours?)\b[^,;]*\b(?:and|or|&)\b[^,;]*\brestrict/,
    anyHolds([restricted, missedWork('')]),
    { denies: true },
  ),
  when(
    /\b(?:restrictions?|restricted duty|off-?work note|doctor'?s orders|doctor'?s notes?\b.*\boff (?:of )?work|work note|disability slip)\b/,
    anyHolds([restricted, missedWork('currently')]),
  ),
  recentCareOf,
  gapOf,
  particular,
  visitCountOf,
  treatmentLengthOf,
  (statement) =>
    /\bfollow(?:ed)?[- ]?ups?\b/.test(statement) && !/\bboth\b|\band\b|\bof\b/.test(statement)
      ? { asks: followedUp }
      : null,
  timingOf,
  delayOf,
  when(new RegExp(`\\b(?:clean|clear|normal|negative|unremarkable) ${picture}\\b`), not(scanFound)),
  when(
    [
      new RegExp(`^(?!.*\\b(?:scars?|visible)\\b).*\\bpositive (?:on )?(?:\\w+ )?${picture}\\b`),
      new RegExp(
        `^(?!.*\\b(?:scars?|visible)\\b).*\\b(?:objectiv\\w*|abnormal|confirm\\w*|verif\\w*|document\\w*|proven|shown|seen|evident)\\b[^,;(]*\\b(?:on|by|from|in|via|through) (?:an? |the )?${picture}\\b`,
      ),
      new RegExp(
        `^(?!.*\\b(?:scars?|visible)\\b).*\\b${picture}\\b.*\\b(?:show\\w*|positive|findings?|abnormal|something wrong|confirm\\w*|verif\\w*)\\b`,
      ),
    ],
    scanFound,
  ),
  when(
    /\b(?:same|that) (?:\w+ )?(?:part|area|spot|region|joint|place)\b.*\b(?:before|prior|previous\w*|pre-?exist\w*|earlier|already)\b|\b(?:before|prior|previous\w*|pre-?exist\w*|earlier|already)\b.*\bsame (?:\w+ )?(?:part|area|spot|region|joint|place)\b/,
    samePartBefore,
  ),
  when(
    [
      /\b(?:pre-?exist\w*|pre-?dat\w*|old (?:arthritis|degeneration)|arthritis|already (?:hurt|injured|bad)|same (?:body part|area)|hurt before|older than the (?:accident|crash|wreck|incident|fall)|healthy before)\b/,
      /\b(?:prior|previous|old|earlier|history of) (?:\w+ ){0,2}?(?:injur\w*|condition|problem|surger(?:y|ie)|trouble|issue|pain|complaint|accident|wreck|crash(?:e)?)s?\b/,
      /\b(?:lesion|cirugia|condicion|problema)\w* (?:previ|anterior|preexist)\w*|\b(?:any|other) (?:accidents?|claims?|wrecks?|crashes)\b.*\b(?:before|prior|previous\w*|years)\b/,
    ],
    hurtBefore,
  ),
  when(
    /\b(?:carpal tunnel|repetitive|wear[- ]and[- ]tear)\b.*\b(?:sprains?|strains?|soft[- ]tissue)\b|\b(?:sprains?|strains?|soft[- ]tissue)\b.*\b(?:carpal tunnel|repetitive)\b/,
    anyHolds([grewSlowly, mildOnly]),
  ),
  when(/\b(?:repetitive|wear[- ]and[- ]tear|gradual|cumulative|carpal tunnel|over time)\b/, grewSlowly),
  when(/\b(?:aggravat\w*|ma[dk]es? (?:\w+ ){1,2}worse|got worse|worse because|worsen\w*|exacerbat\w*)\b/, madeWorse),
  when(
    [
      /\b(?:linked|ties|tied|attribut\w*|connect\w*)\b|\bcausation (?:letter|opinion)\b/,
      /\bcaused by (?:the|this|that) (?:accident|crash|wreck|fall|incident|event|collision)\b|\b(?:doctor|physician|medical|expert)\w*\b.*\bcaused\b/,
    ],
    linked,
  ),
  when(
    /\b(?:recovered|healed|good as new|feels? (?:fine|good|better|okay|ok|great)|(?:fine|okay) now|symptom-?free|resolved|went away|cleared up|100%|back to normal|recuperad\w*)(?!\w)/,
    recovered,
  ),
  when(
    /\b(?:symptomatic|still (?:be |has |have |having |feel\w* )?(?:\w+ )?(?:pain|symptoms|problems|limitations)|still (?:be )?(?:hurt\w*|in pain|suffering)|symptoms (?:today|now)|ongoing (?:symptoms|pain|problems|limitations))\b/,
    not(recovered),
  ),
  when(
    [
      /\bstill (?:be )?(?:treating|under|in treatment|being treated|seeing|in therapy|getting|receiving)|\b(?:actively|currently|presently) (?:treating|in treatment|under|being treated|receiving|seeing)/,
      /\b(?:seguir|siga|sigue|continuar) (?:en|con)\b|\bongoing (?:treatment|care|medical)|\bunder (?:a |the )?(?:doctor|physician|medical|dr)'?s? ?(?:'s )?care/,
      /\b(?:in|active|actively in) (?:active )?treatment\b|\btreating (?:now|currently)|\btreatment (?:must|has to|should) be (?:ongoing|active|current)/,
    ],
    treatedNow,
    { settles: true },
  ),
  when(/\bnot (?:be )?(?:fully |completely )?(?:done|finished|released)\b/, not(treatedNow), { denies: false }),
  when(
    [
      /\b(?:completed|finished|done(?: with)?|concluded|through|over with) (?:with )?(?:their |all |medical |physical ){0,3}(?:treatment|treating|care|therapy|pt|rehab)\b/,
      /\b(?:treatment|treating|care|therapy) (?:(?:must|has to|should|needs to|to|is|be|already|fully|all) ){0,4}(?:complete\w*|concluded|finished|done|over|ended)\b/,
      /\b(?:discharged|released) (?:from care|from treatment|by (?:their|the|his|her|a) (?:doctor|provider|physician))\b/,
    ],
    not(treatedNow),
  ),
  when(
    [
      /\b(?:medical doctor|md|physicians?|doctor|er|emergency room|hospital)\b(?!.*(?:,|\bor\b|\/) ?chiro\w*(?:\.{2,}|,|\)| etc| or\b| and\b|\/|$)).*\bchiro\w*/,
      /\bchiro\w*\b.*\b(?:ok|okay|fine|accepted|allowed|welcome)\b.*\b(?:if|long as|provided|when|where|but)\b.*\b(?:md|doctors?|physicians?|er|hospital)\b/,
      /\bchiro\w*\b.*\b(?:not enough|isn'?t enough|doesn'?t count|do not count|don'?t count|alone|on its own)/,
    ],
    not(chiroOnly),
  ),
  nothingBut(/\b(?:massages?|acupuncture|home remedies)\b/, true, massageOnly),
  nothingBut(/\bchiro\w*/, true, chiroOnly),
  when(
    /\bpain[- ]only\b|\bonly (?:complain\w* of )?pain\b|\bcomplaints? (?:of pain )?only\b|\bnothing but pain\b/,
    painOnly,
    { mild: true },
  ),
  when(/\b(?:visible|provable|proven)\b.*\b(?:injur\w*|damage|findings?|harm)\b|\bobjective/, not(painOnly)),
  when(/\b(?:hardware|plates|screws|rods)\b/, found('hardware')),
  when(
    /\b(?:lasting|lingering|leftover|permanent(?:ly)?|long[- ]?term|lifelong|residual|enduring|still have (?:a )?(?:physical )?problem|left nothing behind)\b/,
    lasting,
  ),
  nothingBut(
    [
      /\b(?:soft[- ]?tissues?|whiplash|sprains?|strains?|airbag (?:rash|burns?)|bumps (?:and|&) bruises|aches (?:and|&) pains|bruis\w*|scrapes?|scratches|first aid)\b/,
      /\b(?:minor|small|superficial|slight) (?:injur\w*|stuff|aches|cuts?|scrapes?|bumps?|burns?|bruis\w*)/,
      /\b(?:golpes? (?:leves?|menores)|lesion\w* (?:leves?|menores)|moretones|rasgunos|tejidos? blandos?)\b/,
    ],
    false,
    mildOnly,
  ),
  when(
    /\bburns?\b.*\b(?:second|2nd|third|3rd)\b|\b(?:second|2nd|third|3rd)[- ](?:or third[- ])?degree\b/,
    found('deep_burn'),
  ),
  when(
    /\b(?:confirmed|verified|identified|named) by (?:an? |the |their )?(?:doctor|physician|specialist|md)\b/,
    diagnosed,
  ),
  (statement) => (/\bdiagnos\w*\b/.test(statement) && namedIn(statement).length === 0 ? { asks: diagnosed } : null),
  when(
    [
      /^(?:just |only |an? )?(?:er|emergency room|hospital|in) (?:and|&) (?:then )?(?:out|released?|home|discharged?|sent home)\b/,
      /^(?:(?!.*\b(?:admi\w+|overnight|inpatient)\b)(?:\w+ ){0,4})?treat(?:ed)?(?: |-)and(?: |-)released?\b/,
    ],
    not(found('inpatient')),
    { mild: true },
  ),
  nightsOf,
  locatedHarm,
  surgeryDone,
]);

const hurtAsked = /\b(?:injur\w*|hurt|physical\w*|bodily|harm\w*|lesion\w*|lastimad\w*|herid\w*)\b/;
const withCare =
  /\b(?:injur\w*|hurt|bodily|harm|lesion\w*)\b.*\b(?:and|with|con|y|that (?:was|were|required|needed)|requiring|needing)\b/;

/** Care or harm in general, asked where a statement names nothing in particular. */
export const generalConditionOf: Reader = (statement) => {
  const ofCare = asksOfCareAtAll(statement);
  if (withCare.test(statement) && ofCare && !/\bor\b/.test(statement))
    return { asks: allHold([harmed(false), treated]), general: true };
  if (ofCare) return { asks: treated, general: true };
  const ofBody = /\b(?:physical\w*|bodily|body)\b/.test(statement);
  return hurtAsked.test(statement) ? { asks: harmed(ofBody), general: true } : null;
};
