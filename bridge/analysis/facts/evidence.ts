import type { CaseText, Hit } from '../text/read-text.ts';
import type { Evidence } from './case-facts.ts';
import { sayOf, spanOf, withoutOverlaps } from './pick-told.ts';

function isGeneral({ concept }: Hit): boolean {
  return concept.attributes.general !== undefined;
}

/** What exists and would prove the story, in whoever's hands; each thing once, the particular before the general. */
export function readEvidence(text: CaseText): Evidence[] {
  const hits = text
    .told('evidence')
    .toSorted((a, b) => Number(isGeneral(a)) - Number(isGeneral(b)) || b.last - b.first - (a.last - a.first));
  const found = withoutOverlaps(
    hits.map((hit) => ({
      span: spanOf(hit),
      say: sayOf(text, hit),
      kind: hit.concept.attributes.kind as Evidence['kind'],
    })),
  );
  return found.filter(({ say }, at) => found.findIndex((other) => other.say === say) === at);
}
