import type { BulkProgress } from '../../../../../shared/card.ts';
import { type AskBridge, newRequestId, type Refusal } from './ask-bridge.gen.ts';
import { limits } from './tables.gen.ts';

/** Parts of a run, each within the limit of one request. */
export function partsOf(contactIds: readonly string[], size: number = limits.bulk): string[][] {
  const different = [...new Set(contactIds)];
  const count = Math.ceil(different.length / size);
  return Array.from({ length: count }, (_, at) => different.slice(at * size, (at + 1) * size));
}

const counts = ['total', 'waiting', 'valid', 'invalid', 'needsInfo', 'failed', 'skipped'] as const;

/** What the parts make together. */
export type RunProgress = Pick<BulkProgress, (typeof counts)[number] | 'finished' | 'obstacle'>;

export function sumProgress(parts: readonly BulkProgress[]): RunProgress {
  const sums = Object.fromEntries(
    counts.map((name) => [name, parts.reduce((sum, part) => sum + part[name], 0)]),
  ) as Record<(typeof counts)[number], number>;
  return {
    ...sums,
    finished: parts.every(({ finished }) => finished),
    obstacle: parts.find(({ obstacle }) => obstacle !== null)?.obstacle ?? null,
  };
}

/** How a run is watched. */
export interface Watch {
  everyMs: number;
  wait(ms: number): Promise<void>;
  isWatched(): boolean;
  onProgress(progress: RunProgress): void;
}

/** Failures in a row that are taken for a hiccup. */
const HICCUPS = 5;

/**
 * Starts a run and watches it to its end; what has been started goes on without the panel.
 * @returns null where it ended or nobody looks any more, else why it could not be started or watched
 */
export async function runBulk(ask: AskBridge, contactIds: readonly string[], watch: Watch): Promise<Refusal | null> {
  const parts: BulkProgress[] = [];
  for (const part of partsOf(contactIds)) {
    const answer = await ask('startBulk', { body: { requestId: newRequestId(), contactIds: part } });
    if (answer.kind !== 'ok') return answer;
    parts.push(answer.value);
  }
  return watchParts(ask, parts, watch);
}

async function watchParts(ask: AskBridge, parts: BulkProgress[], watch: Watch): Promise<Refusal | null> {
  let hiccups = 0;
  while (watch.isWatched()) {
    watch.onProgress(sumProgress(parts));
    const open = parts.findIndex(({ finished }) => !finished);
    const requestId = parts[open]?.requestId;
    if (requestId === undefined) return null;
    await watch.wait(watch.everyMs);
    const answer = await ask('readBulk', { params: { requestId } });
    if (answer.kind === 'ok') parts[open] = answer.value;
    hiccups = answer.kind === 'ok' ? 0 : hiccups + 1;
    if (answer.kind !== 'ok' && (answer.kind === 'refused' || hiccups > HICCUPS)) return answer;
  }
  return null;
}
