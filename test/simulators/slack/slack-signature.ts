import { createHmac } from 'node:crypto';

/** Signature v0 over the timestamp (epoch seconds) and the body as it is sent. */
export const slackSignature = (signingSecret: string, timestamp: number, body: string): string =>
  `v0=${createHmac('sha256', signingSecret).update(`v0:${timestamp}:${body}`).digest('hex')}`;

export const signedHeaders = (signingSecret: string, timestamp: number, body: string): Record<string, string> => ({
  'x-slack-request-timestamp': String(timestamp),
  'x-slack-signature': slackSignature(signingSecret, timestamp, body),
  'user-agent': 'Slackbot 1.0 (+https://api.slack.com/robots)',
});
