import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The first script of every document, which the server writes into its head: classic, whole, and in few bytes. */
export default defineConfig({
  root: join(import.meta.dirname, '..', '..', 'web', 'boot'),
  publicDir: false,
  build: {
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: join(import.meta.dirname, '..', '..', 'web', 'boot', 'entry-boot.ts'),
      output: { entryFileNames: 'boot.js', format: 'iife' },
    },
  },
});
