import type { NotFoundPage } from '../../../content/sanity.types.ts';
import { object, type Seed } from './document.ts';

export const notFoundPage: Seed<NotFoundPage> = {
  _id: 'notFoundPage',
  _type: 'notFoundPage',
  heading: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the address may have a typo. The home page leads to everything.',
  linkLabel: 'Return Home',
  suggestionLabel: 'Did you mean',
  seo: object('seo', {
    title: 'Page not found',
    shortName: 'Page not found',
    description: 'This address leads to no page of the site. The home page and the menu lead to all of them.',
  }),
};
