import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signed {
  timestamp: string;
  signature: string;
  /** As it arrived. */
  body: Uint8Array;
}

/** Of the secrets that are in use while one is rotated, the one a request is signed with; undefined for none of them. */
export function chooseSecret(secrets: readonly string[], { timestamp, signature, body }: Signed): string | undefined {
  const given = Buffer.from(signature);
  return secrets.find((secret) => {
    const digest = createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest('hex');
    const expected = Buffer.from(`v0=${digest}`);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}
