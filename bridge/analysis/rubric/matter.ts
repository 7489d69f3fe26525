import type { CaseFacts } from '../facts/case-facts.ts';
import { type Matter, matterOfArea, matterOfSide } from '../facts/named-matter.ts';

export type { Matter } from '../facts/named-matter.ts';

/**
 * The matter that the notes tell of under a practice area. A wide area ("torts", "traffic") gives way to what happened:
 * nobody asks for injuries after a libel, or for the charge after a crash.
 */
export function matterTold(
  practiceArea: string,
  { events, harms, ownFault }: Pick<CaseFacts, 'events' | 'harms' | 'ownFault'>,
): Matter {
  const named = matterOfArea(practiceArea);
  const [gravest] = events.toSorted((a, b) => b.stakes - a.stakes);
  if (gravest === undefined) return named;
  const hurts = harms.length > 0 || events.some(({ area }) => matterOfSide(area ?? '') === 'injury');
  if (named === 'injury' && !hurts) return matterOfSide(gravest.area ?? '') ?? 'other';
  const caused = ownFault.some(({ share }) => share === 'mainly');
  return named === 'crime' && gravest.area === 'road' && !caused ? 'injury' : named;
}
