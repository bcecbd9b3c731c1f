import type { Plugin, Rolldown } from 'vite';

/**
 * Module of the media library (version 6.3), and the statement that decides whether it offers 'Replace' for
 * selected pictures.
 */
const LIBRARY = /[\\/]sanity-plugin-media[\\/]dist[\\/]index\.js$/;
const OFFERS = 'let canReplace = t0';

const WHERE =
  'Look at “Replace” in sanity-plugin-media, and change studio/sanity-internals/without-library-replace.ts.';

/**
 * Vite plugin that removes the media library's own 'Replace', in builds and in development. A single click on
 * it replaces a picture in all documents, drafts and published, keeps the old crops, and cannot be undone. The
 * library has no option to hide it. Our 'Replace it everywhere…' (`replace-everywhere.tsx`) asks for
 * confirmation first.
 */
export function withoutLibraryReplace(): Plugin {
  let isMet = false;
  const takenAway = {
    name: 'without-library-replace',
    transform(code: string, id: string) {
      if (!LIBRARY.test(id)) return null;
      isMet = true;
      return { code: withoutReplaceOffer(code), map: null };
    },
  } satisfies Rolldown.Plugin;
  return {
    ...takenAway,
    // In development, Vite bundles dependencies separately.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [takenAway] } } }),
    generateBundle() {
      if (!isMet) this.error(`This build has no module of the library of pictures. ${WHERE}`);
    },
  };
}

/**
 * Changes the library's module so that it never offers 'Replace'.
 *
 * @throws Error when the module does not contain the expected statement exactly once
 */
export function withoutReplaceOffer(code: string): string {
  const parts = code.split(OFFERS);
  if (parts.length !== 2) throw new Error(`The library of pictures has changed. ${WHERE}`);
  return parts.join('let canReplace = false');
}
