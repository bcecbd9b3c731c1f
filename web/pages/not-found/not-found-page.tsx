import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { resolveHref } from '../../../schemas/hrefs.ts';
import type { NOT_FOUND_QUERY_RESULT } from '../../content/sanity.types.ts';
import { Notice } from '../../sections/notice.tsx';
import { MeantPlace } from './meant-place.tsx';
import { notFoundQuery } from './not-found-query.ts';
import { UnknownAgentPage } from './unknown-agent.tsx';

/** They come with the page: the site loads all as one file. */
export { notFoundQuery, UnknownAgentPage };

export function NotFoundPage() {
  const { data } = useSuspenseQuery(notFoundQuery());
  return <NotFoundView content={data} />;
}

export function NotFoundView({ content }: { content: NOT_FOUND_QUERY_RESULT }) {
  const { pathname } = useLocation();
  return (
    <Notice
      heading={content?.heading || 'Page not found'}
      text={content?.text || 'There is nothing at this address. It may have moved, or never been here.'}
      action={{ label: content?.linkLabel || 'Return Home', href: resolveHref('homePage') }}
    >
      <MeantPlace path={pathname} content={content} />
    </Notice>
  );
}
