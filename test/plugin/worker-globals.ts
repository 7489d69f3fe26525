import { onTestFinished } from 'vitest';
import type { Answers } from './stand-in-bridge.ts';
import { createStandInBridge } from './stand-in-bridge.ts';

type HubSpotFetch = ReturnType<typeof createStandInBridge>['fetch'];

declare global {
  var hsFetch: HubSpotFetch | undefined;
}

Object.assign(globalThis, { self: globalThis });

/** Puts HubSpot's proxy, and a bridge behind it, where an extension finds it; every fault of either fails the test. */
export function serveExtension(answers: Answers) {
  const bridge = createStandInBridge(answers);
  globalThis.hsFetch = bridge.fetch;
  onTestFinished(() => {
    globalThis.hsFetch = undefined;
    if (bridge.faults.length > 0) throw new AggregateError(bridge.faults, 'The bridge was asked, or answered, wrongly');
  });
  return bridge;
}
