import { DesktopIcon } from '@sanity/icons/Desktop';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  callToActionField,
  contentGroup,
  defineHeadingField,
  defineIntroField,
  defineSeoField,
  defineSingletonPreview,
  seoGroup,
} from '../fields/page-fields.ts';
import { adviseCount } from '../validation/item-count.ts';
import { adviseLength } from '../validation/text-length.ts';

/** 'Parallels to OS': an image and seven comparisons. */
export const likeOsPage = defineType({
  name: 'likeOsPage',
  title: 'Like OS page',
  description: 'The page at /like-os: an operating system and the platform side by side.',
  type: 'document',
  icon: DesktopIcon,
  groups: [contentGroup, { name: 'comparisons', title: 'Comparisons' }, seoGroup],
  fields: [
    defineHeadingField(),
    defineIntroField(),
    defineField({
      name: 'image',
      title: 'Picture',
      description: 'Shows beside the opening text. Wide, at least 1200 pixels. Empty: a drawing shows.',
      type: 'imageWithAlt',
      group: 'content',
    }),
    defineField({
      name: 'operatingSystemLabel',
      title: 'Name of the left side',
      description: 'Shows above the left stack, such as Operating system. One to three words.',
      type: 'string',
      group: 'comparisons',
      initialValue: 'Operating system',
      validation: adviseLength(40),
    }),
    defineField({
      name: 'platformLabel',
      title: 'Name of the right side',
      description: 'Shows above the right stack. One to three words; {product} is the product’s name.',
      type: 'string',
      group: 'comparisons',
      initialValue: '{product}',
      validation: adviseLength(40),
    }),
    defineField({
      name: 'comparisons',
      title: 'Comparisons',
      description: 'The seven layers of the two stacks, from top to bottom. Drag to reorder.',
      type: 'array',
      group: 'comparisons',
      of: [defineArrayMember({ type: 'systemComparison' })],
      validation: adviseCount(7, { one: 'comparison', many: 'comparisons' }),
    }),
    callToActionField(),
    defineSeoField(),
  ],
  preview: defineSingletonPreview('Like OS page', '/like-os'),
});
