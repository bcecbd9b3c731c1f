import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { siteConfig } from '../content/env.ts';
import { siteSettingsQuery } from '../content/site-settings-query.ts';
import { faultTitle } from './application-error.tsx';
import { headOf, headTags } from './head.ts';
import type { PageQuery } from './page.ts';
import { useVisit } from './visit-context.ts';
import { isMissing } from './visits.ts';

/** Marks the tags that belong to the page and change with it; the server writes the same mark. */
export const headMark = 'data-head';

/**
 * Keeps the document's title and tags those of the page that is shown, also when its content changes. When the page is taken
 * off the site meanwhile, what stands in for it comes, and goes when the page is back.
 */
export function DocumentHead() {
  const { pathname } = useLocation();
  const { visit, retry } = useVisit();
  const page = visit ? visit.page : failedPage;
  const content = useCached(visit ? visit.page.query(visit.params).queryKey : noKey);
  const settings = useCached(siteSettingsQuery().queryKey);

  const firstPath = useRef<string | undefined>(pathname);

  useEffect(() => {
    // Whoever comes back to it later has another page's head.
    if (pathname !== firstPath.current) firstPath.current = undefined;
    // Nothing is known of the page yet, or of the first one ever: what the server wrote stays.
    if (!settings || (content === undefined && (visit || pathname === firstPath.current))) return;
    const { siteUrl } = siteConfig();
    const head = headOf({ content: content ?? null, settings, page, path: pathname, siteUrl });
    document.title = head.title;
    for (const old of document.head.querySelectorAll(`[${headMark}]`)) old.remove();
    for (const { tag, attributes } of headTags(head)) {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries({ ...attributes, [headMark]: '' })) {
        element.setAttribute(name, value);
      }
      document.head.append(element);
    }
  }, [content, settings, page, pathname, visit]);

  // Where a page stands in for another, that one is asked for as if it were here.
  const { data: found } = useQuery(visit?.missing?.query(visit.params) ?? noQuery);
  const isGone = visit && isMissing(visit.page, content);
  useEffect(() => {
    if (found || isGone) retry();
  }, [found, isGone, retry]);

  return null;
}

const failedPage = { missingTitle: faultTitle, hasDocument: false, status: 404 };
const noKey: readonly unknown[] = ['no page'];
const noQuery: PageQuery = { queryKey: noKey, queryFn: skipToken };

/** What the cache holds for a key, without asking for it to be read. */
function useCached<Key extends readonly unknown[]>(key: Key) {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) => queryClient.getQueryCache().subscribe(onChange),
    [queryClient],
  );
  const read = () => queryClient.getQueryData(key);
  return useSyncExternalStore(subscribe, read, read);
}
