import type { FetchQueryOptions, QueryKey, UseSuspenseQueryOptions } from '@tanstack/react-query';
import { type ComponentType, memo } from 'react';
import type { Params } from 'react-router-dom';

/** A query with any result. */
type PageQuery = UseSuspenseQueryOptions<unknown, Error, unknown, QueryKey>;

/** The parameters of the route's path, and the id of the document for a page at a fixed path. */
type PageParams = Params & { documentId?: string };

/** A page of a route, and what the layout needs from it. */
export interface Page {
  /** Renders the page's content. Only not-found pages are rendered without content. */
  View: ComponentType<{ content: unknown }>;
  /** Returns the query of the page's content, with its key in the query cache. */
  query: (params: PageParams) => PageQuery;
  /** Returns the current path of the page when it was found at a former one. */
  movedTo: (content: unknown, params: PageParams, path: string) => string | undefined;
  /** The title when the page has no document. */
  missingTitle: string;
  /** Whether the page's title comes from its own document. */
  hasDocument: boolean;
  /** The HTTP status when the document exists; 404 for not-found pages. */
  status: number;
}

/** A page with the properties that its route adds. */
export interface RoutePage extends Page {
  /** The page's source file, as in the client's manifest; undefined for a page in the entry bundle. */
  source?: string;
  /** Whether the page's document is an agent. */
  isAgent?: boolean;
}

/** A page's route, with a function that imports its code. */
export interface PageModule {
  id: string;
  path: string;
  /** The id of the document for a page at a fixed path. */
  documentId?: string;
  /** The page's source file, as in the client's manifest. */
  source: string;
  load: () => Promise<{ page: Page }>;
}

interface PageOptions<Result, Key extends QueryKey>
  extends Partial<Pick<Page, 'missingTitle' | 'hasDocument' | 'status'>> {
  View: ComponentType<{ content: NonNullable<Result> }>;
  query: (params: PageParams) => FetchQueryOptions<Result, Error, Result, Key>;
  movedTo?: (content: Result, params: PageParams, path: string) => string | undefined;
}

/** Creates a page from its query and view. */
export function definePage<Result, Key extends QueryKey>(options: PageOptions<Result, Key>): Page {
  return {
    movedTo: () => undefined,
    missingTitle: 'Page not found',
    hasDocument: true,
    status: 200,
    // The result types of the queries differ, so a list of pages cannot have them.
    ...(options as unknown as Pick<Page, 'query'>),
    // Changes of the address alone do not reach sections that are not hydrated yet: `lazySection`.
    View: memo(options.View as unknown as Page['View']),
  };
}
