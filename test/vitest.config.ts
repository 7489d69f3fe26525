import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** For the run as a whole. */
export const wholeRun = {
  root: new URL('..', import.meta.url).pathname,
  globalSetup: ['test/fixtures/global-setup.ts'],
  // More than cores: much of the time is spent waiting for databases, retries and child processes. Each takes up to
  // twenty connections and a demo or a command some more; the embedded server, where no other is named, has sixty.
  maxWorkers: process.env.TEST_DATABASE_URL ? 6 : 2,
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

/** They load components, whose JSX Node does not strip. */
const withComponents = ['test/plugin/**/*.test.ts'];

/** Modules are loaded by Node, as the product's are, and from its cache of compiled code. */
export const byNode = { experimental: { viteModuleRunner: false, nodeLoader: false } };

/** They hardly wait for anything, and in fewer processes their code is compiled sooner. */
const reckoning = ['test/bridge/analysis/**/*.test.ts', 'test/eval/**/*.test.ts'];

const drivesBrowser = ({ moduleId }: TestSpecification) => /test\/(?:dashboard|demo)\//.test(moduleId);

/** Files that drive a browser are spread among those that mostly wait: many browsers at a time keep each other from answering. */
class SpreadBrowsers extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const browsing = sorted.filter(drivesBrowser);
    const shared = browsing[0]?.project.name;
    const places = sorted.filter(({ project }) => project.name === shared).length - browsing.length;
    const step = Math.max(1, Math.floor((places * 0.8) / Math.max(1, browsing.length)));
    let place = 0;
    return sorted
      .filter((file) => !drivesBrowser(file))
      .flatMap((file) => {
        const isNext = file.project.name === shared && place++ % step === 0;
        return isNext ? [...browsing.splice(0, 1), file] : [file];
      })
      .concat(browsing);
  }
}

export default defineConfig({
  test: {
    ...wholeRun,
    sequence: { sequencer: SpreadBrowsers },
    projects: [
      {
        test: {
          ...eachFile,
          ...byNode,
          name: 'reckoning',
          isolate: false,
          include: reckoning,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      // The files of a worker share its modules, so that the bridge is not loaded anew for each.
      {
        test: {
          ...eachFile,
          ...byNode,
          name: 'sharing',
          isolate: false,
          include: ['test/**/*.test.ts'],
          exclude: [...isolated, ...withComponents, ...reckoning],
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          ...eachFile,
          name: 'components',
          isolate: false,
          include: withComponents,
          exclude: isolated,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...eachFile, name: 'isolated', include: isolated, sequence: { groupOrder: 2 } } },
    ],
  },
});
