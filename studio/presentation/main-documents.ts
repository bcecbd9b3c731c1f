import type { DocumentResolver } from 'sanity/presentation';
import { agentPage, singletonPages } from '../../schemas/pages.ts';

/** The document that an address of the site is about: the preview opens it when the editor goes there. */
export const mainDocuments: DocumentResolver[] = [
  ...singletonPages.map(({ type, path }) => ({ route: path, filter: `_id == "${type}"` })),
  { route: agentPage.path, filter: '_type == "agent" && slug.current == lower($slug)' },
  { route: '/:slug', filter: '_type == "legalPage" && slug.current == lower($slug)' },
  // Every address without a page shows this one.
  { route: '/*path', filter: '_id == "notFoundPage"' },
];
