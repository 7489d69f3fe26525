import type { HubSpotRequest } from '../client/call-hubspot.ts';
import { callWithToken } from '../client/call-with-token.ts';
import type { HubSpot } from '../client/hubspot.ts';
import { HubSpotFailure } from '../client/ports.ts';
import { missingScopes, type RequiredScope, scopeList } from './scopes.ts';

/** No contact or property of this name can exist: a permitted call answers 404, a forbidden one is refused earlier. */
const NO_CONTACT = '0';
const NO_PROPERTY = 'lead_intake_is_no_property';

/**
 * A static token does not reveal its scopes, so each is probed by a call that changes nothing and reads no data.
 * @returns the scopes the token lacks
 * @throws {HubSpotFailure} when HubSpot gives no usable answer
 */
export async function probeScopes(
  hubspot: Pick<HubSpot, 'callOnce' | 'paths'>,
  token: string,
): Promise<RequiredScope[]> {
  const { paths } = hubspot;
  const probes: HubSpotRequest[] = [
    { method: 'GET', path: paths.contact(NO_CONTACT) },
    { method: 'PATCH', path: paths.contact(NO_CONTACT), body: { properties: {} } },
    { method: 'PATCH', path: paths.property(NO_PROPERTY), body: { label: 'Lead intake' } },
  ];
  const lacking = await Promise.all(probes.map((probe) => scopesRefused(hubspot, { ...probe, token })));
  return missingScopes(scopeList.filter((scope) => !lacking.flat().includes(scope)));
}

async function scopesRefused(
  hubspot: Pick<HubSpot, 'callOnce'>,
  request: HubSpotRequest & { token: string },
): Promise<string[]> {
  try {
    await callWithToken(hubspot, request);
    return [];
  } catch (error) {
    if (!(error instanceof HubSpotFailure)) throw error;
    if (error.kind === 'missing_scopes') return [...error.scopes];
    // "Not found" and "invalid" are only answered to callers with the scope.
    if (error.kind === 'not_found' || error.kind === 'permanent') return [];
    throw error;
  }
}
