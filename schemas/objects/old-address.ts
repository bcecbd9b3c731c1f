import { ArrowRightIcon } from '@sanity/icons/ArrowRight';
import { defineField, defineType } from '@sanity/types';
import { requireNewPath, requireOldPath } from '../validation/old-address.ts';

export const oldAddress = defineType({
  name: 'oldAddress',
  title: 'Old address',
  description: 'An address that the site had once, and the page where it leads now.',
  type: 'object',
  icon: ArrowRightIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      description:
        'What stands behind the name of the site, starting with a slash: /donate-2024 or /news/spring. No page may be there any more.',
      type: 'string',
      validation: requireOldPath,
    }),
    defineField({
      name: 'to',
      title: 'Leads to',
      description: 'The page that visitors get instead, starting with a slash, such as /contact.',
      type: 'string',
      validation: requireNewPath,
    }),
  ],
  preview: { select: { title: 'from', subtitle: 'to' } },
});
