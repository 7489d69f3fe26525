import autocannon from 'autocannon';
import type { ChildServer } from './child-server.ts';

interface Load {
  connections: number;
  seconds?: number;
  requests?: number;
  /** Requests a second over all connections; as many as possible where there is none. */
  rate?: number;
}

export interface LoadResult {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
}

const records = Array.from({ length: 500 }, (_, number) => ({
  firstName: 'Maria',
  lastName: 'Delgado',
  phone: '512-555-0142',
  email: 'maria.delgado@example.com',
  location: 'Austin',
  zip: '78704',
  county: 'Travis',
  state: 'TX',
  practiceArea: 'Car Accident',
  intakeNotes: `Call ${number}. Rear-ended at a red light three weeks ago, other driver cited, ER the same day, herniated disc on MRI, has the police report and photos. No lawyer yet.`,
}));

/** Five hundred different records in turn: the first round is analysed, the others come from the cache. */
export async function load(server: ChildServer, { connections, seconds, requests, rate }: Load): Promise<LoadResult> {
  const result = await autocannon({
    url: server.url,
    connections,
    ...(seconds !== undefined && { duration: seconds }),
    ...(requests !== undefined && { amount: requests }),
    ...(rate !== undefined && { overallRate: rate }),
    requests: records.map((record) => ({
      method: 'POST',
      path: '/api/v1/score',
      headers: { authorization: `Bearer ${server.key ?? 'none'}`, 'content-type': 'application/json' },
      body: JSON.stringify({ record }),
    })),
  });
  return {
    perSecond: result.requests.total / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  };
}
