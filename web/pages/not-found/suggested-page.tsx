import { styled } from 'styled-components';
import type { NOT_FOUND_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { TextLink } from '../../ui/controls/text-link.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { findNearestPage } from './nearest-page.ts';
import { listPlaces } from './not-found-query.ts';

interface SuggestedPageProps {
  /** The requested path. */
  path: string;
  content: NOT_FOUND_QUERY_RESULT;
}

/** Suggests the page whose path is similar. Nothing in prerendered markup, which is the same for every path. */
export function SuggestedPage({ path, content }: SuggestedPageProps) {
  const isHydrated = useHydrated();
  const meant = content && isHydrated && findNearestPage(path, listPlaces(content));
  return (
    <Line>
      {meant && (
        <p>
          {content.suggestionLabel} <TextLink to={meant.path}>{meant.label}</TextLink>?
        </p>
      )}
    </Line>
  );
}

/** Reserves its space, so that nothing moves when the suggestion appears. */
const Line = styled.div`
  min-height: 1lh;
`;
