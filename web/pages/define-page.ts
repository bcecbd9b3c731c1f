import type { FetchQueryOptions, QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

/** A query of whatever content. */
type PageQuery = UseSuspenseQueryOptions<unknown, Error, unknown, QueryKey>;

/** What the route's pattern finds in the address, and the id of the document that fills a page at a fixed path. */
export type PageParams = Params & { documentId?: string };

/** What a route shows, and what the frame of the site may ask of it. */
export interface Page {
  /** The page, of its content; only what stands in for other pages is shown without any. */
  View: ComponentType<{ content: unknown }>;
  /** What the page's content is asked for with, and where it lies in the query cache. */
  query: (params: PageParams) => PageQuery;
  /** Where the page is now, when it was found at an address that it had before. */
  movedTo: (content: unknown, params: PageParams, path: string) => string | undefined;
  /** What the tab says when the page has no document of its own. */
  missingTitle: string;
  /** Whether a document of its own says what the page is called. */
  hasDocument: boolean;
  /** The HTTP status when the document is there; 404 of what stands in for other pages. */
  status: number;
}

/** A page with what its route adds. */
export interface RoutePage extends Page {
  /** The page's file, as the client's manifest names it; undefined where it is part of the application. */
  source?: string;
  /** Whether an agent fills the page. */
  isAgent?: boolean;
}

/** A page's route, with its code. */
export interface PageModule {
  id: string;
  path: string;
  /** The id of the document that fills a page at a fixed path. */
  documentId?: string;
  /** The page's file, as the client's manifest names it. */
  source: string;
  load: () => Promise<{ page: Page }>;
}

interface PageOptions<Result, Key extends QueryKey>
  extends Partial<Pick<Page, 'missingTitle' | 'hasDocument' | 'status'>> {
  View: ComponentType<{ content: NonNullable<Result> }>;
  query: (params: PageParams) => FetchQueryOptions<Result, Error, Result, Key>;
  movedTo?: (content: Result, params: PageParams, path: string) => string | undefined;
}

/** A page of its query and its view. */
export function definePage<Result, Key extends QueryKey>(options: PageOptions<Result, Key>): Page {
  return {
    movedTo: () => undefined,
    missingTitle: 'Page not found',
    hasDocument: true,
    status: 200,
    // Whoever keeps pages of all kinds cannot know what each query yields.
    ...(options as unknown as Pick<Page, 'View' | 'query'>),
  };
}
