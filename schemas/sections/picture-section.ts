import { ImageIcon } from '@sanity/icons/Image';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { requireImage } from '../validation/alt-text.ts';
import { adviseLength } from '../validation/text-length.ts';
import { defineHiddenSwitch, defineSectionPreview } from './section-parts.ts';

export const pictureSection = defineType({
  name: 'pictureSection',
  title: 'Picture',
  description: 'A picture as wide as the page, with a line below it.',
  type: 'object',
  icon: ImageIcon,
  fields: [
    defineField({
      name: 'picture',
      title: 'Picture',
      description:
        'Shows in wide format; move its focus so that nothing important is cut. At least 1600 pixels wide.',
      type: 'imageWithAlt',
      validation: requireImage('There is no picture yet. Upload or choose one, or remove the section.'),
    }),
    defineField({
      name: 'caption',
      title: 'Line below',
      description: `Shows below the picture in small type, such as who took it. May stay empty. ${productHint}`,
      type: 'string',
      validation: adviseLength(140),
    }),
    defineHiddenSwitch(),
  ],
  preview: defineSectionPreview('Picture', 'caption', 'picture'),
});
