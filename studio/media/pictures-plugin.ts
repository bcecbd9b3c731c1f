import { ImagesIcon } from '@sanity/icons/Images';
import { definePlugin, type Tool } from 'sanity';
import { route } from 'sanity/router';
import { media, mediaAssetSource } from 'sanity-plugin-media';
import { LIBRARY, simplifySources } from './asset-sources.ts';
import { PictureDetails } from './picture-details.tsx';
import { picturesTool } from './pictures-tool.tsx';

const library = mediaAssetSource.component;

/**
 * The library of all pictures and files of the site, as a tool and as a source in every picture's menu. Its own 'Replace'
 * is taken away where the Studio is bundled (`without-quick-replace.ts`).
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
  // Labels and folders of pictures are made in the library, where they mean something.
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
