import { enableCompileCache } from 'node:module';
import process from 'node:process';

// Stripping types and compiling some hundred files is most of a start; Node keeps the result in the temporary folder.
enableCompileCache();

const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
