import { findPracticeAreas } from '../../../shared/practice-areas.ts';
import { groupOfArea, ownGroups } from '../topics/topic-groups.ts';
import type { CaseFacts } from './case-facts.ts';

const groupsOfMatter = {
  injury: 'vehicle premises animal medical nursing product abuse water comp',
  work: 'employment wage',
  benefits: 'unemployment disability veterans benefits',
  family: 'family custody guardianship violence',
  estate: 'estate',
  crime: 'criminal driving',
  status: 'immigration',
  other: 'civil education defamation victim',
  money: 'tax building debt consumer insurance business invention professional dealer health',
  home: 'landlord property foreclosure neighbor',
};

/** What a case is about, as far as it decides which facts matter and what has to be asked. */
export type Matter = keyof typeof groupsOfMatter;
/** The side of law that the lexicons of events name. */
const sidesOfMatter: Readonly<Partial<Record<Matter, string>>> = {
  injury: 'road premises animal medical product comp',
  work: 'work',
  home: 'home',
  money: 'money debt business ip insurance',
  family: 'family kin',
  crime: 'crime traffic',
  status: 'immigration',
  benefits: 'benefit',
  estate: 'estate',
};

const byName = (names: Readonly<Partial<Record<Matter, string>>>): ReadonlyMap<string, Matter> =>
  new Map(Object.entries(names).flatMap(([matter, list]) => list.split(' ').map((name) => [name, matter as Matter])));
const matterOfGroup = byName(groupsOfMatter);
const matterOfSides = byName(sidesOfMatter);

/** The matter that a practice area stands for, whatever the firm calls it. */
export function matterOfArea(practiceArea: string): Matter {
  for (const { id } of findPracticeAreas(practiceArea)) {
    const group = groupOfArea(id) ?? ownGroups(id)[0];
    if (group !== undefined) return matterOfGroup.get(group) ?? 'other';
  }
  return 'other';
}

/** The matter of an event by its side of law; null where it is not one of ours. */
export const matterOfSide = (side: string): Matter | null => matterOfSides.get(side) ?? null;

/** Matters and topic groups under which one phrase may tell of a side of law: a wreck under an insurance claim, a layoff under lost benefits. */
const belonging: Readonly<Record<string, string>> = {
  road: 'insurance crime',
  premises: 'insurance home',
  comp: 'work',
  work: 'comp benefits',
  home: 'estate',
  insurance: 'insurance health injury home',
  debt: 'debt tax consumer health dealer crime home family estate injury',
  business: 'business consumer building professional invention',
  ip: 'business invention',
  money: 'consumer dealer building business professional insurance debt home crime',
  benefit: 'insurance',
  person: 'abuse premises nursing family crime work',
  kin: 'estate family',
  construction: 'building consumer insurance home',
  foreclosure: 'debt home',
};

/** Money is no one matter: a denied insurance claim and a bankruptcy have as little in common as a wreck and a divorce. */
const isOne = (matter: Matter | null): boolean => matter !== null && matter !== 'money';

const groupsUnder = (practiceArea: string): string[] =>
  findPracticeAreas(practiceArea).flatMap(({ id }) => ownGroups(id));

/** The matter and the topic groups that an area names. */
export const namesOf = (practiceArea: string): ReadonlySet<string> =>
  new Set([matterOfArea(practiceArea), ...groupsUnder(practiceArea)]);

/** Whether an event of one side of law, or of one kind, is to be expected under an area; where one of them is unknown, it is. */
export function mayBelong(side: string, practiceArea: string, kind = ''): boolean {
  const matter = matterOfSide(side);
  const named = matterOfArea(practiceArea);
  if (named === 'other' || (isOne(matter) && matter === named)) return true;
  const under = namesOf(practiceArea);
  const expected = `${belonging[side] ?? ''} ${belonging[kind] ?? ''}`.trim();
  return expected === '' ? matter === null : expected.split(' ').some((name) => under.has(name));
}

const gravestOf = (events: CaseFacts['events']) => events.toSorted((a, b) => b.stakes - a.stakes)[0];

/**
 * The matter that the notes tell of under a practice area. A wide area ("torts", "traffic") gives way to what happened:
 * nobody asks for injuries after a libel, or for the charge after a crash.
 */
export function matterTold(
  practiceArea: string,
  { events, harms, ownFault }: Pick<CaseFacts, 'events' | 'harms' | 'ownFault'>,
): Matter {
  const named = matterOfArea(practiceArea);
  const gravest = gravestOf(events);
  if (gravest === undefined) return named;
  const hurts = harms.length > 0 || events.some(({ area }) => matterOfSide(area ?? '') === 'injury');
  if (named === 'injury' && !hurts) return matterOfSide(gravest.area ?? '') ?? 'other';
  const caused = ownFault.some(({ share }) => share === 'mainly');
  return named === 'crime' && gravest.area === 'road' && !caused ? 'injury' : named;
}

/** The one group of a practice area, else the side of law of the gravest event. */
export function sideTold(practiceArea: string, { events }: Pick<CaseFacts, 'events'>): string {
  const [only, ...more] = new Set(groupsUnder(practiceArea));
  return (more.length === 0 && only) || gravestOf(events)?.area || '';
}
