/** What place a filter asks for. */
export type Asked = 'event' | 'home' | 'either' | 'both' | 'unsaid' | AskedOfOther;

/** A place that some clauses tell of; where none does, the client's home for whoever lives with the client. */
interface AskedOfOther {
  told: RegExp;
  atHome: boolean;
  /** Whether it is somebody's home, so that "lives in" tells it. */
  lives: boolean;
}

const ofEvent =
  /\b(?:accidents?|crash(?:es)?|collisions?|wrecks?|incidents?|happen\w*|occur\w*|took place|taken place|falls?|injur\w*|hurt|losses|arrests?|arrested|charges|bites?|attacks?|events?|doi|courts?|appear|venued?|filed in|pending|decedents?|deceased|where it|employers?|worked|work(?:ed)? in|jobs?|stores?|facilit\w+|claims? (?:in|from|arising)|cases? (?:in|pending)|choques?|accidentes?|propert(?:y|ies)|houses?|real estate|land|hospitals?|clinics?|homes|office only|roads?|highways?|streets|injured|misconduct|malpractice|surger(?:y|ies))\b/;
const ofHome =
  /\b(?:live[sd]?|living|residents?|resid\w+|clients?|callers?|leads?|people|homeowners|based|located|from|drivers|vivir|vive[n]?|residentes?|domiciled|families|tenants)\b/;
const livesThere =
  /\b(?:lives?|lived|living|resid(?:e[sd]?|ing|en\w*)|domicil\w*|viv(?:e|en|ir|a)|residentes?|homeowners|tenants)\b/;
const happensThere =
  /\b(?:happen\w*|occur\w*|hurt|injured|took place|taken place|crash\w*|accidents?|wreck\w*|fell|arrested|ocurri\w*)\b/;
const ofDead = /\b(?:decedents?|deceased|victims?)\b/;

/** Places that are neither the client's home nor that of an accident, with the clauses that tell of them. */
const subjects: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:child(?:ren)?|kids?|minors?)(?:'?s)?\b/,
    /\b(?:kids?|children|son|daughter|twins|boys?|girls?|hijos?|ninos?)\b[^.;]{0,60}\b(?:live|lives|living|moved|are|is|stay\w*|reside|viven?|(?:goes|gone) to school)\b[^.;]{0,40}\b(?:in|to|en|with)\b/,
  ],
  [
    /\b(?:decedents?|deceased|testators?|person who died|the dead)\b/,
    /\b(?:he|she|father|mother|dad|mom|uncle|aunt|husband|wife|brother|sister|grand\w+|decedent|son|daughter)\b[^.;]{0,40}\b(?:lived|resided|domiciled|died|passed|was living|had (?:a|his|her) (?:house|home)|retired to)\b|\b(?:his|her) (?:row)?(?:house|home)\b/,
  ],
  [
    /\b(?:bought|purchased?|leased|acquired|dealers?(?:hips?)?|sold)\b/,
    /\b(?:bought|purchased|leased|leasing|acquired|dealers?|dealership|financed|compr[eo]|compramos|traded)\b/,
  ],
  [
    /\b(?:held|detained|detention|incarcerated|jailed|in jail|locked up)\b/,
    /\b(?:held|detain\w*|detention|ice|jail|locked up|prison|custody|detenid\w*|pres[oa]|lo tiene[n]?)\b/,
  ],
  [
    /\b(?:officers?|agenc(?:y|ies)|police|deput(?:y|ies)|sheriffs?)\b/,
    /\b(?:officers?|police|deput(?:y|ies)|sheriff\w*|troopers?|cops?|agents?|jail)\b/,
  ],
  [
    /\b(?:propert(?:y|ies)|parcels?|real estate|land|lots?|rentals?|apartments?|buildings?|condos?|units?)\b/,
    /\b(?:propert(?:y|ies)|house|parcel|land|lot|apartment|apt|building|condo|unit|duplex|bungalow|cabin|farm|acres?|rents?|renting|lease[sd]?|landlord|trailer|townhouse)\b/,
  ],
  [
    /\b(?:employers?|employed|employment|workplaces?|job ?sites?|worked|work(?:s|ed)? in|jobs?|on the job)\b/,
    /\b(?:work(?:s|ed|ing)?|jobs?|job ?site|employ\w*|plant|planta|warehouse|factory|fabrica|trabaj\w*|hired|mill|restaurant|bakery|foundry|refinery|shop)\b/,
  ],
];

/** Whose place or what place a filter asks for. */
export function askedOf(head: string): Asked {
  const [child, dead] = subjects;
  for (const subject of [child, dead]) {
    if (subject?.[0].test(head)) return { told: subject[1], atHome: subject === child, lives: true };
  }
  const event = ofEvent.test(head);
  if (livesThere.test(head) && !ofDead.test(head)) {
    const joint = happensThere.test(head)
      ? /\b(or|and|y|o)\b(?=[^.;]*\b(?:happen|occur|hurt|injur|took|crash|accident|wreck|fell|arrest|live|resid))/.exec(
          head,
        )?.[1]
      : undefined;
    if (joint === undefined) return 'home';
    return joint === 'or' || joint === 'o' ? 'either' : 'both';
  }
  const told = subjects.find(([asked]) => asked.test(head));
  if (told !== undefined) return { told: told[1], atHome: false, lives: false };
  if (event && !/\bresidents?\b|\bclients? (?:in|from|must be)\b/.test(head)) return 'event';
  return ofHome.test(head) || event ? 'home' : 'unsaid';
}
