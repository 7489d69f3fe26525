import type { Json } from './json.ts';

/** How a call ended: answered, or cut by a scripted deviation. */
export type CallOutcome = 'pending' | 'answered' | 'reset' | 'hung' | 'aborted';

/**
 * What a client must never send, whatever the state of the workspace. The call is answered as Slack would answer it;
 * the fault is what lets a test fail although the answer was harmless.
 */
export type FaultCode =
  | 'unknown_method'
  | 'content_type'
  | 'token_in_url'
  | 'missing_argument'
  | 'invalid_argument'
  | 'invalid_blocks'
  | 'too_long'
  | 'no_text'
  | 'missing_fallback_text'
  | 'reply_to_reply'
  | 'bad_ack'
  | 'response_url'
  | 'oauth';

export interface ClientFault {
  code: FaultCode;
  message: string;
  call: string;
}

export type ReportFault = (code: FaultCode, message: string) => void;

export interface Call {
  /** Counts from 1. */
  nth: number;
  /** Such as `chat.postMessage`. */
  method: string;
  teamId: string | null;
  channel: string | null;
  args: Json;
  /** Epoch ms. */
  at: number;
  status: number | null;
  /** The `error` of the answer; null where there was none. */
  error: string | null;
  outcome: CallOutcome;
  /** It met a scripted deviation or an outage. */
  scripted: boolean;
}

export interface CallLog {
  readonly calls: Call[];
  readonly faults: ClientFault[];
  add(method: string, at: number): Call;
  reportFor(call: Pick<Call, 'method'>): ReportFault;
  /** Calls of a method (all without one). */
  count(method?: string): number;
  /** Calls answered with this error. */
  withError(error: string): Call[];
  clear(): void;
}

/** A demonstration may run for days: only the newest calls are kept, the counts are of all. */
const keptCalls = 50_000;

export function createCallLog(): CallLog {
  const calls: Call[] = [];
  const faults: ClientFault[] = [];
  const counts = new Map<string, number>();
  let nth = 0;
  return {
    calls,
    faults,
    add(method, at) {
      nth += 1;
      counts.set(method, (counts.get(method) ?? 0) + 1);
      const call: Call = {
        nth,
        method,
        teamId: null,
        channel: null,
        args: {},
        at,
        status: null,
        error: null,
        outcome: 'pending',
        scripted: false,
      };
      if (calls.length >= keptCalls * 2) calls.splice(0, keptCalls);
      calls.push(call);
      return call;
    },
    reportFor: (call) => (code, message) => {
      faults.push({ code, message, call: call.method });
    },
    count: (method) =>
      method === undefined ? [...counts.values()].reduce((sum, count) => sum + count, 0) : (counts.get(method) ?? 0),
    withError: (error) => calls.filter((call) => call.error === error),
    clear() {
      calls.length = 0;
      faults.length = 0;
      counts.clear();
      nth = 0;
    },
  };
}
