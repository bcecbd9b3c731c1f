import { MenuIcon } from '@sanity/icons/Menu';
import { defineField, defineType } from '@sanity/types';
import { sitePath } from '../validation/link-target.ts';
import { requiredText } from '../validation/text-length.ts';

export const navItem = defineType({
  name: 'navItem',
  title: 'Menu entry',
  description: 'One entry of the menu or the footer.',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Words in the menu',
      description: 'What the visitor reads. As short as you can: one to four words.',
      type: 'string',
      validation: requiredText('This entry has no words. Write what the visitor should read.', 45),
    }),
    defineField({
      name: 'path',
      title: 'Page',
      description:
        'The page it opens, as it stands in the browser after the site’s name, such as /about. Home is /.',
      type: 'string',
      validation: sitePath,
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'path' } },
});
