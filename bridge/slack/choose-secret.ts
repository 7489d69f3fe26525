import { createHmac, timingSafeEqual } from 'node:crypto';

interface Signed {
  timestamp: string;
  signature: string;
  body: string;
}

/** Of the secrets that are in use while one is rotated, the one a request is signed with; undefined for none of them. */
export function chooseSecret(secrets: readonly string[], { timestamp, signature, body }: Signed): string | undefined {
  const given = Buffer.from(signature);
  return secrets.find((secret) => {
    const expected = Buffer.from(`v0=${createHmac('sha256', secret).update(`v0:${timestamp}:${body}`).digest('hex')}`);
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
}
