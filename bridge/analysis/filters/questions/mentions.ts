import { sharedLexicon } from '../../lexicon/load-lexicon.ts';
import { ofAnotherMatter, ofBystander } from '../../text/bystanders.ts';
import { onceFor } from '../../text/once-for.ts';
import type { CaseText, Hit } from '../../text/read-text.ts';
import type { Evidence, RecordFacts } from '../base/record-facts.ts';

/** What the notes say of a concept: the first words for it and the first that deny it. */
export interface Mention {
  readonly asserted: Evidence | null;
  readonly denied: Evidence | null;
}

export const attributesOf = (name: string): Readonly<Record<string, string>> =>
  sharedLexicon().concepts.get(name)?.attributes ?? {};

export const namesIn = (list: string | undefined): string[] => list?.split(' ') ?? [];

export const textOf = (facts: RecordFacts): CaseText => facts.inQuestion().text;

/** The words of the record behind a hit or a stretch of its parsed text. */
export function evidenceOf(facts: RecordFacts, { start, end }: Pick<Hit, 'start' | 'end'>): Evidence {
  const span = textOf(facts).folded.span(start, end);
  return { quote: facts.notes.slice(span.start, span.end).trim(), field: 'intakeNotes', at: span.start };
}

/** Found out once for a record, though many filters ask. */
const hitsIn = onceFor((_: CaseText) => new Map<string, readonly Hit[]>());
const mentionsIn = onceFor((_: RecordFacts) => new Map<string, Mention>());
function foundIn<T>(known: Map<string, T>, name: string, find: () => T): T {
  const found = known.get(name) ?? find();
  known.set(name, found);
  return found;
}

/** The phrases of a concept and of those of other lexicons that say the same, in the order of the notes. */
export function hitsOf(facts: RecordFacts, name: string): readonly Hit[] {
  const text = textOf(facts);
  return foundIn(hitsIn(text), name, () => {
    const lists = [name, ...namesIn(attributesOf(name).also)].map(text.hits);
    return lists.length === 1 ? text.hits(name) : lists.flat().sort((one, other) => one.first - other.first);
  });
}

/** Where a concept has figures ("1099", "stage 3"), a hit with another number is none. */
function hasFigure(text: CaseText, name: string): (hit: Hit) => boolean {
  const { figures } = attributesOf(name);
  if (figures === undefined) return () => true;
  return (hit) => {
    const figure = /\d+/.exec(text.quote(hit))?.[0];
    return figure === undefined || namesIn(figures).includes(figure);
  };
}

type Test = (hit: Hit) => boolean;
/** Looks no further than the first hit of either kind: notes may hold thousands. */
function mentionOf(facts: RecordFacts, hits: readonly Hit[], counts: Test, isDenied: Test): Mention {
  const asserted = hits.find((hit) => !isDenied(hit) && counts(hit));
  const denied = hits.find((hit) => isDenied(hit) && counts(hit));
  return {
    asserted: asserted === undefined ? null : evidenceOf(facts, asserted),
    denied: denied === undefined ? null : evidenceOf(facts, denied),
  };
}

/** What the notes say of a fact of the case. */
export function mentionedInCase(facts: RecordFacts, name: string): Mention {
  const text = textOf(facts);
  const isFigure = hasFigure(text, `answer_case.${name}`);
  const isBeside = attributesOf(`answer_case.${name}`).of === 'client' ? ofBystander(text) : ofAnotherMatter(text);
  const counts = (hit: Hit) => isFigure(hit) && !isBeside(hit);
  return mentionOf(facts, hitsOf(facts, `answer_case.${name}`), counts, ({ denied }) => denied);
}

/** "Could have died", "prior neck surgery": so near a hit, such words say that it is not part of this matter. */
const NEAR = 5;
const JUST_BESIDE = 3;

const isUnreal = (unreal: readonly Hit[], { first, last, clause }: Hit): boolean =>
  unreal.some((one) => one.clause === clause && one.first !== first && one.last < last && first - one.last <= NEAR);

/** "X-ray negative for fracture", "surgery not indicated". */
const isRuledOut = (ruledOut: readonly Hit[], { first, last, clause }: Hit): boolean =>
  ruledOut.some((one) => one.clause === clause && Math.max(first - one.last, one.first - last) <= JUST_BESIDE);

const ofClient = new Set('i im ive me us we mine myself client clt pnc caller nos conmigo'.split(' '));
/** With fewer words for themselves than that, clients may be writing for somebody else. */
const LEAST_OWN_WORDS = 3;

/** "My girlfriend broke her arm": somebody else's body. The first sentence says who the client is. */
function ofOther(text: CaseText): (hit: Hit) => boolean {
  const { words } = text;
  if (words.filter(({ form }) => ofClient.has(form) || form === 'my').length < LEAST_OWN_WORDS) return () => false;
  const others = text.hits('answer_body.apart');
  return ({ first, sentence }) => {
    const other = others.findLast((one) => one.sentence === sentence && one.first < first);
    return (
      other !== undefined &&
      sentence > 0 &&
      !words.slice(other.last + 1, first + 1).some(({ form }) => ofClient.has(form))
    );
  };
}

/** Whether a hit speaks of the client's own body, as it is. */
const ownBody = onceFor((text: CaseText): ((hit: Hit) => boolean) => {
  const isOthers = ofOther(text);
  const unreal = text.hits('answer_body.unreal');
  const isBeside = ofBystander(text);
  return (hit) => !isOthers(hit) && !isUnreal(unreal, hit) && !isBeside(hit);
});

/** What the notes say of the body and care of the client or of the family member it is about. */
export const mentioned = (facts: RecordFacts, name: string): Mention =>
  foundIn(mentionsIn(facts), name, () => mentionedWith(facts, name, () => true));

/** The same of some of the hits. */
export function mentionedWith(facts: RecordFacts, name: string, also: Test): Mention {
  const text = textOf(facts);
  const hits = hitsOf(facts, `answer_body.${name}`);
  if (hits.length === 0) return { asserted: null, denied: null };
  const isFigure = hasFigure(text, `answer_body.${name}`);
  const isOwn = ownBody(text);
  const ruledOut = text.hits('answer_body.ruled_out');
  const counts = (hit: Hit) => also(hit) && isFigure(hit) && isOwn(hit);
  return mentionOf(facts, hits, counts, (hit) => hit.denied || isRuledOut(ruledOut, hit));
}

/** Phrases that carry their own denial, so that they count wherever they are. */
export function stated(facts: RecordFacts, name: string): Evidence | null {
  const text = textOf(facts);
  const hit = text.hits(name).find(hasFigure(text, name));
  return hit === undefined ? null : evidenceOf(facts, hit);
}

/** Surgery that is advised, wished for or on the calendar, but not done. */
export function isToCome(facts: RecordFacts): (hit: Hit) => boolean {
  const planned = textOf(facts).hits('answer_body.to_come');
  return (hit) =>
    planned.some(
      (one) =>
        one.clause === hit.clause && Math.min(Math.abs(hit.first - one.last), Math.abs(one.first - hit.last)) <= NEAR,
    );
}
