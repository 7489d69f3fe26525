import { townNamed } from '../places/find-town.ts';
import { findPlaces, formsOf, type PlaceMention } from '../places/place-mentions.ts';
import { plainCodes, stateNameOf } from '../places/place-names.ts';
import type { CaseText } from '../text/read-text.ts';
import type { Jurisdiction } from './case-facts.ts';

/** "Ovarian CA" is cancer, not California. */
const diseased = new Set('ovarian prostate breast lung colon cervical bladder skin cell'.split(' '));

const isCapital = (text: CaseText, word: number): boolean =>
  /^\p{Lu}/u.test(text.quote(text.words[word] ?? { start: 0, end: 0 }));

/** Codes that are a sentence of their own: not "OK." and not "PA." */
const loneCodes = new Set([...plainCodes, 'ct', 'mi', 'il', 'ia', 'oh', 'md']);

/** "Portland OR": the words before a code are a town of that state. */
const isTownOf = ({ place, first }: PlaceMention, { words, text }: CaseText): boolean =>
  [1, 2].some((count) => townNamed(text.slice(words[first - count]?.start, words[first - 1]?.end), place) !== null);

/**
 * A place set off by signs: "(Ohio)", "[GA]", "Rockford, Illinois", "Midland TX", "Palm Harbor Florida.", "a neighbor,
 * California.", "Ohio." alone, "Florida - my landlord".
 */
function firmnessBySigns(mention: PlaceMention, text: CaseText): number {
  const { start = 0 } = text.words[mention.first] ?? {};
  const { end = 0 } = text.words[mention.last] ?? {};
  const before = text.text.slice(Math.max(0, start - 2), start);
  const after = text.text.slice(end, end + 14);
  if (mention.place === 'US') return 0;
  if (/[[(]$/.test(before) && /^[\])]/.test(after)) return mention.code ? 1.5 : 2.5;
  if (before.endsWith('(') && !mention.code) return 1.5;
  if (before.startsWith(',') && isCapital(text, mention.first - 1)) return 2.5;
  const sentence = text.words[mention.first]?.sentence;
  const opens = text.words[mention.first - 1]?.sentence !== sentence;
  const closes = text.words[mention.last + 1]?.sentence !== sentence;
  const code = mention.code ? mention.place.toLowerCase() : '';
  if (opens) {
    const isAlone = closes || (code === '' && /^(?:: | ?- | if (?:that|it|this)\b)/.test(after));
    const isSaid = code === '' ? mention.first === 0 || isCapital(text, mention.first) : loneCodes.has(code);
    return mention.kind !== 'city' && isAlone && isSaid ? 1.5 : 0;
  }
  const behindName = isCapital(text, mention.first - 1) && text.words[mention.first - 1]?.form !== 'i';
  if (code === '')
    return mention.kind === 'state' && (closes || /^[,)]/.test(after)) && (behindName || before === ', ') ? 1.5 : 0;
  if (!behindName || !before.endsWith(' ') || after.startsWith('-')) return 0;
  if (diseased.has(text.words[mention.first - 1]?.form ?? '')) return 0;
  return plainCodes.has(code) || isTownOf(mention, text) ? 1.5 : 0;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const beside = words(
  'the northern southern eastern western central upstate downtown rural north south east west greater sunny good ol state',
);
const inside = words('in within en near inside outside throughout around');
const lives = words(
  'live living lives lived reside residing resides located location based currently here happened occurred accident crash am im are were is vivo vivimos vive state',
);
const foreignRelation = words(
  'ex born raised raise grew native originally before used previously arbitration incorporated registered formed lawyers policy served firm lawyer attorney company owned headquartered',
);
const lawful = words(
  'law laws statute statutes resident residents court courts dmv state police trooper troopers code unemployment recognizes requires require allows allow is labor penal tenant landlord employer employee citizen renter bar department dol medicaid driver drivers case workers comp patrol board pers highway demands wants claims denied garnished',
);
const notPlace = words(
  'st street ave avenue rd road blvd dr drive ln lane hwy pkwy county parish roadhouse river plates plate tags license licence dl llc corp corporation company inc times life mutual tech pizza grill hotel casino joes university college football general farm',
);

const LEAST_SCORE = 1;
/** Of a place that has no other beside it in the notes. */
const LEAST_ALONE = 0.9;
const REPEATED = 0.3;

const isSmall = ({ first }: PlaceMention, text: CaseText): boolean =>
  /^[a-z]/.test(text.quote(text.words[first] ?? { start: 0, end: 0 }));

/** "She's in Ohio at her folks", told by somebody else. */
function othersAt(text: CaseText, [before = '', verb = '']: readonly string[]): boolean {
  if (/^(?:ones?|others?)$/.test(verb)) return true;
  if (text.narration === 'report') return false;
  return /(?:^| )(?:he|she|they|hes|shes|theyre)$|^(?:he|she|they) (?:is|are|was|were)$/.test(`${before} ${verb}`);
}

const resides = words('live lives living located based reside residing currently here im am vivo vivimos');
const kin = words(
  'husband wife spouse daughter son sister brother mother father mom dad parents cousin cousins niece nephew aunt uncle folks friend friends family relatives relative kids ones',
);

/** "My mother's estate in Ohio", "a two-family house in Brooklyn". */
const ofProperty = /estate$|^family (?:house|home)$/;

/** What leads to a place ("in", "from") and stands around; `foreign` of somebody else's or of where one comes from. */
function settingOf(mention: PlaceMention, text: CaseText, forms: readonly string[]) {
  let lead = mention.first - 1;
  while (beside.has(forms[lead] ?? '') && mention.first - lead < 3) lead -= 1;
  const isHere = (at: number): boolean => text.words[at]?.sentence === text.words[mention.first]?.sentence;
  const ahead = (reach: number): string[] =>
    Array.from({ length: reach }, (_, at) => lead - reach + at).map((at) => (isHere(at) ? (forms[at] ?? '') : ''));
  const near = ahead(4);
  const closest = [forms[lead], forms[lead - 1]].some((form) => inside.has(form ?? '')) ? ahead(2) : [];
  return {
    end: text.words[mention.last]?.end ?? 0,
    lead,
    before: isHere(lead) ? (forms[lead] ?? '') : '',
    after: forms[mention.last + 1] ?? '',
    near,
    foreign:
      near.some((form) => foreignRelation.has(form)) ||
      (closest.some((form) => kin.has(form)) && !ofProperty.test(closest.join(' '))) ||
      othersAt(text, ahead(2)),
  };
}

const events = words(
  'accident crash wreck collision fall incident case hearing fire storm flood trip vacation visit choque accidente',
);

/** "A brewery in Oregon", "a niece in Quebec": not "a crash in Ohio", not "at a store in Reno". */
function isSomethingThere(lead: number, forms: readonly string[]): boolean {
  const [where = '', article = '', noun = ''] = forms.slice(Math.max(0, lead - 3), lead);
  return (
    /^(?:a|an|one|the)$/.test(article) && (article !== 'the' || noun === 'one') && where !== 'at' && !events.has(noun)
  );
}

/** How firmly the words around a place say that the matter belongs there; nothing where it is a street, a plate or where somebody comes from. */
function firmness(mention: PlaceMention, text: CaseText, forms: readonly string[]): number {
  const { lead, before, after, near, end, foreign } = settingOf(mention, text, forms);
  if (notPlace.has(after) && !/^[,.;)\n]/.test(text.text.slice(end, end + 1))) return 0;
  if (mention.code && forms[mention.first - 1] === 'the') return 0;
  const previous = forms[lead - 1] ?? '';
  if (before === 'from') return /^(?:im|am|are)$/.test(previous) && mention.kind === 'state' && !mention.code ? 1 : 0;
  if (before === 'of') return /^(?:outside|state|laws)$/.test(previous) ? 2 : 0;
  if ([before, ...near].some((form) => /^(?:location|located|jurisdiction)$/.test(form))) return 3;
  if (mention.kind === 'country' && inside.has(before))
    return !foreign && near.some((form) => resides.has(form)) ? 2 : 0;
  if (foreign) return 0.5;
  if (inside.has(before) && isSomethingThere(lead, forms)) return LEAST_ALONE;
  if (before === 'is' && previous === 'this' && mention.kind !== 'city') return 2;
  if (mention.kind === 'state' && after === 'here') return 2;
  if (inside.has(before)) return 2 + Number(near.some((form) => lives.has(form)));
  const bySigns = firmnessBySigns(mention, text);
  if (bySigns > 0) return bySigns;
  const stateOnly = mention.code && (after === 'is' || mention.place === 'VA' || isSmall(mention, text));
  if (mention.kind === 'state' && lawful.has(after) && !stateOnly) return 1.5;
  if (mention.kind === 'country') return 0;
  return before === 'to' || before === 'visit' || before === 'visiting' ? 0.8 : 0;
}

/** Money and institutions that only one country has. */
const british = /£(?= ?\d)|\b(?:nhs|a&e|citizens advice|hmrc|dvla|acas)\b/;

function bySigns({ text }: CaseText): Jurisdiction | null {
  const sign = british.exec(text);
  if (sign === null) return null;
  const place = 'United Kingdom';
  return { span: { start: sign.index, end: sign.index + sign[0].length }, say: place, place };
}

/** The state or country that the notes put the matter in; null where none is told firmly. */
export function readJurisdiction(text: CaseText): Jurisdiction | null {
  const forms = formsOf(text);
  const totals = new Map<string, { score: number; mention: PlaceMention }>();
  for (const mention of findPlaces(text, forms)) {
    const score = firmness(mention, text, forms);
    const known = totals.get(mention.place);
    const firmest = known === undefined || score > known.score ? { score, mention } : known;
    const repeated = known !== undefined && score > 0 ? REPEATED : 0;
    totals.set(mention.place, { ...firmest, score: firmest.score + repeated });
  }
  const [best] = [...totals.values()].toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score < (totals.size === 1 ? LEAST_ALONE : LEAST_SCORE)) return bySigns(text);
  const { place, first, last } = best.mention;
  const span = { start: text.words[first]?.start ?? 0, end: text.words[last]?.end ?? 0 };
  return { span, say: stateNameOf.get(place) ?? place, place };
}
