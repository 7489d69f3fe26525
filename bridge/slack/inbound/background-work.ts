/** What is done after Slack was answered; nobody waits for it but the end of the process. */
export interface BackgroundWork {
  start(work: () => Promise<void>): void;
  /** Resolves when nothing that was started is left. Never rejects. */
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
