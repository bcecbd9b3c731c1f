import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { resolveHref } from '../../schemas/hrefs.ts';
import { Loading } from '../gate/loading.tsx';
import { theme } from '../theme/theme.ts';
import { Heading } from '../ui/heading.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { useRetries } from './use-retries.ts';

/** Spec section 2. */
export const faultTitle = 'Unexpected Application Error!';

/**
 * The router's generic fallback (spec sections 2 and 8): the heading, the error's own text, what can be done, and the
 * way home. Without a frame around it the application itself may have failed, so the way home loads it anew.
 */
export function ApplicationError({ error, children }: { error: unknown; children?: ReactNode }) {
  return (
    <Frame role="alert">
      <Heading as="h1" $size="page">
        {faultTitle}
      </Heading>
      <Report>{textOf(error)}</Report>
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

/** All that is shown where not even the site's frame can be. */
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

function textOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  // Spec section 8, the generic message.
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

/** The error's own text, as it came: often long, and not written for the visitor. */
const Report = styled.p`
  max-width: ${theme.size.measure};
  padding-inline-start: ${theme.space[6]};
  border-inline-start: ${theme.space[1]} solid ${theme.color.criticalVivid};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.lead};
`;
