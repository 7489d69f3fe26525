import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';
import { Problem } from '../../platform/problem.ts';
import { readClientSecret } from '../client/client-secrets.ts';

/** Older deliveries may be replays; newer ones mean a wrong clock, here or there. */
const MAX_AGE_MS = 300_000;

/** What HubSpot decodes in the URL before signing, and nothing else: `%20`, `%26`, `%3D` and `%25` stay. */
const signedDecoded = /%(?:3A|2F|3F|40|21|24|27|28|29|2A|2C|3B)/gi;

export interface SignedRequest {
  method: string;
  /** The public URL that was called, with its query: from configuration and request line, never from headers. */
  url: string;
  /** The raw bytes. */
  body: Uint8Array;
  /** `X-HubSpot-Signature-v3` */
  signature: string | undefined;
  /** `X-HubSpot-Request-Timestamp`: epoch milliseconds as digits. */
  timestamp: string | undefined;
}

/**
 * Which of the secrets (as they are set, see `ClientSecret`) signed this request (signature v3) within five minutes of
 * `now`, epoch milliseconds.
 */
export function verifySignature(request: SignedRequest, secrets: readonly string[], now: number): string | undefined {
  const { method, url, body, signature, timestamp } = request;
  if (signature === undefined || timestamp === undefined || !isFresh(timestamp, now)) return undefined;
  const head = method + url.replace(signedDecoded, decodeURIComponent);
  const given = Buffer.from(signature);
  return secrets.find((text) => {
    const { secret } = readClientSecret(text);
    const expected = createHmac('sha256', secret).update(head).update(body).update(timestamp).digest('base64');
    return given.length === expected.length && timingSafeEqual(given, Buffer.from(expected));
  });
}

/** Whether a timestamp of HubSpot's lies within five minutes of `now`, epoch milliseconds. */
export function isFresh(timestamp: string, now: number): boolean {
  return /^\d{1,16}$/.test(timestamp) && Math.abs(now - Number(timestamp)) <= MAX_AGE_MS;
}

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
