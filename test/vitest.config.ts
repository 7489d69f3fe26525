import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/fixtures/closed-network.ts', 'test/fixtures/fixed-seed.ts'],
    globalSetup: ['test/fixtures/global-setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    // Nothing is timed: these only end what hangs, on a machine that may be busy with other work.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 120_000, interval: 50 } },
    // More than cores: much of the time is spent waiting for databases, retries and child processes. Each takes up to
    // twenty connections, of which the embedded server, where no other is named, has sixty.
    maxWorkers: process.env.TEST_DATABASE_URL ? 6 : 3,
  },
});
