import { type Clause, splitClauses } from '../../text/clauses.ts';
import { type FoldedText, foldText } from '../../text/fold-text.ts';
import { maskIdentity } from '../../text/mask-identity.ts';
import { maskNames } from '../../text/mask-names.ts';
import { isNegated } from '../../text/negation.ts';
import { cutInjections, findInjections, type InjectedSpan } from '../injection/find-injections.ts';
import { findPhrases } from '../lexicons/find-phrases.ts';
import { type Token, tokenise } from './tokens.ts';

/** A concept found in the notes; positions are those of the folded text. */
export interface Hit {
  readonly concept: string;
  readonly start: number;
  readonly end: number;
  readonly first: number;
  readonly last: number;
  readonly clause: number;
  readonly negated: boolean;
}

/** The notes as the detectors see them: orders to the scorer cut out, identities masked, concepts found. */
export interface Reading {
  readonly folded: FoldedText;
  readonly text: string;
  readonly clauses: readonly Clause[];
  readonly tokens: readonly Token[];
  readonly injections: readonly InjectedSpan[];
  /** Hits of a concept that are not denied, in the order of the text. */
  hits(concept: string): readonly Hit[];
  /** Hits of a concept, denied or not. */
  all(concept: string): readonly Hit[];
  /** The words of the record behind a stretch. */
  quote(span: { start: number; end: number }): string;
}

// These phrases carry their denial in themselves.
const selfContained = /^(?:against|rep|nonlead|hedge|refusal|ready\.favourable)/;

const none: readonly Hit[] = [];

export const readNotes = (notes: string): Reading => {
  const folded = foldText(notes);
  const injections = findInjections(folded.text);
  const text = maskNames(folded, maskIdentity(cutInjections(folded.text, injections)));
  const clauses = splitClauses(text);
  const tokens = tokenise(text, clauses);
  const byConcept = new Map<string, Hit[]>();
  for (const { concept, first, last } of findPhrases(tokens)) {
    const start = tokens[first]?.start ?? 0;
    const end = tokens[last]?.end ?? 0;
    const clause = tokens[first]?.clause ?? 0;
    const within = clauses[clause];
    const negated =
      !selfContained.test(concept) && within !== undefined && isNegated(within.text, start - within.start, end - start);
    const hits = byConcept.get(concept) ?? [];
    hits.push({ concept, start, end, first, last, clause, negated });
    byConcept.set(concept, hits);
  }
  return {
    folded,
    text,
    clauses,
    tokens,
    injections,
    all: (concept) => byConcept.get(concept) ?? none,
    hits: (concept) => (byConcept.get(concept) ?? none).filter((hit) => !hit.negated),
    quote: ({ start, end }) => folded.quote(start, end),
  };
};
