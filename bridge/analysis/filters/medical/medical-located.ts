import { type Evidence, lookFor, nearbyAt, type RecordFacts } from '../record-facts.ts';
import type { Condition, Reader } from './medical-condition.ts';
import { anyOf, bodilyHarm, isUnreal } from './medical-facts.ts';
import type { Held } from './medical-judges.ts';

/** Parts of the body: by the words of filters, and by the words of notes for the part and what belongs to it. */
const parts: readonly (readonly [RegExp, string])[] = [
  [/\b(?:head|skull|brain)\b/, 'heads?|skull|brain|scalp|crani\\w*|forehead|cabeza|craneo'],
  [
    /\b(?:face|facial)\b/,
    'faces?|facial|cheeks?|cheek ?bones?|lips?|chin|nose|jaw|forehead|eyebrows?|brows?|eyelids?|orbital|eye sockets?|cara|mejilla|labio|frente|nariz',
  ],
  [/\bneck|cervical\b/, 'neck|cervical|c\\d(?:[-/]c?\\d)?|acdf|cuello'],
  [
    /\b(?:back|lumbar)\b/,
    'back|lumbar|thoracic|l\\d(?:[-/][ls]?\\d)?|t\\d{1,2}|spine|vertebra\\w*|discectomy|laminectomy|espalda|columna',
  ],
  [
    /\b(?:spine|spinal|vertebra\\w*)\b/,
    'back|neck|spine|spinal|cervical|lumbar|thoracic|vertebra\\w*|[clt]\\d{1,2}(?:[-/][cls]?\\d)?|acdf|discectomy|laminectomy|columna|espalda|cuello',
  ],
  [/\bhips?\b/, 'hips?|femoral neck|acetabul\\w*|cadera'],
  [/\b(?:pelvis|pelvic)\b/, 'pelvi\\w*|acetabul\\w*'],
  [/\b(?:femurs?|thighs?)\b/, 'femurs?|femoral|thighs?|femur'],
  [/\b(?:legs?|lower (?:limb|extremit)\w*)\b/, 'legs?|femurs?|tibias?|fibulas?|tib[-/ ]?fib|shins?|thighs?|piernas?'],
  [/\bknees?\b/, 'knees?|knee ?caps?|patellas?|acl|mcl|pcl|menisc\\w*|tibial plateau|rodillas?'],
  [
    /\b(?:ankles?|tibias?|fibulas?)\b/,
    'ankles?|malleol\\w*|bimalleolar|trimalleolar|tibias?|fibulas?|tib[-/ ]?fib|tobillos?',
  ],
  [/\b(?:feet|foot)\b/, 'feet|foot|heels?|toes?|metatarsals?|calcane\\w*|pies?'],
  [/\bshoulders?\b/, 'shoulders?|rotator|labr\\w+|clavicles?|collar ?bones?|humeral head|hombros?'],
  [/\b(?:collar ?bones?|clavicles?)\b/, 'collar ?bones?|clavicles?|clavicula'],
  [/\b(?:arms?|upper (?:limb|extremit)\w*)\b/, 'arms?|forearms?|humerus|radius|ulna|elbows?|wrists?|brazos?'],
  [/\bwrists?\b/, 'wrists?|colles|radius|scaphoid|munecas?'],
  [/\b(?:hands?|fingers?)\b/, 'hands?|fingers?|thumbs?|knuckles?|metacarpals?|manos?|dedos?'],
  [/\bribs?\b/, 'ribs?|costillas?'],
  [/\beyes?\b/, 'eyes?|vision|sight|cornea\\w*|retina\\w*|globe|orbital|eye ?sockets?|ojos?|vista'],
  [/\bjaw\b/, 'jaw|mandib\\w*'],
];

const kinds: readonly (readonly [RegExp, string, number])[] = [
  [
    /\b(?:fractur\w*|fx|breaks?|broken)\b/,
    'fx\\w*|fractur\\w*|bro(?:ke|ken)|shattered|cracked|busted|popped|snapped|romp\\w+|quebr\\w+|rot[oa]',
    24,
  ],
  [
    /\b(?:surg\w*|operat\w*)\b/,
    'surg\\w*|operat\\w*|fus(?:ed|ion)|repair\\w*|reconstruct\\w*|replac\\w*|scoped?|arthroscop\\w*|pinned|plates?|plated|screws|rods?|orif|acdf|discectomy|laminectomy|operad[oa]|cirugia',
    40,
  ],
  [/\b(?:scar\w*|disfigur\w*)\b/, 'scar(?:s|red|ring)?|disfigur\\w*|cicatri\\w*|keloid|marked', 48],
  [/\bburn\w*\b/, 'burn\\w*|scald\\w*|quemad\\w*', 40],
];

/** What else the statement would settle for: then the place is not all it asks. */
const alternatives =
  /\bor (?:any |a |an )?(?:death|tbi|surger\w*|fractur\w*|broken|hospital\w*|inpatient|injection\w*|herniat\w*|overnight)|\binpatient|\bovernight|\bhospital/;

interface Located {
  places: RegExp[];
  words: RegExp;
  part: RegExp;
}

const anyAsked = new RegExp(parts.map(([part]) => part.source).join('|'), 'g');
const betweenParts =
  /^(?:\s|,|\/|&|\b(?:or|and|of|the|an?|to|in|on|any|his|her|their|level|visible|major|cases?|injur\w*)\b)*$/;

/** Whether harm and part stand together: "fall with fracture or head bleed" asks for no fracture of the head. */
function beside(statement: string, kind: RegExp): boolean {
  const harm = kind.exec(statement);
  if (harm === null) return false;
  const end = harm.index + harm[0].length;
  return [...statement.matchAll(anyAsked)].some(({ index, 0: part }) =>
    index < harm.index
      ? betweenParts.test(statement.slice(index + part.length, harm.index).replace(anyAsked, ' '))
      : betweenParts.test(statement.slice(end, index).replace(anyAsked, ' ')) &&
        !/^ ?(?:or|and|,)/.test(statement.slice(end)),
  );
}

function located(statement: string): Located | null {
  const asked = kinds.filter(([kind]) => kind.test(statement));
  const named = parts.filter(([part]) => part.test(statement)).map(([, told]) => told);
  const [kind] = asked;
  if (kind === undefined || asked.length > 1 || named.length === 0 || !beside(statement, kind[0])) return null;
  const [, words, reach] = kind;
  const part = named.join('|');
  return {
    words: new RegExp(`\\b(?:${words})\\b`, 'g'),
    part: new RegExp(`\\b(?:${part})\\b`, 'g'),
    places: [
      new RegExp(`\\b(?:${words})\\b[^.;]{0,${reach}}\\b(?:${part})\\b`, 'g'),
      new RegExp(`\\b(?:${part})\\b[^.;]{0,${reach}}\\b(?:${words})\\b`, 'g'),
      new RegExp(`\\b(?:${inOne})\\b`, 'g'),
    ],
  };
}

/** Words that are part and harm in one: "they did an ACDF". */
const inOne = 'acdf|discectomy|laminectomy|craniotomy|meniscectomy|bimalleolar|trimalleolar|colles';
const adjacentPart = new RegExp(`\\b(?:${parts.map(([, told]) => told).join('|')}) ?$`);
const anyPart = new RegExp(`\\b(?:${parts.map(([, told]) => told).join('|')})\\b`);

/** Another part that stands between the two is the one that is meant: "broke her wrist, hip is fine". */
const isMeant = ({ quote }: Evidence, { words, part }: Located): boolean => {
  const folded = quote.toLowerCase();
  return folded.search(part) !== -1 && !anyPart.test(folded.replace(part, ' ').replace(words, ' '));
};

/** "Knee scope in August, my neck is sore": the part right before the harm is the one that was harmed. */
function ofOther(before: string, { part }: Located): boolean {
  const last = adjacentPart.exec(before.slice(-24))?.[0].trim();
  return last !== undefined && last.search(part) === -1;
}

const harmOf = /\b(?:injur\w*|trauma|damage)\b/;
/** Head, neck and back are read by their own findings. */
const ownFindings = /\b(?:head|skull|brain|neck|cervical|back|lumbar|spin\w*|vertebra\w*)\b/;

/** "Eye injuries": the part is told of at all. */
function injuredPart(statement: string): Condition | null {
  if (!harmOf.test(statement) || ownFindings.test(statement) || !beside(statement, harmOf)) return null;
  const named = parts.filter(([part]) => part.test(statement)).map(([, told]) => told);
  if (named.length === 0) return null;
  const part = new RegExp(
    `\\b(?:${named.join('|')})\\b(?! (?:is|are|was|were) (?:all )?(?:fine|ok|okay|good)\\b)`,
    'g',
  );
  const judge = (facts: RecordFacts): Held => {
    const { asserted } = lookFor(facts, part, isUnreal);
    const told = asserted ?? bodilyHarm(facts);
    if (told === null) return { holds: null, why: 'the notes do not tell what part was hurt', evidence: null };
    return {
      holds: asserted !== null,
      why: asserted === null ? 'another part was hurt' : 'the notes tell of it',
      evidence: told,
    };
  };
  return { judge };
}

/** "Fracture of hip or femur", "back surgery", "scar on the face": told only beside one of these parts of the body. */
export const locatedHarm: Reader = (statement) => {
  if (alternatives.test(statement)) return null;
  const asked = located(statement);
  if (asked === null) return injuredPart(statement);
  const judge = (facts: RecordFacts): Held => {
    for (const place of asked.places) {
      const { asserted } = lookFor(facts, place, (before) => isUnreal(before) || ofOther(before, asked));
      if (asserted !== null && isMeant(asserted, asked))
        return { holds: true, why: 'the notes tell of it', evidence: asserted };
    }
    const told = lookFor(facts, asked.words, isUnreal).asserted;
    const unnamed = told !== null && !anyPart.test(nearbyAt(facts, told.at, told.at + told.quote.length).text);
    const other = anyOf(facts, ['death']) ?? bodilyHarm(facts);
    if (other === null || unnamed)
      return { holds: null, why: 'the notes do not tell what part was hurt', evidence: null };
    return { holds: false, why: 'the notes tell of nothing of the kind there', evidence: told ?? other };
  };
  return { judge };
};
