import { useMemo } from 'react';
import { useSchema } from 'sanity';
import { groupPages, type PageGroup, SLUGGED_PAGES_QUERY, type SluggedPage } from './site-pages.ts';
import { useSharedQuery } from './use-shared-query.ts';

/** All pages of the site that a link can lead to, drafts included; undefined until they are known. */
export function useSitePages(): PageGroup[] | undefined {
  const schema = useSchema();
  const found = useSharedQuery(SLUGGED_PAGES_QUERY, 'drafts');
  return useMemo(() => {
    if (!Array.isArray(found)) return undefined;
    const titleOf = (type: string) => schema.get(type)?.title ?? type;
    // The shape of the query's projection.
    return groupPages(found as SluggedPage[], titleOf);
  }, [found, schema]);
}
