import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { Problem } from '../../platform/problem.ts';
import { isFresh, type SignedRequest } from './verify-signature.ts';

/** The parts of a request to the public origin (without a trailing slash) that HubSpot has signed (v3). */
export function signedRequest(
  req: Request,
  { publicUrl, body }: { publicUrl: string; body: Uint8Array },
): SignedRequest {
  return {
    method: req.method,
    url: publicUrl + req.originalUrl,
    body,
    signature: req.get('x-hubspot-signature-v3'),
    timestamp: req.get('x-hubspot-request-timestamp'),
  };
}

/**
 * Checks on a signed request (v3) before its body is read: unsigned requests must cost no more than a look at the
 * headers. `now` in epoch milliseconds.
 */
export function refuseUnsigned(headers: IncomingHttpHeaders, now: number): Problem | undefined {
  const { 'x-hubspot-signature-v3': signature, 'x-hubspot-request-timestamp': timestamp } = headers;
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !isFresh(timestamp, now))
    return new Problem('invalid_signature');
  return refuseWithoutLength(headers);
}

/** HubSpot always sends the length of a body. */
export function refuseWithoutLength(headers: IncomingHttpHeaders): Problem | undefined {
  return headers['content-length'] === undefined ? new Problem('length_required') : undefined;
}
