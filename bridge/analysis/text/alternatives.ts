import { createPatternGate } from './pattern-gate.ts';

/** The matches in a text, at most so many, in its order; they never overlap. */
export type Alternatives = (text: string, most?: number) => RegExpExecArray[];

/**
 * Finds what one global expression would find that joins the alternatives by `|`: the leftmost, of several at one place the
 * first listed. An expression of many alternatives is too long to be compiled well, and tries all of them everywhere;
 * here only those are looked for whose words the text holds.
 */
export function createAlternatives(alternatives: readonly string[]): Alternatives {
  const patterns = alternatives.map((alternative) => new RegExp(alternative, 'g'));
  const gate = createPatternGate(patterns);
  const searchFrom = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  return (text, most = Number.POSITIVE_INFINITY) => {
    const found: RegExpExecArray[] = [];
    const searches = gate(text).map((number) => {
      const pattern = patterns[number] as RegExp;
      return { pattern, next: searchFrom(pattern, text, 0) };
    });
    while (found.length < most) {
      let first: RegExpExecArray | null = null;
      for (const { next } of searches) if (next !== null && next.index < (first?.index ?? Infinity)) first = next;
      if (first === null) break;
      found.push(first);
      const end = first.index + Math.max(first[0].length, 1);
      for (const search of searches) {
        if (search.next !== null && search.next.index < end) search.next = searchFrom(search.pattern, text, end);
      }
    }
    return found;
  };
}
