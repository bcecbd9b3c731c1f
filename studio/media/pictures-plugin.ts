import { ImagesIcon } from '@sanity/icons/Images';
import { type AssetSource, definePlugin, type Tool } from 'sanity';
import { route } from 'sanity/router';
import { media, mediaAssetSource } from 'sanity-plugin-media';
import { PictureDetails } from './picture-details.tsx';
import { picturesTool } from './pictures-tool.tsx';

/** The library's own name for its tool, and the beginning of its types' names. */
const LIBRARY = 'media';
/** Names of sources: the library's details of a file, and the Studio's own choice of files. */
const DETAILS = 'edit-media';
const STUDIO = 'sanity-default';

/**
 * The library of all pictures and files of the site, as a tool and as a source in every picture's menu. Its own 'Replace'
 * is taken away where the Studio is bundled (`without-quick-replace.ts`).
 */
export const pictures = definePlugin({
  name: 'pictures',
  plugins: [media({ directUploads: true, components: { details: PictureDetails } })],
  tools: (tools) => tools.map((tool) => (tool.name === LIBRARY ? asPictures(tool) : tool)),
  form: { image: { assetSources: inPlainWords }, file: { assetSources: inPlainWords } },
  // Labels and folders of pictures are made in the library, where they mean something.
  schema: { templates: (templates) => templates.filter(({ schemaType }) => !isOfLibrary(schemaType)) },
  document: { newDocumentOptions: (options) => options.filter(({ templateId }) => !isOfLibrary(templateId)) },
});

/**
 * The ways to fill a picture or file field: one library to choose from, which is the Studio's own source with the
 * library's view, since that is the one that can upload, and the details of what is chosen.
 */
function inPlainWords(sources: AssetSource[]): AssetSource[] {
  return sources
    .filter(({ name }) => name !== LIBRARY)
    .map((source) => {
      if (source.name === DETAILS) return { ...source, title: 'Where it is used, replace it…' };
      if (source.name !== STUDIO) return source;
      const { i18nKey: _ours, ...rest } = source;
      return { ...rest, title: 'Choose from Pictures', component: mediaAssetSource.component };
    });
}

function asPictures(tool: Tool): Tool {
  return {
    ...tool,
    title: 'Pictures',
    icon: ImagesIcon,
    component: picturesTool(tool),
    router: route.create('/', route.create('/:list')),
  };
}

function isOfLibrary(name: string): boolean {
  return name.startsWith(`${LIBRARY}.`);
}
