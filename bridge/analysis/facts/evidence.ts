import type { CaseText, Hit } from '../text/read-text.ts';
import type { Evidence } from './case-facts.ts';
import type { ReadEvent } from './events.ts';
import { sayOf, spanOf, withoutOverlaps } from './pick-told.ts';

function isGeneral({ concept }: Hit): boolean {
  return concept.attributes.general !== undefined;
}

/** Papers of an accuser or plaintiff do not prove the client's side. */
const ofAccuser = new Set(['evidence.ticket', 'evidence.citation', 'evidence.court_paper']);
const accused = new Set(['crime', 'traffic']);

function isOfAccuser({ concept, first }: Hit, text: CaseText, events: readonly ReadEvent[]): boolean {
  if (!ofAccuser.has(concept.name)) return false;
  const sides = new Set(events.map(({ area }) => area));
  if (!sides.has('road') && [...sides].some((side) => accused.has(side))) return true;
  // "I was served with papers", "they filed papers against me".
  return concept.name === 'evidence.court_paper' && text.words[first]?.form === 'served';
}
const withholding = new Set(
  'refuse refuses refused refusing wont request requested demanded until await awaiting'.split(' '),
);
const requests = new Set(['ask', 'asked', 'asking', 'asks']);
const missing = new Set('hasnt havent hadnt didnt never wont cant couldnt doesnt'.split(' '));
const coming = new Set(
  'come came arrived arrive sent send gave give shown show showed provided provide received'.split(' '),
);
const WITHHELD_REACH = 6;

/** "They refuse to give a letter", "asked for a photo", "the letter hasn't come": nobody has it yet. */
function isWithheld({ words }: CaseText, { first, last, clause }: Hit): boolean {
  for (let at = first - 1; at >= 0 && first - at <= WITHHELD_REACH && words[at]?.clause === clause; at -= 1) {
    const form = words[at]?.form ?? '';
    if (withholding.has(form) || (requests.has(form) && words[at + 1]?.form === 'for')) return true;
  }
  for (let at = last + 1; at <= last + WITHHELD_REACH && words[at]?.sentence === words[last]?.sentence; at += 1) {
    if (missing.has(words[at]?.form ?? '') && coming.has(words[at + 1]?.form ?? '')) return true;
  }
  return false;
}

/** What exists and would prove the story, in whoever's hands; each thing once, the particular before the general. */
export function readEvidence(text: CaseText, events: readonly ReadEvent[]): Evidence[] {
  const hits = text
    .told('evidence')
    .filter((hit) => !isWithheld(text, hit))
    .toSorted((a, b) => Number(isGeneral(a)) - Number(isGeneral(b)) || b.last - b.first - (a.last - a.first));
  const found = withoutOverlaps(
    hits.map((hit) => ({
      span: spanOf(hit),
      say: sayOf(text, hit),
      kind: hit.concept.attributes.kind as Evidence['kind'],
      ...(isOfAccuser(hit, text, events) ? { ofAccuser: true as const } : {}),
    })),
  );
  return found.filter(({ say }, at) => found.findIndex((other) => other.say === say) === at);
}
