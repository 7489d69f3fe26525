import { EventEmitter, getEventListeners } from 'node:events';
import { webApi } from '@slack/bolt';
import { expect, test } from 'vitest';
import { keepConnected } from '../../../bridge/slack/inbound/socket-mode.ts';

test('no connection that is over leaves anything on the signal of the process', async () => {
  const stop = new AbortController();
  const left: number[] = [];
  const client = Object.assign(new EventEmitter(), {
    start: () => Promise.reject(new Error('refused')),
    disconnect: () => Promise.resolve(),
  });
  const onState = () => {
    left.push(getEventListeners(stop.signal, 'abort').length);
    if (left.length === 4) stop.abort();
  };
  await keepConnected({ client: client as never, sdk: webApi, onState, firstWaitMs: 1 }, stop.signal);
  expect(left).toEqual([0, 0, 0, 0]);
});
