import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { Loading } from '../gate/loading.tsx';
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
    <ApplicationError>
      <Button onClick={tryAgain} disabled={state === 'loading'}>
        Try again
      </Button>
    </ApplicationError>
  );
}
