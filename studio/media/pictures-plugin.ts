import { ImagesIcon } from '@sanity/icons/Images';
import { type AssetSource, definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { AssetDialog } from './asset-dialog.tsx';
import { PicturesTool } from './pictures-tool.tsx';

/**
 * Adds the tool 'Pictures', and its library to picture and file fields. The library is the Studio's default source,
 * the only one that can upload, with a component of its own.
 */
export const pictures = definePlugin({
  name: 'pictures',
  tools: [
    {
      name: 'pictures',
      title: 'Pictures',
      icon: ImagesIcon,
      component: PicturesTool,
      router: route.create('/', route.create('/:list')),
    },
  ],
  form: {
    image: { assetSources: (sources) => sources.map(withLibrary) },
    file: { assetSources: (sources) => sources.map(withLibrary) },
  },
});

function withLibrary({ i18nKey: _ours, ...source }: AssetSource): AssetSource {
  return {
    ...source,
    title: 'Choose from Pictures',
    component: AssetDialog,
    openInSource: () => ({ type: 'component' }),
  };
}
