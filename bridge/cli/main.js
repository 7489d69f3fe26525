import process from 'node:process';
import { nodeFault } from '../platform/node-fault.js';
import { serverCall } from './server-flags.js';

const fault = nodeFault(process.versions.node);
if (fault === undefined) {
  // The same process, with another program in it: who started it need not know.
  const call = serverCall(process);
  if (call !== undefined && process.platform !== 'win32') process.execve?.(process.execPath, call.args, call.env);
  // Not before: an older Node fails on what these import, in words that help nobody.
  const { useCompileCache } = await import('./compile-cache.js');
  useCompileCache();
  const { runCommand } = await import('./run-command.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
} else {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
