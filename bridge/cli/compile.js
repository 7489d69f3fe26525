import { useCompileCache } from './compile-cache.js';

// Run once by the installation: the first start is then as quick, and as small in memory, as every other.
useCompileCache();

const { commands } = await import('./commands.ts');
await import('./run-command.ts');
await Promise.all(Object.values(commands).map((load) => load()));
