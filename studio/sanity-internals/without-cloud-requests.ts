import type { Plugin } from 'vite';

const BRIDGE_SCRIPT = /<script[^>]*src="https:\/\/[^"]*sanity-cdn\.[^"]*"[^>]*><\/script>/g;
const ROOT_STATIC = /(href|src)="\/static\/(favicon|apple-touch-icon|manifest)/g;
const REMOTE_FONT_FACE = /@font-face\s*\{[^}]*url\(["'\\]*https:\/\/[^}]*\}/g;
const SYSTEM_PORTRAIT = /"https:\/\/public\.sanity\.io\/logos\/[^"]*"/g;

/**
 * Vite plugin that removes requests to other hosts, which the Studio's build makes before any code of ours runs.
 * Even a failed request would be an error in the browser's console.
 */
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

/** Removes the dashboard's bridge script from the Studio's HTML, and moves its icons below the Studio's base path. */
function tidyStudioPage(html: string): string {
  return withoutRemoteFonts(html)
    .replaceAll(BRIDGE_SCRIPT, '')
    .replaceAll(ROOT_STATIC, '$1="/studio/static/$2');
}

/** Removes the external avatar of the system user, which publishes scheduled documents, from a script. */
function withoutSystemPortrait(source: string): string {
  return source.replaceAll(SYSTEM_PORTRAIT, '""');
}

/** Removes font faces of other hosts from CSS, or from a script that contains CSS. System fonts are used instead. */
function withoutRemoteFonts(source: string): string {
  return source.replaceAll(REMOTE_FONT_FACE, '');
}
