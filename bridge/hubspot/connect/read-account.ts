import { z } from 'zod';
import { callWithToken } from '../client/call-with-token.ts';
import type { HubSpot } from '../client/hubspot.ts';
import { HubSpotFailure } from '../client/ports.ts';

const details = z.looseObject({
  portalId: z.int().positive(),
  timeZone: z.string().min(1).max(100).optional().catch(undefined),
  uiDomain: z
    .string()
    .regex(/^[a-z0-9.-]{1,100}$/)
    .optional()
    .catch(undefined),
});

export interface PortalAccount {
  portalId: string;
  timeZone: string | null;
  /** Host of HubSpot's pages for this portal. */
  uiDomain: string | null;
  /** How far HubSpot's clock is ahead of ours, ms; undefined when its response has no date. */
  clockAheadMs: number | undefined;
}

/** Which portal a token belongs to. @throws {HubSpotFailure} */
export async function readAccount(
  hubspot: Pick<HubSpot, 'callOnce' | 'paths'>,
  token: string,
  now: () => number = Date.now,
): Promise<PortalAccount> {
  const { body, headers } = await callWithToken(hubspot, { method: 'GET', path: hubspot.paths.accountDetails, token });
  const parsed = details.safeParse(body);
  if (!parsed.success) throw new HubSpotFailure('retryable', 'HubSpot did not say which portal the token belongs to');
  const { portalId, timeZone, uiDomain } = parsed.data;
  const date = Date.parse(headers.get('date') ?? '');
  return {
    portalId: portalId.toString(),
    timeZone: timeZone ?? null,
    uiDomain: uiDomain ?? null,
    clockAheadMs: Number.isFinite(date) ? date - now() : undefined,
  };
}
