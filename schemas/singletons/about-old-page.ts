import { ArchiveIcon } from '@sanity/icons/Archive';
import { defineType } from '@sanity/types';
import { defineSingletonPreview } from '../fields/page-fields.ts';
import { aboutPageGroups, defineAboutPageFields } from './about-page-fields.ts';

export const aboutOldPage = defineType({
  name: 'aboutOldPage',
  title: 'About page, older look',
  description: 'The page at /about-old: headings and order. Its text is in “The platform”.',
  type: 'document',
  icon: ArchiveIcon,
  groups: aboutPageGroups,
  fields: defineAboutPageFields(),
  preview: defineSingletonPreview('About page, older look', '/about-old'),
});
