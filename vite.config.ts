import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { LICENSES_FILE } from './scripts/build/enclose-licenses.ts';

const root = join(import.meta.dirname, 'web');

/** The small parts that pages share come in one file, not in thirty (https://rolldown.rs/in-depth/manual-code-splitting). */
const parts = {
  name: 'parts',
  test: /\/web\/(ui|data|sections|theme)\/|^(?!.*\/node_modules\/).*\/content\//,
  minShareCount: 4,
};

/** The public site. `vite build` makes the browser's part, `vite build --ssr render/entry-server.tsx` the server's. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react()],
  // Server and browser give components the same class names (https://styled-components.com/docs/advanced#server-side-rendering).
  oxc: { plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } } },
  // Node would load the CommonJS build, whose names cannot be imported one by one.
  ssr: { noExternal: ['styled-components'] },
  build: {
    outDir: join(import.meta.dirname, 'dist', isSsrBuild ? 'site-server' : 'site-client'),
    manifest: !isSsrBuild,
    license: isSsrBuild ? false : { fileName: LICENSES_FILE },
    copyPublicDir: !isSsrBuild,
    rolldownOptions: isSsrBuild
      ? // One file: code that is loaded at different moments would number its styles in another order each time.
        { output: { codeSplitting: false } }
      : {
          // The boot script is a file by itself: the server writes it into every document.
          input: [join(root, 'index.html'), join(root, 'boot.ts')],
          output: { codeSplitting: { groups: [parts] } },
        },
  },
}));
