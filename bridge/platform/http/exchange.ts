import type { Response } from 'express';

/** What is known of a request while it is answered; the access log and the metrics are made from it. */
interface Exchange {
  requestId: string;
  /** The route's pattern, never the path: a path may hold anything. */
  route: string;
  accountId: string | undefined;
  /** Of HubSpot, where a page of the app asks. */
  portalId: string | undefined;
  /** Whether a refusal names its row of the problem table: pages of ours read it, the bodies of v1 are fixed. */
  namesProblem: boolean;
  startedAt: number;
}

/** Express makes `locals` for every response anyway. */
export function exchangeOf(res: Response): Exchange {
  return res.locals as Exchange;
}
