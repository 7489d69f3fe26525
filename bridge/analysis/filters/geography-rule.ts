import { states } from '../places/states.ts';
import { areaIn, type NamedArea } from './area-in-filter.ts';
import { parseDistance } from './distance-rule.ts';
import { countRefusals, type FilterText, readFilter } from './filter-text.ts';
import { type FilterRule, fromPredicate } from './filter-verdict.ts';
import type { RecordFacts } from './record-facts.ts';
import { eventPlace, foreignEvent, type Place, placeTold, residence } from './record-places.ts';

const ofEvent =
  /\b(?:accidents?|crash(?:es)?|collisions?|wrecks?|incidents?|happen\w*|occur\w*|took place|taken place|falls?|injur\w*|losses|arrests?|arrested|charges|bites?|attacks?|events?|doi|courts?|appear|venued?|filed in|pending|decedents?|deceased|where it|employers?|worked|work(?:ed)? in|jobs?|stores?|facilit\w+|claims? (?:in|from|arising)|cases? (?:in|pending)|choques?|accidentes?|propert(?:y|ies)|houses?|real estate|land|hospitals?|clinics?|office only)\b/;
const ofHome =
  /\b(?:live[sd]?|living|residents?|resid\w+|clients?|callers?|leads?|people|homeowners|based|located|from|drivers|vivir|vive[n]?|residentes?|domiciled|families|tenants)\b/;
const mattersNot =
  /[^.;,]*\bcan be anywhere\b|out[- ]of[- ](?:state|county|town|area) (?:is |are )?(?:ok|okay|fine)(?: if| when| as long as| provided)?|(?:out[- ]of[- ](?:state|town|area)|non-?|foreign|visiting) ?[\w -]{0,20}(?:residents?|visitors?|tourists?|clients?|callers?|people|drivers?) (?:are |is )?(?:ok|okay|fine|welcome|allowed|accepted)(?: if| when| as long as| provided)?|[^.;-]*\b(?:does(?: not|n'?t)|do(?: not|n'?t)) matter\b|\bregardless of[^.;]*|[^.;,-]*\b(?:is not|isn'?t|is no) (?:an? )?(?:issue|important|relevant|concern|factor)\b|\bno matter where[^.;]*|\bwherever[^.;]*|\b(?:hurt|injured) anywhere\b|\b(?:accident|crash|wreck|event|incident) (?:can be |was |may be )?anywhere\b|,? ?\b(?:no importa|sin importar)[^.;]*/g;
/** People from elsewhere who are welcome widen no area where something must have happened. */
const guests =
  /\b(?:residents?|visitors?|tourists?|clients?|callers?|people) (?:are |is )?(?:ok|okay|fine|welcome|allowed)\b/;
const partOfState = new RegExp(
  `\\b(?:north|south|east|west|central|middle|northern|southern|eastern|western|northeast|northwest|southeast|southwest|downstate) (?:${states.map(({ name }) => name.toLowerCase()).join('|')})\\b`,
);
const outside =
  /\b(?:outside|(?<!\b(?:nothing|nobody|no one|anything|leads|cases|people|callers) )out of|out of (?:state|the)|other than|beyond|not in|away from|non[- ]|out-of-)\b/;

/** Whether a place lies in an area; null where the record is not exact enough. */
export function liesIn(place: Place, area: NamedArea): boolean | null {
  if (place.foreign) return false;
  if (area.country) return place.state === null ? null : true;
  if (place.state === null) return null;
  if (area.exceptCounties.size > 0) {
    if (!area.states.has(place.state)) return false;
    return place.county === null ? null : !area.exceptCounties.has(`${place.state}:${place.county}`);
  }
  if (area.counties.size === 0) return area.states.has(place.state);
  if (![...area.counties].some((key) => key.startsWith(`${place.state}:`))) return false;
  if (place.county !== null) return area.counties.has(`${place.state}:${place.county}`);
  if (place.zip3 === null || area.zips.length === 0) return null;
  const { zip3 } = place;
  return area.zips.some(([from, to]) => zip3 >= from && zip3 <= to);
}

/** "children must live in": the notes say where they are, or they are with the client. */
const childrenElsewhere =
  /\b(?:kids?|children|son|daughter|twins|boys?|girls?|hijos?|ninos?)\b[^.;]{0,60}\b(?:live|lives|living|moved|are|is|stay\w*|reside|viven?)\b[^.;]{0,20}\b(?:in|to|en|with)\b/;

type Asked = 'event' | 'home' | 'children' | 'either' | 'both' | 'unsaid';

const livesThere =
  /\b(?:lives?|lived|living|resid(?:e[sd]?|ing|en\w*)|domicil\w*|viv(?:e|en|ir|a)|residentes?|homeowners|tenants)\b/;
const happensThere =
  /\b(?:happen\w*|occur\w*|hurt|injured|took place|taken place|crash\w*|accidents?|wreck\w*|fell|arrested|ocurri\w*)\b/;
const ofDead = /\b(?:decedents?|deceased|victims?)\b/;

/** Whose place or what place a filter asks for. */
function askedOf(head: string): Asked {
  if (/\b(?:child|children|kids?)\b/.test(head)) return 'children';
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
  if (event && !/\bresidents?\b|\bclients? (?:in|from|must be)\b/.test(head)) return 'event';
  return ofHome.test(head) || event ? 'home' : 'unsaid';
}

interface Located {
  inside: boolean | null;
  place: Place;
}

/** Home and event together: one of the two places, or both of them. */
function joined(home: Located, event: Located, needsBoth: boolean): Located {
  const [first, second] = [home, event].map(({ inside }) => inside);
  const decides = !needsBoth;
  if (first === decides) return home;
  if (second === decides) return event;
  return first === null || second === null ? { ...home, inside: null } : home;
}

function locate(facts: RecordFacts, asked: Asked, lies: (place: Place) => boolean | null): Located {
  const at = (place: Place): Located => ({ inside: lies(place), place });
  if (asked === 'event') return at(eventPlace(facts));
  if (asked === 'children') return at(placeTold(facts, childrenElsewhere) ?? residence(facts));
  const home = at(residence(facts));
  if (asked === 'home') return home;
  const event = at(eventPlace(facts));
  if (asked === 'unsaid') return event.inside === home.inside ? home : { ...home, inside: null };
  return joined(home, event, asked === 'both');
}

const countries: readonly (readonly [RegExp, RegExp])[] = [
  [/\bcanad\w+\b/, /canada|toronto|montreal|vancouver|ontario/],
  [/(?<!new )\bmexic\w+\b(?! american)/, /mexico|cancun|tijuana|juarez|cabo|vallarta/],
];

/** "No Canadian accidents". */
function parseCountry({ main, rejects }: FilterText): FilterRule | null {
  const asked = countries.find(([words]) => words.test(main));
  if (asked === undefined) return null;
  const [, names] = asked;
  return (facts) => {
    const country = foreignEvent(facts);
    const place = eventPlace(facts);
    const inside = country !== null && names.test(country);
    const why = `it happened ${inside ? 'inside' : 'outside'} the area of the filter`;
    return fromPredicate(inside, rejects, { why, evidence: place.evidence, missing: '' });
  };
}

interface Territory {
  /** Whether a place lies in what the filter names. */
  lies: (place: Place) => boolean | null;
  /** The words that name it, without what is said not to matter. */
  head: string;
  /** Whether something was left out of it, whose denying word then refuses nothing. */
  hollow: boolean;
}

const leftOut =
  /^(.{4,}?)[,;(\s]+(?:except(?: for)?|excluding|excludes?|but not|other than|minus|apart from|not including|exclusive of|salvo|excepto) (.{3,})$/;

/** "Statewide Michigan, except the Upper Peninsula". */
function withHole(stated: string, original: string): Territory | null {
  const [, core = '', rest = ''] = leftOut.exec(stated) ?? [];
  if (core === '' || countRefusals(core) > 0) return null;
  const cut = original.toLowerCase().indexOf(rest.slice(0, 8));
  const whole = areaIn(core, original.slice(0, cut === -1 ? core.length : cut));
  const [state = ''] = whole?.states ?? [];
  const inState = states.find(({ code }) => code === state)?.name.toLowerCase() ?? '';
  const given = areaIn(rest, cut === -1 ? rest : original.slice(cut));
  // "Florida, excluding the Panhandle" means the one of Florida.
  const within = areaIn(`${inState} ${rest.replace(/^the /, '')}`, '');
  const hole = within !== null && within.counties.size > 0 ? within : given;
  if (whole === null || hole === null) return null;
  const lies = (place: Place) => {
    const inWhole = liesIn(place, whole);
    const inHole = liesIn(place, hole);
    return inWhole !== true ? inWhole : inHole === null ? null : !inHole;
  };
  return { lies, head: core, hollow: true };
}

function territoryOf({ whole, main, original, asides }: FilterText): (Territory & { area: NamedArea | null }) | null {
  const stated = whole.replace(mattersNot, ' ');
  const hollow = withHole(stated, original);
  if (hollow !== null) return { ...hollow, area: null };
  const asked = main.replace(mattersNot, ' ');
  const mainArea = areaIn(asked, original.slice(0, main.length + 1));
  const widened =
    mainArea !== null &&
    mainArea.counties.size === 0 &&
    !/\b(?:nothing|no|not|can'?t|except)\b/.test(asides) &&
    !guests.test(asides);
  const area = widened ? (areaIn(stated, original) ?? mainArea) : (mainArea ?? areaIn(stated, original));
  if (area === null) return null;
  const partial = partOfState.test(stated) && area.counties.size === 0;
  const lies = (place: Place) => {
    const inside = liesIn(place, area);
    return partial && inside === true ? null : inside;
  };
  return { lies, head: mainArea === null ? stated : asked, hollow: false, area };
}

/** "No Spokane cases, Western Washington only": what is wanted says more than what is not. */
function wantedPart(text: FilterText): FilterText {
  const [first = '', second = '', third] = text.original.split(/[,;.] +(?=[A-Z\w])/);
  if (third !== undefined || second.length < 8 || !/\bonly\b/i.test(second)) return text;
  const [refused, wanted] = [readFilter(first), readFilter(second)];
  const isRefused = countRefusals(refused.main) % 2 === 1 || /\bis (?:full|closed)\b/.test(refused.main);
  const apart = isRefused && countRefusals(wanted.main) === 0;
  return apart && areaIn(wanted.main, second) !== null ? wanted : text;
}

/** Filters on where the client lives or where it happened. */
export function parseGeography(whole: FilterText): FilterRule | null {
  const text = wantedPart(whole);
  const distance = parseDistance(text);
  if (distance !== null) return distance;
  const territory = territoryOf(text);
  if (territory === null) return parseCountry(text);
  const { head, lies, hollow, area } = territory;
  const asked = askedOf(head);
  const flips = outside.test(head) ? 1 : 0;
  const abroad = /\b(?:out of (?:the )?country|foreign|overseas|abroad|international)\b/;
  const foreign = area?.country && abroad.test(text.whole) && flips === 0 ? 1 : 0;
  const refused =
    text.main === head ? text.rejects : countRefusals(hollow ? head : head.slice(0, text.main.length)) % 2 === 1;
  const wantsInside = (Number(refused) + flips + foreign) % 2 === 0;
  return (facts) => {
    const { inside, place } = locate(facts, asked, lies);
    const where = asked === 'event' ? 'it happened' : 'the client lives';
    return fromPredicate(inside, !wantsInside, {
      why: `${where} ${inside ? 'inside' : 'outside'} the area of the filter`,
      evidence: place.evidence,
      missing: 'the record does not say where exactly',
    });
  };
}
