import type { ServerResponse } from 'node:http';

/** Fires when the client goes away before its answer is complete, so that no analysis is paid for nobody. */
export type ClientAbort = () => AbortSignal;

/**
 * The signal is made when it is first asked for: an answer that is already known needs none, and they are costly. A
 * function, because an object with a getter would get a hidden class of its own for every request, and those keep the
 * request alive until the next full garbage collection (it doubled the memory of the process).
 */
export function watchClientAbort(res: ServerResponse): ClientAbort {
  let controller: AbortController | undefined;
  return () => {
    controller ??= controllerOf(res);
    return controller.signal;
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
