import type { Plugin } from 'vite';
import { tidyStudioPage, withoutRemoteFonts } from './tidy-studio-build.ts';

/** The Vite plugin that keeps a Studio from asking other hosts before any code of ours runs. */
export function withoutForeignRequests(): Plugin {
  return {
    name: 'without-foreign-requests',
    transform: (code) =>
      code.includes('@font-face') ? { code: withoutRemoteFonts(code), map: null } : undefined,
    transformIndexHtml: { order: 'post', handler: tidyStudioPage },
  };
}
