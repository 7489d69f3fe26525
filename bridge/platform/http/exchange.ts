import type { Response } from 'express';

/** What is known about a request while it is handled, for the access log and the metrics. */
interface Exchange {
  requestId: string;
  /** The route pattern, never the path: a path may hold anything. */
  route: string;
  accountId: string | undefined;
  /** Set for requests of the app in HubSpot. */
  portalId: string | undefined;
  /** Whether a refusal names its problem code: our pages read it, the bodies of v1 are fixed. */
  namesProblem: boolean;
  startedAt: number;
}

/** Express creates `locals` for every response anyway. */
export function exchangeOf(res: Response): Exchange {
  return res.locals as Exchange;
}
