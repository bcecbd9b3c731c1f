import type { FetchQueryOptions, QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Params } from 'react-router-dom';

/** A query of whatever content. */
export type PageQuery = UseSuspenseQueryOptions<unknown, Error, unknown, QueryKey>;

/** What a route shows, and what the frame of the site may ask of it. */
export interface Page {
  /** The page itself, of what the location puts into the route's pattern. */
  element: (params: Params) => ReactNode;
  /** What the page's content is asked for with, and where it lies in the query cache. */
  query: (params: Params) => PageQuery;
  /** Where the page is now, when it was found at an address that it had before. */
  movedTo: (content: unknown, params: Params) => string | undefined;
  /** The page's file, as the client's manifest names it; undefined where it is part of the application. */
  source?: string | undefined;
  /** What stands in for the page when its document is missing; the not-found page where it says nothing. */
  standIn?: Page | undefined;
  /** What the tab says when the page has no document of its own. */
  missingTitle: string;
  /** Whether a document of its own says what the page is called. */
  hasDocument: boolean;
  /** The HTTP status when the document is there; 404 of what stands in for other pages. */
  status: number;
}

interface PageOptions<Result, Key extends QueryKey>
  extends Pick<Page, 'element'>,
    Partial<Pick<Page, 'movedTo' | 'source' | 'standIn' | 'missingTitle' | 'hasDocument' | 'status'>> {
  query: (params: Params) => FetchQueryOptions<Result, Error, Result, Key>;
}

/** A page and its query. */
export function definePage<Result, Key extends QueryKey>({
  query,
  movedTo = () => undefined,
  missingTitle = 'Page not found',
  hasDocument = true,
  status = 200,
  ...rest
}: PageOptions<Result, Key>): Page {
  return {
    ...rest,
    // Whoever keeps pages of all kinds cannot know what each query yields.
    query: query as unknown as Page['query'],
    movedTo,
    missingTitle,
    hasDocument,
    status,
  };
}
