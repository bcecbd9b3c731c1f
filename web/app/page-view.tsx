import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import type { Page, RoutePage } from '../pages/define-page.ts';
import { DocumentHead } from './document-head.tsx';
import { useLastGoodContent } from './last-good-content.ts';
import { shownPage } from './shown-page.ts';

/**
 * A page with its content, which the route's loader left in the query cache. When its document is taken off the site, what
 * stands in for it comes, and goes when the document is back.
 */
export function PageView({ page }: { page: RoutePage }) {
  const params = useParams();
  const query = page.query(params);
  const { data: content } = useSuspenseQuery(query);
  useLastGoodContent(query.queryKey);
  const shown = shownPage(page, content);
  return <ShownPage key={shown.status} page={shown} />;
}

function ShownPage({ page }: { page: Page }) {
  const params = useParams();
  const { pathname } = useLocation();
  const { data: content } = useSuspenseQuery(page.query(params));
  return (
    <>
      <DocumentHead page={page} content={content} />
      {/* A page of its own at each path, though one component may show several. */}
      <page.View key={pathname} content={content} />
    </>
  );
}
