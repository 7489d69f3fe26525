import { type Clause, splitClauses, splitSentences } from '../text/clauses.ts';
import type { RecordFacts } from './record-facts.ts';

/** What is asked about: whose body, or whose money; a household has one purse. */
export type Asked = 'body' | 'money';

/** Children are clients too often to be others. */
const apart =
  'girl ?friend|boy ?friend|gf|bf|fiance|brother|sister|cousin|co-?worker|friend|buddy|pal|neighbor|boss|roommate|housemate|uncle|aunt|nephew|niece|(?:mother|father|sister|brother)-in-law|foreman';
const household = 'partner|wife|husband|hubby|mom|mother|dad|father|grandma|grandmother|grandpa|grandfather';
const aparte =
  'novia|novio|hermano|hermana|primo|prima|compadre|comadre|amigo|amiga|companero|companera|cunado|cunada|tio|tia|vecino|vecina|jefe';
const hogar = 'esposa|esposo|marido|mujer|papa|mama|padre|madre|suegro|suegra';
const drivers =
  '(?:the |his |her )?(?:other|jeep|uber|lyft|truck|van|car|suv|at[- ]fault|bus|taxi|cab) (?:driver|guy|lady|man|woman)|the (?:lady|guy|man|woman|kid) (?:that|who) (?:hit|struck|rear-?ended) (?:me|us)';

const beginsWith = (somebody: string): RegExp =>
  new RegExp(
    `^[\\s"'(,.-]*(?:(?:and|but|so|also|then|while|y|pero|a|i think|i guess|i heard) )*(?:${somebody})(?:'s)?(?![a-z-])`,
  );
const unrelated = '(?:a |the )?(?:neighbor|co-?worker|friend|buddy)s?(?: of mine| with the same| who| from)';
const beginnings: Readonly<Record<Asked, RegExp>> = {
  money: beginsWith(`(?:my|his|her) (?:\\w+ )?(?:${apart})|${unrelated}|mi (?:${aparte})`),
  body: beginsWith(
    `(?:my|his|her) (?:\\w+ )?(?:${apart}|${household})|${unrelated}|mi (?:${aparte}|${hogar})|${drivers}`,
  ),
};

/** He and she go on with whoever was spoken of. */
const goesOn =
  /^[\s"'(,.-]*(?:(?:and|but|so|then|y|pero) )*(?:he|she|they|his|her|their|hers|he's|she's|they're|el|ella|ellos|su|le)\b/;
const touchesClient = /\b(?:me|us|mine|myself|i|i'm|i've|we|our|nos|conmigo|pnc|clmt|client)\b/;
const firstPerson = /\b(?:i|i'm|i've|me|my|mine|yo|mi|pnc|clmt|cl|client)\b/g;
/** Whoever speaks of himself less than that may speak for somebody else. */
const SPEAKS_OF_HIMSELF = 3;

interface Stretch {
  start: number;
  end: number;
}

const told: Readonly<Record<Asked, WeakMap<RecordFacts, RecordFacts>>> = { body: new WeakMap(), money: new WeakMap() };

/** The record without what it tells of other people's bodies or money, where the client speaks of himself too. */
export function withoutOthers(facts: RecordFacts, asked: Asked): RecordFacts {
  const known = told[asked].get(facts);
  if (known !== undefined) return known;
  const own = leaveOut(facts, stretchesOfOthers(facts, asked));
  told[asked].set(facts, own);
  return own;
}

function leaveOut(facts: RecordFacts, stretches: readonly Stretch[]): RecordFacts {
  if (stretches.length === 0) return facts;
  let folded = '';
  let at = 0;
  for (const { start, end } of stretches) {
    folded += facts.folded.slice(at, start) + ' '.repeat(end - start);
    at = end;
  }
  folded += facts.folded.slice(at);
  const stays = ({ start, end }: Stretch) => folded.slice(start, end).trim() !== '';
  return {
    ...facts,
    folded,
    clauses: splitClauses(folded),
    sentences: splitSentences(folded),
    dates: facts.dates.filter(stays),
    durations: facts.durations.filter(stays),
  };
}

/** The first sentence says who the client is, whoever that may be. */
function stretchesOfOthers({ folded, clauses }: RecordFacts, asked: Asked): Stretch[] {
  if ((folded.match(firstPerson)?.length ?? 0) < SPEAKS_OF_HIMSELF) return [];
  const stretches: Stretch[] = [];
  let theirs = false;
  let sentence = 0;
  for (const part of clauses.flatMap(atCommas)) {
    const begins = beginnings[asked].exec(part.text);
    if (begins !== null) theirs = !touchesClient.test(part.text.slice(begins[0].length));
    else theirs = theirs && part.sentence === sentence && goesOn.test(part.text) && !touchesClient.test(part.text);
    sentence = part.sentence;
    if (theirs && sentence > 0) stretches.push(part);
  }
  return stretches;
}

/** "A Jeep collided, jeep driver went off in the ambulance": who does what may change at a comma. */
function atCommas(clause: Clause): Clause[] {
  const parts: Clause[] = [];
  let start = 0;
  for (const { index } of clause.text.matchAll(/, (?=(?:and )?(?:(?:my|his|her|the|mi) )?(?:\w+ )?(?:\w+ )\w)/g)) {
    if (!beginnings.body.test(clause.text.slice(index))) continue;
    parts.push({
      ...clause,
      text: clause.text.slice(start, index),
      start: clause.start + start,
      end: clause.start + index,
    });
    start = index;
  }
  parts.push({ ...clause, text: clause.text.slice(start), start: clause.start + start });
  return parts;
}
