import type { Span } from './read-text.ts';

/** The text with one sign all over the spans, in one pass: a copy of the text for each would cost the square of its length. */
export function overwrite(text: string, spans: readonly Span[], sign: string): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    rest += text.slice(at, start) + sign.repeat(end - Math.max(at, start));
    at = end;
  }
  return rest + text.slice(at);
}
