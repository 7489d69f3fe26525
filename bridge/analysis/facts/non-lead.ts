import type { CaseText, Hit } from '../text/read-text.ts';
import type { CaseFacts, NonLead } from './case-facts.ts';
import { levelOf, sayOf, spanOf } from './pick-told.ts';

export interface NonLeadInput {
  text: CaseText;
  told: Omit<CaseFacts, 'endings' | 'nonLead'>;
}

/** Signs of one kind have to add up to this, a strong one among them. */
const ENOUGH = 3;
const STRONG = 2;
const MOST_AGAINST = 3;
type Told = NonLeadInput['told'];

/** How much is told that only somebody with a matter of their own tells. */
function ownMatter(told: Told): number {
  const { harms, care, lostWork, deadlines, ownFault, events, theirFault, sums } = told;
  const lists = [harms, care, lostWork, deadlines, ownFault, events, theirFault, sums];
  return lists.filter((list) => list.length > 0).length + (told.incident === null ? 0 : 1);
}

interface Signs {
  readonly kind: NonLead['kind'];
  readonly weight: number;
  readonly strongest: Hit;
}

function weigh(text: CaseText, kind: NonLead['kind'], hits: readonly Hit[]): Signs {
  const byWords = Map.groupBy(hits, ({ start, end }) => text.text.slice(start, end));
  const distinct = [...byWords.values()].flatMap(([hit]) => hit ?? []);
  const byWeight = distinct.toSorted((a, b) => levelOf(b, 'weight') - levelOf(a, 'weight'));
  return {
    kind,
    weight: distinct.reduce((sum, hit) => sum + levelOf(hit, 'weight'), 0),
    strongest: byWeight[0] as Hit,
  };
}

/** Whether the whole message is no lead: several signs of one kind that outweigh what is told of an own matter. */
export function readNonLead({ text, told }: NonLeadInput): NonLead | null {
  const byKind = Map.groupBy(text.hits('nonlead'), ({ concept }) => concept.attributes.kind as NonLead['kind']);
  const own = ownMatter(told);
  const strong = [...byKind]
    .map(([kind, hits]) => weigh(text, kind, hits))
    .filter(({ strongest }) => levelOf(strongest, 'weight') >= STRONG)
    .toSorted((a, b) => b.weight - a.weight);
  const [best] = strong;
  const needed = ENOUGH + Math.min(MOST_AGAINST, own) - (own === 0 ? 1 : 0);
  if (best !== undefined && best.weight + strong.length - 1 >= needed) {
    return { span: spanOf(best.strongest), say: sayOf(text, best.strongest), kind: best.kind };
  }
  return readEmptiness(text);
}

/** Nothing but words that any message may hold is no lead, unless it asks for help. */
export function readEmptiness({ text, words, hits }: CaseText): NonLead | null {
  if (hits('nonlead.filler').length < words.length || hits('nonlead.request').length > 0) return null;
  return { span: { start: 0, end: text.length }, say: 'says nothing about a case', kind: 'empty' };
}
