import type { NotFoundPage } from '../../../content/sanity.types.ts';
import { makeObject, type Seed } from './document.ts';

export const notFoundPage: Seed<NotFoundPage> = {
  _id: 'notFoundPage',
  _type: 'notFoundPage',
  heading: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may have a typo. Start again at the home page, or choose a page from the menu.',
  linkLabel: 'Return Home',
  suggestionLabel: 'Did you mean',
  seo: makeObject('seo', {
    title: 'Page not found',
    shortName: 'Page not found',
    description: 'This address leads to no page of the site. Start again at the home page, or use the menu.',
  }),
};
