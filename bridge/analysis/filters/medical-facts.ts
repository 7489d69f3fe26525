import { type Evidence, lookFor, type RecordFacts } from './record-facts.ts';

const bodyPart =
  '(?:arms?|legs?|wrists?|ankles?|hips?|knees?|kneecaps?|ribs?|collar ?bones?|clavicles?|pelvis|femurs?|tibias?|fibulas?|shins?|fingers?|hands?|foot|feet|toes?|heels?|nose|jaw|cheek ?bones?|skull|neck|back|spine|vertebrae?|sternum|shoulders?|elbows?|humerus|radius|ulna|sacrum|tail ?bone|orbital|teeth|tooth|bones?|thumb|face|pierna|brazo|mano|pie|tobillo|muneca|cadera|costillas?|rodilla|hombro|clavicula|dedos?|hueso|columna)';

/** What notes say of the body and its care, by the words people and staff use; all for folded text. */
const findings = {
  fracture: new RegExp(
    `\\b(?:fx'?s?|fxs|fractur\\w*|fracture?s|comminuted|burst|shattered|compression fx|hairline|avulsion|bimalleolar|trimalleolar|colles|maisonneuve|boxer'?s fx|le ?fort|non-?union|fisura|fracturad[oa])\\b|\\b(?:bro(?:ke|ken)|crack(?:ed)?|snapped|rompi)\\b[^.;,]{0,24}\\b${bodyPart}\\b|\\b${bodyPart}\\b[^.;,]{0,18}\\b(?:broke|broken)\\b|\\b(?:rot[oa]s?|quebrad[oa]s?|quebro|rompio)\\b`,
    'g',
  ),
  surgery:
    /\b(?:surger(?:y|ies)|surgically|operated|operation|orif|fusion|fused|pinned|plated|plates?|intramedullary|rod(?:ded)?|screws|(?:skin )?graft(?:s|ed|ing)?|acdf|discectomy|laminectomy|arthroscop\w*|scope done|(?:knee|shoulder|hip|elbow|ankle|wrist) scope|cirugias?|operaci\w*|operad[oa]|operaron|placas?|clavos?|wired|wire fixation|amputat\w*|rebuilt|debridement\w*|reattached|craniotomy|drilled|hip replac\w*|replacement|tendon repair|fasciotom\w*|s\/p|c-section|stents?|(?:rotator cuff|acl|labrum|labral|meniscus|ligament|tendon|hernia|nerve|ucl|mcl|achilles) (?:repair|reconstruct\w*)(?:ed)?|repair done|reconstruct\w*|osteotom\w*|micro-?discectom\w*|kyphoplast\w*|vertebroplast\w*|ex-?fix|external fixator|im nail|nailed|nailing|hemiarthroplasty|arthroplast\w*|meniscectom\w*|splenectom\w*|laparotom\w*|went under the knife|quirofano)\b/g,
  inpatient:
    /\b(?:inpt|inpatient|in-patient|admitted|admission|hospitali[sz]ed|overnight|icu|burn unit|internad[oa]|hospitalizad[oa]|(?:spent|stayed|kept) (?:\w+ ){0,3}?(?:days?|nights?|weeks?) (?:at|in)(?! (?:home|bed|jail|a hotel|the hotel))|noches? (?:en|internad)|dias internad)\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|several)[ -](?:nights?|days?|wks?|weeks?)[ -](?:in |at |of )?(?:the |a |mercy|st\b|trauma|in)?\s?(?:hospital|med center|medical center|trauma|icu|inpt|inpatient|stay|burn|rehab)|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|several) nights?\b|\b(?:hospital|hosp|burn (?:unit|center)|icu|inpt) ?(?:x|for)? ?\d+ ?(?:days?|nights?|d\b)?/g,
  ambulance:
    /\b(?:ambulance|ambulancia|ems|medics?|paramedics?|airlift\w*|life ?flight|medevac|helicopter|took me in the squad|in the squad|the squad)\b/g,
  er: /\b(?:er|e\.r|ed visit|emergency (?:room|dept|department)|ambulance|ems|squad|urgent care|uc|walk-?in|trauma center|sala de emergencias?|urgencias|hospital\w*)\b/g,
  stitches: /\b(?:stitch\w*|sutures?|sutured|staples|stapled|puntos|puntadas)\b/g,
  deepBurn:
    /\b(?:second|third|2nd|3rd|2|3)(?:°|d)?(?: (?:and|&|to|\/) (?:second|third|2nd|3rd))?[- ]degree\b|\b(?:partial|full)[- ]thickness\b|\btbsa\b|\bskin grafts?\b|\bsegundo grado|tercer grado/g,
  headNeckSpine:
    /\b(?:head|skull|brain|concuss\w*|tbi|subdural|hematoma|neck|cervical|c\d(?:[-/]c?\d)?|spin(?:e|al)|back|lumbar|l\d(?:[-/][ls]?\d)?|t\d{1,2}|vertebra\w*|discs?|disks?|herniat\w*|whiplash|orbital|cuello|cabeza|espalda|columna|cerebr\w*)\b/g,
  brain:
    /\b(?:brain|concuss\w*|tbi|subdural|hematoma|loss of consciousness|knocked out|unconscious|skull|cerebr\w*)\b/g,
  disc: /\b(?:herniat\w*|bulg\w*|discs?|hernia (?:en|de|l\d|c\d)|protrusion)\b/g,
  scar: /\b(?:scar\w*|disfigur\w*|cicatri\w*|keloid)\b/g,
  permanent:
    /\b(?:permanent\w*|(?<!\b(?:0%|0 percent|zero|no) (?:permanent )?)impairment|for life|paraly\w*|amputat\w*|blind\w*|quadripleg\w*|parapleg\w*|never (?:walk|work)|lost (?:\w+ ){0,5}?(?:fingers?|thumb|toes?|leg|arm|eye|hand|foot|sight|vision|hearing|sense of)|(?:fingers?|toes?|leg|arm) (?:was |were |is )?gone|can'?t walk|disabled|wheelchair|permanente)\b/g,
  death: /\b(?:died|dead|death|killed|fatal\w*|passed away|deceased|wrongful death|murio|fallec\w*|muerte)\b/g,
  burn: /\b(?:burn(?:s|ed|t)?|scald\w*|quemad\w*)\b/g,
  softTissue:
    /\b(?:whiplash|sprain\w*|strain\w*|soft[- ]tissue|sore\w*|stiff\w*|c\/l|bruis\w*|contusion\w*|torcedura|esguince|latigazo)\b/g,
  anyInjury:
    /\b(?:injur\w*|hurt(?:s|ing)?|pain\w*|sprain\w*|strain\w*|whiplash|sore|bruis\w*|contus\w*|cuts?|lacerat\w*|gash\w*|bleed\w*|bled|burn(?:s|ed)?|scald\w*|concuss\w*|tbi|torn|tear|tears|ruptur\w*|dislocat\w*|herniat\w*|punctur\w*|bit(?:ten)?|chipped|busted (?:lip|nose|knee|chin)|split lip|black eyes?|(?:broke|broken|rompi\w*)|stitch\w*|sutur\w*|infect\w*|sepsis|septic|stroke|paraly\w*|amputat\w*|crushed|swollen|swelling|numb\w*|neuropath\w*|headaches?|dizz\w*|scar\w*|died|killed|death|cellulitis|necrosis|sore on|bedsore|pressure (?:sore|ulcer|injury)|stage (?:2|3|4|ii|iii|iv)|choked|dehydrat\w*|perforat\w*|brain damage|vertigo|dolor\w*|lastim\w*|herid\w*|lesion\w*|golpe\w*|quemad\w*|mordi\w*|hernia)\b/g,
  tear: /\b(?:torn|tore (?:my|his|her|the|a)|tears?(?= (?:of|in|on|to|per|-|\())|(?:acl|mcl|labral|labrum|meniscus|meniscal|rotator cuff|ligament|tendon|achilles|bicep) (?:tear|rupture)|ruptur\w*|dislocat\w*|avuls\w*|nerve damage|desgarr\w*)\b/g,
  brokenSkin:
    /\b(?:punctur\w*|lacerat\w*|broke (?:the |his |her |my )?skin|gash\w*|bled|bleeding|stitch\w*|sutur\w*|torn skin|flesh|puntos|puntadas)\b/g,
  imaging: /\b(?:mris?|ct|cat scan|resonancia)\b/g,
  injections: /\b(?:injections?|epidurals?|esis?|nerve blocks?|inyecciones)\b/g,
  catastrophic:
    /\b(?:amputat\w*|paraly\w*|quadripleg\w*|parapleg\w*|tetrapleg\w*|coma\w*|ventilator|spinal cord|brain (?:damage|injury|bleed)|tbi|third[- ]degree|3rd[- ]degree|blind(?:ed|ness)?|lost (?:\w+ ){0,3}?(?:leg|arm|eye|hand|foot|sight|vision|limb)|severed|crushed (?:pelvis|skull|chest)|wheelchair|died|dead|death|killed|fatal\w*|passed away|fallec\w*|murio|paralitic\w*|paralizad\w*)\b/g,
  lostWork:
    /\b(?:off work|out of work|off (?:from|since|the)|off \d+|missed (?:about )?(?:\w+) (?:days?|weeks?|wks?|months?|shifts?)|missed work|lost (?:\w+) (?:days?|weeks?|wks?|months?)|low \d+|no work|not working|hasn'?t worked|can'?t work|cannot work|unable to work|haven'?t worked|not worked|laid up|sin trabajar|no (?:puede|pudo|puedo) trabajar|sin trabajo|keeps (?:him|her|me) (?:out|off)|no return to work)\b/g,
} as const;

export type MedicalFinding = keyof typeof findings;

const unhurt =
  /\b(?:(?:nobody|no one|noone|none of us|nadie|neither of us) (?:was |is |got |were |is |else )?(?:\w+ )?(?:hurt|injured|harmed|lastimad\w*|herid\w*)|(?:i'?m|i am|im|we'?re|we are|me i'?m|he'?s|she'?s|everyone(?:'s| is| was)?|everybody(?:'s| is| was)?) (?:all |both |completely |totally |perfectly |just )?(?:fine|okay|ok|good|unhurt|uninjured|alright)|no (?:injur\w*|one hurt|physical injur\w*|bodily injur\w*|pain)\b(?! (?:lawyer|attorney|case|claim|firm|until|at first))|(?:without|not) (?:a|even a|one) scratch|unscathed|parked and empty|unoccupied|(?:nobody|no one) (?:was |were )?in (?:it|the (?:car|truck|house))|walked away (?:fine|ok|okay|unhurt|without)|came out (?:fine|ok|okay)|sin un rasguno|ilesos?|nobody got hurt|no damage to (?:me|us)|just (?:shaken|shook) up|not (?:hurt|injured)|wasn'?t (?:hurt|injured)|weren'?t (?:hurt|injured)|didn'?t get hurt|was not hurt|unhurt|uninjured|without injur\w*|sin lesion\w*|nothing physical|teeth are fine|no damage to me|estamos bien|estoy bien|no me (?:paso nada|lastime))\b/;

/** What never came about, or was there before: "could have died", "thought it was broken", "prior neck surgery". */
const unreal =
  /\b(?:could(?: have|'?ve)|almost|nearly|thought|afraid|worried|lucky|luckily|instead of|rather than|to avoid|avoided|rule out|ruled out|prior|previous|pre-?existing|history of|hx of|years ago|as if|felt like|casi|threatened|feared|years before)\b[^.;,]{0,24}$/;
/** Surgery that is advised, wished for or on the calendar, but not done. */
const toCome =
  /\b(?:recommend\w*|scheduled|suggest\w*|advis\w*|wants?(?: me| him| her)?(?: to (?:do|have|get))?|need\w*|may|might|possibl[ey]|potential|consult\w*|candidate|pending|awaiting|waiting|upcoming|future|going to (?:have|need|get|do)|will (?:have|need|get|do)|talking about|discuss\w*|considering|planned?|set for|recomend\w*|necesit\w*|va a|quieren?)\b[^.;]{0,36}$/;
const toComeAfter =
  /^[^.;,]{0,20}\b(?:recommended|scheduled|suggested|advised|pending|planned|consult\w*|is next|next (?:week|month)|set for|candidate|not (?:approved|done) yet|evaluation|date|in (?:december|january|february|2027))\b/;

export function hasFinding(facts: RecordFacts, finding: MedicalFinding, doneOnly = false) {
  return lookFor(
    facts,
    findings[finding],
    (before, after) => unreal.test(before) || (doneOnly && (toCome.test(before) || toComeAfter.test(after))),
  );
}

export function anyOf(facts: RecordFacts, wanted: readonly MedicalFinding[]): Evidence | null {
  for (const finding of wanted) {
    const { asserted } = hasFinding(facts, finding);
    if (asserted !== null) return asserted;
  }
  return null;
}

export function saysUnhurt(facts: RecordFacts): Evidence | null {
  const match = unhurt.exec(facts.folded);
  if (match === null) return null;
  return {
    quote: facts.notes.slice(match.index, match.index + match[0].length),
    field: 'intakeNotes',
    at: match.index,
  };
}

const physical: readonly MedicalFinding[] = [
  'fracture',
  'surgery',
  'inpatient',
  'stitches',
  'deepBurn',
  'brain',
  'disc',
  'death',
  'permanent',
  'tear',
  'brokenSkin',
];
export const seriousFindings: readonly MedicalFinding[] = [
  'fracture',
  'surgery',
  'inpatient',
  'deepBurn',
  'brain',
  'death',
  'permanent',
];

export const catastrophicFindings: readonly MedicalFinding[] = ['catastrophic', 'deepBurn', 'death'];

/** The first sign of bodily harm; null where the notes tell of none. */
export function bodilyHarm(facts: RecordFacts): Evidence | null {
  for (const finding of physical) {
    const { asserted } = hasFinding(facts, finding);
    if (asserted !== null) return asserted;
  }
  return hasFinding(facts, 'anyInjury').asserted;
}
