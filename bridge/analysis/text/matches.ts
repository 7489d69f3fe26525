/**
 * The matches of a global pattern, at most so many. `matchAll` copies the expression at every call: in many short texts
 * the copies cost more than the search.
 */
export function matchesOf(text: string, pattern: RegExp, most = Number.POSITIVE_INFINITY): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null && found.length < most; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  pattern.lastIndex = 0;
  return found;
}

/** The text with one sign all over the spans, in one pass: a copy of the text for each would cost the square of its length. */
export function overwrite(text: string, spans: readonly { start: number; end: number }[], sign: string): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (end <= at) continue;
    rest += text.slice(at, start) + sign.repeat(end - Math.max(at, start));
    at = end;
  }
  return rest + text.slice(at);
}
