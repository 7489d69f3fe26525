import type { Clause } from '../../text/clauses.ts';
import type { Hit, Reading } from '../reading/read-notes.ts';
import type { CaseKind } from './case-kind.ts';

export type Representation = 'none' | 'current' | 'former' | 'unknown';

export interface RepresentationFinding {
  readonly state: Representation;
  readonly span: { start: number; end: number } | null;
}

const lawyer =
  '(?:attorney|attorneys|atty|attys|att|attny|atny|attorny|lawyer|lawyers|laywer|counsel|abogad[oa]s?|licenciad[oa]|law firm|firm|bufete|despacho)';

const outfit = `(?:${lawyer}|outfit|legal group|law group|law office|injury group)`;
const filler =
  "(?!no\\b|not\\b|never\\b|any\\b|without\\b|sin\\b|to\\b|been\\b|spoken\\b|talked\\b|zero\\b|money\\b|time\\b|for\\b|need\\b|plan\\b)[\\w'-]+ ";

// Taking one on, or having one: said of the caller's own side.
const taken = new RegExp(
  [
    `\\b(?:has|have|got|w\\/|tiene|tengo|tenemos|cuenta con|is with|am with|are with|'s with|'m with|i'm with) (?:${filler}){0,4}?${lawyer}\\b`,
    `\\b(?:my|our) (?:\\w+ ){0,2}?${lawyer}\\b(?! friend| buddy| cousin| brother| sister)`,
    `\\b(?:current|present|existing) (?:\\w+ )?(?:${lawyer}|representation)\\b`,
    `\\b(?:hired|retained|engaged|represented by|repped by|handled by|going with|went with|contrat[oe]|contrate|firme con|representad[oa] por|working with|under contract with|contract with|agreement with|retainer with|retainer w\\/) (?:\\S+ ){0,5}?${outfit}\\b`,
    `\\b(?:e-?|docu)?-?signed (?:up )?(?:with|w\\/|w|a retainer|the retainer|retainer|a contract|contract|paperwork|papers|on with) (?:\\S+ ){0,6}?${outfit}\\b`,
    `\\b(?:firm[oe]) (?:contrato |papeles )?con (?:\\S+ ){0,4}?${lawyer}\\b|\\b(?:firm[oe]) contrato con\\b`,
    `\\b(?:we|i|she|he|they|already) (?:have )?(?:already )?(?:hired|retained) (?:one|somebody|someone|them|him|her)\\b`,
    '\\b(?:is|are|am|currently|already|still|been) (?:already |currently |now |still )?(?:represented|repped)\\b(?! (?:myself|himself|herself|themselves))',
    '\\b(?:lor|letter of rep(?:resentation)?) (?:\\S+ ){0,4}?(?:sent|went|on file|out|is|was)\\b|\\bsent (?:\\S+ ){0,3}?(?:lor|letter of rep(?:resentation)?)\\b',
    `\\b(?:has|have|w\\/|with) (?:an? )?(?:rep|representation)\\b|\\b(?:su|mi|sus) ${lawyer} (?:ya |no )?(?:\\w+ )?(?:lleva|tiene|metio|presento|dice|dijo|esta|contesta)`,
    '\\bya (?:la|lo|me|los) representa\\b|\\bya firm(?:o|e) (?:contrato |papeles )?con\\b',
    `\\b(?:another|other|different|downtown|big|tv|billboard) (?:law )?(?:firm|office|${lawyer}) (?:\\w+ )?(?:has|is|sent|represents?|handl\\w+|already|took|filed|got|are)\\b`,
    `\\b${lawyer} (?:who|that) (?:already )?(?:filed|is handling|has filed|sent|took my|has my|has the)\\b|\\b${lawyer} since\\b|\\b${lawyer} (?:is|are) (?:handling|working on|still on|on it|filing|negotiating)\\b`,
    `\\b(?:her|his|their) (?:current |present |own |other )?${lawyer} (?:filed|sent|keeps|won't|wont|doesn't|doesnt|never|isn't|handles|put|took|is handling)\\b|\\bcase manager (?:there |is )?(?:named|called|who|never|won't|doesn't)\\b`,
    `\\b(?:who|that|whom|which|man|guy|lady|outfit) (?:i|we|he|she) (?:already )?signed (?:up )?with\\b|\\b(?:firm|lawyer|attorney|office)\\b[^.,;]{0,30}\\bsigned (?:me|us|him|her)\\b|\\bcontract with (?:him|her|them) is\\b|\\b(?:nephew|cousin|uncle|brother|friend|daughter|son|niece)\\b[^.]{0,25}\\bon it\\b[^.]{0,20}\\b(?:bar|law)\\b|\\bsigned? with (?:everyone|everybody|them all)\\b`,
    `\\b(?:not|n't|never|hasnt|havent) (?:yet |actually )?(?:let|fired?|discharged?|dropped?|terminated?|released?) (?:go of )?(?:my|her|his|our|the|that|their) (?:\\w+ )?${lawyer}\\b`,
    `\\bentered (?:his|her|an|their) appearance\\b|\\b${lawyer} (?:i|we|he|she|they) (?:paid|hired|retained|signed|have)\\b|\\b(?:signed|got) (?:him|her|us|me|them|mom|dad) (?:up )?with (?:\\w+ ){0,3}${lawyer}\\b|\\b(?:ya )?firmamos con (?:un|una) \\w+|\\bret'?d (?:an? )?${lawyer}\\b|\\b(?:opted in|opt in) to the class\\b|\\bpidio los expedientes\\b|\\bcopia del contrato firmado\\b`,
    `\\b(?:second|2nd) ${lawyer} (?:just )?(?:to|for)\\b|\\bwithout telling (?:him|her|them|my ${lawyer})\\b`,
  ].join('|'),
  'g',
);

// Whose lawyer it is, or for what: not ours, not for this.
const elsewhere = new RegExp(
  `\\b(?:divorce|criminal|comp|wc|work comp|workers comp|immigration|real estate|estate|probate|family|closing|tax|bankruptcy|traffic|dui|defense|custody|eviction|business|corporate|company|insurance|union|city|county|hospital|state|district|prosecuting|appointed|adoption|drafting|estate planning) ${lawyer}`,
);
const opponents = new RegExp(
  `\\b(?:(?:other|opposing|adverse|defense|defendant'?s?|insurer'?s?|insurance|ins|owner'?s?|landlord'?s?|employer'?s?|company'?s?|hospital'?s?|husband'?s|wife'?s|ex'?s?|father'?s|mother'?s|store'?s?|seller'?s?|buyer'?s?|aide'?s?|boss'?s?|bank'?s?|school'?s?|driver'?s?|hoa'?s?|their|neighbor'?s?|in-house|inhouse|brother'?s|sister'?s|executor'?s|trustee'?s) (?:side'?s? |party'?s? |driver'?s? |company'?s? |dog |owner'?s? )*${lawyer}|(?:ex|husband|wife|father|mother|landlord|employer|company|other side|other driver|spouse|boss|brother|sister|stepson|stepmother|esposo|esposa|el papa|la mama) (?:already |just |now |also |ya )?(?:has|have|got|hired|retained|tiene|contrato) (?:an? |un |his own |her own )?${lawyer}|${lawyer} for (?:the |his |her |their |my )?(?:other|landlord|insur|company|employer|husband|wife|ex|hospital|store|defend|seller|bank|driver|owner|city|school)|${lawyer} (?:he|she|they) (?:hired|has)|(?:his|her) ${lawyer} wrote|works for|is an? (?:\\w+ ){0,3}${lawyer}|(?:my|mi|his|her) (?:sister|brother|cousin|friend|neighbor|coworker|roommate|hermana|hermano|primo|prima|amigo|amiga|vecino|vecina|cunad[oa])[^.]{0,40}(?:hired|has|got|retained|contrato|tiene)|es abogad|friend (?:who|that) is|friend is)`,
);
// In these matters "he" and "she" are as a rule the other side.
const facingKinds: ReadonlySet<CaseKind | null> = new Set(['family', 'tenancy', 'business', 'estate', 'property']);
const pronounHas = new RegExp(
  `\\b(?:his|her|their) own (?:\\w+ )?${lawyer}|\\b(?:he|she|they|el|ella|he's|she's)(?:'ll| will)? (?:already |just |now |also |ya )?(?:has|have|got|gets?|hired|retained|tiene|contrato) (?:an? |un |his own |her own |their own )?${lawyer}`,
);
const consulted = new RegExp(
  `\\b(?:talked|spoke|spoken|called|consulted|asked|contacted|emailed|met|saw|tried|hable|hablo|consulto|reached out)(?: to| with| con)? (?:\\S+ ){0,4}?${lawyer}|${lawyer} (?:turned|said no|declined|never called|didn't|told me (?:to|i)|told (?:him|her|us)|advised|referred|gave|sent (?:us|me|him|her) (?:here|to (?:us|you)))|free consult|free half hour|conflict|knows him|second opinion from|mailed flyers|mailers|flyers`,
);
const over =
  /\b(?:former|previous|prior|ex|old|first|used to|no longer|fired|let (?:\w+ )?go|dropped|withdr[ae]w\w*|quit|retired|died|passed away|disbarred|discharged|terminated|ended|released|substitut\w+|closed (?:the|my|her|his) file|file returned|renuncio|despidio|despedi|ya no|tenia|anterior)\b/;
const notOver =
  /\b(?:not|never|has ?n'?t|have ?n'?t|hasnt|havent|didn'?t|did not|isn'?t|without|no) (?:yet |been |ready to |actually |formally )?(?:let|fired?|firing|discharg\w*|terminat\w*|ended|dropp?\w*|withdr\w*|released|quit)\b|\bthinking (?:of|about) (?:firing|switching|changing)|\bwants? to (?:fire|switch|change)|\bquiere cambiar/;
const ended =
  /\b(?:withdrew|withdrawn|withdraws?|retired|died|passed away|disbarred|(?:she|he|i|we|client|pnc|they|has|have) (?:already |since |formally )?(?:fired|let (?:him|her|them|that firm|the firm) go|discharged|terminated|ended)|fired (?:him|her|them|that|the|my|his|first)|dropped (?:me|him|her|us|the case|my case|his case|her case)|let (?:him|her|them) go|no longer (?:represent\w*|with|has|have)|released (?:me|him|her|the file|from)|substitution|had nobody since|file returned|quit (?:law|practi\w+|the case)|release letter|no lien|renuncio|lo despidi\w*|ya no (?:la|lo|me) representa|ya no tiene)\b/;

/** What is said of a lawyer farther off is said of another one; looking there would cost the square of the length. */
const farthest = 300;

const within = ({ start, end }: { start: number; end: number }, at: number) => ({
  start: Math.max(start, at - farthest),
  end: Math.min(end, at + farthest),
});

/** Finds the clause of each place in turn; the places come in the order of the text. */
const clausesInTurn = ({ clauses }: Reading) => {
  let reached = 0;
  return (at: number): Clause | undefined => {
    while (reached < clauses.length - 1 && (clauses[reached]?.end ?? 0) <= at) reached += 1;
    return clauses[reached];
  };
};

// Said of something else, or of long ago.
const otherMatter =
  /\b(?:unrelated|another matter|other matter|different (?:case|matter|claim)|separate (?:case|matter|thing|claim)|only to defend|only for (?:the|my|his|her|that)|nothing to do with this|no tiene que ver|some other|for (?:the|my|a|his|her) (?:divorce|closing|will|dui|ticket|criminal|comp|immigration|bankruptcy)|(?:19\d\d|20[01]\d))\b/;

/** The whole sentence a clause belongs to. */
const sentenceAround = ({ text, clauses }: Reading, clause: Clause, at: number): string => {
  const index = clauses.indexOf(clause);
  let [first, last] = [index, index];
  const belongs = (other: Clause | undefined): other is Clause =>
    other !== undefined && other.sentence === clause.sentence && Math.abs(other.start - at) < farthest;
  while (belongs(clauses[first - 1])) first -= 1;
  while (belongs(clauses[last + 1])) last += 1;
  const { start, end } = within({ start: clauses[first]?.start ?? 0, end: clauses[last]?.end ?? text.length }, at);
  return text.slice(start, end);
};

const deniedBefore =
  /\b(?:no|not|never|n't|dont|doesnt|didnt|hasnt|havent|without|w\/o|nobody|none|neither|nor|sin|nunca|nadie|isnt|arent|if|should|whether|need|needs|want|wants|wanted|looking for|before|until|can|could|would|will|todavia no|to have|to get|to hire|like to|ready to|necesita|busca|quiere)\b(?:\W+\w+){0,5}\W*$|n't\b(?:\W+\w+){0,5}\W*$/;

/** Where the caller is said to have a lawyer of their own, for this matter, now; the first such place. */
const currentSpan = (reading: Reading, kind: CaseKind | null): { start: number; end: number } | undefined => {
  const clauseAt = clausesInTurn(reading);
  const keepsOn = notOver.test(reading.text);
  for (const match of reading.text.matchAll(taken)) {
    const at = match.index;
    const whole = clauseAt(at);
    if (whole === undefined) continue;
    const { start, end } = within(whole, at);
    const clause = reading.text.slice(start, end);
    const before = clause.slice(0, at - start);
    const around = `${before}${reading.text.slice(at, at + match[0].length + 40)}`;
    if (/^[^.!|]{0,12}\?/.test(reading.text.slice(at + match[0].length, at + match[0].length + 20))) continue;
    if (deniedBefore.test(before.slice(-60)) || /^no\b/.test(match[0])) continue;
    if (elsewhere.test(around) || opponents.test(around) || consulted.test(clause)) continue;
    if (facingKinds.has(kind) && pronounHas.test(around)) continue;
    if (/^(?:get|gets|going to|'ll|will)$/.test(before.trim().split(' ').at(-1) ?? '')) continue;
    if (otherMatter.test(sentenceAround(reading, whole, at))) continue;
    if (over.test(clause) && !keepsOn) continue;
    return { start: at, end: at + match[0].length };
  }
  return undefined;
};

// Any denial of having hired, in whatever words.
const denial = new RegExp(
  [
    `\\b(?:no|not|never|nobody|none|n't|hasnt|havent|didnt|dont|doesnt|without|w\\/o|zero|any|sin|ningun|nadie|nunca|no one|no other|neither) (?:\\w+ ){0,3}?(?:${lawyer}|hired|retained|engaged|represent(?:s|ed|ing|ation|a)?|repped|signed (?:up|with (?:anyone|anybody|a firm))|contratado)\\b`,
    `\\b(?:not|never|n't) (?:\\w+ ){0,2}?(?:hired?|retain(?:ed)?|engaged?|signed (?:up )?with|talked to|spoken (?:to|with)|called) (?:an?y?(?:one|body)?|nobody|no one|else)\\b`,
    `\\b(?:first|only) (?:call|firm|${lawyer} (?:i|we|he|she))\\b|\\b${lawyer}\\b ?[?:=-]+ ?(?:no|none|nope|ninguno|not yet)\\b|\\b(?:un-?represented|un-?repped|pro se|free to (?:hire|sign)|by myself so far|on (?:my|his|her) own so far)\\b`,
    `\\b(?:nobody|no one|none|not anybody|nadie)(?: is|'s| has| have| ha)? (?:my lawyer|hired|retained|engaged|signed|on (?:it|this|board)|representing|nos representa|me representa|la representa|lo representa)`,
    `\\b(?:looking for|need|needs|want|wants|seeking|find|find me|busc[oa]|necesit[oa]|quier[eo]) (?:an? |un |una |good |new |the |right |some |local )*(?:\\w+ )?${lawyer}\\b`,
  ].join('|'),
);
const deniedRightAway = /\b(?:who|that|because|friend|opposing|other side)\b/;

const statedDenial = (reading: Reading): { start: number; end: number } | null => {
  const match = denial.exec(reading.text);
  if (match === null || deniedRightAway.test(match[0])) return null;
  return { start: match.index, end: match.index + match[0].length };
};

// Nobody asks for a second view of a lawyer's work without having a lawyer.
const secondView =
  /\b(?:second (?:opinion|view|look)|another opinion|otra opinion|segunda opinion|(?:if )?(?:y'?all|you|you guys) (?:can )?(?:do|offer|get) (?:any )?(?:better|more)|ofrecen mas|lining up backup|sub (?:us|you) in|comparing (?:fees|what)|(?:never|won'?t|doesn'?t|don'?t|no nos|no me|no le) (?:calls?|answers?|contesta|returns?|devuelve)[^.]{0,20}(?:back|calls?|llamadas?)?)\b/;
const lawyerish = new RegExp(
  `\\b(?:${lawyer}|signed|contract|contrato|firmamos|firme|firmo|my rep|my file|demand|mediation|billboard|tv commercial)\\b`,
);

const seeksSecondView = (reading: Reading): { start: number; end: number } | null => {
  const match = secondView.exec(reading.text);
  if (match === null || !lawyerish.test(reading.text)) return null;
  return { start: match.index, end: match.index + match[0].length };
};

const firstHit = (hits: readonly Hit[]): { start: number; end: number } | null => hits[0] ?? null;

/** Whether the caller already has a lawyer for this matter. */
export const findRepresentation = (reading: Reading, kind: CaseKind | null): RepresentationFinding => {
  const current = currentSpan(reading, kind);
  const denied = firstHit(reading.hits('rep.none')) ?? statedDenial(reading);
  const wasEnded = ended.test(reading.text) && !notOver.test(reading.text);
  if (current !== undefined && !wasEnded) {
    const closing = reading.hits('rep.none').at(-1);
    // "No attorney" said after all outweighs a lawyer mentioned before it for something else.
    if (closing === undefined || closing.start < current.start) return { state: 'current', span: current };
  }
  if (denied !== null) return { state: 'none', span: denied };
  const view = wasEnded ? null : seeksSecondView(reading);
  if (
    view !== null &&
    reading.hits('rep.mention').length > 0 &&
    !/\b(?:doctor|surgeon|medical|dentist|shop|insur\w+|landlord|he|she|ex|boss|contractor)\b/.test(
      reading.text.slice(Math.max(0, view.start - 40), view.start),
    )
  ) {
    return { state: 'current', span: view };
  }
  if (wasEnded && reading.hits('rep.mention').length > 0) {
    return { state: 'former', span: firstHit(reading.hits('rep.former')) ?? firstHit(reading.hits('rep.mention')) };
  }
  return { state: 'unknown', span: null };
};
