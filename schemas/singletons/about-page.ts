import { InfoOutlineIcon } from '@sanity/icons/InfoOutline';
import { defineType } from '@sanity/types';
import { defineSingletonPreview } from '../fields/page-fields.ts';
import { aboutPageGroups, defineAboutPageFields } from './about-page-fields.ts';

export const aboutPage = defineType({
  name: 'aboutPage',
  title: 'About page',
  description: 'The page at /about: headings and order. Its text is in “The platform”.',
  type: 'document',
  icon: InfoOutlineIcon,
  groups: aboutPageGroups,
  fields: defineAboutPageFields(),
  preview: defineSingletonPreview('About page', '/about'),
});
