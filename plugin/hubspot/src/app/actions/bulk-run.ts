import type { BulkProgress } from '../../../../../shared/card.ts';
import { type AskBridge, newRequestId, type Refusal } from './ask-bridge.gen.ts';
import { limits } from './tables.gen.ts';

/** Parts of a run, each within the limit of one request. */
export function partsOf(contactIds: readonly string[], size: number = limits.bulk): string[][] {
  const different = [...new Set(contactIds)];
  const count = Math.ceil(different.length / size);
  return Array.from({ length: count }, (_, at) => different.slice(at * size, (at + 1) * size));
}

/** A part of a run with its own id, so that starting it twice is safe. */
export interface Part {
  readonly requestId: string;
  readonly contactIds: readonly string[];
  /** Null until it has been started. */
  progress: BulkProgress | null;
}

export const newRun = (contactIds: readonly string[]): Part[] =>
  partsOf(contactIds).map((ids) => ({ requestId: newRequestId(), contactIds: ids, progress: null }));

export const hasBegun = (run: readonly Part[]): boolean => run.some(({ progress }) => progress !== null);

const counts = ['total', 'waiting', 'valid', 'invalid', 'needsInfo', 'failed', 'skipped'] as const;

/** The sum of the parts. */
export type RunProgress = Pick<BulkProgress, (typeof counts)[number] | 'finished' | 'obstacle'>;

/** A part that was not started counts as waiting. */
export function sumProgress(run: readonly Part[]): RunProgress {
  const sums = Object.fromEntries(counts.map((name) => [name, 0])) as Record<(typeof counts)[number], number>;
  for (const { progress, contactIds } of run) {
    for (const name of counts) sums[name] += progress?.[name] ?? 0;
    if (progress !== null) continue;
    sums.total += contactIds.length;
    sums.waiting += contactIds.length;
  }
  return {
    ...sums,
    finished: run.every(({ progress }) => progress?.finished === true),
    obstacle: run.map(({ progress }) => progress?.obstacle ?? null).find((obstacle) => obstacle !== null) ?? null,
  };
}

/** How a run is polled. */
export interface Watch {
  everyMs: number;
  wait(ms: number): Promise<void>;
  isWatched(): boolean;
  onProgress(progress: RunProgress): void;
}

/** Consecutive failures that are tolerated. */
const HICCUPS = 5;

/**
 * Starts the parts of a run that were not started.
 * @returns null when all were, else why the rest could not be; started parts continue without the panel
 */
export async function startRun(ask: AskBridge, run: readonly Part[], watch: Watch): Promise<Refusal | null> {
  for (const part of run) {
    if (part.progress !== null) continue;
    const { requestId, contactIds } = part;
    const answer = await ask('startBulk', { body: { requestId, contactIds: [...contactIds] } });
    if (answer.kind !== 'ok') return answer;
    part.progress = answer.value;
    watch.onProgress(sumProgress(run));
  }
  return null;
}

/**
 * Polls the started parts of a run to their end.
 * @returns null when it ended or the panel was closed, else why it cannot be watched
 */
export async function watchRun(ask: AskBridge, run: readonly Part[], watch: Watch): Promise<Refusal | null> {
  let hiccups = 0;
  while (watch.isWatched()) {
    const open = run.find(({ progress }) => progress?.finished === false);
    if (open === undefined) return null;
    await watch.wait(watch.everyMs);
    const answer = await ask('readBulk', { params: { requestId: open.requestId } });
    if (answer.kind === 'ok') {
      hiccups = 0;
      open.progress = answer.value;
      watch.onProgress(sumProgress(run));
      continue;
    }
    // Starting it again is the same run.
    if (answer.kind === 'refused' && answer.code === 'bulk_run_not_found') open.progress = null;
    hiccups += 1;
    if (hiccups > HICCUPS || isFinal(answer)) return answer;
  }
  return null;
}

const isFinal = (answer: Refusal) => answer.kind === 'refused' && answer.status !== 429;
