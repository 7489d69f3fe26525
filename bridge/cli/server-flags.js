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

/**
 * What glibc is given, unless the environment says otherwise; other C libraries ignore it. By itself it keeps blocks of up to
 * 32 MB for the next use, so that a few huge answers from outside, read in blocks of 16 and 64 kB, stay in memory as long as the
 * process lives; and it opens an arena for almost each thread. Read once at the start of a process.
 */
export const serverMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384' };

const serving = new Set(['start', 'serve', 'worker']);

/**
 * What this process has to be started anew with; undefined where it is as it should be.
 * @param {{ argv: string[], execArgv: string[], execPath: string, env: NodeJS.ProcessEnv }} process
 * @returns {{ args: string[], env: NodeJS.ProcessEnv } | undefined}
 */
export function serverCall({ argv, execArgv, execPath, env }) {
  if (!serving.has(argv[2] ?? '')) return undefined;
  const missing = serverFlags.filter((flag) => !execArgv.includes(flag));
  if (missing.length === 0 && Object.keys(serverMemory).every((name) => name in env)) return undefined;
  return { args: [execPath, ...missing, ...execArgv, ...argv.slice(1)], env: { ...serverMemory, ...env } };
}
