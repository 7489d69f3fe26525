/**
 * Words without which hardly anybody tells of a hurt body: what happened to it, what it felt, who treated it, which part
 * it was. For folded text.
 */
const harm = new RegExp(
  [
    '\\b(?:injur|hurt|pain|ach(?:e|ing)|sore|broke|fractur|sprain|torn?\\b|tear\\b|surger|surgical|operat(?:ed|ion)|hospital|ambulance|stitch|staples|suture|concuss|burn|scald|bit(?:e|es|ten)?\\b|bruis|swell|swollen|herniat|bulging|chiro|rehab|treatment|treating|doctor|surgeon|nurse (?:said|gave|dropped)|wound|infect|sepsis|amputat|paraly|coma\\b|cancer|diagnos|vomit|poison|assault|abus|molest|grop|stab|bleed|blood|scar|crush|drown|electrocut|suffocat|overdos|stroke|seizure|miscarr|stillb|toxic|tumor|medication|dosage|neglect)',
    '\\b(?:icu|nicu|ems|er|urgent care|physical therapy|x-?rays?|mri|ct scan|whiplash|discs?|tbi|fx|rotator|labrum|meniscus|acl|ptsd|trauma\\w*|palsy|asbestos|mesothelioma|lungs?|knees?(?:caps?)?|shoulders?|hips?|ankles?|wrists?|ribs?|spine|spinal|jaw|pelvis|collarbone|femur|tibia|fibula|humerus|skull|brain|tailbone|heel|elbows?|shin|thigh|calf|tendons?|toes?|fingers?|fingertip|tooth|teeth|bed ?sores?|shot|sick|ill|unconscious|rape[ds]?|touched|exposed|exposure)\\b',
    '\\b(?:my|his|her|their|our|lower|upper|mid|both|left|right|l|r|the) (?:\\w+ )?(?:back|neck|head|face|eyes?|arms?|legs?|hands?|foot|feet|chest|body)\\b|\\b(?:back|neck) (?:and|&|hurts?|pain)',
    '\\b(?:dead|died|dies|dying|kill\\w*|death|deceased|passed away|loss of (?:my|our|his|her))\\b',
    '\\b(?:fell|fall|falls|slipp?ed|tripped|crash\\w*|wreck\\w*|collision|collided|rear-?end\\w*|t-?boned|totaled|sideswiped|hit (?:me|us|him|her|my|our|by|from|head)|ran (?:over|into|through)|struck|jackknif\\w*|plowed|mauled|attack\\w*|beat(?:en|s|ing)?|punched|kicked|thrown|pinned|collaps\\w*|explo\\w*)\\b',
    '\\b(?:lesion|lastim|herid|quebr|rot[oa]\\b|fractur|cirugi|operar|murio|fallec|choque|choc[oa]|cai\\b|caida|cayo|resbal|mordi|mordio|quem[oae]|golpe|atropell|dolor|duele|enferm|envenen)',
  ].join('|'),
);

/** Whether notes speak of anybody being hurt, ill or dead, or of what commonly hurts people. */
export const tellsOfHarm = (text: string): boolean => harm.test(text);
