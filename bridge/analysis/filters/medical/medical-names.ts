import type { MedicalFinding } from './medical-findings.ts';

/** Injuries and kinds of care by the words a firm is shown. */
const shown: Readonly<Record<MedicalFinding, string>> = {
  fracture: 'a fracture',
  herniation: 'a herniated disc',
  surgery: 'surgery (done or planned)',
  inpatient: 'a hospital stay',
  ambulance: 'an ambulance ride',
  er: 'an ER, hospital or urgent care visit',
  emergency: 'an ER or hospital visit',
  stitches: 'a wound that needed stitches',
  deepBurn: 'a second or third degree burn',
  head: 'a head injury',
  neck: 'a neck injury',
  spine: 'a neck, back or spine injury',
  cord: 'a spinal cord injury',
  unconscious: 'loss of consciousness',
  organ: 'an injury to internal organs',
  medication: 'prescribed medication',
  brain: 'a brain injury or concussion',
  disc: 'a bulging or herniated disc',
  scar: 'scarring or disfigurement',
  permanent: 'permanent harm',
  death: 'a death',
  burn: 'a burn',
  softTissue: 'a soft tissue injury',
  anyInjury: 'an injury',
  tear: 'a torn ligament, tendon or muscle',
  brokenSkin: 'broken skin',
  tooth: 'a lost or broken tooth',
  pregnancy: 'harm to a pregnancy',
  nerve: 'nerve damage',
  infection: 'an infection',
  painCare: 'pain management',
  imaging: 'an MRI, CT or X-ray',
  injections: 'an injection',
  catastrophic: 'catastrophic harm',
  lostWork: 'missed work',
  therapy: 'physical therapy',
  specialist: 'a specialist',
  scan: 'a scan with a finding',
  cancer: 'cancer',
  birthInjury: 'a birth injury',
  deepSore: 'a pressure sore of stage 3 or worse',
  pressureSore: 'a pressure sore',
  hardware: 'implanted hardware',
  crush: 'a crush injury',
  poison: 'poisoning',
  cut: 'a cut',
};
export const nameOf = (finding: MedicalFinding): string => shown[finding];
/** "A fracture" as "no fracture". */
export const without = (name: string): string => `no ${name.replace(/^an? /, '')}`;

/** Injuries and kinds of care by the words of filters. */
const named: readonly (readonly [RegExp, MedicalFinding])[] = [
  [
    /\b(?:fx|fractur\w*|broken (?:bones?|limbs?)|breaks?(?! (?:the |any )?skin)|(?<!\bskin (?:\w+ ){0,4})broken(?! (?:the |any )?skin)|quebrad\w*)\b/,
    'fracture',
  ],
  [/\b(?:surg\w*|operations?|operated|operative|orif|cirugia)\b/, 'surgery'],
  [
    /\b(?:inpatient|overnight|(?:hospital|medical) (?:stay|admissions?)|hospitali[sz]\w*|admitted|admissions?|night(?:s)? in|icu)\b/,
    'inpatient',
  ],
  [/\b(?:ambulance|ems|paramedics|from the scene|life ?flight|airlift\w*|transported)\b/, 'ambulance'],
  [
    /\b(?:er|emergency (?:room|dept|department)|urgent care|trauma center|clinic|hospital (?:visit|treatment|care)|(?:gone|went|go|been|taken|transported|visit\w*) (?:themselves )?(?:to )?(?:the |an? )?hospital|ido al hospital|emergencias?)\b/,
    'er',
  ],
  [/\b(?:stitch\w*|sutures?|staples)\b/, 'stitches'],
  [/\bhead\b(?! (?:on|to|start|of)\b)(?!-on)/, 'head'],
  [
    /\b(?:tooth|teeth) (?:loss|injur\w*|damage|broken|knocked)|\bloss of (?:an? |any )?(?:tooth|teeth)|\b(?:lost|broken|knocked[- ]out) (?:tooth|teeth)/,
    'tooth',
  ],
  [/\b(?:pregnan\w*|unborn|miscarr\w*|stillb\w*|fet(?:al|us))\b/, 'pregnancy'],
  [/\bnerve (?:damage|injur\w*)|\bneuropath\w*/, 'nerve'],
  [/\b(?:infections?|sepsis|septic)\b/, 'infection'],
  [/\bpain (?:management|mgmt|clinic|doctor|specialist)/, 'painCare'],
  [/\bneck\b/, 'neck'],
  [/\b(?:spine|spinal(?! cord)|(?<!\b(?:go(?:es)?|come|comes|sent|send) )back)\b(?! (?:to|at|on|from|in)\b)/, 'spine'],
  [/\b(?:spinal )?cord\b|\bparaly\w*|\b(?:quadri|para|tetra)pleg\w*/, 'cord'],
  [
    /\blos[est]+ (?:of )?consciousness|\bunconscious\w*|\bknocked (?:out|unconscious)|\bblack(?:ed|s)? out\b|\bloc\b/,
    'unconscious',
  ],
  [/\b(?:internal organs?|organ|internal) (?:damage|injur\w*|laceration\w*|bleeding)/, 'organ'],
  [/\b(?:prescri\w*|rx|pain (?:meds|medication|medicine|pills))\b/, 'medication'],
  [/\b(?:tbi|brain|concussions?)\b/, 'brain'],
  [/\bherniat\w*\b(?!.*\b(?:bulg\w*|discs? injur))/, 'herniation'],
  [/\b(?:bulg\w*|(?<!\bherniated )(?:disc|disk)s?)\b/, 'disc'],
  [/\b(?:hardware|plates|screws|rods|pins)\b/, 'hardware'],
  [/\bburn(?:s|ed)?\b/, 'burn'],
  [/\b(?:scar\w*|disfigur\w*)\b/, 'scar'],
  [/\b(?:permanent\w*|amputat\w*|disabling(?! condition)|disabilit\w*|disabled)\b/, 'permanent'],
  [/\b(?:deaths?|died|fatal\w*|killed|muertes?|fallecid\w*|dead|passed away)\b/, 'death'],
  [/\b(?:mris?|ct scans?|imaging|x-?rays?)\b/, 'imaging'],
  [/\b(?:injections?|shots|cortisone|epidurals?|esis?|nerve blocks?)\b/, 'injections'],
  [
    /\b(?:br(?:eak|eaking|eaks|oke|oken) (?:the |any |his |her |their )?skin|skin (?:\w+ ){0,4}?broken|punctur\w*|lacerations?|teeth (?:\w+ ){0,3}(?:in|through|sank|sunk)|sank (?:its|their) teeth|dr[ae]wn? blood|bleeding|pierc\w*|skin (?:\w+ ){0,3}(?:torn|open|pierced))\b/,
    'brokenSkin',
  ],
  [/\b(?:torn|tears?|ruptur\w*|dislocat\w*)\b/, 'tear'],
  [/\b(?:cuts?(?! off\b)|cut open|open(?:ed)? (?:wounds?|cuts?)|gash\w*)\b/, 'cut'],
  [/\bpoison\w*\b/, 'poison'],
  [/\b(?:stage|stg|grade) (?:3|4|iii|iv|three|four)\b/, 'deepSore'],
  [/\b(?:pressure (?:sores?|ulcers?)|bed ?sores?)\b/, 'pressureSore'],
  [/\b(?:cancers?|carcinoma|lymphoma|leuk(?:a)?emia|mesothelioma|melanoma|tumou?rs?|malignan\w*)\b/, 'cancer'],
  [/\b(?:cerebral palsy|hie\b|brachial plexus|erb'?s)\b/, 'birthInjury'],
  [/\bcrush\w*\b/, 'crush'],
  [/\bloss of (?:an? )?(?:limbs?|sight|hearing|vision|eye|use)\b/, 'permanent'],
  [/\bspecialists?\b/, 'specialist'],
  [/\b(?:physical therapy|pt|therapy)\b/, 'therapy'],
];

/** Where a filter would settle for less than a hospital, it says so. */
const lessThanHospital =
  /\b(?:urgent care|walk-?in|clinics?|doctors?|physicians?|medical (?:care|attention|treatment)|treated)\b/;

export function namedIn(statement: string): MedicalFinding[] {
  const hospitalAlone = !lessThanHospital.test(statement);
  const found = named
    .filter(([words]) => words.test(statement))
    .map(([, finding]) => (finding === 'er' && hospitalAlone ? 'emergency' : finding));
  // "Bedsores, stage 3 or worse" asks for the stage.
  return found.includes('deepSore') ? found.filter((finding) => finding !== 'pressureSore') : found;
}
