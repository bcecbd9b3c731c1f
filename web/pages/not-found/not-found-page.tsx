import { useSuspenseQuery } from '@tanstack/react-query';
import { resolveHref } from '../../../schemas/hrefs.ts';
import type { NOT_FOUND_QUERY_RESULT } from '../../content/sanity.types.ts';
import { Notice } from '../../sections/notice.tsx';
import { notFoundQuery } from './not-found-query.ts';

export function NotFoundPage() {
  const { data } = useSuspenseQuery(notFoundQuery());
  return <NotFoundView content={data} />;
}

export function NotFoundView({ content }: { content: NOT_FOUND_QUERY_RESULT }) {
  return (
    <Notice
      heading={content?.heading || 'Page not found'}
      text={content?.text || 'There is nothing at this address. It may have moved, or never been here.'}
      action={{ label: content?.linkLabel || 'Return Home', href: resolveHref('homePage') }}
    />
  );
}
