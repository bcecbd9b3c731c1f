import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from '@sanity/types';
import { requireLinkTarget } from '../validation/link-target.ts';

export const textLink = defineType({
  name: 'textLink',
  title: 'Link',
  description: 'Makes the marked words a link.',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'href',
      title: 'Where it leads',
      description:
        'A page of this site starting with a slash, such as /contact, a full address starting with https://, or mailto: and an email address.',
      type: 'string',
      validation: requireLinkTarget,
    }),
  ],
});
