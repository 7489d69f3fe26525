export interface Span {
  start: number;
  end: number;
}

export interface Mask extends Span {
  placeholder: string;
}

/** Stands where text that tries to change the score was taken out; words on either side of it cannot be joined to a quote. */
export const REMOVED = '[REMOVED]';

/** Longer than this is a copy, not a quote. */
const QUOTE_MAX = 600;

interface RestoredWords {
  /** Where the words are in the original. */
  readonly span: Span;
  readonly original: string;
  /** The same as the model read them. */
  readonly shown: string;
}

export interface MaskedText {
  readonly original: string;
  /** What the model reads. */
  readonly text: string;
  /** The original words behind words of `text`, or null where they are not there or are no evidence. */
  restore(quote: string): RestoredWords | null;
}

interface Piece {
  /** Where the piece begins in the masked text. */
  at: number;
  shown: string;
  span: Span;
  masked: boolean;
}

/** Masks that touch become one, so that no character of either comes through. */
function mergeMasks(masks: readonly Mask[]): Mask[] {
  const merged: Mask[] = [];
  for (const mask of masks.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1);
    if (last === undefined || mask.start >= last.end) merged.push({ ...mask });
    else {
      last.end = Math.max(last.end, mask.end);
      if (mask.placeholder === REMOVED || last.placeholder === '') last.placeholder = mask.placeholder;
    }
  }
  return merged;
}

function toPieces(original: string, masks: readonly Mask[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let position = 0;
  const push = (shown: string, span: Span, masked: boolean) => {
    if (shown === '' && !masked) return;
    pieces.push({ at, shown, span, masked });
    at += shown.length;
  };
  for (const { start, end, placeholder } of mergeMasks(masks)) {
    push(original.slice(position, start), { start: position, end: start }, false);
    push(placeholder, { start, end }, true);
    position = end;
  }
  push(original.slice(position), { start: position, end: original.length }, false);
  return pieces;
}

/** White space matches any white space, letter case does not matter; nothing else is forgiven. */
function findLoosely(text: string, quote: string): Span | null {
  const exact = text.indexOf(quote);
  if (exact >= 0) return { start: exact, end: exact + quote.length };
  const words = quote.split(/\s+/u).map(RegExp.escape);
  const match = new RegExp(words.join('\\s+'), 'iu').exec(text);
  return match === null ? null : { start: match.index, end: match.index + match[0].length };
}

const isEvidence = (shown: string) => /[\p{L}\p{N}].*[\p{L}\p{N}]/su.test(shown.replace(/\[[A-Z]+\]/g, ''));

/** Replaces spans of a text and keeps the way back, so that quotes of the masked text can be checked in the original. */
export function maskText(original: string, masks: readonly Mask[]): MaskedText {
  const pieces = toPieces(original, masks);
  const text = pieces.map((piece) => piece.shown).join('');

  const positionOf = (place: number, edge: 'start' | 'end'): number => {
    const inside = pieces.find(({ at, shown }) =>
      edge === 'start' ? place >= at && place < at + shown.length : place > at && place <= at + shown.length,
    );
    if (inside === undefined) return edge === 'start' ? 0 : original.length;
    return inside.masked ? inside.span[edge] : inside.span.start + (place - inside.at);
  };

  return {
    original,
    text,
    restore(quote) {
      const wanted = quote.trim();
      if (wanted === '' || wanted.length > QUOTE_MAX) return null;
      const found = findLoosely(text, wanted);
      if (found === null) return null;
      const shown = text.slice(found.start, found.end);
      const touchesRemoved = pieces.some(
        (piece) =>
          piece.shown === REMOVED && piece.masked && found.start < piece.at + REMOVED.length && found.end > piece.at,
      );
      if (touchesRemoved || !isEvidence(shown)) return null;
      const span = { start: positionOf(found.start, 'start'), end: positionOf(found.end, 'end') };
      return { span, original: original.slice(span.start, span.end), shown };
    },
  };
}
