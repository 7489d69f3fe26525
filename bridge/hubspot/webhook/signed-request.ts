import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { Problem } from '../../platform/problem.ts';
import { isFresh, type SignedRequest } from './verify-signature.ts';

/** What HubSpot has signed (v3) of a request to the public origin, which comes without a trailing slash. */
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
 * What can be said of a signed request (v3) before any of its body is read: strangers are to cost no more than a look at
 * the headers. `now` in epoch milliseconds.
 */
export function refuseUnsigned(headers: IncomingHttpHeaders, now: number): Problem | undefined {
  const { 'x-hubspot-signature-v3': signature, 'x-hubspot-request-timestamp': timestamp } = headers;
  if (typeof signature !== 'string' || typeof timestamp !== 'string' || !isFresh(timestamp, now))
    return new Problem('invalid_signature');
  return refuseWithoutLength(headers);
}

/** HubSpot says how long a body is. */
export function refuseWithoutLength(headers: IncomingHttpHeaders): Problem | undefined {
  return headers['content-length'] === undefined ? new Problem('length_required') : undefined;
}
