import type { Plugin, Rolldown } from 'vite';

/** The library's one module, and what it asks before it offers 'Replace' for a picture that is ticked; version 6.3. */
const LIBRARY = /[\\/]sanity-plugin-media[\\/]dist[\\/]index\.js$/;
const OFFERS = 'let canReplace = t0';

const WHERE =
  'Look at “Replace” in sanity-plugin-media, and change studio/sanity-internals/without-library-replace.ts.';

/**
 * The Vite plugin that takes the library's own 'Replace' away, in a build and in development. One click on it writes
 * another picture into all documents, drafts and published, with the crops of the old one, and nothing undoes it;
 * the library has no option for it. 'Replace it everywhere…' (`replace-everywhere.tsx`) says first what it does.
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
    // In development packages are bundled beforehand, by a bundler of their own.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [takenAway] } } }),
    generateBundle() {
      if (!isMet) this.error(`This build has no module of the library of pictures. ${WHERE}`);
    },
  };
}

/**
 * The library's module, which never offers 'Replace'.
 *
 * @throws Error when it asks in another way than the known one
 */
export function withoutReplaceOffer(code: string): string {
  const parts = code.split(OFFERS);
  if (parts.length !== 2) throw new Error(`The library of pictures has changed. ${WHERE}`);
  return parts.join('let canReplace = false');
}
