import type { ServerResponse } from 'node:http';

/** Fires when the client disconnects before its answer is complete, so that no unneeded analysis is paid for. */
export type ClientAbort = () => AbortSignal;

/**
 * The signal is created on first use: an answer that is already known needs none, and signals are costly. A function,
 * because an object with a getter would get its own hidden class for every request, which keeps the request alive until
 * the next full garbage collection (it doubled the memory of the process).
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
