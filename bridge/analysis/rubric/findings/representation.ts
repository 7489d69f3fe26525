import type { Hit, Reading } from '../reading/read-notes.ts';

export type Representation = 'none' | 'current' | 'former' | 'unknown';

export interface RepresentationFinding {
  readonly state: Representation;
  readonly span: { start: number; end: number } | null;
}

const lawyer =
  '(?:attorney|attorneys|atty|attys|att|attny|atny|attorny|lawyer|lawyers|laywer|counsel|abogad[oa]s?|licenciad[oa]|law firm|firm|bufete|despacho)';

// Taking one on, or having one: said of the caller's own side.
const taken = new RegExp(
  [
    `\\b(?:has|have|had|having|got|w\\/|with|my|our|her|his|their|tiene|tengo|tenemos|cuenta con) (?:already |currently |now |an?|the |another |other |own |un |una |otro |su |mi |new |good |ya |hired |retained |local |a different ){0,4}${lawyer}\\b`,
    `\\b(?:hired|retained|signed (?:up )?(?:with|retainer|a retainer|the retainer|a contract|contract|w)|signed w\\/|engaged|represented by|repped by|going with|went with|contrat[oe]|contrate|firm[oe] (?:contrato )?con|firme con|firmo contrato|representad[oa] por|working with|paying) (?:\\S+ ){0,5}?${lawyer}\\b`,
    `\\b(?:we|i|she|he|they|already) (?:have )?(?:hired|retained) (?:one|somebody|someone|them|him|her)\\b`,
    `\\b(?:is|are|am|currently|already|still|been) (?:already |currently |now |still )?(?:represented|repped)\\b(?! (?:myself|himself|herself|themselves))`,
    `\\b(?:lor|letter of rep(?:resentation)?) (?:\\S+ ){0,3}?(?:sent|went|on file|out|is|was|from)\\b|\\bsent (?:\\S+ ){0,3}?(?:lor|letter of rep(?:resentation)?)\\b`,
    `\\b(?:has|have|w\\/|with) (?:an? )?(?:rep|representation)\\b|\\b(?:su|mi|sus) ${lawyer} (?:ya |no )?(?:\\w+ )?(?:lleva|tiene|metio|presento|dice|dijo|esta|contesta)`,
    `\\bya (?:la|lo|me|los) representa\\b|\\bya firm(?:o|e) (?:contrato |papeles )?con\\b`,
    `\\b${lawyer} (?:is|are) (?:handling|working|already|still|on it|filing|waiting)\\b|\\b(?:my|her|his|our|their) (?:current |present |own |other )?${lawyer} (?:filed|sent|is|has|says|said|won't|doesn't|never|isn't|keeps|wants|told|got|did|handles|put|took|wont|doesnt)\\b`,
  ].join('|'),
  'g',
);

// Whose lawyer it is, or for what: not ours, not for this.
const elsewhere = new RegExp(
  `\\b(?:divorce|criminal|comp|wc|work comp|workers comp|immigration|real estate|estate|probate|family|closing|tax|bankruptcy|traffic|dui|defense|custody|eviction|business|corporate|company|insurance|union|city|county|hospital|state|district|prosecuting|appointed|adoption|drafting|estate planning) ${lawyer}`,
);
const opponents = new RegExp(
  `\\b(?:(?:other|opposing|adverse|defense|defendant'?s?|insurer'?s?|insurance|ins|owner'?s?|landlord'?s?|employer'?s?|company'?s?|hospital'?s?|husband'?s|wife'?s|ex'?s?|father'?s|mother'?s|store'?s?|seller'?s?|buyer'?s?|aide'?s?|boss'?s?|bank'?s?|school'?s?|driver'?s?|hoa'?s?|their|neighbor'?s?|in-house|inhouse|brother'?s|sister'?s|executor'?s|trustee'?s) (?:side'?s? |party'?s? |driver'?s? |company'?s? |dog |owner'?s? )*${lawyer}|(?:he|she|ex|husband|wife|father|mother|landlord|employer|company|other side|they|spouse|boss|brother|sister|esposo|esposa|el papa|la mama) (?:already |just |now |also |ya )?(?:has|have|got|hired|retained|tiene|contrato) (?:an? |un |his own |her own )?${lawyer}|${lawyer} for (?:the |his |her |their |my )?(?:other|landlord|insur|company|employer|husband|wife|ex|hospital|store|defend|seller|bank|driver|owner|city|school)|${lawyer} (?:he|she|they) (?:hired|has)|(?:his|her) ${lawyer} wrote|works for|is an? (?:\\w+ ){0,3}${lawyer}|es abogad|friend (?:who|that) is|friend is)`,
);
const consulted = new RegExp(
  `\\b(?:talked|spoke|spoken|called|consulted|asked|contacted|emailed|met|saw|tried|hable|hablo|consulto|reached out)(?: to| with| con)? (?:\\S+ ){0,4}?${lawyer}|${lawyer} (?:turned|said no|declined|never called|didn't|told me (?:to|i)|told (?:him|her|us)|advised|referred|gave|sent (?:us|me|him|her) (?:here|to (?:us|you)))|free consult|free half hour|conflict|knows him|second opinion from|mailed flyers|mailers|flyers`,
);
const over =
  /\b(?:former|previous|prior|ex|old|first|used to|no longer|fired|let (?:\w+ )?go|dropped|withdr[ae]w\w*|quit|retired|died|passed away|disbarred|discharged|terminated|ended|released|substitut\w+|closed (?:the|my|her|his) file|file returned|renuncio|despidio|despedi|ya no|tenia|anterior)\b/;
const notOver =
  /\b(?:not|never|has ?n'?t|have ?n'?t|hasnt|havent|didn'?t|did not|isn'?t|without|no) (?:yet |been |ready to |actually |formally )?(?:let|fired?|firing|discharg\w*|terminat\w*|ended|dropp?\w*|withdr\w*|released|quit)\b|\bthinking (?:of|about) (?:firing|switching|changing)|\bwants? to (?:fire|switch|change)|\bquiere cambiar/;
const ended =
  /\b(?:withdrew|withdrawn|withdraws?|retired|died|passed away|disbarred|(?:she|he|i|we|client|pnc|they|has|have) (?:already |since |formally )?(?:fired|let (?:him|her|them|that firm|the firm) go|discharged|terminated|ended)|fired (?:him|her|them|that|the|my|his|first)|dropped (?:me|him|her|us|the case|my case|his case|her case)|let (?:him|her|them) go|no longer (?:represent\w*|with|has|have)|released (?:me|him|her|the file|from)|substitution|had nobody since|file returned|renuncio|lo despidi\w*|ya no (?:la|lo|me) representa|ya no tiene)\b/;

const clauseOf = (reading: Reading, at: number): string => {
  const clause = reading.clauses.find((candidate) => at >= candidate.start && at < candidate.end);
  return clause?.text ?? '';
};

const sentenceOf = (reading: Reading, at: number): string => {
  const clause = reading.clauses.find((candidate) => at >= candidate.start && at < candidate.end);
  if (clause === undefined) return '';
  const same = reading.clauses.filter((candidate) => candidate.sentence === clause.sentence);
  return reading.text.slice(same[0]?.start ?? 0, same.at(-1)?.end ?? 0);
};

const deniedBefore =
  /\b(?:no|not|never|n't|dont|doesnt|didnt|hasnt|havent|without|w\/o|nobody|none|neither|nor|sin|nunca|nadie|isnt|arent|if|should|whether|need|needs|want|wants|wanted|looking for|before|until|can|could|would|will|todavia no|to have|to get|to hire|like to|ready to|necesita|busca|quiere)\b(?:\W+\w+){0,5}\W*$|n't\b(?:\W+\w+){0,5}\W*$/;

/** Where the caller is said to have a lawyer of their own, for this matter, now. */
const currentSpans = (reading: Reading): { start: number; end: number }[] =>
  [...reading.text.matchAll(taken)].flatMap((match) => {
    const clause = clauseOf(reading, match.index);
    const clauseStart = reading.clauses.find((candidate) => candidate.text === clause)?.start ?? 0;
    const before = clause.slice(0, Math.max(0, match.index - clauseStart));
    const around = `${before}${reading.text.slice(match.index, match.index + match[0].length + 40)}`;
    if (deniedBefore.test(before.slice(-60)) || /^no\b/.test(match[0])) return [];
    if (elsewhere.test(around) || opponents.test(around) || consulted.test(clause)) return [];
    if (over.test(clause) && !notOver.test(sentenceOf(reading, match.index))) return [];
    return [{ start: match.index, end: match.index + match[0].length }];
  });

const firstHit = (hits: readonly Hit[]): { start: number; end: number } | null => hits[0] ?? null;

/** Whether the caller already has a lawyer for this matter. */
export const findRepresentation = (reading: Reading): RepresentationFinding => {
  const current = currentSpans(reading);
  const denial = firstHit(reading.hits('rep.none'));
  const wasEnded = ended.test(reading.text) && !notOver.test(reading.text);
  if (current[0] !== undefined && !wasEnded) {
    const closing = reading.hits('rep.none').at(-1);
    // "No attorney" said after all outweighs a lawyer mentioned before it for something else.
    if (closing === undefined || closing.start < current[0].start) return { state: 'current', span: current[0] };
  }
  if (denial !== null) return { state: 'none', span: denial };
  if (wasEnded && reading.hits('rep.mention').length > 0) {
    return { state: 'former', span: firstHit(reading.hits('rep.former')) ?? firstHit(reading.hits('rep.mention')) };
  }
  return { state: 'unknown', span: null };
};
