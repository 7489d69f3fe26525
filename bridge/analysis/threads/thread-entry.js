import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

// JavaScript, because what comes before the compile cache is never in it.
if (workerData.compileCache !== undefined) enableCompileCache(workerData.compileCache);
const { serveJobs } = await import('./serve-jobs.ts');
await serveJobs();
