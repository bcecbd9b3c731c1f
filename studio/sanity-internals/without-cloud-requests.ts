import type { Plugin } from 'vite';
import { tidyStudioPage, withoutRemoteFonts, withoutSystemPortrait } from './tidy-studio-build.ts';

/** Vite plugin that removes requests of the Studio to other hosts. */
export function withoutCloudRequests(): Plugin {
  return {
    name: 'without-cloud-requests',
    transform(code) {
      if (code.includes('@font-face')) return { code: withoutRemoteFonts(code), map: null };
      if (code.includes('public.sanity.io')) return { code: withoutSystemPortrait(code), map: null };
      return undefined;
    },
    transformIndexHtml: { order: 'post', handler: tidyStudioPage },
    // In a build, Sanity's own plugin emits index.html as an asset, so transformIndexHtml is not called for it.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type === 'asset') page.source = tidyStudioPage(String(page.source));
      },
    },
  };
}
