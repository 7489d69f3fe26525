import type { CaseText } from '../text/read-text.ts';
import type { Danger } from './case-facts.ts';
import { MOST_HITS, withoutRepeats } from './harm.ts';
import { asTold, withoutOverlaps } from './pick-told.ts';

/** Suicide and present violence. A fear is a danger as well, though nothing has happened yet. */
export function readDanger(text: CaseText): Danger[] {
  const dangers = text
    .hits('danger')
    .slice(0, MOST_HITS)
    .filter(({ denied, mood, concept }) => !denied && (mood === 'told' || concept.attributes.fear !== undefined))
    .map(asTold<Danger>(text));
  return withoutRepeats(withoutOverlaps(dangers));
}
