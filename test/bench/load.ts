import autocannon from 'autocannon';
import { exampleRecord } from '../../shared/examples.ts';
import type { ChildServer } from './child-server.ts';

interface Load {
  connections: number;
  seconds?: number;
  requests?: number;
}

export interface LoadResult {
  perSecond: number;
  failed: number;
}

/** Five hundred request bodies, each with another record. */
export const bodies = Array.from({ length: 500 }, (_, number) =>
  JSON.stringify({
    record: {
      ...exampleRecord,
      intakeNotes: `Call ${number}. Rear-ended at a red light three weeks ago, other driver cited, ER the same day, herniated disc on MRI, has the police report and photos. No lawyer yet.`,
    },
  }),
);

/** Five hundred different records in turn: the first round is analysed, the others come from the cache. */
export async function load(server: ChildServer, { connections, seconds, requests }: Load): Promise<LoadResult> {
  const result = await autocannon({
    url: server.url,
    connections,
    ...(seconds !== undefined && { duration: seconds }),
    ...(requests !== undefined && { amount: requests }),
    requests: bodies.map((body) => ({
      method: 'POST',
      path: '/api/v1/score',
      headers: { authorization: `Bearer ${server.key ?? 'none'}`, 'content-type': 'application/json' },
      body,
    })),
  });
  return {
    perSecond: result.requests.total / result.duration,
    failed: result.non2xx + result.errors,
  };
}
