import process from 'node:process';
import { nodeFault } from '../platform/node-fault.js';

const fault = nodeFault(process.versions.node);
if (fault === undefined) {
  // Not before: an older Node fails on what these import, in words that help nobody.
  const { useCompileCache } = await import('./compile-cache.js');
  useCompileCache();
  const { runCommand } = await import('./run-command.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
} else {
  process.stderr.write(`${fault}\n`);
  process.exitCode = 1;
}
