import { states } from '../places/states.ts';
import { areaIn, type NamedArea } from './area-in-filter.ts';
import { type Asked, askedOf } from './asked-place.ts';
import { parseDistance } from './distance-rule.ts';
import { countRefusals, type FilterText, readFilter } from './filter-text.ts';
import { type FilterRule, fromPredicate } from './filter-verdict.ts';
import type { RecordFacts } from './record-facts.ts';
import { eventPlace, foreignEvent, type Place, placeTold, residence } from './record-places.ts';

const mattersNot =
  /[^.;,]*\bcan be anywhere\b|out[- ]of[- ](?:state|county|town|area) (?:is |are )?(?:ok|okay|fine)(?: if| when| as long as| provided)?|(?:out[- ]of[- ](?:state|town|area)|non-?|foreign|visiting) ?[\w -]{0,20}(?:residents?|visitors?|tourists?|clients?|callers?|people|drivers?) (?:are |is )?(?:ok|okay|fine|welcome|allowed|accepted)(?: if| when| as long as| provided)?|[^.;-]*\b(?:does(?: not|n'?t)|do(?: not|n'?t)) matter\b|[^.;,-]*\b(?:do(?: not|n'?t)|does(?: not|n'?t)) (?:care|mind) (?:where|what state|about|which)[^.;]*|[^.;,-]*\b(?:is|are) (?:no matter|of no (?:matter|importance)|irrelevant|immaterial|unimportant|beside the point)\b|[^.;,-]*\bmakes no difference\b|\bregardless of[^.;]*|[^.;,-]*\b(?:is not|isn'?t|is no) (?:an? )?(?:issue|important|relevant|concern|factor|problem)\b|\bno matter where[^.;]*|\bwherever[^.;]*|\b(?:hurt|injured) anywhere\b|\b(?:accident|crash|wreck|event|incident) (?:can be |was |may be )?anywhere\b|,? ?\b(?:no importa|sin importar)[^.;]*/g;
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

function locate(facts: RecordFacts, asked: Asked, { lies, likely }: Pick<Territory, 'lies' | 'likely'>): Located {
  const at = (place: Place): Located => ({ inside: lies(place), place });
  if (asked === 'event') return at(eventPlace(facts, likely));
  if (typeof asked === 'object')
    return at(placeTold(facts, asked, likely) ?? (asked.atHome ? residence(facts) : eventPlace(facts, likely)));
  const home = at(residence(facts));
  if (asked === 'home') return home;
  const event = at(eventPlace(facts, likely));
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
  /** The states it lies in: a town that several have is meant to be there. */
  likely: readonly string[];
  /** The words that name it, without what is said not to matter. */
  head: string;
  /** Whether something was left out of it, whose denying word then refuses nothing. */
  hollow: boolean;
}

/** The states of an area, those of its counties among them. */
const statesOf = ({ states: named, counties }: NamedArea): string[] => [
  ...new Set([...named, ...[...counties].map((key) => key.slice(0, 2))]),
];

const leftOut =
  /^(.{4,}?)[,;(\s]+(?:except(?: for)?|excluding|excludes?|but not|other than|minus|apart from|not including|exclusive of|but (?:nothing|none|no)(?: (?:in|from|of))?|but(?= (?:the )?[a-z. ]+ (?:county|counties|parish|area))|(?<=[,;(] ?)(?:nothing (?:in|from)|not|no))(?: the)? (.{3,})$/;

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
  return { lies, likely: statesOf(whole), head: core, hollow: true };
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
    countRefusals(asides) === 0 &&
    !guests.test(asides);
  const area = widened ? (areaIn(stated, original) ?? mainArea) : (mainArea ?? areaIn(stated, original));
  if (area === null) return null;
  const partial = partOfState.test(stated) && area.counties.size === 0;
  const lies = (place: Place) => {
    const inside = liesIn(place, area);
    return partial && inside === true ? null : inside;
  };
  return { lies, likely: statesOf(area), head: mainArea === null ? stated : asked, hollow: false, area };
}

/** "No Spokane cases, Western Washington only": what is wanted says more than what is not. */
function wantedPart(text: FilterText): FilterText {
  const sentences = text.original.split(/[;.] +(?=[A-Z\w])/);
  const parts = sentences.length === 2 ? sentences : text.original.split(/[,;.] +(?=[A-Z\w])| - /);
  const [first = '', second = '', third] = parts;
  if (third !== undefined || second.length < 8) return text;
  for (const [kept, left] of [
    [second, first],
    [first, second],
  ] as const) {
    if (!/\bonly\b/i.test(kept)) continue;
    const [refused, wanted] = [readFilter(left), readFilter(kept)];
    const isRefused =
      countRefusals(refused.main) % 2 === 1 || /\bis (?:full|closed)\b|^nothing\b|^no\b/.test(refused.main);
    if (isRefused && countRefusals(wanted.main) === 0 && areaIn(wanted.main, kept) !== null) return wanted;
  }
  return text;
}

/** Filters on where the client lives or where it happened. */
export function parseGeography(whole: FilterText): FilterRule | null {
  const text = wantedPart(whole);
  const distance = parseDistance(text);
  if (distance !== null) return distance;
  const territory = territoryOf(text);
  if (territory === null) return parseCountry(text);
  const { head, lies, likely, hollow, area } = territory;
  const stated = askedOf(head);
  const asked = stated === 'unsaid' ? askedOf(whole.whole.replace(mattersNot, ' ')) : stated;
  const flips = outside.test(head) ? 1 : 0;
  const abroad = /\b(?:out of (?:the )?country|foreign|overseas|abroad|international)\b/;
  const foreign = area?.country && abroad.test(text.whole) && flips === 0 ? 1 : 0;
  const refused =
    text.main === head ? text.rejects : countRefusals(hollow ? head : head.slice(0, text.main.length)) % 2 === 1;
  const wantsInside = (Number(refused) + flips + foreign) % 2 === 0;
  return (facts) => {
    const { inside, place } = locate(facts, asked, { lies, likely });
    const where = asked === 'event' ? 'it happened' : typeof asked === 'object' ? 'it lies' : 'the client lives';
    return fromPredicate(inside, !wantsInside, {
      why: `${where} ${inside ? 'inside' : 'outside'} the area of the filter`,
      evidence: place.evidence,
      missing: 'the record does not say where exactly',
    });
  };
}
