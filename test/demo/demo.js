import { useCompileCache } from '../../bridge/cli/compile-cache.js';

// Before anything else is loaded, as the commands do it: the installation has compiled the bridge already.
useCompileCache();
await import('./demo.ts');
