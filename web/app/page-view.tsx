import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import type { Page, RoutePage } from '../pages/define-page.ts';
import { DocumentHead } from './head/document-head.tsx';
import { useLastGoodContent } from './last-good-content.ts';
import { choosePage } from './page-loader.ts';

/**
 * Renders a page with the content that the route's loader put into the query cache. When its document is unpublished, the
 * not-found page takes its place until the document is published again.
 */
export function PageView({ page }: { page: RoutePage }) {
  const params = useParams();
  const query = page.query(params);
  const { data: content } = useSuspenseQuery(query);
  useLastGoodContent(query.queryKey);
  const shown = choosePage(page, content);
  return <ShownPage key={shown.status} page={shown} />;
}

function ShownPage({ page }: { page: Page }) {
  const params = useParams();
  const { pathname } = useLocation();
  const { data: content } = useSuspenseQuery(page.query(params));
  return (
    <>
      <DocumentHead page={page} content={content} />
      {/* Remounted for each path, even when two paths share a component. */}
      <page.View key={pathname} content={content} />
    </>
  );
}
