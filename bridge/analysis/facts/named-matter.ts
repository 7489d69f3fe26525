import { findPracticeAreas } from '../../../shared/practice-areas.ts';
import { groupOfArea, ownGroups, type TopicGroup } from '../topics/topic-groups.ts';

/** What a case is about, as far as it decides which facts matter and what has to be asked. */
export type Matter =
  | 'injury'
  | 'work'
  | 'home'
  | 'family'
  | 'crime'
  | 'status'
  | 'benefits'
  | 'estate'
  | 'money'
  | 'other';

const matterOfGroup: Readonly<Record<TopicGroup, Matter>> = {
  vehicle: 'injury',
  premises: 'injury',
  animal: 'injury',
  medical: 'injury',
  nursing: 'injury',
  product: 'injury',
  abuse: 'injury',
  water: 'injury',
  comp: 'injury',
  employment: 'work',
  wage: 'work',
  unemployment: 'benefits',
  disability: 'benefits',
  veterans: 'benefits',
  family: 'family',
  custody: 'family',
  estate: 'estate',
  guardianship: 'family',
  criminal: 'crime',
  driving: 'crime',
  immigration: 'status',
  civil: 'other',
  education: 'other',
  tax: 'money',
  landlord: 'home',
  property: 'home',
  building: 'money',
  foreclosure: 'home',
  debt: 'money',
  consumer: 'money',
  insurance: 'money',
  business: 'money',
  invention: 'money',
  defamation: 'other',
  professional: 'money',
  violence: 'family',
  benefits: 'benefits',
  neighbor: 'home',
  victim: 'other',
  dealer: 'money',
  health: 'money',
};

/** Events of these sides of law hurt people. */
const hurting = new Set(['road', 'premises', 'animal', 'medical', 'product', 'comp']);

const matterOfEvent: Readonly<Record<string, Matter>> = {
  work: 'work',
  home: 'home',
  money: 'money',
  debt: 'money',
  business: 'money',
  ip: 'money',
  insurance: 'money',
  family: 'family',
  kin: 'family',
  crime: 'crime',
  traffic: 'crime',
  immigration: 'status',
  benefit: 'benefits',
  estate: 'estate',
};

/** The matter that a practice area stands for, whatever the firm calls it. */
export function matterOfArea(practiceArea: string): Matter {
  for (const { id } of findPracticeAreas(practiceArea)) {
    const group = groupOfArea(id) ?? ownGroups(id)[0];
    if (group !== undefined) return matterOfGroup[group];
  }
  return 'other';
}

/** The matter of an event by the side of law that its lexicon names; null where it is not one of ours. */
export const matterOfSide = (side: string): Matter | null =>
  hurting.has(side) ? 'injury' : (matterOfEvent[side] ?? null);

/** What one phrase may tell of under the area of another matter: a wreck under an insurance claim, a layoff under lost benefits. */
const besides: Readonly<Record<string, readonly Matter[]>> = {
  road: ['money', 'crime'],
  premises: ['money', 'home'],
  comp: ['work'],
  work: ['injury', 'benefits'],
  home: ['money', 'estate'],
  insurance: ['injury', 'home'],
  debt: ['crime', 'home', 'family', 'estate', 'injury'],
  money: ['home', 'crime'],
  person: ['injury', 'family', 'crime', 'work'],
  kin: ['estate'],
};

/** Whether an event of one side of law is to be expected under an area; where one of them is unknown, it is. */
export function mayBelong(side: string, named: Matter): boolean {
  const matter = matterOfSide(side);
  return named === 'other' || matter === named || (besides[side]?.includes(named) ?? matter === null);
}
