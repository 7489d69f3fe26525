/** Why a call was abandoned before its response was complete. */
export const timedOut = Symbol('timed out');
export const givenUp = Symbol('given up');

interface Limits {
  deadlineMs: number;
  signal?: AbortSignal | undefined;
  /** Called when the caller stops waiting. */
  abandon(): void;
}

/** The result, or a rejection with `timedOut` or `givenUp`; a later outcome of the work is ignored. */
export async function inTime<T>(work: Promise<T>, { deadlineMs, signal, abandon }: Limits): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const leave = (why: symbol) => {
    reject(why);
    abandon();
  };
  const onAbort = () => leave(givenUp);
  const timer = setTimeout(() => leave(timedOut), deadlineMs);
  if (signal?.aborted) onAbort();
  else signal?.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}

/** The body as text; empty once abandoned: then the connection is closed instead of read to its end. */
export async function readText(response: Response, abandoned: AbortSignal): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const cancel = () => void reader.cancel().catch(() => undefined);
  if (abandoned.aborted) cancel();
  else abandoned.addEventListener('abort', cancel, { once: true });
  const pieces: Uint8Array[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(pieces).toString('utf8');
    pieces.push(value);
  }
}
