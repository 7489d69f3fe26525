import { type InputRecord, type RecordField, recordFields } from '../../../shared/record.ts';
import { splitSentences } from '../text/clauses.ts';
import { foldText } from '../text/fold-text.ts';

const SCORER =
  '(?:ai|a\\.i\\.|assistant|model|llm|gpt|chatgpt|bot|scorer|grader|evaluator|rater|screener|algorithm|evaluador|calificador|asistente|modelo|ia)';

/** Sentences addressed to whoever scores, in folded text; every gap is bounded so that reading stays linear. */
const orders: readonly RegExp[] = [
  new RegExp(
    `\\b(?:note|notes|message|attention|attn|instructions?|hello|dear|hey|aviso|nota|instruccion|instrucciones|mensaje)\\W{1,4}(?:to |for |the |para |al |el |la |del ){0,3}${SCORER}\\b`,
  ),
  /\b(?:ignore|disregard|forget|override|bypass|omit)\s(?:all|any|the|your|my|these|those|previous|prior|above|earlier|every|other)\b[^.\n]{0,40}\b(?:instructions?|prompts?|rubric|criteria|filters?|scoring)\b/,
  /\b(?:ignore|disregard|forget|override|bypass|omit)\s(?:all\s|any\s)?(?:your|previous|prior|above|earlier)\b[^.\n]{0,30}\b(?:rules|guidelines|training|directions|context)\b/,
  /\b(?:ignora|ignore|olvida|omite|descarta|no tomes en cuenta|no tome en cuenta)\b[^.\n]{0,40}\b(?:instrucciones|reglas|rubrica|criterios|filtros?|indicaciones)\b/,
  /\b(?:give|assign|award|output|return|rate|score|grade)\s(?:this|it|the|a|me|us)\b[^.\n]{0,40}\b(?:100|99|98|97|95|perfect|maximum|highest|full)\b[^.\n]{0,20}(?:\b(?:points?|score|marks?|rating|percent)\b|$)/,
  /\b(?:output|return|write|print|report)\sa?\s?(?:score|rating|total)\sof\s\d{2,3}\b|(?:^|\W)score\s?[:=]\s?(?:100|9\d)\b|\b(?:100|9\d)\/100\b/,
  /\b(?:must|should|shall|will|to)\s(?:receive|get|be given|be awarded|be rated|be scored|be marked)\s(?:the\s|a\s)?(?:maximum|highest|full|perfect|top|100|valid|qualified)\b/,
  /\brepeat after me\b|\byou are (?:now|no longer)\b[^.\n]{0,40}\b(?:ai|assistant|model|scorer|grader|evaluator|bot|master)\b|\bbinding on (?:all|every|any|the) (?:graders?|scorers?|evaluators?|reviewers?)\b/,
  /\b(?:califica|puntua|asigna|otorga|marca|dale)\b[^.\n]{0,50}\b(?:100|maxim[oa]|perfect[oa]|valid[oa]|cien)\b/,
  /\b(?:analysis|evaluation|scoring|screening|grading)\s(?:is\s|has been\s|was\s|already\s|above\s){0,3}(?:complete|completed|finished|final|done|closed)\b/,
  /\b(?:custom\sfilters?|(?:all|the|these)\sfilters)\s(?:have been|has been|are|is|were|do not|don'?t|no)\s(?:switched|turned|disabled|off|apply|longer|satisfied|waived|met)\b/,
  /\bpre-?approved\b[^.\n]{0,60}\b(?:score|record|lead|partner|owner|maximum|points)\b/,
  /\b(?:assume|treat)\b[^.\n]{0,30}\bmissing\s(?:facts?|information|details|fields)\b|\bmissing\s(?:facts|information|details|fields)\b[^.\n]{0,40}\b(?:assumed?|treated|favou?r)\b/,
  /\b(?:system|assistant|developer|admin|administrator)(?:\s(?:notice|message|note|prompt|override|update))?\s?:\s?[^\n]{0,160}\b(?:score|rubric|filters?|rules?|record|evaluation|evaluate|instructions?|rating)\b/,
];

/** Marks that only a forged document has. */
const forgery =
  /<\/?\s?(?:system|assistant|user|instructions?|prompt|notes?|record|intake_?notes|context|tool)\b[^>\n]{0,60}>|<\|[a-z_]{2,20}\|>|\[\/?(?:inst|sys|system|admin)\b[^\]\n]{0,120}\]|"?(?:clarity|strength|damages|merit|analysisscore|thresholdscore)"?\s?[:=]\s?\d{1,3}\b|\bresults\.(?:in)?valid\b|#{2,4}\s?end of (?:notes|record|intake|input)/;

/** Somebody in the story gives the order, as when an employer wants rules ignored. */
const REPORTED =
  /\b(?:told|tells|asked|asks|ordered|instructed|directed|forced|wanted|wants|made|pressured|advised|dijo|pidio|ordeno)\b[^.\n]{0,40}$/;

/** What stands in quotation marks is told, not ordered. */
const QUOTED = /"[^"\n]{1,200}"/g;

export interface Hostility {
  /** `stray` in an otherwise real account, `heavy` where it is the point of the record. */
  level: 'stray' | 'heavy';
  quote: string;
  field: RecordField;
}

/** The share of a text above which the orders are what it is about. */
const HEAVY_SHARE = 0.4;

interface Reading {
  /** Whether orders are what the text is about: they open it, come back, or fill it. */
  dominant: boolean;
  quote: string;
}

function isOrder(sentence: string): boolean {
  return orders.some((order) => {
    const found = order.exec(sentence);
    return found !== null && !REPORTED.test(sentence.slice(Math.max(0, found.index - 60), found.index));
  });
}

function readText(value: string): Reading | null {
  const folded = foldText(value.replace(/[._](?=\p{L})/gu, (dot, at: number) => (value[at - 1] === ' ' ? dot : ' ')));
  const told = folded.text.replace(QUOTED, (words) => ' '.repeat(words.length));
  const forged = forgery.exec(folded.text);
  const sentences = splitSentences(told);
  const ordering = sentences.filter(({ text }) => isOrder(text));
  const [first] = ordering;
  if (!first && !forged) return null;
  const length = ordering.reduce((sum, { text }) => sum + text.length, 0);
  const { start, end } = first ?? { start: forged?.index ?? 0, end: (forged?.index ?? 0) + (forged?.[0].length ?? 0) };
  const dominant =
    forged !== null ||
    ordering.length > 1 ||
    first?.text.trim() === sentences[0]?.text.trim() ||
    length / folded.text.length > HEAVY_SHARE;
  return { dominant, quote: folded.quote(start, end) };
}

/** Text addressed to the scorer, wherever it stands; what it asks for is never done, what it costs is data quality. */
export function findHostility(record: InputRecord): Hostility | null {
  for (const field of recordFields) {
    const reading = readText(record[field]);
    if (!reading) continue;
    const heavy = field !== 'intakeNotes' || reading.dominant;
    return { level: heavy ? 'heavy' : 'stray', quote: reading.quote, field };
  }
  return null;
}
