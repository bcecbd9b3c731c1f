import { SearchIcon } from '@sanity/icons/Search';
import { defineField, defineType } from '@sanity/types';
import { productHint } from '../fields/page-fields.ts';
import { adviseLength } from '../validation/text-length.ts';

export const seo = defineType({
  name: 'seo',
  title: 'Search and sharing',
  description: 'What Google and shared links show.',
  type: 'object',
  icon: SearchIcon,
  options: { collapsible: true, collapsed: false },
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results and shared links',
      description: `The blue line in Google and the name of the browser tab. Up to about 60 characters. ${productHint}`,
      type: 'string',
      // A search in the Studio lists a page first when its title matches.
      options: { search: { weight: 5 } },
      validation: adviseLength(60),
    }),
    defineField({
      name: 'shortName',
      title: 'Short name of the page',
      description:
        'Names the page where there is little room: in the line above a search result, such as Home › Contact, and, while the site asks for a password, in the tab and in shared links. Anybody can read it. One to four words. Empty: an agent’s name or a legal page’s title.',
      type: 'string',
      validation: adviseLength(40),
      // The title of the site as a whole is the product's name.
      hidden: ({ document }) => document?._type === 'siteSettings',
    }),
    defineField({
      name: 'description',
      title: 'Description in search results and shared links',
      description: `The two gray lines below it. One or two sentences, about 50 to 160 characters. ${productHint}`,
      type: 'text',
      rows: 3,
      validation: adviseLength(160),
    }),
    defineField({
      name: 'image',
      title: 'Picture for shared links',
      description:
        'Shows when somebody shares the page in a chat or on social media. Best 1200 by 630 pixels.',
      type: 'imageWithAlt',
    }),
  ],
});
