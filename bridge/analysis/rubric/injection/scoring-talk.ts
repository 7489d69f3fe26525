import { bestFigure } from './verdict-words.ts';

const judging =
  /\b(?:(?:sub-?)?scor(?:e|es|ed|ing)|verdict|ratings?|rated|grad(?:e|es|ed|ing)|ranks?|ranked|ranking|percentile|evaluat(?:e|ed|ion)|assessment|bands?|tiers?|full (?:points|marks)|maximum points|(?:this|the|these|all|every|any|perfect|good|great|excellent|premium|value|quality) leads?)\b/;
const demanding = new RegExp(
  `\\b(?:must|should|shall|do not|don't|never|please|give|award|grant|return|output|ensure|make sure|let (?:the|it|this)|keep|raise|lean|certif(?:y|ied)|hereby|agreed|deserves?|worth|perfect|maximum|highest|top|full|excellent|positive|favou?rabl[ey]|generous\\w*|high-value|premium)\\b|\\b${bestFigure}`,
);

/** Whoever tells of a life has somebody in it, and a time; an order to the scorer has neither. */
const lived =
  /\b(?:i|i'm|i've|we|he|she|they|my|our|his|her|their|client|pnc|was|were|had|yrs?|years?|months?|fired|boss|manager|landlord|reviews?|stars?|credit|fico|va|v\.a|exam|test|school|teacher|students?|sprain|jury|trial|appeal|court|judge|insurer|adjuster|police|officer|hospital|doctor|chart|inspection|score \d{3}|glasgow|sepsis|paint|mechanic|pipe|water|dust|\d{1,2}(?:st|nd|rd|th)|(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth) grade|grade (?:\d|[a-c]\b|i+\b)|food|legal|bonds?|job|crew|foreman|paid|pay)\b/;
const aboutIt = new RegExp(
  `\\b(?:this|the) (?:lead|case|record|caller|claim|file|submission|intake)\\b.{0,60}?\\b(?:worth|merits?|ranks?|stands|sits|belongs|comes) (?:\\S{1,20} ){0,4}?(?:${bestFigure}|top\\b|highest\\b|best (?:one|two|five|ten)? ?percent)`,
);
const besides: readonly RegExp[] = [
  aboutIt,
  /^\W*(?:take|taken|accept|accepted) (?:it |this |all )?as (?:read|given|gospel|agreed)\b/,
  /^\W*(?:hypothetically|for argument's sake|for the sake of argument|let us (?:say|assume|suppose)|let's (?:say|assume|suppose))\W{1,3}(?:suppose|assume|say|there|the|that|surgery|mri|er\b)/,
  /^\W*(?:please )?(?:do not|don't|never) (?:reject|lower|downgrade|mark down|penali[sz]e|deduct|disqualify|filter|screen out)\b/,
  /\b(?:lead|caller|prospect|submission|record),? (?:please )?(?:do not|don't|never|must not|may not|cannot) (?:be )?(?:reject|lower|downgrad|penali[sz]|disqualif|filter)/,
  /\b(?:scored|rated|graded|evaluated|approved|vetted|screened) by (?:gpt|chat ?gpt|claude|gemini|an? ai|ai\b|the ai|openai|machine)/,
  /^\W*(?:quality|lead|intake|internal|final) (?:check|review|memo|audit|control)\W{1,3}.{0,40}?\b(?:passed|approved|percentile|top|excellent|qualified)\b/,
  /\byour (?:verdict|score|scoring|rating|grade|evaluation|assessment|answer|output|conclusion|decision) (?:must|should|shall|will|has to|needs to|is to|ought to|is)\b/,
];

/** No sentence demands a score without one of these. */
export const scoringTalk: readonly RegExp[] = [judging, ...besides];

/** Whether a sentence speaks of judging and wants something of it, with nobody's life in it. */
export const demandsAScore = (sentence: string): boolean =>
  besides.some((pattern) => pattern.test(sentence)) ||
  (judging.test(sentence) && demanding.test(sentence) && !lived.test(sentence));
