import type { Request } from 'express';
import type { SignedRequest } from './ingest/verify-signature.ts';

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
