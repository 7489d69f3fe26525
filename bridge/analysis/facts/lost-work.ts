import type { CaseText, Hit } from '../text/read-text.ts';
import { suffererOf } from '../text/sufferer.ts';
import type { LostWork } from './case-facts.ts';
import { befellInPerson } from './events.ts';
import { holds, MOST_HITS, withoutRepeats } from './harm.ts';
import { asTold, withoutOverlaps } from './pick-told.ts';

/** A relative who cannot work is part of the matter only where something harmed. */
const CAUSES = ['matter.mishap', 'matter.blame', 'matter.disability'];

export function readLostWork(text: CaseText): LostWork[] {
  const whoseOf = suffererOf(text);
  const harmed = CAUSES.some((matter) => text.hits(matter).length > 0);
  const inPerson = befellInPerson(text);
  const ours = (hit: Hit): boolean => {
    const whose = hit.concept.attributes.whose ?? whoseOf(hit);
    if (whose === 'client') return true;
    return whose === 'family' && (harmed || (hit.concept.attributes.kind !== 'missed_work' && !inPerson));
  };
  const lost = text
    .told('work')
    .slice(0, MOST_HITS)
    .filter((hit) => holds(text, hit) && ours(hit))
    .map(asTold<LostWork>(text));
  return withoutRepeats(withoutOverlaps(lost));
}
