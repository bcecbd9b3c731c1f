import type { NotFoundPage } from '../../../web/content/sanity.types.ts';
import { object, type Seed } from './document.ts';

export const notFoundPage: Seed<NotFoundPage> = {
  _id: 'notFoundPage',
  _type: 'notFoundPage',
  heading: 'Page not found',
  text: 'This address leads nowhere: the page may have moved, or a letter may have gone astray. From the home page you can reach everything.',
  linkLabel: 'Return Home',
  seo: object('seo', {
    title: 'Page not found',
    description: 'This address leads to no page of the site. The home page and the menu lead to all of them.',
  }),
};
