import { MenuIcon } from '@sanity/icons/Menu';
import { defineField, defineType } from '@sanity/types';
import { requireSitePath } from '../validation/link-target.ts';
import { adviseLength, requireText } from '../validation/text-length.ts';

export const navItem = defineType({
  name: 'navItem',
  title: 'Menu entry',
  description: 'One entry of the menu or the footer.',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Words of the link',
      description: 'What the visitor reads. As short as you can: one to four words.',
      type: 'string',
      validation: requireText('This entry has no words. Write what the visitor should read.', 45),
    }),
    defineField({
      name: 'path',
      title: 'Page',
      description:
        'The page it opens, as it stands in the browser after the site’s name, such as /about. Home is /.',
      type: 'string',
      validation: requireSitePath,
    }),
    defineField({
      name: 'hint',
      title: 'Explanation',
      description:
        'Shows in a small bubble when somebody rests the pointer on the entry or reaches it by keyboard; not on touch screens. For words that not everybody knows, such as CPA: about 4 to 10 words. Empty: no bubble.',
      type: 'string',
      validation: adviseLength(80),
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'path' } },
});
