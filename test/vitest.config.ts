import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/fixtures/closed-network.ts'],
    globalSetup: ['test/fixtures/global-setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    // Nothing is timed: this only ends what hangs, on a machine that may be busy with other work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // More than cores: much of the time is spent waiting for databases, retries and child processes.
    maxWorkers: 6,
  },
});
