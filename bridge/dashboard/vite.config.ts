import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

// A test run sets another value, which would bundle React's slow build, which evaluates code.
process.env.NODE_ENV = 'production';

/** Compressed once at build time, so that the server never has to. */
const compress: Plugin = {
  name: 'compress',
  writeBundle({ dir = '' }) {
    for (const file of globSync(path.join(dir, 'assets', '*.{js,css}'))) {
      const bytes = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  // HubSpot's library pins React 18 at the root; hoisted packages have to use the dashboard's React.
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: [{ find: /^zod$/, replacement: path.join(import.meta.dirname, 'src', 'client', 'zod-without-eval.ts') }],
  },
  // The server replaces this placeholder with a new nonce for every page.
  html: { cspNonce: '__NONCE__' },
  plugins: [compress],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The libraries mark files for React server components, which this build does not have.
      onLog: (level, log, warn) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(level, log)),
    },
  },
});
