import { z } from 'zod/v4';

// Replaces "zod" (vite.config.ts). Otherwise the library tests whether it may evaluate code, which the browser reports
// as a violation of the content policy.
z.config({ jitless: true });

export * from 'zod/v4';
