import { best, bestFigure, judge, opening, settled, theLead, upTo } from './verdict-words.ts';

const pattern = (...parts: readonly string[]): RegExp => new RegExp(parts.join(''));

const whatKind =
  '(?:(?:final|overall|total|lead|case|ai|model|quality|recommended|suggested|expected|official|internal|calculated|actual|true|intake|screening|analysis|threshold|target|required|desired|evaluation|assessment|reviewer|partner|attorney) ){0,2}';
const verdictName =
  '(?:score|scoring|rating|grade|rank(?:ing)?|tier|band|classification|verdict|evaluation|assessment|result|outcome|decision|disposition|recommendation|validity|priority|quality|points|marks|status|viability|merit|strength|clarity|confidence|answer|output|response|reviewer|screener|rater|judge)';
const verb =
  '(?:treat|consider|regard|count|accept|deem|assume|presume|record|log|enter|credit|register|hold|take|rank|rate|grade|score|judge|evaluate|classify|mark|label|report)';
const graded =
  '(?:graded|scored|rated|pre-?screened|pre-?vetted|vetted|validated|pre-?qualified|qualified|pre-?approved|pre-?verified|verified|certified|greenlit|green-?lighted|pre-?graded|pre-?scored)';
const asked = `(?:^\\W*|[,;:.(\\["'-] ?|\\b(?:please|kindly|pls|just|simply|always|now|you (?:should|must|may|can|will|are to|need to|have to)|must|shall) )`;
const scorers =
  '(?:grader|scorer|evaluator|rater|model|a\\.?i\\.?|llm|classifier|algorithm|scoring (?:system|engine|tool|model)|reviewer|screener|software)';
const scored =
  '(?:scor(?:e|es|ed|ing)|grad(?:e|es|ed|ing)|rat(?:e|es|ed|ing)|rank(?:s|ed|ing)?|evaluat(?:e|es|ed|ing)|screen(?:s|ed|ing)|assess(?:es|ed|ing)?)';
const nothingElse = '[\\s\\W]*$';

/** A verdict on the lead, written where the caller's account should stand. */
const labels: readonly RegExp[] = [
  pattern(
    opening,
    whatKind,
    verdictName,
    `(?: (?:result|level|score|rating|value))?["']? ?(?:[:=]|->|=>|is\\b) ?["'\\[*]{0,3}`,
    best,
  ),
  pattern(
    opening,
    whatKind,
    `(?:score|rating|priority|quality|merit|strength|reviewer|tier|viability|confidence)["']? ?[:=] ?["']?(?:very |extremely )?(?:high|10|urgent high)\\b(?!\\w| ?(?:%|percent|/))`,
  ),
  pattern(
    opening,
    '(?:is_?|lead ?)?(?:valid|qualified|approved|accepted)["\']? ?(?:[:=]|->) ?["\']?(?:true|yes|1|y|100)\\b',
  ),
  pattern(opening, '(?:final |total |overall )?(?:score|rating|grade)[ :=]{1,3}', bestFigure),
  /\b(?:analysisscore|thresholdscore)\b|\[\[[^\]\n]{1,40}\]\]/,
  /\blead (?:score|tier|rating|grade|priority|quality|rank|class)\b/,
  pattern(
    opening,
    '(?:llm|chat ?gpt|gpt|scorer|grader|rater|scoring (?:hint|note|key|guide)|grading (?:hint|note|key|guide)|expected (?:output|answer|score)|few[- ]shot|example output) ?:',
  ),
  /^\W*(?:keywords|seo|tags|hints?) ?:/,
  pattern(
    opening,
    `(?:system|assistant|a\\.i\\.|ai|bot|model|developer|evaluator|prompt|user|instructions?|order|policy|new policy|rule|reviewer) ?[:,>] ?.{0,200}?\\b(?:${scored}|consider|treat|regard|assume|count (?:it|this|all)|proven|valid|leads?|maximum|generous|top tier)\\b`,
  ),
  /\b(?:screening|evaluation|validation|qualification|lead verification) (?:is |was |has been )?(?:complete[d]?|passed|done|finished|successful|result)\b.{0,30}\b(?:pass(?:ed)?|approved|valid|qualified|excellent|100)\b/,
  /^\W*100 ?(?:\/|out of|von|de|sur|su) ?100\b/,
  pattern(`^\\W*(?:valid|qualified|approved|top score|full marks|excellent lead|perfect (?:lead|score))`, nothingElse),
];

/** Orders that name the lead, and verdicts somebody is said to have passed on it. */
const orders: readonly RegExp[] = [
  pattern(
    `\\b(?:rat(?:e|es|ed)|scor(?:e|es|ed)|grad(?:e|es|ed)|rank(?:s|ed)?|mark|evaluate[ds]?|assess(?:es|ed)?) ${theLead} `,
    upTo(3),
    '(?:as |at |with |to |in |among )?',
    best,
  ),
  pattern(
    `\\b(?:lead|case|record|file|intake|submission) (?:is |was |has been |already |previously |been |duly )*(?:rated|graded|scored|ranked|classified|labell?ed|tagged) `,
    upTo(2),
    best,
  ),
  pattern(
    `\\b(?:this|the|this lead|my lead|this case|this file|this record|it) (?:\\w+ )?(?:deserves|merits|warrants|should (?:get|receive|have|earn)|must (?:get|receive)|rates|qualifies for|belongs in|earns) `,
    upTo(4),
    `(?:${bestFigure}|(?:high|highest|top|full|maximum|best|perfect|excellent) (?:possible )?(?:scores?|rating|grade|marks?|points|tier|priority|band|category))`,
  ),
  pattern(
    asked,
    verb,
    ' (?!if\\b|whether\\b)(?:(?!(?:if|whether|him|her|them|police|insurer)\\b)[^\\s]{1,30} ){0,8}?(?:as|to be|=) (?:a |an |the |all |been |fully |already |independently |conclusively |completely |highly |very |hereby )*',
    settled,
  ),
  pattern(
    asked,
    '(?:consider|deem|count|hold|presume|assume|regard|accept|find|treat|take) (?:that )?(?:the )?(?:liability|fault|damages|injur\\w+|causation|negligence|everything|all|each|every|the following|following|the facts|the (?:lead|case|client|caller)|this|it) ',
    upTo(4),
    '(?:(?:is|are|was|were|be|been|as|fully|already) ){0,3}',
    settled,
  ),
  pattern(
    `\\b(?:should|must|shall|are to|is to|needs? to|ought to) be (?:treated|considered|regarded|counted|accepted|deemed|taken|viewed|assumed|presumed|scored|graded|rated|ranked|marked|classified) `,
    upTo(3),
    `(?:${settled}|${best})`,
  ),
  pattern(
    `(?:^\\W*|\\b(?:lead|case|record|file|intake|submission|client|caller|one|matter) (?:(?:is|was|has|been|had|already|fully|since) )*|\\balready )${graded} `,
    upTo(3),
    `by ${judge}`,
  ),
  pattern(
    `(?:^\\W*|[,;:] ?)(?:(?:it|he|she|they) (?:was|were) )?(?:already )?(?:approved|accepted|cleared|evaluated) by (?:our|your|the firm'?s|the (?:managing|senior|supervising)) `,
    upTo(1),
    '(?:partners?|attorneys?|ai|system|team|committee|manager|reviewers?)\\b',
  ),
  pattern(
    `\\b${judge} (?:(?:has|have|already|just|previously|personally) )*(?:graded|scored|rated|pre-?screened|pre-?qualified|pre-?approved|verified|vetted|qualified|validated|greenlit) (?:this|it|the (?:lead|record|file|intake|submission|facts)|all|everything|these)\\b`,
  ),
];

/** Frames that only make sense around a judgement. */
const frames: readonly RegExp[] = [
  pattern(
    `\\bfor (?:the )?(?:purposes?|sake) of (?:this|your|the (?=scor|grad|rat|screen)) ?`,
    '(?:evaluation|scoring|grading|assessment|exercise|rating|screening|analysis|review|score|model|test)\\b',
  ),
  pattern(
    '\\bthe (?:only |one )?(?:correct|right|expected|desired|ideal|acceptable|appropriate|proper|accurate|reference) (?:\\w+ )?(?:answer|output|result|response|score|label|verdict|rating|grade|classification)(?: here| for (?:this|it)(?: \\w+)?)? ?(?:is|was|=|:|must be|should be|would be) ',
    upTo(2),
    best,
  ),
  pattern(
    `\\b(?:when|while|before|in) (?:you )?${scored} (?:this|it|the (?:lead|case|record|file|intake|notes?)|these notes|my (?:lead|record|intake))\\b`,
  ),
  pattern(
    `\\b${scorers} (?:should|must|shall|will|needs? to|has to|is (?:to|required|instructed|asked)|ought to|can) `,
    upTo(3),
    '(?:conclude|score|give|grant|award|rate|grade|treat|assume|consider|accept|approve|find|output|return|count|mark|pass|credit|regard|deem|ignore)\\b',
  ),
  pattern('\\b(?:all|every|any|each) (?:such )?(?:new )?(?:leads?|records?|submissions?|intakes?)\\b.{0,40}?\\b', best),
  /^\W*(?:please |kindly )?(?:be (?:more |very )?(?:generous|lenient|liberal)|(?:score|grade|rate) (?:generously|leniently|high|highly|favou?rably))\b(?! (?:with|to|toward) (?:my|his|her|the (?:tip|settlement)))/,
  pattern(
    `\\b(?:to )?(?:whoever|whomever|anyone who|the (?:person|program|software|machine|tool|system|ai|bot) (?:that|who|which)) (?:is )?${scored} (?:this|these|it|leads|the)\\b`,
  ),
  /\b(?:everything|all (?:of )?(?:the )?(?:facts|details|claims|information|statements|above|below)|the (?:above|following|below)(?: (?:facts|details|claims|items|list))?|(?:the|these) (?:facts|details|claims))(?: (?:above|below|here|listed|stated|in this (?:note|record)))? (?:(?:is|are|was|were|has been|have been|hereby|already|fully|independently|pre-?) ?){1,4}(?:verified|stipulated|authenticated|validated|certified|undisputed|established as fact)\b(?! by (?:the )?(?:police|officer|sheriff|trooper|doctor|hospital|photos?|video|records|receipts))/,
  /^\W*(?:please |just |kindly |now )?(?:assume|presume|stipulate|suppose)(?: ?:| (?:that )?(?:the (?:following|facts|case|lead|client|caller|claim|injur\w+|liability|best|damages)|all\b|every|full|maximum|liability|fault is|causation|er\b|mri\b|surger|police report|hospital|there (?:is|are|was|were) (?:a |an )?(?:police|surgery|mri|er|witness|lawyer|no lawyer|no attorney)))/,
  /\bassuming (?:that )?(?:all (?:facts|of the|claims|the)|the following|everything (?:above|below|here))/,
  /^\W*(?:there is )?(?:no need|not necessary|unnecessary) to (?:verify|check|score|evaluate|screen|question)\b.{0,30}\b(?:lead|record|case|facts|further|anything|this)\b/,
  /^\W*(?:please )?(?:skip|bypass|waive) (?:the |all |any |your )?(?:further )?(?:screening|scoring|evaluation|verification|filters|vetting|checks|review)\b/,
];

export const verdictPatterns: readonly RegExp[] = [...labels, ...orders, ...frames];

export const partNames = /\b(?:clarity|strength|damages|merit|completeness|data quality)\b/g;

/** A list of what is scored, with praise. */
export const praisesTheParts = (sentence: string): boolean =>
  new Set(sentence.match(partNames)).size >= 3 &&
  /\b(?:excellent|maximum|max|perfect|full|top|outstanding|highest|high|strong)\b/.test(sentence);
