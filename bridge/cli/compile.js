import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { nodeFault } from '../platform/node-fault.js';
import { serverFlags } from './server-flags.js';

// Run once by the installation: the first start is then as quick, and as small in memory, as every other. An older Node
// installs too, for the scripts run on the one that comes with the packages.
if (nodeFault(process.versions.node) === undefined) {
  const { useCompileCache } = await import('./compile-cache.js');
  useCompileCache();
  const { createProgram } = await import('./program.ts');
  await import('./run-command.ts');
  /** @type {Promise<unknown>[]} */
  const loading = [];
  /** @type {import('./command/command.ts').Runs} */
  const declare = (load) => {
    loading.push(load());
    return async () => undefined;
  };
  createProgram(declare, { args: [] });
  await Promise.all(loading);
  // What a command and a thread load when they run.
  await import('./serve/run-bridge.ts');
  await import('../analysis/threads/serve-jobs.ts');
  await import('../analysis/rubric/rubric-engine.ts');
  await import('../wiring/dashboard.ts');
  await import('../wiring/dashboard-router.ts');
  await import('better-auth/crypto');
  // Once for the commands, once for the server.
  if (process.execArgv.length === 0)
    spawnSync(process.execPath, [...serverFlags, import.meta.filename], { stdio: 'inherit' });
}
