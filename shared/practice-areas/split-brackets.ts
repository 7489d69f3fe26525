const BRACKET = /([([{（［【]|[)\]}）］】])/u;
const OPENING = new Set('([{（［【');

/** A label without its bracketed parts, each replaced by a bar, and the text of each outermost pair. */
export function splitBrackets(label: string): { outside: string; inside: string[] } {
  const outside: string[] = [];
  const inside: string[] = [];
  let depth = 0;
  for (const piece of label.split(BRACKET)) {
    const opens = OPENING.has(piece);
    const closes = !opens && BRACKET.test(piece);
    if (opens && depth === 0) inside.push('');
    else if (depth > 0 && !(closes && depth === 1)) inside.push(`${inside.pop() ?? ''}${piece}`);
    else outside.push(closes ? '|' : piece);
    depth = Math.max(0, depth + (opens ? 1 : closes ? -1 : 0));
  }
  return { outside: outside.join(''), inside };
}
