import { DesktopIcon } from '@sanity/icons/Desktop';
import { defineArrayMember, defineField, defineType } from '@sanity/types';
import {
  callToActionField,
  contentGroup,
  headingField,
  introField,
  seoField,
  seoGroup,
  singletonPreview,
} from '../fields/page-fields.ts';
import { advisedCount } from '../validation/item-count.ts';
import { advisedLength } from '../validation/text-length.ts';

/** 'Parallels to OS': an image and seven comparisons. */
export const likeOsPage = defineType({
  name: 'likeOsPage',
  title: 'Like OS page',
  description: 'The page at /like-os: an operating system and the platform side by side.',
  type: 'document',
  icon: DesktopIcon,
  groups: [contentGroup, { name: 'comparisons', title: 'Comparisons' }, seoGroup],
  fields: [
    headingField(),
    introField(),
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
      validation: advisedLength(40),
    }),
    defineField({
      name: 'platformLabel',
      title: 'Name of the right side',
      description: 'Shows above the right stack. One to three words; {product} is the product’s name.',
      type: 'string',
      group: 'comparisons',
      initialValue: '{product}',
      validation: advisedLength(40),
    }),
    defineField({
      name: 'comparisons',
      title: 'Comparisons',
      description: 'The seven layers of the two stacks, from top to bottom. Drag to reorder.',
      type: 'array',
      group: 'comparisons',
      of: [defineArrayMember({ type: 'systemComparison' })],
      validation: advisedCount(7, { one: 'comparison', many: 'comparisons' }),
    }),
    callToActionField(),
    seoField(),
  ],
  preview: singletonPreview('Like OS page', '/like-os'),
});
