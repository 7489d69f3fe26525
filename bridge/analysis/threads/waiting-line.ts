import type { AnalysisPriority } from '../compose-analysis.ts';

/** Requests and new leads take turns; what can wait goes when there is neither, and each ninth time in any case. */
const turns: readonly AnalysisPriority[] = [
  ...Array.from({ length: 4 }, () => ['request', 'live'] as const).flat(),
  'background',
];

/** One line for each priority, each of them bounded, so that none fills the place of another. */
export function createWaitingLine<T>(maxEach: number) {
  const lines = { request: new Set<T>(), live: new Set<T>(), background: new Set<T>() };
  const all = Object.values(lines);
  let turn = 0;
  return {
    /** False where its line is full. */
    add: (priority: AnalysisPriority, item: T) => lines[priority].size < maxEach && lines[priority].add(item).has(item),
    next(): T | undefined {
      const first = turns[turn % turns.length] ?? 'request';
      turn += 1;
      for (const line of [lines[first], ...all])
        for (const item of line) {
          line.delete(item);
          return item;
        }
      return undefined;
    },
    remove(item: T) {
      for (const line of all) line.delete(item);
    },
    /** Everything that waited, in no order. */
    clear(): T[] {
      const waiting = all.flatMap((line) => [...line]);
      for (const line of all) line.clear();
      return waiting;
    },
    get size() {
      return all.reduce((sum, line) => sum + line.size, 0);
    },
  };
}
