import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { standalone } from './standalone.ts';

const folder = join(import.meta.dirname, '..', '..', 'web');

/**
 * What starts the application with the gate off, in a file of its own that imports nothing: the document's first script asks
 * for it beside the application's.
 */
export default defineConfig({
  root: folder,
  publicDir: false,
  plugins: [alsoWithoutHash()],
  build: {
    ...standalone,
    manifest: '.vite/start.json',
    rolldownOptions: {
      input: { start: join(folder, 'boot', 'entry-start.ts') },
      output: { entryFileNames: 'assets/[name]-[hash:6].js' },
      preserveEntrySignatures: 'strict',
    },
  },
});

/** Once more under an address that never changes, for documents of an earlier build (`web/boot/boot-open.ts`). */
function alsoWithoutHash(): Plugin {
  return {
    name: 'also-without-hash',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk')
          this.emitFile({ type: 'asset', fileName: `${chunk.name}.js`, source: chunk.code });
      }
    },
  };
}
