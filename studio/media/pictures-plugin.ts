import { ImagesIcon } from '@sanity/icons/Images';
import { definePlugin, type Tool } from 'sanity';
import { route } from 'sanity/router';
import { media, mediaAssetSource } from 'sanity-plugin-media';
import { LIBRARY, onlyToChoose, simplifySources } from './asset-sources.ts';
import { PictureDetails } from './picture-details.tsx';
import { picturesTool } from './pictures-tool.tsx';

const library = onlyToChoose(mediaAssetSource.component);

/**
 * Adds the media library as a tool and as the asset source of picture and file fields. Its own 'Replace' is
 * removed when the Studio is bundled (`without-library-replace.ts`).
 */
export const pictures = definePlugin({
  name: 'pictures',
  plugins: [media({ directUploads: true, components: { details: PictureDetails } })],
  tools: (tools) => tools.map((tool) => (tool.name === LIBRARY ? asPictures(tool) : tool)),
  form: {
    image: {
      assetSources: (sources) =>
        simplifySources(sources, { details: 'Where it is used, replace it…', library }),
    },
    file: { assetSources: (sources) => simplifySources(sources, { details: 'About this file', library }) },
  },
  // The library's tags and folders can only be created in the library itself.
  schema: { templates: (templates) => templates.filter(({ schemaType }) => !isOfLibrary(schemaType)) },
  document: { newDocumentOptions: (options) => options.filter(({ templateId }) => !isOfLibrary(templateId)) },
});

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
