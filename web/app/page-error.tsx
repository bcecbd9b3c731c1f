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
    // The router keeps what became of a page's code for as long as the document lives.
    if (isMissingCode(error)) return window.location.reload();
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

/**
 * Whether a page's code could not be loaded: the network was away, or a newer site has other files. Browsers say so
 * in words only: 'Failed to fetch dynamically imported module', 'Importing a module script failed'.
 */
function isMissingCode(error: unknown): boolean {
  return error instanceof TypeError && /\bmodule\b/i.test(error.message);
}
