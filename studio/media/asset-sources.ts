import { createElement } from 'react';
import type { AssetSource } from 'sanity';

/** Name of the media library's asset source and tool, and prefix of its document types. */
export const LIBRARY = 'media';
/** Names of the library's source for file details, and of the Studio's default source. */
const DETAILS = 'edit-media';
const STUDIO = 'sanity-default';

/**
 * Shows the library only to choose from it. The Studio opens a source during an upload too, and its own shows nothing then
 * (sanity 6.9.2, `DatasetAssetSource`): the library would cover the whole screen for as long as the upload takes.
 */
export function onlyToChoose(library: AssetSource['component']): AssetSource['component'] {
  return ({ action = 'select', ...props }) =>
    action === 'select' ? createElement(library, { action, ...props }) : null;
}

interface Looks {
  /** Menu label of the source that opens the details of the selected file. */
  details: string;
  /** Component of the library's asset source. */
  library: AssetSource['component'];
}

/**
 * Reduces the asset sources of a picture or file field to the details of the selected file and one library.
 * That library is the Studio's default source, the only one that can upload, with the media library's
 * component.
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
