import type { Page, RoutePage } from '../pages/define-page.ts';
import { page as notFoundPage, unknownAgentPage } from '../pages/not-found/not-found-page.tsx';

/** What is shown for a page with this content: the page, or what stands in for one whose document is missing. */
export function shownPage(page: RoutePage, content: unknown): Page {
  if (content !== null || page.status !== 200) return page;
  return page.isAgent ? unknownAgentPage : notFoundPage;
}
