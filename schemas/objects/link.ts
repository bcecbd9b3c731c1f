import { LinkIcon } from '@sanity/icons/Link';
import { defineField, defineType } from '@sanity/types';
import { requireLinkTarget } from '../validation/link-target.ts';
import { requireText } from '../validation/text-length.ts';

export const link = defineType({
  name: 'link',
  title: 'Button or link',
  description: 'The words on a button or link, and where it leads.',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Words on the button',
      description: 'What the visitor clicks. Two to four words that say what happens.',
      type: 'string',
      validation: requireText('This button has no words. Say in two to four words what it does.', 40),
    }),
    defineField({
      name: 'href',
      title: 'Where it leads',
      description:
        'A page of this site starting with a slash, such as /contact, a full address starting with https://, or mailto:{email} for the email address of Site settings.',
      type: 'string',
      validation: requireLinkTarget,
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'href' } },
});
