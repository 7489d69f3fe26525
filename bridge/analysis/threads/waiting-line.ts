import type { AnalysisPriority } from '../compose-analysis.ts';

interface WaitingLine<T> {
  /** False where its line is full. */
  add(priority: AnalysisPriority, item: T): boolean;
  next(): T | undefined;
  remove(item: T): void;
  /** Everything that waited, in no order. */
  clear(): T[];
  readonly size: number;
}

/** Requests and new leads take turns; what can wait goes when there is neither, and each ninth time in any case. */
const turns: readonly AnalysisPriority[] = [
  ...Array.from({ length: 4 }, () => ['request', 'live'] as const).flat(),
  'background',
];
const order: readonly AnalysisPriority[] = ['request', 'live', 'background'];

/** One line for each priority, each of them bounded, so that none fills the place of another. */
export function createWaitingLine<T>(maxEach: number): WaitingLine<T> {
  const lines: Record<AnalysisPriority, Set<T>> = { request: new Set(), live: new Set(), background: new Set() };
  let turn = 0;

  const take = (line: Set<T>): T | undefined => {
    const [first] = line;
    if (first !== undefined) line.delete(first);
    return first;
  };

  return {
    add(priority, item) {
      if (lines[priority].size >= maxEach) return false;
      lines[priority].add(item);
      return true;
    },
    next() {
      const first = turns[turn % turns.length] ?? 'request';
      turn += 1;
      for (const priority of [first, ...order]) {
        const item = take(lines[priority]);
        if (item !== undefined) return item;
      }
      return undefined;
    },
    remove(item) {
      for (const priority of order) lines[priority].delete(item);
    },
    clear() {
      const waiting = order.flatMap((priority) => [...lines[priority]]);
      for (const priority of order) lines[priority].clear();
      return waiting;
    },
    get size() {
      return order.reduce((sum, priority) => sum + lines[priority].size, 0);
    },
  };
}
