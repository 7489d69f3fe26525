import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

// A test that builds has another word here, and would get React's slow half, which makes code from text.
process.env.NODE_ENV = 'production';

/** Compressed once, here, so that the server never does. */
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
  // HubSpot's library pins React 18 at the root; whatever is hoisted beside it has to use the React of the dashboard.
  resolve: {
    dedupe: ['react', 'react-dom'],
    alias: [{ find: /^zod$/, replacement: path.join(import.meta.dirname, 'src', 'client', 'zod-without-eval.ts') }],
  },
  // The server puts a new nonce in the place of this word with every page.
  html: { cspNonce: '__NONCE__' },
  plugins: [compress],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The libraries mark files for React's server side, which this build does not have.
      onLog: (level, log, warn) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(level, log)),
    },
  },
});
