import { z } from 'zod/v4';

// Stands in the place of "zod" (vite.config.ts). Without this the library tries whether it may make code from text, and
// the browser reports that as a breach of the content policy.
z.config({ jitless: true });

export * from 'zod/v4';
