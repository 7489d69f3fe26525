/** What notes say of the body and its care, by the words people and staff use; all for folded text. */
const bodyPart =
  '(?:eye sockets?|sockets?|breast ?bone|growth plate|patella|scapula|shoulder blades?|metatarsals?|metacarpals?|arms?|legs?|wrists?|ankles?|hips?|knees?|kneecaps?|ribs?|collar ?bones?|clavicles?|pelvis|femurs?|tibias?|fibulas?|shins?|fingers?|hands?|foot|feet|toes?|heels?|nose|jaw|cheek ?bones?|skull|neck|back|spine|vertebrae?|sternum|shoulders?|elbows?|humerus|radius|ulna|sacrum|tail ?bone|orbital|teeth|tooth|bones?|thumb|face|pierna|brazo|mano|pie|tobillo|muneca|cadera|costillas?|rodilla|hombro|clavicula|dedos?|hueso|columna)';

export const findings = {
  fracture: new RegExp(
    `\\b(?:fx'?s?|fxs|fractur\\w*|fracture?s|comminuted|burst|shattered|compression fx|hairline|avulsion|bimalleolar|trimalleolar|colles|maisonneuve|boxer'?s fx|le ?fort|non-?union|fisura|fracturad[oa])\\b|\\b(?:bro(?:ke|ken)|breaks?|crack(?:ed)?|snapped|busted|popped|rompi|quebr[eo]|quebraron|fracture)\\b[^.;,]{0,24}\\b${bodyPart}\\b|\\b${bodyPart}\\b[^.;,]{0,18}\\b(?:broke|broken|cracked|busted|snapped|shattered|split in|in (?:pieces|two|half))\\b|\\bbroken(?= ?(?:[,.;)]|$))|\\b(?:rot[oa]s?|quebrad[oa]s?|quebro|rompio)\\b`,
    'g',
  ),
  surgery:
    /\b(?:surger(?:y|ies)|surgically|operated|operation|orif|fusion|fused|pinned|plated|plates?|intramedullary|rod(?:ded)?|screws|(?:skin )?graft(?:s|ed|ing)?|acdf|discectomy|laminectomy|arthroscop\w*|scope done|(?:knee|shoulder|hip|elbow|ankle|wrist) scope|cirugias?|operaci\w*|operad[oa]|operaron|placas?|clavos?|wired|wire fixation|amputat\w*|rebuilt|debridement\w*|reattached|craniotomy|drilled|hip replac\w*|replacement|tendon repair|fasciotom\w*|s\/p|c-section|stents?|(?:rotator cuff|acl|labrum|labral|meniscus|ligament|tendon|hernia|nerve|ucl|mcl|achilles) (?:repair|reconstruct\w*)(?:ed)?|repair done|reconstruct\w*|osteotom\w*|micro-?discectom\w*|kyphoplast\w*|vertebroplast\w*|ex-?fix|external fixator|im nail|nailed|nailing|hemiarthroplasty|arthroplast\w*|meniscectom\w*|splenectom\w*|laparotom\w*|(?:under|went under) the knife|quirofano|(?:half )?(?:a )?new (?:hip|knee|shoulder|one in)|put in (?:half )?(?:a |an |two |three |\d+ )?(?:new|rods?|plates?|pins?|screws?|hardware|stents?)|hardware|(?:pins?|rods?|screws?) (?:in|put)|spleen (?:is |was )?(?:out|removed|taken)|(?:took|taken|cut|removed|taking) (?:out )?(?:my|his|her|the|a) (?:spleen|appendix|gallbladder|kidney|uterus|ovary|lobe|tip|finger|toe|leg|foot|disc)|cut (?:me|him|her) open|opened (?:me|him|her) up)\b/g,
  inpatient:
    /\b(?:inpt|inpatient|in-patient|admitted|admission|hospitali[sz]ed|overnight|icu|burn unit|internad[oa]|hospitalizad[oa]|(?:spent|stayed|kept) (?:\w+ ){0,3}?(?:days?|nights?|weeks?) (?:at|in)(?! (?:home|bed|jail|a hotel|the hotel))|(?:kept|held) (?:me|him|her|them|us) (?:\w+ ){0,4}?(?:nights?|days?|overnight|weeks?|till|until|from|through|for observation)|(?:kept|held) (?:overnight|for observation)|days? up on the floor|(?:in|at) the (?:hospital|trauma center|burn center) (?:for |from |about )?(?:a |\w+ )?(?:weeks?|days?|nights?|months?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|week (?:in|at) (?:the )?(?:hospital|icu)|noches? (?:en (?:el |la )?(?:hospital|clinica|uci)|internad)|dias internad)\b|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|several)[ -](?:nights?|days?|wks?|weeks?)[ -](?:in |at |of )?(?:the |a |mercy|st\b|trauma|in)?\s?(?:hospital|med center|medical center|trauma|icu|inpt|inpatient|stay|burn|rehab)|\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|several) nights?\b|\b(?:hospital|hosp|burn (?:unit|center)|icu|inpt) ?(?:x|for)? ?\d+ ?(?:days?|nights?|d\b)?/g,
  ambulance:
    /\b(?:ambulance|ambulancia|ems|medics?|paramedics?|airlift\w*|life ?flight|medevac|helicopter|care ?flight\w*|care-flight\w*|life ?flite|mercy flight|(?:flown|flew|flight) (?:to|out|me|him|her)|(?:paramedics|medics) (?:loaded|took|carried|transported)|took me in the squad|in the squad|the squad)\b/g,
  er: /\b(?:er|e\.r|ed visit|emergency (?:room|dept|department)|ambulance|ems|squad|urgent care|uc|walk-?in|trauma (?:center|bay|unit)|care ?flight\w*|sala de emergencias?|urgencias|hospital\w*)\b/g,
  stitches: /\b(?:stitch\w*|sutures?|sutured|staples|stapled|puntos|puntadas)\b/g,
  deepBurn:
    /\b(?:second|third|2nd|3rd|2|3)(?:°|d)?(?: (?:and|&|to|\/) (?:second|third|2nd|3rd))?[- ]degree\b|\b(?:partial|full)[- ]thickness\b|\btbsa\b|\bblister\w*|\bskin grafts?\b|\bsegundo grado|tercer grado/g,
  headNeckSpine:
    /\b(?:head|skull|brain|concuss\w*|tbi|subdural|hematoma|neck|cervical|c\d(?:[-/]c?\d)?|spin(?:e|al)|back|lumbar|l\d(?:[-/][ls]?\d)?|t\d{1,2}|vertebra\w*|discs?|disks?|herniat\w*|whiplash|orbital|cuello|cabeza|espalda|columna|cerebr\w*)\b/g,
  brain:
    /\b(?:brain|blacked out|passed out|knocked (?:out|cold)|out cold|lost consciousness|no memory of|coma|concuss\w*|tbi|subdural|hematoma|loss of consciousness|knocked out|unconscious|skull|cerebr\w*)\b/g,
  disc: /\b(?:herniat\w*|bulg\w*|discs?|hernia (?:en|de|l\d|c\d)|protrusion)\b/g,
  scar: /\b(?:scar\w*|disfigur\w*|cicatri\w*|keloid)\b/g,
  permanent:
    /\b(?:permanent\w*|(?:took|taken|cut|removed|quitaron|perdi[oe]|lost) (?:off )?(?:the|my|his|her|mi|el|la|both|two|one|dos|un|three|tres)? ?(?:\w+ )?(?:legs?|foot|feet|arms?|hands?|fingers?|toes?|dedos?|pierna|pie|brazo|mano)|ya no v\w+ a poder|(?<!\b(?:0%|0 percent|zero|no) (?:permanent )?)impairment|for life|paraly\w*|amputat\w*|blind\w*|quadripleg\w*|parapleg\w*|never (?:walk|work)|lifelong|life-?long|irreversibl\w*|palsy|palsies|for the rest of (?:my|his|her|their) (?:life|days)|never (?:be (?:the same|normal|able)|recover|regain|heal|have (?:a )?normal|fully|again)|for good\b|no cure|legally blind|brain damage|cerebral palsy|lasting (?:damage|injur\w*|problem\w*|deficit\w*)|lost (?:\w+ ){0,5}?(?:fingers?|thumb|toes?|leg|arm|eye|hand|foot|sight|vision|hearing|sense of)|(?:fingers?|toes?|leg|arm) (?:was |were |is )?gone|can'?t walk|disabled|wheelchair|permanente)\b/g,
  death:
    /\b(?:died|dead|death|killed|fatal\w*|passed away|passed (?:on|in|at|from)|pronounced|didn'?t (?:make it|survive)|did not survive|lost (?:my|our|his|her|their) (?:\w+ )?(?:son|daughter|husband|wife|father|mother|dad|mom|baby|brother|sister)|bled out|deceased|wrongful death|murio|fallec\w*|muerte)\b/g,
  burn: /\b(?:burn(?:s|ed|t)?|scald\w*|quemad\w*)\b/g,
  softTissue:
    /\b(?:whiplash|sprain\w*|strain\w*|soft[- ]tissue|sore\w*|stiff\w*|c\/l|bruis\w*|contusion\w*|torcedura|esguince|latigazo)\b/g,
  anyInjury:
    /\b(?:injur\w*|esguince|torcedura|moret\w*|duele\w*|golpead\w*|aches?|aching|limp\w*|throbb\w*|spasms?|burning|poison\w*|sick|ill|illness|rash|diagnos\w*|syndrome|palsy|wounds?|hurt(?:s|ing)?|pain\w*|sprain\w*|strain\w*|whiplash|sore|bruis\w*|contus\w*|cuts?|lacerat\w*|gash\w*|bleed\w*|bled|burn(?:s|ed)?|scald\w*|concuss\w*|tbi|torn|tear|tears|ruptur\w*|dislocat\w*|herniat\w*|punctur\w*|bit(?:ten)?|chipped|busted (?:lip|nose|knee|chin)|split lip|black eyes?|(?:broke|broken|rompi\w*)|stitch\w*|sutur\w*|infect\w*|sepsis|septic|stroke|paraly\w*|amputat\w*|crushed|swollen|swelling|numb\w*|neuropath\w*|headaches?|dizz\w*|scar\w*|died|killed|death|cellulitis|necrosis|sore on|bedsore|pressure (?:sore|ulcer|injury)|stage (?:2|3|4|ii|iii|iv)|choked|dehydrat\w*|perforat\w*|brain damage|vertigo|dolor\w*|lastim\w*|herid\w*|lesion\w*|golpe\w*|quemad\w*|mordi\w*|hernia)\b/g,
  tear: /\b(?:torn|tore (?:my|his|her|the|a)|tears?(?= (?:of|in|on|to|per|-|\())|(?:acl|mcl|labral|labrum|meniscus|meniscal|rotator cuff|ligament|tendon|achilles|bicep) (?:tear|rupture)|ruptur\w*|dislocat\w*|avuls\w*|nerve damage|shredded|hanging by a thread|complete(?:ly)? (?:tear|torn)|detached|severed|blew out (?:my|his|her) knee|desgarr\w*)\b/g,
  brokenSkin:
    /\b(?:punctur\w*|lacerat\w*|broke (?:the |his |her |my )?skin|gash\w*|bled|bleeding|stitch\w*|sutur\w*|torn skin|flesh|skin (?:was |is )?(?:broken|torn|open)|open wounds?|bit through|fang|teeth marks|graft\w*|deep bites?|tore (?:up|open)|puntos|puntadas)\b/g,
  imaging:
    /\b(?:mris?|cts?|cat scans?|x-?rays?|films?|scans?|scanner|the tube|radiograf\w*|resonancia|ultrasound|emg)\b/g,
  injections: /\b(?:injections?|epidurals?|esis?|nerve blocks?|inyecciones)\b/g,
  catastrophic:
    /\b(?:amputat\w*|(?:took|taken|cut|removed|quitaron|perdi[oe]|lost) (?:off )?(?:the|my|his|her|mi|el|la|both|two|one|dos|un|three|tres)? ?(?:\w+ )?(?:legs?|foot|feet|arms?|hands?|fingers?|toes?|dedos?|pierna|pie|brazo|mano)|paraly\w*|quadripleg\w*|parapleg\w*|tetrapleg\w*|coma\w*|ventilator|spinal cord|brain (?:damage|injury|bleed)|tbi|third[- ]degree|3rd[- ]degree|blind(?:ed|ness)?|lost (?:\w+ ){0,3}?(?:leg|arm|eye|hand|foot|sight|vision|limb)|severed|crushed (?:pelvis|skull|chest)|wheelchair|died|dead|death|killed|fatal\w*|passed away|fallec\w*|murio|paralitic\w*|paralizad\w*)\b/g,
  lostWork:
    /\b(?:off work|out of work|off (?:from|since|the)|off \d+|missed (?:about )?(?:\w+) (?:days?|weeks?|wks?|months?|shifts?)|missed work|lost (?:\w+) (?:days?|weeks?|wks?|months?)|low \d+|no work|not working|hasn'?t worked|can'?t work|cannot work|unable to work|haven'?t worked|not worked|laid up|sin trabajar|no (?:puede|pudo|puedo) trabajar|sin trabajo|keeps (?:him|her|me) (?:out|off)|no return to work|(?:been |stuck )?home since|no pay(?:check)? (?:for|since)|(?:haven'?t|hasn'?t|not) been back (?:to work)?|been out since|out since)\b/g,
  therapy:
    /\b(?:physical therap\w*|(?<=\b(?:in|to|with|of|started|doing|and|did|do|then|finished|no|weekly) )pt|pt(?= (?:\d|twice|x|since|for|sessions|every|three|two|at|until|ran))|therap(?:y|ist|ies)|rehab\w*|terapia)\b/g,
  specialist:
    /\b(?:specialists?|ortho\w*|neuro\w*|surgeons?|pain (?:doctor|doc|mgmt|management|clinic)|podiatrist|ent|plastic surgeon|cardiolog\w*|oncolog\w*|urolog\w*|pulmonolog\w*|lung doctor|hand doctor|spine (?:doctor|specialist|center)|especialista)\b/g,
  scan: /\b(?:positive|abnormal|showed?|shows|found|revealed?|confirmed|finding)\b[^.;]{0,40}\b(?:mris?|cts?|x-?rays?|films?|scans?|emg|ncv|ultrasound)\b|\b(?:mris?|cts?|x-?rays?|films?|scans?|scanner|emg|ncv|ultrasound)\b[^.;]{0,50}\b(?:positive|abnormal|show(?:ed|s)|found|reveal(?:ed|s)|confirmed|picked up|tear|torn|fx|fractur\w*|herniat\w*|bulg\w*|discs?|bleed|lesion)\b/g,
  poison: /\b(?:poison\w*|toxic\w*|salmonella|e\.? ?coli|botulism|lead level|carbon monoxide|overdos\w*)\b/g,
  cut: /\b(?:cuts?|lacerat\w*|gash\w*|sliced|slashed|amputat\w*|severed|stitch\w*|sutur\w*)\b/g,
} as const;

export type MedicalFinding = keyof typeof findings;
