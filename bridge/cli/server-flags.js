/**
 * V8 flags of the serving process, set only here: 512 MB of heap, a small young generation, an old one that grows
 * slowly (reasons: bridge/docs/performance.md). Code compiled under other flags cannot be reused. JavaScript, because
 * it is read before the compile cache is on.
 */
export const serverFlags = [
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  '--heap-growing-percent=10',
  '--no-allocation-site-pretenuring',
  '--no-separate-gc-phases',
  '--no-regexp-tier-up',
];

/**
 * glibc settings, unless the environment sets them; other C libraries ignore them. By default glibc keeps blocks of up
 * to 32 MB for reuse, so that a few huge responses, read in blocks of 16 and 64 kB, stay in memory for the life of the
 * process; and it opens an arena for almost each thread. Read once at process start.
 */
export const serverMemory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '16384' };

const serving = new Set(['start', 'serve', 'worker']);

/**
 * Arguments and environment to restart this process with; undefined when no restart is needed.
 * @param {{ argv: string[], execArgv: string[], execPath: string, env: NodeJS.ProcessEnv }} process
 * @returns {{ args: string[], env: NodeJS.ProcessEnv } | undefined}
 */
export function serverCall({ argv, execArgv, execPath, env }) {
  if (!serving.has(argv[2] ?? '')) return undefined;
  const missing = serverFlags.filter((flag) => !execArgv.includes(flag));
  if (missing.length === 0 && Object.keys(serverMemory).every((name) => name in env)) return undefined;
  return { args: [execPath, ...missing, ...execArgv, ...argv.slice(1)], env: { ...serverMemory, ...env } };
}
