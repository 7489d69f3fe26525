interface Options<Wanted> {
  /** Ms until this one may go, 0 for now. */
  waitOf(wanted: Wanted): number;
  /** How many may run at once. */
  most: number;
}

interface TurnOptions {
  /** Whether it goes before the others. */
  first: boolean;
  maxWaitMs: number;
  signal?: AbortSignal | undefined;
  /** Runs when the turn has come. */
  taken(): void;
}

interface Waiting<Wanted> {
  wanted: Wanted;
  start(): void;
}

/** A queue of two classes: first-class turns go before the others, each class in order. */
export function createTurns<Wanted>({ waitOf, most }: Options<Wanted>) {
  const line: Record<'first' | 'others', Waiting<Wanted>[]> = { first: [], others: [] };
  let open = 0;
  let timer: NodeJS.Timeout | undefined;

  const advance = (): void => {
    clearTimeout(timer);
    let soonest = Number.POSITIVE_INFINITY;
    for (const queue of [line.first, line.others]) {
      for (const waiting of [...queue]) {
        const wait = waitOf(waiting.wanted);
        if (wait > 0) soonest = Math.min(soonest, wait);
        else if (open < most) waiting.start();
      }
    }
    timer = Number.isFinite(soonest) ? setTimeout(advance, Math.ceil(soonest)) : undefined;
  };

  const giveBackOnce = () => {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      open -= 1;
      advance();
    };
  };

  /** Resolves to the function that releases the slot, or why there was none. */
  const wait = (wanted: Wanted, { first, maxWaitMs, signal, taken }: TurnOptions) =>
    new Promise<(() => void) | 'too late' | 'given up'>((resolve) => {
      const queue = first ? line.first : line.others;
      const end = (result: (() => void) | 'too late' | 'given up') => {
        queue.splice(queue.indexOf(waiting), 1);
        clearTimeout(expiry);
        signal?.removeEventListener('abort', onAbort);
        resolve(result);
      };
      const onAbort = () => end('given up');
      const expiry = setTimeout(() => end('too late'), maxWaitMs);
      const waiting: Waiting<Wanted> = {
        wanted,
        start() {
          open += 1;
          taken();
          end(giveBackOnce());
        },
      };
      queue.push(waiting);
      if (signal?.aborted) return onAbort();
      signal?.addEventListener('abort', onAbort, { once: true });
      advance();
    });

  return { wait, advance, open: () => open };
}
