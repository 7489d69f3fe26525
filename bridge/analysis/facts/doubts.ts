import type { CaseText, Hit } from '../text/read-text.ts';
import type { Doubt } from './case-facts.ts';
import { sayOf, spanOf, withoutOverlaps } from './pick-told.ts';

/** What others forget or will not say is no doubt about the client's account; missing proof is, whoever is spoken of. */
const ofAnybody = new Set(['no_proof', 'hearsay', 'contradiction']);

function speaksOfClient({ concept, whose }: Hit): boolean {
  return whose !== 'other' || ofAnybody.has(concept.attributes.kind ?? '');
}

/** "No photos and no witnesses": the first denial does not undo the second. */
function carriesDenial(concept: string): boolean {
  return concept === 'doubt.no_proof';
}

/** What keeps a lawyer from believing or using the account; each kind of doubt in the same words once. */
export function readDoubts(text: CaseText): Doubt[] {
  const told = text
    .hits('doubt')
    .filter(({ denied, mood, concept }) => mood === 'told' && (!denied || carriesDenial(concept.name)));
  const hits = told.filter(speaksOfClient);
  const doubts = withoutOverlaps(
    hits.map((hit) => ({
      span: spanOf(hit),
      say: sayOf(text, hit),
      kind: hit.concept.attributes.kind as Doubt['kind'],
    })),
  );
  return doubts.filter(({ say }, at) => doubts.findIndex((other) => other.say === say) === at);
}
