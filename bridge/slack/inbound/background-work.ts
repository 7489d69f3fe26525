/** Work done after Slack was answered; only the end of the process waits for it. */
export interface BackgroundWork {
  start(work: () => Promise<void>): void;
  /** Resolves when no started work is left. Never rejects. */
  settled(): Promise<void>;
}

export function createBackgroundWork(onFailure: (error: unknown) => void): BackgroundWork {
  const running = new Set<Promise<void>>();
  return {
    start(work) {
      const done: Promise<void> = work()
        .catch(onFailure)
        .finally(() => running.delete(done));
      running.add(done);
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
