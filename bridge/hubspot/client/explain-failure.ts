import { Problem } from '../../platform/problem.ts';
import { HubSpotFailure } from './ports.ts';

/** Turns HubSpot failures into rows of the problem table for the person. @throws {Problem} for each such failure */
export async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof HubSpotFailure ? problemOf(error) : error;
  }
}

function problemOf(cause: HubSpotFailure): Problem {
  if (cause.kind === 'revoked') return new Problem('portal_revoked', { cause });
  if (cause.kind === 'not_connected') return new Problem('screening_paused', { cause });
  const details = [{ path: '', code: 'custom', message: cause.message }];
  if (cause.kind === 'missing_scopes') return new Problem('hubspot_scopes_missing', { details, cause });
  // HubSpot retries when we report a server error; this failure would repeat forever.
  if (cause.kind !== 'retryable') return new Problem('hubspot_refused', { details, cause });
  return new Problem('hubspot_unavailable', { headers: { 'Retry-After': '5' }, cause });
}
