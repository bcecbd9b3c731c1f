import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { resolveHref } from '../../content/hrefs.ts';
import { Loading } from '../gate/loading.tsx';
import { theme } from '../theme/theme.ts';
import { TextLink } from '../ui/controls/text-link.tsx';
import { Heading } from '../ui/text/heading.tsx';
import { useRetries } from './use-retries.ts';

export const faultTitle = 'Unexpected Application Error!';

/**
 * The router's generic fallback: heading, error message, actions, and a link to the home page. Without
 * children, the application itself may have failed, so the link reloads the whole document.
 */
export function ApplicationError({ error, children }: { error: unknown; children?: ReactNode }) {
  return (
    <Frame role="alert">
      <Heading as="h1" $size="page">
        {faultTitle}
      </Heading>
      <Report>{getText(error)}</Report>
      <Ways>
        {children}
        {children ? (
          <TextLink to={resolveHref('homePage')}>Return Home</TextLink>
        ) : (
          <a href={resolveHref('homePage')}>Return Home</a>
        )}
      </Ways>
    </Frame>
  );
}

/** The error page without navigation and footer, for errors of the layout itself. */
export function Frameless({ error }: { error: unknown }) {
  return (
    <main>
      <ApplicationError error={error} />
    </main>
  );
}

/** The error element of the root route. */
export function FramelessError() {
  const error = useRouteError();
  return useRetries(error) ? <Loading /> : <Frameless error={error} />;
}

function getText(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // The error catalogue's generic message.
  return text || 'Unknown error';
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[8]};
  padding: ${theme.space.section} ${theme.space.page};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[6]};
`;

/** The unchanged error message: often long, and not written for visitors. */
const Report = styled.p`
  max-width: ${theme.size.measure};
  padding-inline-start: ${theme.space[6]};
  border-inline-start: ${theme.space[1]} solid ${theme.color.criticalVivid};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.lead};
`;
