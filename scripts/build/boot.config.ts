import { join } from 'node:path';
import { defineConfig } from 'vite';
import { standalone } from './standalone.ts';

const folder = join(import.meta.dirname, '..', '..', 'web', 'boot');
/** What only a gate needs is in no document without one. */
const entry = process.env.GATE === 'off' ? 'entry-open.ts' : 'entry-gated.ts';

/** The first script of every document, which the server writes into its head: classic, whole, and in few bytes. */
export default defineConfig({
  root: folder,
  publicDir: false,
  build: {
    ...standalone,
    rolldownOptions: {
      input: join(folder, entry),
      output: { entryFileNames: 'boot.js', format: 'iife' },
    },
  },
});
