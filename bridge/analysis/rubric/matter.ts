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
};

/** The matter that a practice area stands for, whatever the firm calls it. */
export function matterOf(practiceArea: string): Matter {
  for (const { id } of findPracticeAreas(practiceArea)) {
    const group = groupOfArea(id) ?? ownGroups(id)[0];
    if (group !== undefined) return matterOfGroup[group];
  }
  return 'other';
}
