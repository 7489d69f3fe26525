import { type Evidence, lookFor, nearbyAt, type RecordFacts } from '../record-facts.ts';
import { type Condition, type Held, judgeThat, type Reader } from './medical-condition.ts';
import { anyOf, bodilyHarm, isUnreal } from './medical-facts.ts';
import { without } from './medical-names.ts';

/** Parts of the body: by the words of filters, and by the words of notes for the part and what belongs to it. */
const parts: readonly (readonly [RegExp, string, name: string])[] = [
  [/\b(?:head|skull|brain)\b/, 'heads?|skull|brain|scalp|crani\\w*|forehead|cabeza|craneo', 'head'],
  [
    /\b(?:face|facial)\b/,
    'faces?|facial|cheeks?|cheek ?bones?|lips?|chin|nose|jaw|forehead|eyebrows?|brows?|eyelids?|orbital|eye sockets?|cara|mejilla|labio|frente|nariz',
    'face',
  ],
  [/\bneck|cervical\b/, 'neck|cervical|c\\d(?:[-/]c?\\d)?|acdf|cuello', 'neck'],
  [
    /\b(?:back|lumbar)\b/,
    'back|lumbar|thoracic|l\\d(?:[-/][ls]?\\d)?|t\\d{1,2}|spine|vertebra\\w*|discectomy|laminectomy|espalda|columna',
    'back',
  ],
  [
    /\b(?:spine|spinal|vertebra\\w*)\b/,
    'back|neck|spine|spinal|cervical|lumbar|thoracic|vertebra\\w*|[clt]\\d{1,2}(?:[-/][cls]?\\d)?|acdf|discectomy|laminectomy|columna|espalda|cuello',
    'spine',
  ],
  [/\bhips?\b/, 'hips?|femoral neck|acetabul\\w*|cadera', 'hip'],
  [/\b(?:pelvis|pelvic)\b/, 'pelvi\\w*|acetabul\\w*', 'pelvis'],
  [/\b(?:femurs?|thighs?)\b/, 'femurs?|femoral|thighs?|femur', 'thigh'],
  [
    /\b(?:legs?|lower (?:limb|extremit)\w*)\b/,
    'legs?|femurs?|tibias?|fibulas?|tib[-/ ]?fib|shins?|thighs?|piernas?',
    'leg',
  ],
  [/\bknees?\b/, 'knees?|knee ?caps?|patellas?|acl|mcl|pcl|menisc\\w*|tibial plateau|rodillas?', 'knee'],
  [
    /\b(?:ankles?|tibias?|fibulas?)\b/,
    'ankles?|malleol\\w*|bimalleolar|trimalleolar|tibias?|fibulas?|tib[-/ ]?fib|tobillos?',
    'ankle or shin',
  ],
  [/\b(?:feet|foot)\b/, 'feet|foot|heels?|toes?|metatarsals?|calcane\\w*|pies?', 'foot'],
  [/\bshoulders?\b/, 'shoulders?|rotator|labr\\w+|clavicles?|collar ?bones?|humeral head|hombros?', 'shoulder'],
  [/\b(?:collar ?bones?|clavicles?)\b/, 'collar ?bones?|clavicles?|clavicula', 'collarbone'],
  [/\b(?:arms?|upper (?:limb|extremit)\w*)\b/, 'arms?|forearms?|humerus|radius|ulna|elbows?|wrists?|brazos?', 'arm'],
  [/\bwrists?\b/, 'wrists?|colles|radius|scaphoid|munecas?', 'wrist'],
  [/\b(?:hands?|fingers?)\b/, 'hands?|fingers?|thumbs?|knuckles?|metacarpals?|manos?|dedos?', 'hand'],
  [/\bribs?\b/, 'ribs?|costillas?', 'ribs'],
  [/\beyes?\b/, 'eyes?|vision|sight|cornea\\w*|retina\\w*|globe|orbital|eye ?sockets?|ojos?|vista', 'eye'],
  [/\bjaw\b/, 'jaw|mandib\\w*', 'jaw'],
];

const kinds: readonly (readonly [RegExp, string, reach: number, name: string])[] = [
  [
    /\b(?:fractur\w*|fx|breaks?|broken)\b/,
    'fx\\w*|fractur\\w*|bro(?:ke|ken)|shattered|cracked|busted|popped|snapped|romp\\w+|quebr\\w+|rot[oa]',
    24,
    'a fracture',
  ],
  [
    /\b(?:surg\w*|operat\w*)\b/,
    'surg\\w*|operat\\w*|fus(?:ed|ion)|repair\\w*|reconstruct\\w*|replac\\w*|scoped?|arthroscop\\w*|pinned|plates?|plated|screws|rods?|orif|acdf|discectomy|laminectomy|operad[oa]|cirugia',
    40,
    'surgery (done or planned)',
  ],
  [
    /\b(?:scar\w*|disfigur\w*)\b/,
    'scar(?:s|red|ring)?|disfigur\\w*|cicatri\\w*|keloid|marked',
    48,
    'scarring or disfigurement',
  ],
  [/\bburn\w*\b/, 'burn\\w*|scald\\w*|quemad\\w*', 40, 'a burn'],
];

/** What else the statement would settle for: then the place is not all it asks. */
const alternatives =
  /\bor (?:any |a |an )?(?:death|tbi|surger\w*|fractur\w*|broken|hospital\w*|inpatient|injection\w*|herniat\w*|overnight)|\binpatient|\bovernight|\bhospital/;

interface Located {
  /** "a fracture of the hip or thigh" */
  name: string;
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
  const named = parts.filter(([part]) => part.test(statement));
  const [kind] = asked;
  if (kind === undefined || asked.length > 1 || named.length === 0 || !beside(statement, kind[0])) return null;
  const [, words, reach, harm] = kind;
  const part = named.map(([, told]) => told).join('|');
  return {
    name: `${harm} of the ${named.map(([, , name]) => name).join(' or ')}`,
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
  const named = parts.filter(([part]) => part.test(statement));
  if (named.length === 0) return null;
  const name = named.map((one) => one[2]).join(' or ');
  const part = new RegExp(
    `\\b(?:${named.map(([, told]) => told).join('|')})\\b(?! (?:is|are|was|were) (?:all )?(?:fine|ok|okay|good)\\b)`,
    'g',
  );
  const judge = judgeThat(`the ${name} was hurt`, `the ${name} was not hurt`, (facts): Held => {
    const { asserted } = lookFor(facts, part, isUnreal);
    const told = asserted ?? bodilyHarm(facts);
    if (told === null)
      return { holds: null, why: 'the notes do not say what part of the body was hurt', evidence: null };
    return {
      holds: asserted !== null,
      why: asserted === null ? 'another part was hurt' : 'the notes mention it',
      evidence: told,
    };
  });
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
        return { holds: true, why: 'the notes mention it', evidence: asserted };
    }
    const told = lookFor(facts, asked.words, isUnreal).asserted;
    const unnamed = told !== null && !anyPart.test(nearbyAt(facts, told.at, told.at + told.quote.length).text);
    const other = anyOf(facts, ['death']) ?? bodilyHarm(facts);
    if (other === null || unnamed)
      return { holds: null, why: 'the notes do not say what part of the body was hurt', evidence: null };
    return { holds: false, why: 'the notes mention nothing like that there', evidence: told ?? other };
  };
  return { judge: judgeThat(`there is ${asked.name}`, `there is ${without(asked.name)}`, judge, true) };
};
