import { readWordLists } from '../../lexicon/word-files.ts';
import { type CaseInQuestion, type Truth, unsaid } from '../base/case-in-question.ts';
import { countRefusals, type FilterText, readFilter, withoutWhatMattersNot } from '../base/filter-text.ts';
import { type FilterRule, fromPredicate, mildest, rule, ruleOnFacts, strictest } from '../base/filter-verdict.ts';
import { areaIn } from '../regions/named-area.ts';
import { type Asked, askedOf, insteadOf, subjectOf } from './asked-place.ts';
import { type AskedDistance, distanceIn } from './distance-rule.ts';
import { asksOfLand, parseLand } from './land-rule.ts';
import { placeTermsIn } from './place-terms.ts';
import { type Territory, territoryOf } from './read-territory.ts';
import { eventPlace, homeOf, type Place, placeInRole } from './record-places.ts';

/** What other families of filters ask for; where none of it is named, a filter that names an area asks for a place. */
const sums = /\$|%|\d ?k\b/;
const wordList = readWordLists('filters/places.txt');
const ofOthers = wordList('not a place');
const placed =
  /\b(?:in|on|at|from|within|outside|inside|near|of|lives?|living|resid\w*|located|held|filed|venued?|courts?|count(?:y|ies)|parish(?:es)?|state|elsewhere|en|de)\b/;

/** Whether a filter asks for a place and for nothing else. */
export const asksOfPlaceAlone = (text: FilterText): boolean =>
  !sums.test(text.whole) &&
  !ofOthers.test(text.whole) &&
  (asksOfLand(text) || (placed.test(text.whole) && areaIn(text.whole, text.original) !== null));

const ofZips = /\b(?:zips?|zip ?codes?|postal codes?|codigos? postal(?:es)?)\b/;
const range = /\b(\d{3,5})(?:x{1,2}|\*{1,2})? ?(?:-|to|thru|through|a|until) ?(\d{3,5})(?:x{1,2}|\*{1,2})?(?!\d)/g;
const single = /(?<![\d$.,-])(\d{3,5})(?:x{1,2}|\*{1,2})?(?![\d,]{2})/g;

const padded = (digits: string, fill: string): number => Number(digits.padEnd(5, fill));

const pad = (zip: number): string => String(zip).padStart(5, '0');

/** "Zips starting with 606", "77001-77099 only": the client's ZIP code. */
function parseZip({ main, whole, rejects }: FilterText): FilterRule | null {
  if (!ofZips.test(whole)) return null;
  const bounds = [...whole.matchAll(range)].map(
    ([, from = '', to = '']) => [padded(from, '0'), padded(to, '9')] as const,
  );
  const rest = whole.replaceAll(range, ' ');
  for (const [, digits = ''] of rest.matchAll(single)) bounds.push([padded(digits, '0'), padded(digits, '9')]);
  if (bounds.length === 0) return null;
  const outside = /\b(?:outside|out of|other than|beyond)\b/.test(main);
  const zips = bounds.map(([from, to]) => (from === to ? pad(from) : `${pad(from)} to ${pad(to)}`)).join(' or ');
  return rule(`the client's ZIP code is ${rejects === outside ? '' : 'not '}${zips}`, ({ record }) => {
    const zip = /^\s*(\d{5})/.exec(record.zip)?.[1];
    const inside = zip === undefined ? null : bounds.some(([from, to]) => Number(zip) >= from && Number(zip) <= to);
    return fromPredicate(inside, rejects !== outside, {
      why: `the ZIP code is ${inside ? 'inside' : 'outside'} those listed`,
      evidence: zip === undefined ? null : { quote: zip, field: 'zip', at: 0 },
      missing: 'the record has no ZIP code',
    });
  });
}

const outside = wordList('outside');

/** A firm that went away from a place wants nothing of it. */
const weLeft = /\bwe (?:have )?(?:left|closed|quit|pulled out of|moved out of|withdrew from|stopped)\b/;

interface Located {
  inside: boolean | null;
  /** Null where the record has none. */
  place: Place | null;
}

/** Several places together: one of them, or all of them. */
function joined(places: readonly Located[], needsAll: boolean): Located {
  const decides = !needsAll;
  const deciding = places.find(({ inside }) => inside === decides);
  const [first] = places;
  if (deciding !== undefined || first === undefined) return deciding ?? open;
  return places.some(({ inside }) => inside === null) ? { ...first, inside: null } : first;
}

const open: Located = { inside: null, place: null };

type Target = Pick<Territory, 'lies' | 'likely' | 'where'>;

function locate(facts: CaseInQuestion, asked: Asked, target: Target): Located {
  const { lies, likely } = target;
  const at = (place: Place): Located => {
    const inside = lies(place);
    return { inside: place.guessed && inside === false ? null : inside, place };
  };
  if (asked === 'home') return at(homeOf(facts));
  if (asked === 'event') return at(eventPlace(facts, likely));
  if (asked === 'unsaid') {
    const [home, event] = [at(homeOf(facts)), at(eventPlace(facts, likely))];
    return event.inside === home.inside ? home : { ...home, inside: null };
  }
  if ('parts' in asked) {
    const parts = asked.parts.map((part) => locate(facts, part, target));
    return joined(parts, asked.needsAll);
  }
  const inRole = placeInRole(facts, asked.role, likely);
  if (inRole !== null && inRole !== 'unlisted') return at(inRole);
  if (asked.otherwise === 'unsaid') return open;
  const instead = asked.otherwise === 'home' ? homeOf(facts) : eventPlace(facts, likely);
  return at(inRole === 'unlisted' ? { ...instead, guessed: true } : instead);
}

/** "No Canadian accidents". */
function parseCountry({ main, rejects }: FilterText): FilterRule | null {
  const name = /(?<!from )\bcanad\w+\b/.test(main)
    ? 'Canada'
    : /(?<!new )\bmexic\w+\b(?! american)/.test(main)
      ? 'Mexico'
      : null;
  if (name === null) return null;
  return ruleOnFacts(`it ${rejects ? 'did not happen' : 'happened'} in ${name}`, (lead) => {
    const { country, shown } = eventPlace(lead);
    const why = `it happened ${country === name ? 'inside' : 'outside'} that area`;
    return { holds: (country === name) !== rejects, why, shown };
  });
}

/** "No Spokane cases, Western Washington only": the wanted part decides. */
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

/** A filter on places, read: what it asks where, and whether it wants or refuses it. */
interface PlaceReading extends Target {
  asked: Asked;
  wantsInside: boolean;
  why?: AskedDistance['why'];
}

/** Whether the places of a filter are wanted, by the denials in it and the words of "outside". */
function wantsInside(text: FilterText, { head, hollow, area }: Territory): boolean {
  const flips = outside.test(head) ? 1 : 0;
  const abroad = /\b(?:out of (?:the )?country|foreign|overseas|abroad|international)\b/;
  const foreign = area?.country && abroad.test(text.main) && flips === 0 ? 1 : 0;
  const given = weLeft.test(head) ? 1 : 0;
  const refused =
    text.main === head ? text.rejects : countRefusals(hollow ? head : head.slice(0, text.main.length)) % 2 === 1;
  return (Number(refused) + flips + foreign + given) % 2 === 0;
}

/** `around` is the whole filter where `text` is a part of it: it says whose place is meant. */
function readPlaces(text: FilterText, around: FilterText = text): PlaceReading | null {
  const askedIn = (head: string) => {
    const stated = askedOf(head);
    return stated === 'unsaid' ? askedOf(withoutWhatMattersNot(around.whole)) : stated;
  };
  const distance = distanceIn(text);
  if (distance !== null) {
    const asked = askedIn(withoutWhatMattersNot(text.whole));
    return { ...distance, asked: asked === 'unsaid' ? 'home' : asked, likely: [distance.state] };
  }
  const territory = territoryOf(text);
  if (territory === null) return null;
  const { lies, likely, where, head } = territory;
  return { lies, likely, where, asked: askedIn(head), wantsInside: wantsInside(text, territory) };
}

const asksOf = ({ asked, wantsInside: wanted, where }: PlaceReading): string =>
  `${subjectOf(asked)} ${wanted ? where.inside : where.outside}`;

function ruleOf(reading: PlaceReading): FilterRule {
  const { asked, wantsInside: wanted, why, ...target } = reading;
  const judge = (lead: CaseInQuestion): Truth => {
    const { inside, place } = locate(lead, asked, target);
    if (inside === null) return unsaid('the record does not say where exactly');
    const where = asked === 'event' ? 'it happened' : typeof asked === 'object' ? 'it is' : 'the client lives';
    const said = (place && why?.(place)) ?? `${where} ${inside ? 'inside' : 'outside'} that area`;
    return { holds: inside === wanted, why: said, shown: place?.shown ?? null };
  };
  return ruleOnFacts(asksOf(reading), judge, insteadOf(asked));
}

const sameAsked = (a: Asked, b: Asked): boolean => a === b || a === 'unsaid' || b === 'unsaid' || typeof a === 'object';

/** "Kansas City ok, St. Louis no": one of the wanted places, and none of the refused ones. */
function parseTerms(text: FilterText): FilterRule | null {
  const terms = placeTermsIn(text.original);
  if (terms === null) return null;
  const read = terms.map(({ original, welcomes }) => ({
    welcomes,
    reading: readPlaces(readFilter(original), text),
  }));
  const readings = read.flatMap(({ reading }) => (reading === null ? [] : [reading]));
  if (readings.length < read.length) return null;
  // What one part wants says which town of a name the others mean as well.
  const likely = [...new Set(readings.flatMap((reading) => (reading.wantsInside ? reading.likely : [])))];
  const asks = read.flatMap(({ reading, welcomes }) =>
    reading === null || welcomes ? [] : [{ ...reading, likely: [...likely, ...reading.likely] }],
  );
  const wanted = read
    // Who is also welcome is not a requirement.
    .filter(
      ({ reading, welcomes }) => !welcomes || asks.every(({ asked }) => sameAsked(asked, reading?.asked ?? asked)),
    )
    .flatMap(({ reading }) => (reading?.wantsInside ? [reading] : []));
  const refused = asks.filter(({ wantsInside: wants }) => !wants).map(ruleOf);
  const [first] = wanted;
  const alike = wanted.filter(({ asked }) => first !== undefined && sameAsked(first.asked, asked)).map(ruleOf);
  const others = wanted.filter(({ asked }) => first !== undefined && !sameAsked(first.asked, asked)).map(ruleOf);
  const clauses = [alike, others]
    .filter((rules) => rules.length > 0)
    .map((rules) => [...new Set(rules.map(({ asks }) => asks))].join(' or '));
  const asked = [...clauses, ...refused.map(({ asks }) => asks)].join(', and ');
  return rule(asked, (facts) => {
    const judged = [
      ...refused.map(({ judge }) => judge(facts)),
      ...[alike, others].flatMap((rules) => mildest(rules.map(({ judge }) => judge(facts))) ?? []),
    ];
    // A wanted place is a better reason than the absence of a refused one.
    return strictest(judged.reverse());
  });
}

/** "… we want it, else no": what happens otherwise only says the rule again. */
const elseRefused =
  /,? (?:(?:or )?else|otherwise|if (?:not|it isn'?t|they don'?t)),? (?:(?:it'?s|that'?s|then) )?(?:an? )?(?:no|nope|pass|skip|decline|reject|refer(?: it)? out)[.!]?$/i;

/** Filters on where the client lives or where it happened. */
export function parseGeography(given: FilterText): FilterRule | null {
  const bare = given.original.trim().replace(elseRefused, '');
  const whole = bare === given.original.trim() ? given : readFilter(bare);
  const alone = parseZip(whole) ?? parseLand(whole);
  if (alone !== null) return alone;
  const terms = parseTerms(whole);
  if (terms !== null) return terms;
  const text = wantedPart(whole);
  const reading = readPlaces(text, text === whole ? text : whole);
  return reading === null ? parseCountry(text) : ruleOf(reading);
}
