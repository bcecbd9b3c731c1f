import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { Heading } from '../ui/heading.tsx';

/** The router's generic fallback (spec sections 2 and 8): the heading, the error's own text, and what can be done. */
export function ApplicationError({ children }: { children?: ReactNode }) {
  const error = useRouteError();
  return (
    <Frame role="alert">
      <Heading as="h1" $size="page">
        Unexpected Application Error!
      </Heading>
      <Report>{textOf(error)}</Report>
      {children}
    </Frame>
  );
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[8]};
  padding: ${theme.space.section} ${theme.space.page};
`;

/** The error's own text, as it came: often long, and not written for the visitor. */
const Report = styled.p`
  max-width: ${theme.size.measure};
  padding-inline-start: ${theme.space[6]};
  border-inline-start: ${theme.space[1]} solid ${theme.color.criticalVivid};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.lead};
  overflow-wrap: anywhere;
`;
