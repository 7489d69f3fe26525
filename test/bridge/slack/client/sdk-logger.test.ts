import { expect, test } from 'vitest';
import { createSdkLogger } from '../../../../bridge/slack/client/slack.ts';
import { recordingLog } from '../../../fixtures/recording-log.ts';

test.each<[unknown, string]>([
  ['http request failed', 'http request failed'],
  ['Request verification failed (code: slack_x, message: Maria Alvarez)', 'Request verification failed'],
  ['An API error occurred: <html>Maria Alvarez</html>', 'An API error occurred'],
  ['{"token":"xoxb-123456"}', ''],
  [
    Object.assign(new Error('about Maria Alvarez'), { code: 'slack_webapi_platform_error' }),
    'slack_webapi_platform_error',
  ],
  [new Error('about Maria Alvarez'), 'an error'],
  [undefined, 'an error'],
])('of what the SDK says, its own words are kept: %s', (message, said) => {
  const recording = recordingLog();
  const logger = createSdkLogger(recording.log);
  logger.error(message, 'Maria Alvarez');
  logger.warn(message, { body: 'xoxb-123456' });
  expect(recording.lines().map((line) => line.said)).toEqual([said, said]);
  expect(recording.text()).not.toMatch(/Maria|xoxb/);
});

test('what quotes requests and frames is not written at all', () => {
  const recording = recordingLog();
  const logger = createSdkLogger(recording.log);
  logger.debug('http request body: {"text":"Maria Alvarez"}');
  logger.info('Received a message on the WebSocket: Maria Alvarez');
  expect(recording.text()).toBe('');
  expect(logger.getLevel()).not.toBe('debug');
});
