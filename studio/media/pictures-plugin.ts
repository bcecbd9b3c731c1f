import { ImagesIcon } from '@sanity/icons/Images';
import { SearchIcon } from '@sanity/icons/Search';
import { type AssetSource, definePlugin } from 'sanity';
import { route } from 'sanity/router';
import { explainRefusals } from '../sanity-internals/upload-in-field.tsx';
import { AssetOfField, ChooseAsset } from './asset-dialog.tsx';
import { PicturesTool } from './pictures-tool.tsx';

/** Adds the tool 'Pictures', and its library to picture and file fields. */
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
  form: { image: { assetSources: withLibrary }, file: { assetSources: withLibrary } },
});

/**
 * Replaces the view of the Studio's own source, the only one that can upload, lets its uploads say why a file is refused, and adds
 * the details of the field's file.
 */
function withLibrary(sources: AssetSource[]): AssetSource[] {
  const own = sources.map(({ i18nKey: _ours, ...source }) => ({
    ...source,
    title: 'Choose from Pictures',
    component: ChooseAsset,
    ...(source.Uploader && { Uploader: explainRefusals(source.Uploader) }),
  }));
  return [
    ...own,
    { name: 'asset-details', title: 'Where it is used…', icon: SearchIcon, component: AssetOfField },
  ];
}
