import type { ClientFault, FaultCode } from './fault-log.ts';

/** How a call ended: answered, or cut by a scripted deviation. */
export type CallOutcome = 'pending' | 'answered' | 'reset' | 'hung' | 'truncated' | 'dripped' | 'aborted';

export interface Call {
  /** Counts from 1. */
  nth: number;
  /** Such as `contacts.batchRead`; `unknown` for a path HubSpot does not have. */
  kind: string;
  method: string;
  path: string;
  version: string;
  query: URLSearchParams;
  portalId: number | null;
  body: unknown;
  /** Epoch ms. */
  at: number;
  status: number | null;
  outcome: CallOutcome;
  /** The scripted deviation it met. */
  scripted: boolean;
}

export interface CallLog {
  readonly calls: Call[];
  readonly faults: ClientFault[];
  add(call: Omit<Call, 'nth' | 'status' | 'outcome' | 'scripted'>): Call;
  /** Names a call once its path and portal are known, and counts it. */
  identify(call: Call, kind: string): void;
  reportFor(call: Call): (code: FaultCode, message: string) => void;
  /** Calls of a kind (all without one), of one portal or of all. */
  count(kind?: string, portalId?: number): number;
  /** Calls by kind, of one portal or of all. */
  counts(portalId?: number): Record<string, number>;
  /** Calls answered with this status. */
  withStatus(status: number): Call[];
  clear(): void;
}

/** A demonstration may run for days: only the newest calls are kept, the counts are of all. */
const keptCalls = 50_000;

export function createCallLog(): CallLog {
  const calls: Call[] = [];
  const faults: ClientFault[] = [];
  const perPortal = new Map<number | null, Map<string, number>>();
  let nth = 0;

  const counts = (portalId?: number): Record<string, number> => {
    const sums: Record<string, number> = {};
    for (const [portal, kinds] of perPortal) {
      if (portalId !== undefined && portal !== portalId) continue;
      for (const [kind, count] of kinds) sums[kind] = (sums[kind] ?? 0) + count;
    }
    return sums;
  };

  return {
    calls,
    faults,
    counts,
    add(given) {
      nth += 1;
      const call: Call = { ...given, nth, status: null, outcome: 'pending', scripted: false };
      if (calls.length >= keptCalls * 2) calls.splice(0, keptCalls);
      calls.push(call);
      return call;
    },
    identify(call, kind) {
      call.kind = kind;
      const kinds = perPortal.get(call.portalId) ?? new Map<string, number>();
      perPortal.set(call.portalId, kinds.set(kind, (kinds.get(kind) ?? 0) + 1));
    },
    reportFor: (call) => (code, message) => {
      faults.push({ code, message, portalId: call.portalId, call: `${call.method} ${call.path}` });
    },
    count(kind, portalId) {
      const sums = counts(portalId);
      return kind === undefined ? Object.values(sums).reduce((sum, count) => sum + count, 0) : (sums[kind] ?? 0);
    },
    withStatus: (status) => calls.filter((call) => call.status === status),
    clear() {
      calls.length = 0;
      faults.length = 0;
      perPortal.clear();
      nth = 0;
    },
  };
}
