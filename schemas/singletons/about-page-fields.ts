import { defineArrayMember, defineField } from '@sanity/types';
import {
  callToActionField,
  contentGroup,
  defineHeadingField,
  defineIntroField,
  defineSeoField,
  seoGroup,
} from '../fields/page-fields.ts';

/** The tabs of both about pages. */
export const aboutPageGroups = [contentGroup, { name: 'sections', title: 'Sections' }, seoGroup];

/**
 * The fields of one visual variant of the platform page: headings and layout belong to the variant, the text to the `platform`
 * document (one text in two visual variants).
 */
export function defineAboutPageFields() {
  return [
    defineHeadingField(),
    defineIntroField(),
    callToActionField(),
    defineField({
      name: 'sections',
      title: 'Sections',
      description:
        'What the page shows, from top to bottom. Drag to reorder; remove one to hide it here. The texts are in “The platform”.',
      type: 'array',
      group: 'sections',
      of: [defineArrayMember({ type: 'platformSection' })],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .error('The page has no sections, so it shows its heading only. Add at least one.'),
    }),
    defineSeoField(),
  ];
}
