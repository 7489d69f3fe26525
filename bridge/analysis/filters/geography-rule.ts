import { states } from '../places/states.ts';
import { areaIn, type NamedArea } from './area-in-filter.ts';
import { parseDistance } from './distance-rule.ts';
import { countRefusals, type FilterText } from './filter-text.ts';
import { type FilterRule, fromPredicate } from './filter-verdict.ts';
import type { RecordFacts } from './record-facts.ts';
import { eventPlace, foreignEvent, type Place, placeTold, residence } from './record-places.ts';

const ofEvent =
  /\b(?:accidents?|crash(?:es)?|collisions?|wrecks?|incidents?|happen\w*|occur\w*|took place|taken place|falls?|injur\w*|losses|arrests?|arrested|charges|bites?|attacks?|events?|doi|courts?|appear|venue|filed in|pending|decedents?|deceased|where it|employers?|worked|work(?:ed)? in|jobs?|stores?|facilit\w+|claims? (?:in|from|arising)|cases? (?:in|pending)|choques?|accidentes?|propert(?:y|ies)|houses?|real estate|land|hospitals?|clinics?|office only)\b/;
const ofHome =
  /\b(?:live[sd]?|living|residents?|resid\w+|clients?|callers?|leads?|people|homeowners|based|located|from|vivir|vive[n]?|residentes?|domiciled|families|tenants)\b/;
const mattersNot =
  /[^.;-]*\b(?:does(?: not|n'?t)|do(?: not|n'?t)) matter\b|\bregardless of[^.;]*|[^.;,-]*\b(?:is not|isn'?t|is no) (?:an? )?(?:issue|important|relevant|concern|factor)\b|\bno matter where[^.;]*|\bwherever[^.;]*/g;
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

function placeOf(subject: 'event' | 'home' | 'children', facts: RecordFacts): Place {
  if (subject === 'event') return eventPlace(facts);
  if (subject === 'children') return placeTold(facts, childrenElsewhere) ?? residence(facts);
  return residence(facts);
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

/** Filters on where the client lives or where it happened. */
export function parseGeography(text: FilterText): FilterRule | null {
  const { whole, main, original, rejects, asides } = text;
  const distance = parseDistance(text);
  if (distance !== null) return distance;
  const stated = whole.replace(mattersNot, ' ');
  const mainArea = areaIn(main.replace(mattersNot, ' '), original.slice(0, main.length + 1));
  const area =
    mainArea !== null && mainArea.counties.size === 0 && !/\b(?:nothing|no|not|can'?t|except)\b/.test(asides)
      ? (areaIn(stated, original) ?? mainArea)
      : (mainArea ?? areaIn(stated, original));
  if (area === null) return parseCountry(text);
  const head = mainArea === null ? stated : main.replace(mattersNot, ' ');
  const partial = partOfState.test(stated) && area.counties.size === 0;
  const subject = /\b(?:child|children|kids?)\b/.test(head)
    ? 'children'
    : ofEvent.test(head) && !/\bresidents?\b|\blives?\b|\bliving\b|\bclients? (?:in|from|must be)\b/.test(head)
      ? 'event'
      : 'home';
  const flips = outside.test(head) ? 1 : 0;
  const foreign =
    area.country && /\b(?:out of (?:the )?country|foreign|overseas|abroad|international)\b/.test(stated) && flips === 0
      ? 1
      : 0;
  const refused = main === head ? rejects : countRefusals(head.slice(0, main.length)) % 2 === 1;
  const wantsInside = (Number(refused) + flips + foreign) % 2 === 0;
  const neutral = subject === 'home' && !ofHome.test(head) && !ofEvent.test(head);
  return (facts) => {
    const place = placeOf(subject === 'home' && ofEvent.test(head) && !ofHome.test(head) ? 'event' : subject, facts);
    const lies = liesIn(place, area);
    const elsewhere = neutral && liesIn(eventPlace(facts), area) !== lies;
    const inside = elsewhere || (partial && lies) ? null : lies;
    const where = subject === 'event' ? 'it happened' : 'the client lives';
    const why = `${where} ${inside ? 'inside' : 'outside'} the area of the filter`;
    return fromPredicate(inside, !wantsInside, {
      why,
      evidence: place.evidence,
      missing: 'the record does not say where exactly',
    });
  };
}
