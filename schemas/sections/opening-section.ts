import { BlockElementIcon } from '@sanity/icons/BlockElement';
import { defineField, defineType } from '@sanity/types';
import { defineHeadingField, defineIntroField } from '../fields/page-fields.ts';
import { defineHiddenSwitch, defineSectionPreview } from './section-parts.ts';

export const openingSection = defineType({
  name: 'openingSection',
  title: 'Opening',
  description: 'The large heading at the top of a page, with a text, a button and a picture beside it.',
  type: 'object',
  icon: BlockElementIcon,
  fields: [
    { ...defineHeadingField(), group: undefined },
    { ...defineIntroField(), group: undefined },
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
    defineHiddenSwitch(),
  ],
  preview: defineSectionPreview('Opening', 'heading', 'picture'),
});
