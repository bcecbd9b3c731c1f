import type { DocumentResolver } from 'sanity/presentation';
import { pageRoutes } from '../../schemas/hrefs.ts';

/** The document that an address of the site is about: the preview opens it when the editor goes there. */
export const mainDocuments: DocumentResolver[] = [
  ...Object.entries(pageRoutes).map(([type, route]) => ({ route, filter: `_id == "${type}"` })),
  { route: '/agent/:slug', filter: '_type == "agent" && slug.current == lower($slug)' },
  { route: '/:slug', filter: '_type == "legalPage" && slug.current == lower($slug)' },
  // Every address without a page shows this one.
  { route: '/*path', filter: '_id == "notFoundPage"' },
];
