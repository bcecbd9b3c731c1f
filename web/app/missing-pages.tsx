import { NotFoundPage, notFoundQuery, UnknownAgentPage } from '../pages/not-found/not-found-page.tsx';
import { definePage, type Page } from './page.ts';

/** Stands at every path without a route, and in for every page whose document is missing. */
export const notFoundPage = definePage({
  query: notFoundQuery,
  element: () => <NotFoundPage />,
  status: 404,
});

/** Stands where no agent has the name in the address (spec section 2). */
export const unknownAgentPage = definePage({
  query: notFoundQuery,
  element: ({ agentName = '' }) => <UnknownAgentPage agentName={agentName} />,
  missingTitle: 'Agent Not Found',
  hasDocument: false,
  status: 404,
});

/** What is shown for a page with this content: the page, or what stands in for one whose document is missing. */
export function shownPage(page: Page, content: unknown): Page {
  return content === null && page.status === 200 ? (page.standIn ?? notFoundPage) : page;
}
