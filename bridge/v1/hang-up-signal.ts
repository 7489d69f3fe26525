import type { ServerResponse } from 'node:http';

/** Fires when the client goes away before its answer is complete, so that no analysis is paid for nobody. */
export function hangUpSignal(res: ServerResponse): AbortSignal {
  const controller = new AbortController();
  res.once('close', () => {
    if (!res.writableFinished) controller.abort(new Error('The client hung up'));
  });
  return controller.signal;
}
