import process from 'node:process';
import { useCompileCache } from './compile-cache.js';

useCompileCache();

const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
