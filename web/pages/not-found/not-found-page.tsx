import { useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { resolveHref } from '../../../content/hrefs.ts';
import type { NOT_FOUND_QUERY_RESULT } from '../../../content/sanity.types.ts';
import { findNewAddress } from '../../data/old-addresses.ts';
import { AgentLinks } from '../../sections/agent-links.tsx';
import { Notice } from '../../sections/notice.tsx';
import { theme } from '../../theme/theme.ts';
import { definePage } from '../define-page.ts';
import { notFoundQuery } from './not-found-query.ts';
import { SuggestedPage } from './suggested-page.tsx';

/** Shown at every path without a route, and in place of every page whose document is missing. */
export const page = definePage({
  query: notFoundQuery,
  View: NotFoundView,
  movedTo: findRedirect,
  status: 404,
});

/** Shown when no agent has the slug in the path. */
export const unknownAgentPage = definePage({
  query: notFoundQuery,
  View: UnknownAgentView,
  movedTo: findRedirect,
  missingTitle: 'Agent Not Found',
  hasDocument: false,
  status: 404,
});

/** Redirects of Site settings apply only where no page exists: a page takes precedence. */
function findRedirect(content: NOT_FOUND_QUERY_RESULT, _params: unknown, path: string) {
  return findNewAddress(path, content?.menus?.oldAddresses);
}

interface NotFoundProps {
  /** Null while the not-found page's own document is missing. */
  content: NOT_FOUND_QUERY_RESULT;
}

export function NotFoundView({ content }: NotFoundProps) {
  const { pathname } = useLocation();
  return (
    <Notice
      heading={content?.heading || 'Page not found'}
      text={content?.text || 'There is nothing at this address. It may have moved, or never been here.'}
      action={{ label: content?.linkLabel || 'Return Home', href: resolveHref('homePage') }}
    >
      <SuggestedPage path={pathname} content={content} />
    </Notice>
  );
}

/** Fixed texts; '/agents' redirects to the agents of the home page. */
function UnknownAgentView({ content }: NotFoundProps) {
  const { slug } = useParams();
  return (
    <Notice
      heading="Agent Not Found"
      text="The agent you’re looking for doesn’t exist."
      action={{ label: 'Return to Agents', href: '/agents' }}
    >
      <SuggestedPage path={`/${slug}`} content={content} />
      <Everybody>
        <AgentLinks agents={content?.agents ?? []} label={undefined} />
      </Everybody>
    </Notice>
  );
}

/** So wide that the eight agents are in rows of four. */
const Everybody = styled.div`
  max-width: ${theme.size.cardLarge};
`;
