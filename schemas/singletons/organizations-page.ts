import { UsersIcon } from '@sanity/icons/Users';
import { defineField, defineType } from '@sanity/types';
import {
  contentGroup,
  headingField,
  introField,
  sectionHeadingField,
  seoField,
  seoGroup,
  singletonPreview,
} from '../fields/page-fields.ts';

/** Spec section 2, route organizations. The 21 types are documents of their own. */
export const organizationsPage = defineType({
  name: 'organizationsPage',
  title: 'Organizations page',
  description: 'The page at /organizations. The organizations come from their own list, in its order.',
  type: 'document',
  icon: UsersIcon,
  groups: [contentGroup, seoGroup],
  fields: [
    headingField(),
    introField(),
    sectionHeadingField({ name: 'listHeading', above: 'the list of organizations' }),
    defineField({
      name: 'callToAction',
      title: 'Call to action',
      description: 'Ends the page with an invitation. Leave it empty to end without one.',
      type: 'callToAction',
      group: 'content',
    }),
    seoField(),
  ],
  preview: singletonPreview('Organizations page', '/organizations'),
});
