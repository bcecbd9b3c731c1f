import type { Page, RoutePage } from '../pages/define-page.ts';
import { page as notFoundPage, unknownAgentPage } from '../pages/not-found/not-found-page.tsx';

/** Returns the page, or the not-found page when its document is missing. */
export function shownPage(page: RoutePage, content: unknown): Page {
  if (content !== null || page.status !== 200) return page;
  return page.isAgent ? unknownAgentPage : notFoundPage;
}
