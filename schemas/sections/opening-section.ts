import { BlockElementIcon } from '@sanity/icons/BlockElement';
import { defineField, defineType } from '@sanity/types';
import { headingField, introField } from '../fields/page-fields.ts';
import { hiddenSwitch, sectionPreview } from './section-parts.ts';

export const openingSection = defineType({
  name: 'openingSection',
  title: 'Opening',
  description: 'The large heading at the top of a page, with a text, a button and a picture beside it.',
  type: 'object',
  icon: BlockElementIcon,
  fields: [
    { ...headingField(), group: undefined },
    { ...introField(), group: undefined },
    defineField({
      name: 'button',
      title: 'Button',
      description: 'The button below the text: its words and where it leads. May stay empty.',
      type: 'link',
      options: { collapsible: true, collapsed: true },
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      description: 'Shows beside the text. At least 1200 pixels wide; may stay empty.',
      type: 'imageWithAlt',
    }),
    hiddenSwitch(),
  ],
  preview: sectionPreview('Opening', 'heading', 'picture'),
});
