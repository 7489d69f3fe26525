import { type HubSpotReply, type HubSpotRequest, type OneCall, withRetries } from './call-hubspot.ts';
import { classifyResponse } from './classify-response.ts';

type Request = HubSpotRequest & { token: string };

const TOTAL_MS = 30_000;

/**
 * A call for a portal that is not connected yet, or no longer; rare and started by hand, so without a limiter.
 * @throws {HubSpotFailure} for everything but a success
 */
export function callWithToken(
  { callOnce }: { callOnce(request: HubSpotRequest): OneCall },
  request: Request,
): Promise<HubSpotReply> {
  const attempt = async () => {
    const reply = await callOnce(request).reply;
    if (reply.status >= 200 && reply.status < 300) return reply;
    throw classifyResponse(reply);
  };
  return withRetries(attempt, { repeatable: true, totalMs: TOTAL_MS, signal: request.signal });
}
