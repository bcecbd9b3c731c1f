import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The router's generic fallback (spec sections 2 and 8): the heading and the error's own text. */
export function ApplicationError() {
  const error = useRouteError();
  return (
    <Frame role="alert">
      <h1>Unexpected Application Error!</h1>
      <p>{textOf(error)}</p>
    </Frame>
  );
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`;
  return error instanceof Error ? error.message : String(error);
}

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  max-width: ${theme.size.measure};
  margin-inline: auto;
  padding: ${theme.space.section} ${theme.space.gutter};
`;
