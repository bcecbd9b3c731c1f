import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { styled } from 'styled-components';
import { Loading } from '../gate/loading.tsx';
import { theme } from '../theme/theme.ts';
import { Button } from '../ui/button.tsx';
import { ApplicationError } from './application-error.tsx';

const NotFoundPage = lazy(async () => {
  const { NotFoundPage: page } = await import('../pages/not-found/not-found-page.tsx');
  return { default: page };
});

/**
 * Shown in the place of a page that failed, between navigation and footer; the router forgets the error on the
 * next path. A page whose document is missing is a page that was not found.
 */
export function PageError() {
  const error = useRouteError();
  const { reset } = useQueryErrorResetBoundary();
  const { revalidate, state } = useRevalidator();

  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense fallback={<Loading />}>
        <NotFoundPage />
      </Suspense>
    );
  }
  const tryAgain = () => {
    reset();
    void revalidate();
  };
  return (
    <>
      <ApplicationError />
      <Actions>
        <Button onClick={tryAgain} disabled={state === 'loading'}>
          Try again
        </Button>
      </Actions>
    </>
  );
}

const Actions = styled.p`
  max-width: ${theme.size.measure};
  margin-inline: auto;
  padding: 0 ${theme.space.gutter} ${theme.space.section};
`;
