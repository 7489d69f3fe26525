import { parseCareTiming } from './care-timing-rule.ts';
import { countRefusals, type FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate } from './filter-verdict.ts';
import { careRule, chiroOnlyRule, harmRule, onlyRule, psychologicalOnly, surgeryDoneRule } from './harm-rules.ts';
import {
  anyOf,
  bodilyHarm,
  catastrophicFindings,
  hasFinding,
  type MedicalFinding,
  saysUnhurt,
  seriousFindings,
} from './medical-facts.ts';
import { missedWorkRule } from './missed-work-rule.ts';
import { lookFor } from './record-facts.ts';
import { wasTreated } from './treatment-facts.ts';

const named: readonly (readonly [RegExp, MedicalFinding])[] = [
  [/\b(?:fx|fractur\w*|broken (?:bones?|limb)|breaks?|broken)\b/, 'fracture'],
  [/\b(?:surg\w*|operation|operated|operative|orif|cirugia)\b/, 'surgery'],
  [
    /\b(?:inpatient|overnight|hospital (?:stay|admission)|hospitali[sz]\w*|admitted|admission|night(?:s)? in|icu)\b/,
    'inpatient',
  ],
  [/\bambulance\b/, 'ambulance'],
  [
    /\b(?:er|emergency room|urgent care|hospital (?:visit|treatment)|(?:gone|went|go|been|taken|transported|visit\w*) (?:to )?(?:the |an? )?hospital|ido al hospital|emergencias?)\b/,
    'er',
  ],
  [/\b(?:stitch\w*|sutures?|staples)\b/, 'stitches'],
  [/\b(?:head|neck|spine|spinal|back)\b/, 'headNeckSpine'],
  [/\b(?:tbi|brain|concussions?)\b/, 'brain'],
  [/\b(?:herniat\w*|disc|disk)\b/, 'disc'],
  [/\bburn(?:s|ed)?\b/, 'burn'],
  [/\b(?:scar\w*|disfigur\w*)\b/, 'scar'],
  [/\b(?:permanent\w*|paraly\w*|amputat\w*|disabling|disabilit\w*)\b/, 'permanent'],
  [/\b(?:deaths?|died|fatal\w*|killed|muertes?|fallecid\w*)\b/, 'death'],
  [/\b(?:mris?|ct scans?|imaging)\b/, 'imaging'],
  [/\b(?:injections?|epidurals?|esis?|nerve blocks?)\b/, 'injections'],
  [/\b(?:broke(?:n)? (?:the )?skin|punctur\w*|lacerations?)\b/, 'brokenSkin'],
  [/\b(?:torn|tears?|ruptur\w*|dislocat\w*)\b/, 'tear'],
];

const deepBurn = /\bburns?\b.*\b(?:second|2nd|third|3rd)\b|\b(?:second|2nd|third|3rd)[- ]degree\b/;
const currentCare =
  /\bstill (?:be )?(?:treating|under|in treatment|being treated|seeing|in therapy|getting|receiving)|\b(?:actively|currently|presently) (?:treating|in treatment|under|being treated|receiving|seeing)|\b(?:seguir|siga|sigue|continuar) (?:en|con)\b|\bongoing (?:treatment|care|medical)|\bunder (?:a |the )?(?:doctor|physician|medical|dr)'?s? ?(?:'s )?care|\b(?:in|active) (?:active )?treatment\b|\btreating (?:now|currently)|\bnot (?:be )?(?:fully |completely )?(?:done|finished|released|recovered|healed)|\btreatment (?:must|has to|should) be (?:ongoing|active|current)/;
const doneCare = /\b(?:completed|finished|done with|concluded) (?:their |all |medical )?(?:treatment|treating|care)/;
const seen =
  /\b(?:treat\w*|medical (?:attention|care|help)|(?:see|seen|saw|seeing|visit\w*|consult\w*|gone to|been to|went to) (?:an? |any |the |some )?(?:doctor|dr|physician|md|medical|er|hospital|provider|chiro\w*)|doctor'?s? (?:visit|care)|medically|(?:atencion|tratamiento|ayuda) medic[ao]|tratamiento|doctor|medico|(?:sought|received|gotten|had|needed) care|checked out|diagnosed)\b/;
const propertyOnly =
  /\b(?:property[- ]?damage(?:[- ]only)?|pdo?[- ]only|pd only|vehicle[- ]damage[- ]only|car[- ]damage[- ]only|fender benders?|only (?:property|vehicle|car) damage)\b/;
const softTissue =
  /\b(?:soft[- ]?tissues?|whiplash|sprains?|strains?|minor (?:injur\w*|stuff|aches)|bumps (?:and|&) bruises|aches (?:and|&) pains|bruis\w*|scrapes|tejidos? blandos?)\b/;
const chiroOnly =
  /\bchiro\w*[- ](?:only|alone)\b|\bonly\b[^.;]{0,24}\bchiro|\b(?:nothing (?:but|more than|beyond)|more than|beyond|just) (?:just |only )?(?:an? )?chiro/;
const alreadyDone =
  /\b(?:already|happened|taken place|performed|completed|had|done|undergone|underwent|not just recommended)\b/;
const plannedCounts = /\b(?:recommend\w*|scheduled|need\w*|planned|pending|candidate|upcoming|future|indicated)\b/;
const psychological = /\b(?:stress|psych\w*|emotional|mental)[- ]?(?:only|distress|injur\w*|claims?|harm|anguish)?\b/;
const bodily = /\b(?:injur\w*|hurt|physical\w*|bodily|harmed|lesion\w*|lastimad\w*|herid\w*)\b/;
const bodyNotMind = /\b(?:physical\w*|bodily|body)\b/;
const serious = /\b(?:serious|severe|significant|major|graves?|substantial)\b/;
const catastrophic = /\b(?:catastrophic|life[- ](?:changing|altering|threatening)|devastating|catastrofic\w*)\b/;
const missedWork =
  /\b(?:off work|missed? (?:work|time|days|at least|(?:\w+ ){1,6}(?:of )?work)|lost (?:time|work)|out of work|time off|unable to work|not working)\b/;
const corrective = /\b(?:corrective|revision|repeat|second|follow-?up|additional) (?:surg\w*|operation|procedure)/;

/** A list of injuries or care: where notes speak of the body at all, what they do not tell is taken as not there. */
function listRule(findings: readonly MedicalFinding[], refused: boolean, all: boolean): FilterRule {
  return (facts) => {
    const found = all
      ? findings.every((finding) => hasFinding(facts, finding).asserted !== null)
        ? anyOf(facts, findings)
        : null
      : anyOf(facts, findings);
    if (found !== null)
      return fromPredicate(true, refused, { why: 'the notes tell of it', evidence: found, missing: '' });
    const denied =
      findings.map((finding) => hasFinding(facts, finding).denied).find((evidence) => evidence !== null) ?? null;
    const told = denied ?? saysUnhurt(facts) ?? bodilyHarm(facts) ?? wasTreated(facts).evidence;
    return fromPredicate(told === null ? null : false, refused, {
      why: 'the notes tell of nothing of the kind',
      evidence: told,
      missing: 'the notes do not speak of injuries or treatment',
    });
  };
}

const partsOfBody =
  /\b(?:hips?|femurs?|pelvis|spine|spinal|vertebra\w*|skull|arms?|legs?|wrists?|ankles?|knees?|ribs?|shoulders?|collarbones?|clavicles?|tibias?|fibulas?|hands?|feet|foot|neck|back|jaw|face)\b/g;

/** "Fracture of hip or femur": only a break told beside one of these parts counts. */
function locatedFracture(main: string, refused: boolean): FilterRule | null {
  const list = /\b(?:fractur\w*|fx|breaks?|broken)\b(?: of| to| in|:)? (?:the |an? )?(.{3,80})/.exec(main)?.[1] ?? '';
  const parts = list.match(partsOfBody) ?? [];
  if (parts.length === 0) return null;
  const part = `(?:${parts.map((name) => name.replace(/s$/, '')).join('|')})\\w*`;
  const broken = '(?:fx\\w*|fractur\\w*|bro(?:ke|ken)|shattered|cracked)';
  const pattern = new RegExp(`\\b${broken}\\b[^.;,]{0,24}\\b${part}|\\b${part}\\b[^.;,]{0,16}\\b${broken}\\b`, 'g');
  return (facts) => {
    const { asserted } = lookFor(facts, pattern);
    const told = asserted ?? bodilyHarm(facts);
    const why = asserted === null ? 'the notes tell of no such fracture' : 'the notes tell of it';
    return fromPredicate(told === null ? null : asserted !== null, refused, {
      why,
      evidence: told,
      missing: 'the notes do not tell the injuries',
    });
  };
}

const aboutBody = /\b(?:income|debt|bills?|specials|expenses|\$|malpractice|records?)\b/;

/** The injuries and kinds of care a filter names, with those behind "serious" and "catastrophic". */
function findingsNamed({ main, whole }: FilterText): MedicalFinding[] {
  return named
    .filter(
      ([words]) =>
        words.test(whole) &&
        (words.test(main) || serious.test(main) || /\bmeaning|such as|i\.e|like|of:|:\s/.test(whole)),
    )
    .map(([, finding]) => finding)
    .concat(
      catastrophic.test(main)
        ? catastrophicFindings
        : serious.test(main) && bodily.test(main) && !/\bmeaning|such as|i\.e|like|of:|:\s|\(/.test(whole)
          ? seriousFindings
          : [],
    );
}

/** Filters on injuries and their treatment. */
export function parseMedical(text: FilterText): FilterRule | null {
  const { main, whole, rejects } = text;
  if (/\bgaps?\b/.test(main) && !/\b(?:first|initial|before|accident and|crash and)\b/.test(main)) return null;
  if (/\$|\d ?k\b|\b(?:plastic|cosmetic|dental)\b/.test(main) || (aboutBody.test(main) && !/\binjur/.test(main)))
    return null;
  const onlyOdd = countRefusals(main.replace(/\bwithout\b/g, ' ')) % 2 === 1;
  if (propertyOnly.test(main)) return harmRule(false, false);
  if (psychological.test(main) && /\b(?:only|solely|purely|just|without)\b/.test(main) && (onlyOdd || rejects))
    return psychologicalOnly;
  if (missedWork.test(main)) return missedWorkRule(text);
  const timing = parseCareTiming(text);
  if (timing !== null) return timing;
  if (currentCare.test(main))
    return careRule(
      rejects && !/\bnot (?:be )?(?:fully |completely )?(?:done|finished|released|recovered|healed)/.test(main),
      true,
    );
  if (doneCare.test(main)) return careRule(!rejects, true);
  if (chiroOnly.test(main) && (rejects || /\bmore than|beyond|not just|not only\b/.test(main))) return chiroOnlyRule;
  if (softTissue.test(main) && rejects) return onlyRule('softTissue');
  if (deepBurn.test(whole)) return listRule(['deepBurn'], rejects, false);
  if (corrective.test(main)) return listRule(['surgery'], rejects, false);
  const located = /\b(?:fractur\w*|fx|broken) (?:of|to|in)?\b/.test(main) ? locatedFracture(main, rejects) : null;
  if (located !== null && !/\bsurger|\binpatient|\bovernight|\bhospital/.test(whole)) return located;
  if (
    /\bsurg\w*|operat/.test(main) &&
    alreadyDone.test(main) &&
    !plannedCounts.test(main.replace(/\bnot just recommended\b/, '')) &&
    !/\bor\b|,/.test(main)
  )
    return surgeryDoneRule(rejects);
  const findings = findingsNamed(text);
  if (findings.length > 0)
    return listRule(
      [...new Set(findings)],
      rejects,
      findings.length > 1 && /\band\b/.test(main) && !/\bor\b|,|\//.test(whole),
    );
  if (bodily.test(main) && !seen.test(main)) return harmRule(rejects, bodyNotMind.test(main));
  return seen.test(main) ? careRule(rejects, false) : null;
}
