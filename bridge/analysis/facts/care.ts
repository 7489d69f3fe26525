import type { CaseText } from '../text/read-text.ts';
import { suffererOf } from '../text/sufferer.ts';
import type { Care, Harm } from './case-facts.ts';
import { holds, MOST_HITS, sayWithPart, withoutRepeats } from './harm.ts';
import { levelOf, spanOf, withoutOverlaps } from './pick-told.ts';

/** A hospital is spoken of in many matters; care counts where a harm is told or something that harms. */
const CAUSES = ['matter.mishap', 'matter.blame'];

/**
 * Care that the client or the family member got, or is about to get. The bare words of shorthand ("knee, surgery, PT") count
 * only where the notes tell of a harm.
 */
export function readCare(text: CaseText, harms: readonly Harm[]): Care[] {
  const whoseOf = suffererOf(text);
  const related = harms.length > 0 || CAUSES.some((matter) => text.hits(matter).length > 0);
  const care = text
    .told('care')
    .slice(0, MOST_HITS)
    .filter((hit) => (hit.concept.attributes.bare === undefined ? related : harms.length > 0))
    .filter((hit) => whoseOf(hit) !== 'other' && holds(text, hit))
    .map((hit): Care => ({ span: spanOf(hit), say: sayWithPart(text, hit), level: levelOf(hit, 'level') }));
  return withoutRepeats(withoutOverlaps(care.toSorted((a, b) => b.level - a.level)));
}
