import { createHash, createHmac } from 'node:crypto';

/** What HubSpot decodes in the URI before it signs, and nothing else. */
const decoded: Record<string, string> = {
  '%3A': ':',
  '%2F': '/',
  '%3F': '?',
  '%40': '@',
  '%21': '!',
  '%24': '$',
  '%27': "'",
  '%28': '(',
  '%29': ')',
  '%2A': '*',
  '%2C': ',',
  '%3B': ';',
};

export interface SignedRequest {
  clientSecret: string;
  method: string;
  /** The whole public URL, without fragment. */
  uri: string;
  body: string;
  /** Epoch ms. */
  timestamp: number;
}

export function signatureV3({ clientSecret, method, uri, body, timestamp }: SignedRequest): string {
  const signed = uri.replace(/%[0-9A-F]{2}/gi, (code) => decoded[code.toUpperCase()] ?? code);
  return createHmac('sha256', clientSecret).update(`${method}${signed}${body}${timestamp}`).digest('base64');
}

/** The headers HubSpot sends with a webhook or a proxied call. */
export function signedHeaders(request: SignedRequest): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-hubspot-signature-v3': signatureV3(request),
    'x-hubspot-request-timestamp': String(request.timestamp),
    'x-hubspot-signature': createHash('sha256')
      .update(request.clientSecret + request.body)
      .digest('hex'),
    'x-hubspot-signature-version': 'v1',
  };
}
