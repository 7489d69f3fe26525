import type { CallPriority } from '../../hubspot/client/ports.ts';

export interface AnalysisGate {
  /** Runs the work when there is capacity. */
  run<T>(work: () => Promise<T>, turn: { portalId: string; priority: CallPriority }): Promise<T>;
  readonly running: number;
}

interface Limits {
  /** Analyses at a time, over all batches of this process. */
  limit: number;
  /** Limit of background work: a new lead finds room beside a backfill. */
  background: number;
}

type Start = () => void;

/** Limits concurrent analyses: live ones first, and portals take turns however many contacts each has. */
export function createAnalysisGate({ limit, background }: Limits): AnalysisGate {
  const running = { live: 0, background: 0 };
  const waiting = { live: createTurns(), background: createTurns() };
  const total = () => running.live + running.background;

  const begin = (priority: CallPriority, start: Start | undefined) => {
    if (start === undefined) return false;
    running[priority] += 1;
    start();
    return true;
  };
  const admit = () => {
    while (total() < limit && begin('live', waiting.live.next()));
    while (total() < limit && running.background < background && begin('background', waiting.background.next()));
  };

  return {
    async run(work, { portalId, priority }) {
      await new Promise<void>((start) => {
        waiting[priority].add(portalId, start);
        admit();
      });
      try {
        return await work();
      } finally {
        running[priority] -= 1;
        admit();
      }
    },
    get running() {
      return total();
    },
  };
}

/** One queue per portal; the portals take turns. */
function createTurns() {
  const lines = new Map<string, Start[]>();
  return {
    add(portalId: string, start: Start) {
      const line = lines.get(portalId);
      if (line === undefined) lines.set(portalId, [start]);
      else line.push(start);
    },
    next(): Start | undefined {
      const [turn] = lines;
      if (turn === undefined) return undefined;
      const [portalId, line] = turn;
      // A map keeps insertion order: the portal moves to the end.
      lines.delete(portalId);
      const start = line.shift();
      if (line.length > 0) lines.set(portalId, line);
      return start;
    },
  };
}
