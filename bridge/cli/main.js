import process from 'node:process';
import { nodeFault } from '../platform/node-fault.js';
import { serverCall } from './server-flags.js';

const fault = nodeFault(process.versions.node);
if (fault === undefined) {
  // Replaces the program in the same process, so that its parent notices nothing.
  const call = serverCall(process);
  if (call !== undefined && process.platform !== 'win32') process.execve?.(process.execPath, call.args, call.env);
  // Not earlier: an older Node fails on these imports with unhelpful errors.
  const { useCompileCache } = await import('./compile-cache.js');
  useCompileCache();
  const { runCommand } = await import('./run-command.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
} else {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
