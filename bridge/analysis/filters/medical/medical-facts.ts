import { type Evidence, evidenceAt, lookFor, type RecordFacts } from '../record-facts.ts';
import { findings, type MedicalFinding } from './medical-findings.ts';

/** What one finding cannot be without: an operation is done in a hospital, stitches close broken skin. */
const impliedBy: Partial<Record<MedicalFinding, readonly MedicalFinding[]>> = {
  er: ['inpatient', 'ambulance'],
  emergency: ['inpatient', 'ambulance'],
  disc: ['herniation'],
  brokenSkin: ['stitches'],
  fracture: ['hardware'],
  scan: ['fracture', 'disc'],
  imaging: ['scan', 'fracture', 'disc'],
  permanent: ['catastrophic'],
  cut: ['stitches', 'brokenSkin'],
  burn: ['deepBurn'],
  specialist: ['surgery'],
};

const unhurt =
  /\b(?:nothing hurts|no hubo (?:heridos|lesionados|lastimados|lesiones)|(?:nobody|no one|none of us) (?:in (?:either|any|my|our|the|their) (?:car|vehicle|truck)s? )?(?:needed|required|wanted|asked for) (?:any|a|an|to go|to see|medical|treatment|anything)|(?:nobody|no one|noone|none of us|nadie|neither of us) (?:was |is |got |were |is |else )?(?:\w+ )?(?:(?:bit|bitten|touched) or )?(?:hurt|injured|harmed|bitten|lastimad\w*|herid\w*)|(?:i'?m|i am|im|we'?re|we are|me i'?m|he'?s|she'?s|everyone(?:'s| is| was)?|everybody(?:'s| is| was)?) (?:physically |medically |all |both |completely |totally |perfectly |just )?(?:fine|okay|ok|good|unhurt|uninjured|alright|unharmed)(?! (?:lawyer|with|to|at))|no (?:injur\w*|one hurt|harm\b|physical (?:injur|harm)\w*|bodily (?:injur|harm)\w*|pain)\b(?! (?:lawyer|attorney|case|claim|firm|until|at first|meds|management))|(?:nobody|no one|none of us|neither of us|we|i) (?:got|had|has|have|suffered|took|came away with)(?: not| never|n'?t)? (?:so much as )?(?:a|even a|any|one) (?:scratch|bruise|mark)(?! (?:on|across|that))|(?:without|not) (?:a|even a|one) (?:scratch|mark)|(?:no ?one|nobody) (?:was |were )?(?:at )?home\b(?! (?:when|to help|with (?:me|him|her)))|no marks?\b|unscathed|parked and empty|unoccupied|(?:nobody|no one) (?:was |were )?in (?:it|the (?:car|truck|house))|walked away (?:fine|ok|okay|unhurt|without)|came out (?:fine|ok|okay)|sin un rasguno|ilesos?|nobody got hurt|no damage to (?:me|us)|just (?:shaken|shook) up|not (?:hurt|injured|harmed|touched|bitten)|(?:wasn'?t|weren'?t|isn'?t) (?:hurt|injured|harmed|touched|bitten)|didn'?t get (?:hurt|bit\w*)|never (?:bit|touched|reached|got) (?:me|him|her|us|hurt)|was not hurt|without so much as|not so much as|came away (?:fine|ok|okay|clean|without)|unhurt|unharmed|uninjured|without injur\w*|sin lesion\w*|nothing physical|(?:physically|medically|health-?wise)(?: (?:he|she|they|i)(?:'s|'re|'m| is| are| am)?)? (?:fine|okay|ok|well|healthy|unharmed)|no (?:falls?|sores?|bruises?|wounds?)(?:,? (?:and |or |nor )?no (?:falls?|sores?|bruises?|wounds?|weight loss)| or (?:falls?|sores?|bruises?|wounds?))|teeth are fine|feel (?:perfectly )?fine|(?:caught|noticed|realized|stopped|saw)\b[^.;]{0,40}\bbefore (?:i|he|she|we|anyone) (?:took|swallowed|drank|ate|used)|took none|never took (?:it|any|them)|estamos bien|estoy bien|no me (?:paso nada|lastime))\b/;

/** What never came about, or was there before: "could have died", "thought it was broken", "prior neck surgery". */
const unreal =
  /\b(?:could(?: have|'?ve)|would have|might have|almost|nearly|thought|afraid|worried|lucky|luckily|instead of|rather than|to avoid|avoided|rule out|ruled out|prior|previous|pre-?existing|history of|hx of|years ago|as if|felt like|casi|threatened|feared|years before|because of the old|scared of|in case of|refused|declined|turned down|waved off)\b[^.;,]{0,24}$/;
/** "Surgery not indicated": spoken of only to say that it is not wanted. */
const unwanted =
  /^[^.;,]{0,6}\b(?:is |was )?(?:not|n't|never) (?:\w+ )?(?:indicated|needed|necessary|required|recommended|warranted)\b/;

/** Whether the words before a finding say that it never came about, or was there before. */
export const isUnreal = (before: string): boolean => unreal.test(before);

/** Surgery that is advised, wished for or on the calendar, but not done. */
const toCome =
  /\b(?:recommend\w*|scheduled|booked|suggest\w*|advis\w*|wants?(?: me| him| her)?(?: to (?:do|have|get))?|need\w*|may|might|possibl[ey]|potential|consult\w*|candidate|pending|awaiting|waiting|upcoming|future|going to (?:have|need|get|do)|will (?:have|need|get|do)|talking about|discuss\w*|considering|planned?|set for|recomend\w*|necesit\w*|van? a|quieren?|tengo que|tienen? que|hay que|go(?:ing|es)? in for)\b[^.;]{0,36}$/;
const toComeAfter =
  /^[^.;,]{0,20}\b(?:on (?:the |his |her |my )?(?:calendar|schedule|books)|(?:might|may|could|would|will) be|down the road|is (?:set|planned|needed|necessary)|recommended|scheduled|booked|suggested|advised|pending|planned|consult\w*|is next|next (?:week|month)|set for|candidate|not (?:approved|done) yet|evaluation|date|in (?:december|january|february|2027))\b/;

const ownPet =
  /\b(?:my|our) (?:[\w-]+ ){0,2}?(?:dachshund|terrier|dogs?|cats?|pupp(?:y|ies)|pup|kitten|horse|mare|pony|pets?|parrot|lab|labrador|beagle|poodle|whippet|greyhound|collie|spaniel|schnauzer|maltese|doodle|goldendoodle|labradoodle|husky|mastiff|pomeranian|corgi|bulldog|frenchie|mutt|rooster|hen|lamb|heifer|steer|stallion|chihuahua|retriever|shih ?tzu|yorkie|pug|goat|sheep|chickens?|hens?|calf|cow|boxer)\b|\b(?:vet|vets|veterinar\w*|animal hospital)\b/;
const ownBody =
  /\b(?:(?:bit|hit|knocked|attacked|dragged|hurt|took|drove|scratched|injured|threw|pushed|bitten|mauled|got) me|i (?:was|got|am) (?:\w+ )?(?:bit\w*|hurt|injur\w*|attack\w*|knocked|scratch\w*|treated|taken|admitted|pulled|dragged|thrown|cut|in the (?:er|hospital|icu))|i (?:needed|broke|tore|fell|can'?t)|i (?:have|had|got|needed) (?:\w+ ){0,3}(?:stitches|surgery|bites?|wounds?|cuts?|scars?|pain|fractur\w*|punctures?)|my (?:\w+ )?(?:arm|leg|hand|face|wrist|ankle|hip|knee|calf|back|neck|head|shoulder|finger|thigh|elbow|nose|skin|foot)s?)\b/;

const bodies = new WeakMap<RecordFacts, RecordFacts>();

/** The notes without what they tell of animals: a hurt pet is nobody's injury. */
function ofPeople(facts: RecordFacts): RecordFacts {
  const known = bodies.get(facts);
  if (known !== undefined) return known;
  let { folded } = facts;
  let animal = false;
  for (const { text, start, end } of facts.sentences) {
    animal = ownPet.test(text) || (animal && /^\s*(?:he|she|it|emergency|surgery)\b/.test(text));
    if (!animal || ownBody.test(text.replace(/\b(?:no|not|never|n't|wasn'?t|without)\b[^.;,]*/g, ' '))) continue;
    folded = folded.slice(0, start) + ' '.repeat(end - start) + folded.slice(end);
  }
  const people = folded === facts.folded ? facts : { ...facts, folded };
  bodies.set(facts, people);
  return people;
}

/** The first places that assert and that deny a finding; what is only feared, prior or, with `doneOnly`, to come is left out. */
export function hasFinding(facts: RecordFacts, finding: MedicalFinding, doneOnly = false) {
  return lookFor(
    ofPeople(facts),
    findings[finding],
    (before, after) =>
      unreal.test(before) || unwanted.test(after) || (doneOnly && (toCome.test(before) || toComeAfter.test(after))),
  );
}

/** A finding told of, or one that cannot be without it. */
export function toldFinding(facts: RecordFacts, finding: MedicalFinding): Evidence | null {
  return hasFinding(facts, finding).asserted ?? anyOf(facts, impliedBy[finding] ?? []);
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
  return match === null ? null : evidenceAt(facts, match.index, match.index + match[0].length);
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
export const bodilyHarm = (facts: RecordFacts): Evidence | null =>
  anyOf(facts, physical) ?? hasFinding(facts, 'anyInjury').asserted;
