import { join } from 'node:path';
import { defineConfig } from 'vite';
import { standalone } from './standalone.ts';

const folder = join(import.meta.dirname, '..', '..', 'web', 'boot');

/** The first script of every document, which the server writes into its head: classic, whole, and in few bytes. */
export default defineConfig({
  root: folder,
  publicDir: false,
  build: {
    ...standalone,
    rolldownOptions: {
      input: join(folder, 'entry-boot.ts'),
      output: { entryFileNames: 'boot.js', format: 'iife' },
    },
  },
});
