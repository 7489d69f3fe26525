import { evidenceAt, lookFor, type RecordFacts } from '../record-facts.ts';
import { type Condition, type Held, type Judge, judgeThat, type Reader } from './medical-condition.ts';
import { bodilyHarm, hasFinding, isUnreal } from './medical-facts.ts';
import { treatedNow } from './medical-judges.ts';
import { wasTreated } from './treatment-facts.ts';

const held = (holds: boolean | null, why: string, evidence: Held['evidence'] = null): Held => ({
  holds,
  why,
  evidence,
});

const at = (facts: RecordFacts, pattern: RegExp): Held['evidence'] => {
  const match = pattern.exec(facts.folded);
  return match === null ? null : evidenceAt(facts, match.index, match.index + match[0].length);
};

const secondSurgery =
  /\b(?:revis(?:ion|ed)|(?:second|2nd|third|another|repeat|redo|corrective|follow-?up|additional|more) (?:\w+ )?(?:surger\w*|operations?|procedures?)|(?:two|three|four|five|[2-9]|several) (?:\w+ )?(?:surger(?:y|ies)|operations)|re-?operat\w*|explant\w*|(?:took|take|taking|taken|come|came|coming) (?:it|them|the \w+|my \w+|her \w+|his \w+) (?:back )?out|(?:go|went|going|gone) back in|open(?:ed|ing)? (?:me|him|her) (?:back|up again|again)|back (?:to|into|in) (?:the )?(?:or|operating room|surgery|theater)|otra (?:cirugia|operacion)|volvieron a operar)\b/g;

/** "A corrective operation": the first one alone, which such cases always tell of, settles nothing. */
const operatedAgain = judgeThat(
  'there was or will be a further operation',
  'there is no further operation',
  (facts) => {
    const { asserted, denied } = lookFor(facts, secondSurgery, isUnreal);
    if (asserted !== null) return held(true, 'there was a further operation', asserted);
    if (denied !== null) return held(false, 'no further operation is needed', denied);
    const first = hasFinding(facts, 'surgery').asserted;
    const harm = bodilyHarm(facts);
    return first === null && harm !== null
      ? held(false, 'the notes mention no operation', harm)
      : held(null, 'the notes do not mention a further operation');
  },
);

const notTaken =
  /\b(?:(?:never|not|n'?t|without) (?:\w+ )?(?:took|taken|take|taking|swallow\w*|ate|eaten|eat|drank|drink|used?|given|ingest\w*|inject\w*)(?! (?:me|him|her|them|us|it) (?:to|in|serious\w*)\b)|before (?:i|he|she|we|they|anyone|anybody|mom|dad|my \w+) (?:even |actually |ever )?(?:took|swallowed|ate|drank|used|opened|had)|took none|(?:caught|noticed|spotted|saw) (?:it|the (?:mistake|error|mix-?up)) (?:in time|before|at the))\b/;
const taken =
  /\b(?:took|taking|been on|swallowed|ingested|ate|drank|gave (?:me|him|her|it)|given|injected|administered|infused|(?:me|le) dieron|me tome|se tomo)\b/g;

/** "The patient must have taken the wrong drug". */
const swallowed = judgeThat('the drug or dose was taken', 'the drug or dose was not taken', (facts) => {
  const none = at(facts, notTaken);
  if (none !== null) return held(false, 'it was never taken', none);
  const told = lookFor(facts, taken).asserted;
  return told === null ? held(null, 'the notes do not say whether it was taken') : held(true, 'it was taken', told);
});

const sample =
  '(?:stool|blood|urine|sputum|wound|lab|laboratory|test|tests|culture|cultures|cultured|sample|samples|swab|pcr)';
const germ =
  '(?:salmonella|e\\.? ?coli|listeria|norovirus|campylobacter|shigella|hepatitis|legionella|mrsa|staph|vibrio|botulism|cyclospora|giardia|c\\.? ?diff\\w*)';
const confirmed = new RegExp(
  `\\b${sample}\\b[^.;]{0,40}\\b(?:positive|confirm\\w*|grew|${germ})\\b|\\b${germ}\\b[^.;]{0,40}\\b(?:positive|confirm\\w*|on (?:the )?${sample}|cultures?|in (?:the|my|his|her) (?:stool|blood))\\b|\\b(?:tested|test(?:s)? came back) positive\\b|\\b(?:lab|culture)[- ]confirmed\\b`,
  'g',
);
const untested = new RegExp(
  `\\b(?:no|not|never|n'?t|nobody|without)\\b[^.;]{0,24}\\b${sample}\\b|\\b${sample}\\b[^.;]{0,20}\\b(?:negative|never (?:done|taken|run)|inconclusive)\\b`,
);

/** "Lab-confirmed": a germ that a test found. */
const labConfirmed = judgeThat('a lab test confirms it', 'no lab test confirms it', (facts) => {
  const { asserted, denied } = lookFor(facts, confirmed);
  if (asserted !== null) return held(true, 'a test found it', asserted);
  const none = denied ?? at(facts, untested) ?? (wasTreated(facts).treated === true ? null : bodilyHarm(facts));
  return none === null ? held(null, 'the notes do not mention a test') : held(false, 'no test found it', none);
});

const ahead =
  /\b(?:(?:will|going to|'ll|gonna) (?:\w+ )?(?:need|require|have|be in|be on)|needs? (?:another|more|a (?:second|new)|to have|surgery|replac\w*)|(?:likely|probably|eventually) need|for (?:life|the rest of (?:my|his|her|their) life)|lifelong|(?:comes?|coming) out next|next (?:surgery|injection|appointment|visit|mri)|scheduled|recommend\w*|wants? to (?:do|operate|fuse|replace|repair)|every (?:few )?(?:weeks?|months?|six months)|future (?:surger\w*|care|treatment|procedures?))\b/g;

/** "Future care": what doctors expect, or care that still goes on. */
const careAhead = judgeThat('further care is expected', 'no further care is expected', (facts) => {
  const { asserted } = lookFor(facts, ahead);
  if (asserted !== null) return held(true, 'more care is expected', asserted);
  const now = treatedNow(facts);
  return held(now.holds, 'whether treatment is ongoing', now.evidence);
});

const particulars: readonly (readonly [RegExp, Judge])[] = [
  [
    /\b(?:future|further|more|additional|long-?term|lifetime) (?:\w+ )?(?:care|treatment|therapy)\b|\brecommend\w* (?:for )?(?:more|further|future)\b/,
    careAhead,
  ],
  [
    /\b(?:corrective|revision|repeat|second|another|follow-?up|additional|further|re-?do) (?:surg\w*|operation|procedure)/,
    operatedAgain,
  ],
  [
    /\b(?:taken|took|swallow\w*|ingest\w*|consum\w*|received)\b.*\b(?:wrong |incorrect |bad )?(?:drugs?|dos(?:e|age)s?|pills?|medications?|medicines?|prescription)\b/,
    swallowed,
  ],
  [
    /\b(?:lab(?:oratory)?|culture|stool|blood)[- ](?:confirm\w*|test\w*|cultures?|proven|sample\w*)\b|\bpathogens?\b|\bpositive (?:stool|blood|culture|lab)/,
    labConfirmed,
  ],
];

/** Facts that only a few kinds of cases turn on. */
export const particularOf: Reader = (statement): Condition | null => {
  if (
    /,(?!.*\bscheduled\b)|\bor (?!blood|dose|dosage|scheduled|recommended|stool)/.test(
      statement.replace(/\([^)]*\)/g, ''),
    )
  )
    return null;
  const judge = particulars.find(([asked]) => asked.test(statement))?.[1];
  return judge === undefined ? null : { judge };
};
