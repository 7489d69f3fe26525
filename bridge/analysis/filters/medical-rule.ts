import { countRefusals, type FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate, met, unknown, violated } from './filter-verdict.ts';
import { bodilyHarm, hasFinding, type MedicalFinding, saysUnhurt, seriousFindings } from './medical-facts.ts';
import { type Evidence, lookFor, type RecordFacts } from './record-facts.ts';
import { lengthBoundIn } from './time-bound.ts';
import { firstCareDelay, stillTreated, wasTreated } from './treatment-facts.ts';

const named: readonly (readonly [RegExp, MedicalFinding])[] = [
  [/\b(?:fx|fractur\w*|broken (?:bones?|limb)|breaks?|broken)\b/, 'fracture'],
  [/\b(?:surg\w*|operation|operated|operative|orif|cirugia)\b/, 'surgery'],
  [
    /\b(?:inpatient|overnight|hospital (?:stay|admission)|hospitali[sz]\w*|admitted|admission|night(?:s)? in|icu)\b/,
    'inpatient',
  ],
  [/\bambulance\b/, 'ambulance'],
  [/\b(?:er|emergency room|urgent care|hospital (?:visit|treatment))\b/, 'er'],
  [/\b(?:stitch\w*|sutures?|staples)\b/, 'stitches'],
  [/\b(?:head|neck|spine|spinal|back)\b/, 'headNeckSpine'],
  [/\b(?:tbi|brain|concussions?)\b/, 'brain'],
  [/\b(?:herniat\w*|disc|disk)\b/, 'disc'],
  [/\b(?:scar\w*|disfigur\w*)\b/, 'scar'],
  [/\b(?:permanent\w*|paraly\w*|amputat\w*|disabling)\b/, 'permanent'],
  [/\b(?:deaths?|died|fatal\w*|killed)\b/, 'death'],
];

const deepBurn = /\bburns?\b.*\b(?:second|2nd|third|3rd)\b|\b(?:second|2nd|third|3rd)[- ]degree\b/;
const currentCare =
  /\bstill (?:treating|under|in treatment|being treated|seeing|in therapy|getting|receiving)|\b(?:actively|currently|presently) (?:treating|in treatment|under|being treated|receiving|seeing)|\bongoing (?:treatment|care|medical)|\bunder (?:a |the )?(?:doctor|physician|medical|dr)'?s? ?(?:'s )?care|\b(?:in|active) (?:active )?treatment\b|\btreating (?:now|currently)|\bnot (?:be )?(?:done|finished|released)|\btreatment (?:must|has to|should) be (?:ongoing|active|current)/;
const doneCare = /\b(?:completed|finished|done with|concluded) (?:their |all |medical )?(?:treatment|treating|care)/;
const seen =
  /\b(?:treat\w*|medical (?:attention|care|help)|(?:see|seen|saw|seeing|visit\w*|consult\w*|gone to|been to|went to) (?:an? |any |the |some )?(?:doctor|dr|physician|md|medical|er|hospital|provider|chiro\w*)|doctor'?s? (?:visit|care)|medically|tratamiento|doctor)\b/;
const propertyOnly =
  /\b(?:property[- ]?damage(?:[- ]only)?|pdo?[- ]only|pd only|vehicle[- ]damage[- ]only|car[- ]damage[- ]only|fender benders?|only (?:property|vehicle|car) damage)\b/;
const softTissue = /\b(?:soft[- ]tissue|whiplash|sprains?|strains?|minor injur\w*|bumps and bruises)\b/;
const psychological = /\b(?:stress|psych\w*|emotional|mental)[- ]?(?:only|distress|injur\w*|claims?|harm|anguish)?\b/;
const bodily = /\b(?:injur\w*|hurt|physical\w*|bodily|harmed|lesion\w*|lastimad\w*)\b/;
const serious = /\b(?:serious|severe|significant|catastrophic|major|grave|life[- ]changing)\b/;
const missedWork =
  /\b(?:off work|missed? (?:work|time|days|at least)|lost (?:time|work)|out of work|time off|unable to work|not working)\b/;
const corrective = /\b(?:corrective|revision|repeat|second|follow-?up|additional) (?:surg\w*|operation|procedure)/;

function anyOf(facts: RecordFacts, findings: readonly MedicalFinding[]): Evidence | null {
  for (const finding of findings) {
    const { asserted } = hasFinding(facts, finding);
    if (asserted !== null) return asserted;
  }
  return null;
}

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

function timingRule({ main, rejects }: FilterText): FilterRule | null {
  const hours = /\b(\d+|\w+)[ -]?(?:hours?|hrs?)\b/.exec(main);
  const bound =
    lengthBoundIn(main) ??
    (hours === null
      ? null
      : {
          days: Number(hours[1]) / 24,
          side: /\b(?:more|over|longer|gap)\b/.test(main) ? ('more' as const) : ('less' as const),
        });
  const isTiming =
    /\b(?:treat\w*|doctor|medical|care|er|urgent care|seen|hospital|gap)\b/.test(main) &&
    /\b(?:within|in|less than|no more than|gap|under|delay|over|more than)\b/.test(main);
  const ofEvent =
    /\bof (?:the |an? )?(?:accident|crash|incident|injury|event|wreck|fall|bite|collision|loss|it)\b|\bafter\b|\bgap\b|\bfirst\b|\bhours?\b|\bhrs\b|\bdays\b/;
  if (bound === null || !isTiming || !ofEvent.test(main) || /\bmissed|off work\b/.test(main)) return null;
  return (facts) => {
    const delay = firstCareDelay(facts);
    if (delay === null) {
      const { treated, evidence } = wasTreated(facts);
      return treated === false
        ? fromPredicate(false, false, { why: 'there was no treatment', evidence, missing: '' })
        : unknown('the notes do not say when the first treatment was');
    }
    const longer = delay.days > bound.days + 0.01;
    const holds = bound.side === 'less' ? !longer : longer;
    return fromPredicate(holds, rejects, {
      why: `first care after ${Math.round(delay.days)} days`,
      evidence: delay.evidence,
      missing: '',
    });
  };
}

/** "Off work for at least a week". */
function missedWorkRule({ main, rejects }: FilterText): FilterRule {
  const bound = lengthBoundIn(main);
  const conditional = /\bor (?:we )?(?:can'?t|cannot|won'?t|don'?t)\b/.test(main);
  const refused = conditional ? !rejects : rejects;
  return (facts) => {
    const { asserted, denied } = hasFinding(facts, 'lostWork');
    const never =
      /\b(?:never|not|no|didn'?t|hasn'?t|haven'?t) (?:missed?|lost?) (?:an?y? |any |one )?(?:work|shift|day|time)|\blight duty\b|\bsame pay\b|\bno time off\b/.exec(
        facts.folded,
      );
    if (never !== null || (asserted === null && denied !== null)) {
      const evidence =
        never === null
          ? denied
          : {
              quote: facts.notes.slice(never.index, never.index + never[0].length),
              field: 'intakeNotes' as const,
              at: never.index,
            };
      return fromPredicate(false, refused, { why: 'no work was missed', evidence, missing: '' });
    }
    if (asserted === null) return unknown('the notes do not say whether work was missed');
    if (bound === null)
      return fromPredicate(true, refused, { why: 'work was missed', evidence: asserted, missing: '' });
    const near = facts.durations.find(({ start, kind }) => kind === 'duration' && Math.abs(start - asserted.at) < 34);
    const holds = near === undefined ? true : near.days >= bound.days - 0.5;
    return fromPredicate(holds, refused, {
      why: near === undefined ? 'out of work' : `off work ${near.quote}`,
      evidence: asserted,
      missing: '',
    });
  };
}

const harmRule =
  (refused: boolean): FilterRule =>
  (facts) => {
    const fine = saysUnhurt(facts);
    const harm = bodilyHarm(facts);
    const serious = anyOf(facts, seriousFindings);
    if (fine !== null && serious === null)
      return fromPredicate(false, refused, { why: 'nobody was hurt', evidence: fine, missing: '' });
    if (harm !== null) return fromPredicate(true, refused, { why: 'an injury is told', evidence: harm, missing: '' });
    return unknown('the notes do not speak of an injury');
  };

const onlyRule =
  (mild: MedicalFinding): FilterRule =>
  (facts) => {
    const harder = anyOf(facts, [
      'fracture',
      'surgery',
      'disc',
      'deepBurn',
      'brain',
      'stitches',
      'inpatient',
      'death',
      'permanent',
    ]);
    if (harder !== null) return met('there is more than that', harder);
    const { asserted } = hasFinding(facts, mild);
    return asserted === null
      ? unknown('the notes do not tell the injuries')
      : violated('the notes tell of nothing more', asserted);
  };

const psychologicalOnly: FilterRule = (facts) => {
  const fine = /\bnothing physical\b|\bno physical\b/.exec(facts.folded);
  const physical =
    anyOf(facts, ['fracture', 'surgery', 'stitches', 'burn', 'disc', 'death', 'softTissue', 'headNeckSpine']) ??
    hasFinding(facts, 'anyInjury').asserted;
  const mind =
    /\b(?:stress\w*|anxi\w*|depress\w*|panic\w*|ptsd|emotional\w*|psych\w*|insomnia|mental\w*|estres|ansiedad)\b/.exec(
      facts.folded,
    );
  const quoteOf = (match: RegExpExecArray): Evidence => ({
    quote: facts.notes.slice(match.index, match.index + match[0].length),
    field: 'intakeNotes',
    at: match.index,
  });
  if (physical !== null && fine === null) return met('there is bodily harm', physical);
  return mind === null
    ? unknown('the notes do not tell the harm')
    : violated('the harm told is psychological', quoteOf(fine ?? mind));
};

const careRule =
  (refused: boolean, current: boolean): FilterRule =>
  (facts) => {
    const { treated, evidence } = current ? stillTreated(facts) : wasTreated(facts);
    const why = treated
      ? current
        ? 'treatment goes on'
        : 'there was treatment'
      : current
        ? 'treatment has ended'
        : 'there was no treatment';
    if (current && treated === null) {
      const ever = wasTreated(facts);
      if (ever.treated === false)
        return fromPredicate(false, refused, { why: 'there was no treatment', evidence: ever.evidence, missing: '' });
    }
    return fromPredicate(treated, refused, { why, evidence, missing: 'the notes do not speak of treatment' });
  };

const aboutBody = /\b(?:income|debt|bills?|specials|expenses|\$|malpractice|records?)\b/;

/** Filters on injuries and their treatment. */
export function parseMedical(text: FilterText): FilterRule | null {
  const { main, whole, rejects } = text;
  if (/\bgaps?\b/.test(main) && !/\b(?:first|initial|before|accident and|crash and)\b/.test(main)) return null;
  if (/\$|\d ?k\b|\b(?:plastic|cosmetic|dental)\b/.test(main) || (aboutBody.test(main) && !/\binjur/.test(main)))
    return null;
  const onlyOdd = countRefusals(main.replace(/\bwithout\b/g, ' ')) % 2 === 1;
  if (propertyOnly.test(main)) return harmRule(false);
  if (psychological.test(main) && /\b(?:only|solely|purely|just|without)\b/.test(main) && (onlyOdd || rejects))
    return psychologicalOnly;
  if (missedWork.test(main)) return missedWorkRule(text);
  const timing = timingRule(text);
  if (timing !== null) return timing;
  if (currentCare.test(main)) return careRule(rejects && !/\bnot (?:be )?(?:done|finished|released)/.test(main), true);
  if (doneCare.test(main)) return careRule(!rejects, true);
  if (softTissue.test(main) && rejects) return onlyRule('softTissue');
  if (deepBurn.test(whole)) return listRule(['deepBurn'], rejects, false);
  if (corrective.test(main)) return listRule(['surgery'], rejects, false);
  const located = /\b(?:fractur\w*|fx|broken) (?:of|to|in)?\b/.test(main) ? locatedFracture(main, rejects) : null;
  if (located !== null && !/\bsurger|\binpatient|\bovernight|\bhospital/.test(whole)) return located;
  const findings = named
    .filter(
      ([words]) =>
        words.test(whole) &&
        (words.test(main) || serious.test(main) || /\bmeaning|such as|i\.e|like|of:|:\s/.test(whole)),
    )
    .map(([, finding]) => finding);
  if (findings.length > 0)
    return listRule(findings, rejects, findings.length > 1 && /\band\b/.test(main) && !/\bor\b|,|\//.test(whole));
  if (serious.test(main) && bodily.test(main)) return listRule(seriousFindings, rejects, false);
  if (bodily.test(main) && !seen.test(main)) return harmRule(rejects);
  return seen.test(main) ? careRule(rejects, false) : null;
}
