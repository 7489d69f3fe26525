import { useCompileCache } from '../../bridge/cli/compile-cache.js';

// As the product's own entry does.
useCompileCache();
await import('./bridge-with-instant-engine.ts');
