import { defineConfig } from 'vitest/config';

/** For the run as a whole. */
export const wholeRun = {
  root: new URL('..', import.meta.url).pathname,
  globalSetup: ['test/fixtures/global-setup.ts'],
  // More than cores: much of the time is spent waiting for databases, retries and child processes. Each takes up to
  // twenty connections, of which the embedded server, where no other is named, has sixty.
  maxWorkers: process.env.TEST_DATABASE_URL ? 6 : 3,
};

/** For each test file. */
export const eachFile = {
  setupFiles: ['closed-network', 'compile-cache', 'fixed-seed'].map((name) => `test/fixtures/${name}.ts`),
  restoreMocks: true,
  unstubEnvs: true,
  // Nothing is timed: these only end what hangs, on a machine that may be busy with other work.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 120_000, interval: 50 } },
};

/** They watch what modules do while they are loaded. */
const isolated = [
  'test/contracts/{linear-expressions,public-addresses}.test.ts',
  'test/plugin/{bundle,entry-files}.test.ts',
];

/** They drive the whole product by a browser, which the files of a worker share. */
const browsing = ['test/{dashboard,demo}/**/*.test.ts'];

export default defineConfig({
  test: {
    ...wholeRun,
    projects: [
      // The files of a worker share its modules, so that the bridge is not loaded anew for each.
      {
        test: {
          ...eachFile,
          name: 'sharing',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...isolated, ...browsing],
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...eachFile, name: 'isolated', include: isolated, sequence: { groupOrder: 1 } } },
      // More browsers at a time keep each other from answering.
      {
        test: {
          ...eachFile,
          name: 'browsing',
          isolate: false,
          include: browsing,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
