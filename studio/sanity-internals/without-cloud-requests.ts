import type { Plugin } from 'vite';
import { tidyStudioPage, withoutRemoteFonts, withoutSystemPortrait } from './tidy-studio-build.ts';

/** The Vite plugin that keeps a Studio from asking other hosts before any code of ours runs. */
export function withoutCloudRequests(): Plugin {
  return {
    name: 'without-cloud-requests',
    transform(code) {
      if (code.includes('@font-face')) return { code: withoutRemoteFonts(code), map: null };
      if (code.includes('public.sanity.io')) return { code: withoutSystemPortrait(code), map: null };
      return undefined;
    },
    transformIndexHtml: { order: 'post', handler: tidyStudioPage },
    // A build's page does not pass through Vite: Sanity's own plugin emits it as a finished file.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type === 'asset') page.source = tidyStudioPage(String(page.source));
      },
    },
  };
}
