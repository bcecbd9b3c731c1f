import type { AssetSource } from 'sanity';

/** The library's own name for its source, beside its tool and the beginning of its types' names. */
export const LIBRARY = 'media';
/** Names of sources: the library's details of a file, and the Studio's own choice of files. */
const DETAILS = 'edit-media';
const STUDIO = 'sanity-default';

interface Looks {
  /** What the way to the details of the chosen file is called. */
  details: string;
  /** The library's view. */
  library: AssetSource['component'];
}

/**
 * The ways to fill a picture or file field: one library to choose from, which is the Studio's own source with the
 * library's view, since that is the one that can upload, and the details of what is chosen.
 */
export function simplifySources(sources: readonly AssetSource[], { details, library }: Looks): AssetSource[] {
  return sources
    .filter(({ name }) => name !== LIBRARY)
    .map((source) => {
      if (source.name === DETAILS) return { ...source, title: details };
      if (source.name !== STUDIO) return source;
      const { i18nKey: _ours, ...rest } = source;
      return { ...rest, title: 'Choose from Pictures', component: library };
    });
}
