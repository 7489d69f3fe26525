import type { ServerResponse } from 'node:http';

export interface HangUp {
  /** Fires when the client goes away before its answer is complete, so that no analysis is paid for nobody. */
  readonly signal: AbortSignal;
}

/** The signal is made when it is first asked for: an answer that is already known needs none, and they are costly. */
export function watchHangUp(res: ServerResponse): HangUp {
  let controller: AbortController | undefined;
  return {
    get signal() {
      controller ??= controllerOf(res);
      return controller.signal;
    },
  };
}

function controllerOf(res: ServerResponse): AbortController {
  const controller = new AbortController();
  const abort = () => controller.abort(new Error('The client hung up'));
  if (res.destroyed) abort();
  else {
    res.once('close', () => {
      if (!res.writableFinished) abort();
    });
  }
  return controller;
}
