import { useLocation } from 'react-router-dom';
import type { NOT_FOUND_QUERY_RESULT } from '../../content/sanity.types.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { nearestPlace, type Place } from './nearest-place.ts';
import { placesOf } from './not-found-content.ts';

/** Offers the page that the address resembles; nothing where there is none. */
export function MeantPlace({ content }: { content: NOT_FOUND_QUERY_RESULT }) {
  const meant = useMeantPlace(content);
  return (
    meant && (
      <p>
        {content?.suggestionLabel} <TextLink to={meant.path}>{meant.label}</TextLink>?
      </p>
    )
  );
}

/** None in prerendered markup, which is the same for every address. */
function useMeantPlace(content: NOT_FOUND_QUERY_RESULT): Place | undefined {
  const { pathname } = useLocation();
  const isHydrated = useHydrated();
  return content && isHydrated ? nearestPlace(pathname, placesOf(content)) : undefined;
}
