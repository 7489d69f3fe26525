import { findPracticeAreas } from '../../../shared/practice-areas.ts';
import type { CaseFacts } from '../facts/case-facts.ts';
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
function matterOf(practiceArea: string): Matter {
  for (const { id } of findPracticeAreas(practiceArea)) {
    const group = groupOfArea(id) ?? ownGroups(id)[0];
    if (group !== undefined) return matterOfGroup[group];
  }
  return 'other';
}

/**
 * The matter that the notes tell of under a practice area. A wide area ("torts", "traffic") gives way to what happened:
 * nobody asks for injuries after a libel, or for the charge after a crash.
 */
export function matterTold(
  practiceArea: string,
  { events, harms, ownFault }: Pick<CaseFacts, 'events' | 'harms' | 'ownFault'>,
): Matter {
  const named = matterOf(practiceArea);
  const [gravest] = events.toSorted((a, b) => b.stakes - a.stakes);
  if (gravest === undefined) return named;
  const hurts = harms.length > 0 || events.some(({ area }) => hurting.has(area ?? ''));
  if (named === 'injury' && !hurts) return matterOfEvent[gravest.area ?? ''] ?? 'other';
  const caused = ownFault.some(({ share }) => share === 'mainly');
  return named === 'crime' && gravest.area === 'road' && !caused ? 'injury' : named;
}
