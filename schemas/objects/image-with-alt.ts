import { ImageIcon } from '@sanity/icons/Image';
import { defineField, defineType } from '@sanity/types';
import { pictureFormats } from '../picture-formats.ts';
import { checkAltText } from '../validation/alt-text.ts';
import { adviseImageSize } from '../validation/picture-size.ts';

export const imageWithAlt = defineType({
  name: 'imageWithAlt',
  title: 'Picture',
  description: 'A picture with a description for people who cannot see it.',
  type: 'image',
  icon: ImageIcon,
  options: { hotspot: true, accept: pictureFormats },
  validation: adviseImageSize,
  fields: [
    defineField({
      name: 'alt',
      title: 'Description of the picture',
      description:
        'Read aloud to people who cannot see the picture, and shown when it cannot load. One sentence; no need to begin with “Picture of”.',
      type: 'string',
      placeholder: 'Such as: Tara smiles over a ledger',
      // A missing or decorative picture needs no description.
      hidden: ({ parent }) => !parent?.asset || parent.decorative === true,
      validation: checkAltText,
    }),
    defineField({
      name: 'decorative',
      title: 'This picture is decoration only',
      description: 'Switch this on only when the picture says nothing that the text beside it does not say.',
      type: 'boolean',
      initialValue: false,
      hidden: ({ parent }) => !parent?.asset,
    }),
  ],
  preview: { select: { media: 'asset', title: 'alt' } },
});
