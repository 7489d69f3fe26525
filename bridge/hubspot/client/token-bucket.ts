interface Rate {
  perSecond: number;
  /** Calls that may go at once after a pause; at least one. */
  burst: number;
}

interface TokenBucket {
  /** Ms until the next call may go, 0 for now. */
  waitMs(): number;
  take(): void;
  change(rate: Rate): void;
  /** Caps the available calls at this number. */
  atMost(calls: number): void;
}

/** Fills at a steady rate up to its burst; in any window there are at most burst plus rate times window calls. */
export function createTokenBucket(rate: Rate, now: () => number): TokenBucket {
  let { perSecond, burst } = atLeastOne(rate);
  let calls = burst;
  let filledAt = now();

  const fill = () => {
    const at = now();
    calls = Math.min(burst, calls + (Math.max(at - filledAt, 0) * perSecond) / 1_000);
    filledAt = at;
  };

  return {
    waitMs() {
      fill();
      return calls >= 1 ? 0 : ((1 - calls) / perSecond) * 1_000;
    },
    take() {
      fill();
      calls -= 1;
    },
    change(next) {
      fill();
      ({ perSecond, burst } = atLeastOne(next));
      calls = Math.min(calls, burst);
    },
    atMost(most) {
      fill();
      calls = Math.min(calls, most);
    },
  };
}

function atLeastOne({ perSecond, burst }: Rate): Rate {
  return { perSecond, burst: Math.max(burst, 1) };
}
