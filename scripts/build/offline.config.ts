import { join } from 'node:path';
import { defineConfig } from 'vite';
import { standalone } from './standalone.ts';

const folder = join(import.meta.dirname, '..', '..', 'web', 'offline');
const names = ['service-worker', 'service-worker-removal', 'keep-offline'];

/**
 * What keeps the site for when there is no connection: the worker, what removes it, and the module of every page that
 * calls it. Their addresses never change, so each is a file of its own without a hash, beside the site's.
 */
export default defineConfig({
  root: folder,
  publicDir: false,
  build: {
    ...standalone,
    rolldownOptions: {
      input: Object.fromEntries(names.map((name) => [name, join(folder, `${name}.ts`)])),
      output: { entryFileNames: '[name].js' },
      preserveEntrySignatures: 'allow-extension',
    },
  },
});
