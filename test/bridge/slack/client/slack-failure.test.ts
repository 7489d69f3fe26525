import { expect, test } from 'vitest';
import { SlackFailure } from '../../../../bridge/slack/client/slack-failure.ts';

test.each([
  ['unreachable', 'Slack could not be reached (auth.test)'],
  ['timeout', 'Slack did not answer in time (auth.test)'],
  ['http_503', 'Slack answered auth.test with HTTP status 503'],
  ['channel_not_found', 'Slack refused auth.test: channel_not_found'],
])('%s is told as what happened: only what Slack refuses is called refused', (code, message) => {
  expect(new SlackFailure('retryable', { code, method: 'auth.test' }).message).toBe(message);
});
