import type { CaseText, Hit } from '../text/read-text.ts';
import type { Insurance } from './case-facts.ts';
import { asTold, isOfMatter, withoutOverlaps } from './pick-told.ts';

const pronouns = new Set('he she they his her their'.split(' '));

/** "Her insurance" is the other side's only where "her" is somebody of the other side. */
function isOfTheOther({ concept, first, whose }: Hit, text: CaseText): boolean {
  return concept.attributes.kind !== 'theirs' || !pronouns.has(text.words[first]?.form ?? '') || whose === 'other';
}

/** Whose insurer stands behind the matter and what it has said. */
export function readInsurance(text: CaseText): Insurance[] {
  return withoutOverlaps(
    text
      .told('insurance')
      .filter((hit) => isOfTheOther(hit, text) && isOfMatter(text, hit))
      .map(asTold<Insurance>(text)),
  );
}
