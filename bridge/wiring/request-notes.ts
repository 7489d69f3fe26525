import { type CallCounts, createCallCounts } from '../auth/call-counts.ts';
import { createKeyUsage, type KeyUsage } from '../auth/keys.ts';
import { openKeyedHash } from '../platform/hashes/keyed-hash.ts';
import type { Metrics } from '../platform/http/metrics.ts';
import type { Log } from '../platform/log/log.ts';
import type { Store } from '../platform/store/open-store.ts';
import { createResultRequests, type ResultRequests } from '../v1/erase-results.ts';
import { createKeptCalls, type KeptCalls } from '../v1/kept-calls.ts';

/** Records about requests, written after their answers. */
export interface RequestNotes {
  keyUsage: KeyUsage;
  callCounts: CallCounts;
  resultRequests: ResultRequests;
  keptCalls: KeptCalls;
}

interface Deps {
  store: Store;
  log: Pick<Log, 'warn'>;
  metrics: Pick<Metrics, 'keptCallsLost'>;
}

/** Flushed and closed with the stack. */
export function openRequestNotes(opening: AsyncDisposableStack, { store, log, metrics }: Deps): RequestNotes {
  const { db, seal } = store;
  const failed = (what: string) => (err: unknown) => log.warn({ err }, `${what} could not be written`);
  return {
    keyUsage: opening.use(createKeyUsage({ db, onError: failed('last use of keys') })),
    callCounts: opening.use(createCallCounts({ db, onError: failed('calls of keys') })),
    resultRequests: opening.use(createResultRequests({ db, onError: failed('ids of requests') })),
    keptCalls: opening.use(
      createKeptCalls({
        db,
        seal,
        openHash: () => openKeyedHash(store),
        onLost: (calls) => metrics.keptCallsLost.inc(calls),
        onError: failed('kept calls'),
      }),
    ),
  };
}
