import type { FoldedPositions, Span } from './fold-positions.ts';

const scorer =
  '(?:ai|a\\.i\\.|llm|gpt|chatgpt|model|assistant|scorer|grader|evaluator|reviewer|scoring system|bot|algorithm|classifier)';
const top =
  '(?:100|10 ?/ ?10|ten out of ten|one hundred|max(?:imum)?|highest|full|perfect|top|valid|excellent|qualified|approved|cien|maxim[oa])';

/** Words that address the scorer rather than tell of a case; matched in folded text. */
const tripwires: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass|overrule|skip)\b.{0,40}\b(?:previous|prior|above|earlier|preceding|all|any|your|these|those)\b.{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|criteria|rubrics?|directions?|filters?|thresholds?)\b/gs,
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,20}\b(?:rubric|scoring|prompt|threshold|custom filters?)\b/gs,
  /\b(?:system|developer|admin(?:istrator)?) (?:prompt|message|override|instructions?|mode|note|command|notice)\b/g,
  new RegExp(`\\b(?:you are|act as|pretend (?:to be|you are)|behave as)\\b.{0,25}\\b${scorer}\\b`, 'gs'),
  new RegExp(
    `\\b(?:note|attention|message|instructions?|memo|hint|important)\\b.{0,12}\\b(?:to|for)?\\b.{0,12}\\b(?:the )?${scorer}\\b`,
    'gs',
  ),
  new RegExp(
    `\\b(?:score|rate|grade|mark|classify|rank|treat|label|qualify)\\b (?:this|it|the (?:lead|record|case|intake|client|caller)|me|us|as)\\b.{0,40}\\b${top}\\b`,
    'gs',
  ),
  /\b(?:set|assign|give|award|return|output|respond|reply|answer|print|report)\b.{0,50}\b(?:(?:quality |lead |final )?score|rating|highest level|level 4|full points|maximum points|full marks|100 points)\b/gs,
  new RegExp(
    `\\b(?:lead|record|case|intake|score|rating)\\b (?:is|must be|should be|shall be|has to be) (?:set to |marked |scored |rated |classified )?(?:as )?${top}\\b`,
    'g',
  ),
  /\b(?:analysis_?score|threshold_?score|analysis_?notes|results\.valid)\b/g,
  /<\/?(?:system|assistant|user|developer|instructions?|record|intake|prompt|admin|note_?s?|data)\b[^>]{0,120}>/g,
  /\[\/?(?:system|inst|assistant|admin|user|end of [a-z ]{2,20})\]|<\|.{0,40}?\|>|<<\/?sys>>/g,
  /(?<=^|[\n.!?])\s*(?:#{2,}\s*)?(?:system|assistant|developer|instruction)s?\s*:/g,
  /["'}\]]\s*,\s*["'{]*\s*["']?(?:score|level|role|analysis\w*|valid|criteria|flags|system|results?|verdict)["']\s*:/g,
  /["']role["']\s*:\s*["'](?:system|developer|assistant)["']/g,
  /\b(?:new|updated|additional|revised|real|hidden) (?:instructions?|system prompt|directives?)\b/g,
  /\bend of (?:the )?(?:intake notes?|record|input|prompt|data|instructions?)\b/g,
  /\b(?:jailbreak|prompt injection|developer mode|dan mode|as an ai)\b/g,
  /[a-z0-9+/]{48,}={0,2}/g,
  /\b(?:ignor[ae]|olvid[ae]|desestim[ae]|descart[ae])\b.{0,40}\b(?:instrucciones|reglas|criterios|indicaciones)\b/gs,
  /\b(?:puntuacion|puntaje|calificacion)\b.{0,30}\b(?:100|cien|maxim[oa]|perfect[oa])\b|\bmar(?:ca|que|car)\b.{0,30}\bcomo valid[oa]\b/gs,
  /\b(?:ignorez|oubliez|ignoriere|vergiss|ignore[zm]?)\b.{0,40}\b(?:instructions|consignes|anweisungen|instrucoes|regeln)\b/gs,
];

const BREAK = /[.!?\n;]/;
/** A sentence without an end is cut here, so that one tripwire does not swallow a whole note. */
const REACH = 200;

function sentenceAround(text: string, { start, end }: Span): Span {
  let from = start;
  while (from > 0 && start - from < REACH && !BREAK.test(text[from - 1] ?? '')) from -= 1;
  let to = end;
  while (to < text.length && to - end < REACH && !BREAK.test(text[to] ?? '')) to += 1;
  return { start: from, end: to };
}

/** The sentences of the original that are addressed to the scorer; they are no evidence and are not sent. */
export function findInjections(folded: FoldedPositions): Span[] {
  return tripwires.flatMap((pattern) =>
    [...folded.text.matchAll(pattern)].map((match) => {
      const { start, end } = sentenceAround(folded.text, { start: match.index, end: match.index + match[0].length });
      return folded.toOriginal(start, end);
    }),
  );
}
