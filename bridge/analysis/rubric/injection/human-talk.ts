/** Scores, rules and checks of the caller's own life. Each is talk of the scorer's only in other company. */
const body =
  "(?:the |my |his |her |their |our )?(?:v\\.?a\\b\\.?|veterans'?|department of veterans|bar|exam|test|quiz|essay|inspection|physical|army|navy|school|teachers?|college)";
const grade = '(?:final|overall|total|combined|current) (?:scores?|ratings?)';
const figure = '(?:of |was |is |came (?:back |out )?(?:at |as )?)?\\d{1,3}(?: ?percent| ?%)?';
/** None of them could have scored the lead beforehand. */
const people =
  '(?:person|shopper|customer|guest|patient|passenger|boss|teacher|professor|instructor|trainer|coach|inspector|he|she|they)';
const scores = new RegExp(
  [
    '\\b(?:credit|fico|vantage|apgar|pain|depression|anxiety|sat|lsat|gre|bar exam|exam|test|quiz|essay|health|inspection|walk) scores?\\b',
    '\\bscores? (?:fell|dropped|went|tanked|sank) (?:by |from |down )?\\d{1,3}\\b(?: points?)?',
    `\\b${people} (?:(?:had|has|have|always|once) )?(?:scored|rated|graded|marked|ranked) (?:me|us) (?:a |an |at |with )?\\d{1,3}\\b`,
    `\\b${grade} ${figure} (?:(?:disab\\w+|service[ -]connect\\w+|p ?& ?t|rating|schedular) ){0,2}(?:on|in|from|by|at|with|per) ${body}`,
    `${body} (?:gave (?:me|him|her) (?:a |an )?|rating (?:is |was )?|assigned (?:a |me a )?|says )?${grade} ${figure}`,
  ].join('|'),
  'g',
);

const somebody =
  '(?:me|us|him|her|them|everyone|everybody|employees|workers|drivers|staff|nurses|the crew|my \\w+|the \\w+)';
const told = `(?:(?:was|were|am|are|is|been|got|being) (?:told|ordered|instructed|forced|asked|pressured|directed)|(?:told|ordered|asked|made|forced|instructed|wanted|pressured|directed) ${somebody}) (?:by [\\w' ]{1,30} )?(?:to )?`;
const breach = '(?:ignore|disregard|forget|override|bypass|skip|drop)';
const code = '(?:rules|guidelines|instructions?|directions|directives|policies|constraints)';
const place =
  "(?:safety|traffic|road|osha|dot|company|shop|plant|court|custody|hospital|medical|doctor'?s?|discharge|school|hoa|building|fire|food|health|lease|house|pool|hours[- ]of[- ]service|lockout)";

const guarded: readonly RegExp[] = [
  new RegExp(`\\b${told}${breach} (?:\\w+ ){0,4}?${code}\\b`, 'g'),
  new RegExp(
    `\\b(?:ignored|ignoring|disregarded|disregarding|bypassed|skipped) (?:\\w+ ){0,2}?${place} ${code}\\b`,
    'g',
  ),
  /\b(?:pool|spa|hot tub|water|air|furnace|hvac|oil|dust|tank|dialysis|pump)(?:'s)? filters?\b|\bfilters? (?:\w+ ){1,4}(?:in|of|on|at|for) (?:the |our |their |his |her )?(?:pool|spa|hot tub|water|well|air|furnace|hvac|tank|pump|machine)\b/g,
  /\b(?:my|his|her|our|comp|disability|benefits?|weekly|unemployment|ssi|ssdi|pay|work|lifting|weight|medical|travel|driving|doctor's?) (?:checks?|restrictions?|limits?)\b/g,
];

/** What may be blanked: a text without any of these stays as it is. */
export const humanTalk: readonly RegExp[] = [scores, ...guarded];

/** Whoever also names what is scored here talks to the scorer after all. */
const ofTheScorer =
  /\b(?:scor\w+|rubric|leads?|records?|submission|case is|system prompt|prompts?|ai|llm|chatbot|assistant|approve|maximum|highest|criteria|grade|valid|100)\b/;

const blank = (words: string): string => '.'.repeat(words.length);

/** A sentence with the caller's own scores and rules blanked, every other word where it was. */
export function blankHumanTalk(sentence: string): string {
  const plain = sentence.replace(scores, blank);
  const rest = guarded.reduce((text, pattern) => text.replace(pattern, blank), plain);
  return ofTheScorer.test(rest) ? plain : rest;
}
