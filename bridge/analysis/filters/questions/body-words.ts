import { attributesOf } from './mentions.ts';

/** What a named injury or kind of care is called: "a fracture". */
export const nameOf = (name: string): string => attributesOf(`ask_body.${name}`).says ?? name;
/** "A fracture" as "no fracture". */
export const without = (name: string): string => `no ${name.replace(/^an? /, '')}`;
/** What cannot be without it: an operation is done in a hospital, stitches close broken skin. */
export const impliedBy = (name: string): readonly string[] =>
  attributesOf(`ask_body.${name}`).implied?.split(' ') ?? [];

/** "Back rent", "pay back", "called back" name no part of the body. */
const verbsBefore = 'go(?:es)?|comes?|sen[dt]|pa(?:y|id)|call(?:ed|s)?|giv\\w+|took|taken|bring|brought|hear[ds]?|won';
const owedBehind =
  'and forth|rent|pay(?!\\w)|payments?|wages|salary|tax(?:es)?|(?:child )?support|alimony|dues|premiums|interest|benefits|due|owed|order|up(?! (?:injur|pain))|the|it|them';
const ownBack = `(?<!\\b(?:${verbsBefore}) )back(?! (?:${owedBehind}|seats?|doors?|yards?)\\b)`;

/** Injuries and kinds of care, by the concept of `data/ask_body.lex` and the words of filters. */
const named: readonly (readonly [name: string, asked: RegExp])[] = [
  ['fracture', /\b(?:fx|fractur\w*|broken (?:bones?|limbs?)|breaks?(?! (?:the |any )?skin)|quebrad\w*)\b/],
  ['fracture', /(?<!\bskin (?:\w+ ){0,4})\bbroken(?! (?:the |any )?skin)\b/],
  ['surgery', /\b(?:surg\w*|operations?|operated|operative|orif|cirugia)\b/],
  ['inpatient', /\b(?:inpatient|overnight|(?:hospital|medical) (?:stay|admissions?)|hospitali[sz]\w*|admitted)\b/],
  [
    'inpatient',
    /\b(?:admissions?(?! (?:from|by|of (?:fault|liab|guilt)))|nights? in|icu)\b|\bhospital\b.*\bnights?\b|\bnight\b.*\bhospital\b/,
  ],
  ['ambulance', /\b(?:ambulance|ems|paramedics|from the scene|life ?flight|airlift\w*|transported)\b/],
  ['er', /\b(?:er|emergency (?:room|dept|department)|urgent care|trauma center|clinic|emergencias?|ido al hospital)\b/],
  [
    'er',
    /\bhospital (?:visit|treatment|care)\b|\b(?:gone|went|go|been|taken|transported|visit\w*) (?:\w+ ){0,3}hospital\b/,
  ],
  ['stitches', /\b(?:stitch\w*|sutures?|staples)\b/],
  ['head', /\bhead\b(?! (?:on|to|start|of)\b)(?!-on)/],
  [
    'tooth',
    /\b(?:tooth|teeth) (?:loss|injur\w*|damage|broken|knocked)|\b(?:lost|broken|knocked[- ]out|loss of (?:an? |any )?) ?(?:tooth|teeth)/,
  ],
  ['pregnancy', /\b(?:pregnan\w*|unborn|miscarr\w*|stillb\w*|fet(?:al|us))\b/],
  ['nerve', /\bnerve (?:damage|injur\w*)|\bneuropath\w*/],
  ['infection', /\b(?:infections?|sepsis|septic)\b/],
  ['pain_care', /\bpain (?:management|mgmt|clinic|doctor|specialist)/],
  ['neck', /\bneck\b/],
  ['spine', new RegExp(`\\b(?:spine|spinal(?! cord)|${ownBack})\\b(?! (?:to|at|on|from|in)\\b)`)],
  ['cord', /\b(?:spinal )?cord\b|\bparaly\w*|\b(?:quadri|para|tetra)pleg\w*/],
  [
    'unconscious',
    /\blos[est]+ (?:of )?consciousness|\bunconscious\w*|\bknocked (?:out|unconscious)|\bblack(?:ed|s)? out\b|\bloc\b/,
  ],
  ['organ', /\b(?:internal organs?|organ|internal) (?:damage|injur\w*|laceration\w*|bleeding)/],
  ['medication', /\b(?:prescri\w*|rx|pain (?:meds|medication|medicine|pills))\b/],
  ['brain', /\b(?:tbi|brain|concussions?)\b/],
  ['herniation', /\bherniat\w*\b(?!.*\b(?:bulg\w*|discs? injur))/],
  ['disc', /\b(?:bulg\w*|(?<!\bherniated )(?:disc|disk)s?)\b/],
  ['hardware', /\b(?:hardware|plates|screws|rods|pins)\b/],
  ['burn', /\bburn(?:s|ed)?\b/],
  ['scar', /\b(?:scar\w*|disfigur\w*)\b/],
  ['permanent', /\b(?:permanent\w*|amputat\w*|disabling(?! condition)|disabilit\w*|disabled)\b/],
  ['permanent', /\bloss of (?:an? )?(?:limbs?|sight|hearing|vision|eye|use)\b/],
  ['death', /\b(?:deaths?|died|fatal\w*|killed|muertes?|fallecid\w*|dead|passed away)\b/],
  ['imaging', /\b(?:mris?|ct scans?|imaging|x-?rays?)\b/],
  ['injections', /\b(?:injections?|shots|cortisone|epidurals?|esis?|nerve blocks?)\b/],
  [
    'broken_skin',
    /\b(?:br(?:eak|eaking|eaks|oke|oken) (?:the |any |his |her |their )?skin|skin (?:\w+ ){0,4}?(?:broken|torn|open|pierced)|punctur\w*)\b/,
  ],
  [
    'broken_skin',
    /\b(?:lacerations?|teeth (?:\w+ ){0,3}(?:in|through|sank|sunk)|sank (?:its|their) teeth|dr[ae]wn? blood|bleeding|pierc\w*)\b/,
  ],
  ['tear', /\b(?:torn|tears?|ruptur\w*|dislocat\w*)\b/],
  ['cut', /\b(?:cuts?(?![- ](?:off|in|up|back|to)\b)|cut open|open(?:ed)? (?:wounds?|cuts?)|gash\w*)\b/],
  ['poison', /\bpoison\w*\b/],
  ['deep_sore', /\b(?:stage|stg|grade) (?:3|4|iii|iv|three|four)\b/],
  ['pressure_sore', /\b(?:pressure (?:sores?|ulcers?)|bed ?sores?)\b/],
  ['lymphoma', /\blymphoma|\bhodgkin/],
  ['leukemia', /\bleuk(?:a)?emia/],
  ['mesothelioma', /\bmesothelioma/],
  ['cancer', /\b(?:cancers?|carcinoma|melanoma|tumou?rs?|malignan\w*)\b/],
  ['birth_injury', /\b(?:cerebral palsy|hie\b|brachial plexus|erb'?s)\b/],
  ['crush', /\bcrush\w*\b/],
  ['specialist', /\bspecialists?\b/],
  ['therapy', /\b(?:physical therapy|pt|therapy)\b/],
];

/** Where a filter would settle for less than a hospital, it says so. */
const lessThanHospital =
  /\b(?:urgent care|walk-?in|clinics?|doctors?|physicians?|medical (?:care|attention|treatment)|treated)\b/;

const briefCare =
  /\b(?:er|emergency|emergencias?|urgent care|walk-?in|clinics?|trauma center|hospital (?:visit|treatment|care))\b/;

/** The injuries and kinds of care that a statement of a filter names. */
export function namedIn(statement: string): string[] {
  const hospitalAlone = !lessThanHospital.test(statement);
  const all = named.filter(([, asked]) => asked.test(statement)).map(([name]) => name);
  // "Admitted to the hospital overnight" asks for a stay alone.
  const stayAlone = all.includes('inpatient') && !briefCare.test(statement);
  const found = all
    .filter((name) => name !== 'er' || !stayAlone)
    .map((name) => (name === 'er' && hospitalAlone ? 'emergency' : name));
  // "Bedsores, stage 3 or worse" asks for the stage.
  const asked = found.includes('deep_sore') ? found.filter((name) => name !== 'pressure_sore') : found;
  return [...new Set(asked)];
}
