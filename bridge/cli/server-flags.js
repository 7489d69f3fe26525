/**
 * What V8 is told where the bridge serves, and nowhere else said: 512 MB of heap, a small young generation, an old one that
 * grows slowly (what each is for: bridge/docs/performance.md). What is compiled under other flags is of no use to it.
 * JavaScript, because it is read before the compile cache is on.
 */
export const serverFlags = [
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  '--heap-growing-percent=10',
  '--no-allocation-site-pretenuring',
  '--no-separate-gc-phases',
];

const serving = new Set(['start', 'serve', 'worker']);

/**
 * The words this process has to be started anew with; undefined where it is as it should be.
 * @param {{ argv: string[], execArgv: string[], execPath: string }} process
 * @returns {string[] | undefined}
 */
export function serverCall({ argv, execArgv, execPath }) {
  if (!serving.has(argv[2] ?? '') || serverFlags.every((flag) => execArgv.includes(flag))) return undefined;
  return [execPath, ...serverFlags, ...execArgv, ...argv.slice(1)];
}
