import { createHash, timingSafeEqual } from 'node:crypto';
import { readClientSecret } from '../client/client-secrets.ts';
import { type SignedRequest, verifySignature } from '../webhook/verify-signature.ts';

export interface SignedAction extends SignedRequest {
  /** `X-HubSpot-Signature`, also sent beside a signature of the third scheme. */
  plainSignature: string | undefined;
  /** `X-HubSpot-Signature-Version` */
  version: string | undefined;
}

/**
 * Which of the secrets signed this execution. HubSpot signs actions with its second scheme, a hash without a timestamp,
 * so the caller has to remember them; a request with a third-scheme signature is held to that one.
 */
export function verifyActionSignature(
  request: SignedAction,
  secrets: readonly string[],
  now: number,
): string | undefined {
  const { method, url, body, signature, plainSignature, version } = request;
  if (signature !== undefined) return verifySignature(request, secrets, now);
  if (plainSignature === undefined || (version !== undefined && version.toLowerCase() !== 'v2')) return undefined;
  const given = Buffer.from(plainSignature.toLowerCase());
  return secrets.find((text) => {
    const { secret } = readClientSecret(text);
    const expected = Buffer.from(
      createHash('sha256')
        .update(secret + method + url)
        .update(body)
        .digest('hex'),
    );
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
