import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { resolveHref } from '../../../schemas/hrefs.ts';
import type { NOT_FOUND_QUERY_RESULT } from '../../content/sanity.types.ts';
import { Notice } from '../../sections/notice.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { nearestPlace, type Place } from './nearest-place.ts';
import { placesOf } from './not-found-content.ts';
import { notFoundQuery } from './not-found-query.ts';

/** Comes with the page: the site loads both as one file. */
export { notFoundQuery };

export function NotFoundPage() {
  const { data } = useSuspenseQuery(notFoundQuery());
  return <NotFoundView content={data} />;
}

export function NotFoundView({ content }: { content: NOT_FOUND_QUERY_RESULT }) {
  const meant = useMeantPlace(content);
  return (
    <Notice
      heading={content?.heading || 'Page not found'}
      text={content?.text || 'There is nothing at this address. It may have moved, or never been here.'}
      action={{ label: content?.linkLabel || 'Return Home', href: resolveHref('homePage') }}
    >
      {meant && (
        <p>
          {content?.suggestionLabel} <TextLink to={meant.path}>{meant.label}</TextLink>?
        </p>
      )}
    </Notice>
  );
}

/** The page that the address resembles; none in prerendered markup, which is the same for every address. */
function useMeantPlace(content: NOT_FOUND_QUERY_RESULT): Place | undefined {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  return content && isHydrated ? nearestPlace(pathname, placesOf(content)) : undefined;
}
