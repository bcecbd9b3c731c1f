import { ImagesIcon } from '@sanity/icons/Images';
import { definePlugin, type Tool } from 'sanity';
import { route } from 'sanity/router';
import { media } from 'sanity-plugin-media';
import { PictureDetails } from './picture-details.tsx';
import { picturesTool } from './pictures-tool.tsx';

/** The library's own name for its tool, and the beginning of its types' names. */
const LIBRARY = 'media';

/** The library of all pictures and files of the site, as a tool and as a source in every picture's menu. */
export const pictures = definePlugin({
  name: 'pictures',
  plugins: [media({ directUploads: true, components: { details: PictureDetails } })],
  tools: (tools) => tools.map((tool) => (tool.name === LIBRARY ? asPictures(tool) : tool)),
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
