import { enableCompileCache } from 'node:module';

// As the product's own entry does.
enableCompileCache();
await import('./bridge-with-instant-engine.ts');
