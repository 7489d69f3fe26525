import { findInjections } from '../../rubric/injection/find-injections.ts';
import type { FoldedText } from '../../text/fold-text.ts';
import type { Span } from './masked-text.ts';

/** Pieces of the form and of a conversation that only someone who knows what a model reads would write. */
const forgedFrames: readonly RegExp[] = [
  /={3,}[0-9a-f]{8,64}={3,}/g,
  /["'{[,\s]["'](?:quotes?|whose|stated|what|events|harms|their_fault|evidence|endings|role|level|score|verdict|filters|relevance|flags|criteria)["']\s*:/g,
  /\b(?:set|put|raise|bring) (?:the |its |my |this )?(?:\w+ )?(?:score|rating|level) (?:to|at) \d{1,3}\b/g,
  /\b(?:new|updated|revised|hidden|real) (?:instructions|directives|system prompt)\b/g,
  /\b(?:puntuacion|puntaje|calificacion)\b.{0,30}\b(?:100|cien|maxim[oa]|perfect[oa])\b/g,
];

/** Words addressed to the scorer, where they stand in the original; they are not sent and are no evidence. */
export function findAddressedSpans(folded: FoldedText): Span[] {
  const forged = forgedFrames.flatMap((pattern) =>
    [...folded.text.matchAll(pattern)].map(({ 0: words, index }) => ({ start: index, end: index + words.length })),
  );
  return [...findInjections(folded.text), ...forged].map(({ start, end }) => folded.span(start, end));
}
