import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { useNavigation, useRouteError } from 'react-router-dom';
import { Loading } from '../gate/loading.tsx';
import { Button } from '../ui/controls/button.tsx';
import { reloadDocument } from '../ui/reload-document.ts';
import { ApplicationError, faultTitle } from './application-error.tsx';
import { isChunkLoadError } from './chunk-load-error.ts';
import { DocumentHead } from './head/document-head.tsx';
import { useRestoredPage } from './last-good-content.ts';
import { PageView } from './page-view.tsx';
import { useReloadRoute, useRetries } from './use-retries.ts';

const failedPage = { missingTitle: faultTitle, hasDocument: false, status: 404 };

/** The error element of all pages, between navigation and footer. React Router clears the error on the next navigation. */
export function PageError() {
  const error = useRouteError();
  const restored = useRestoredPage(error);
  if (restored === 'soon') return null;
  return restored ? <PageView page={restored} /> : <FailedPage error={error} />;
}

function FailedPage({ error }: { error: unknown }) {
  const { reset } = useQueryErrorResetBoundary();
  const { state } = useNavigation();
  const reloadRoute = useReloadRoute();
  const isAsking = useRetries(error);

  // The button is removed when the page is shown, so its focus moves to the page.
  useLayoutEffect(() => leaveFocus, []);

  const tryAgain = async () => {
    // A document never fetches a module again after its import failed.
    if (isChunkLoadError(error) && (await reloadDocument())) return;
    reset();
    // The button is disabled while the page loads, and would lose the focus.
    leaveFocus();
    void reloadRoute();
  };
  if (isAsking) return <Loading />;
  return (
    <>
      <DocumentHead page={failedPage} content={null} />
      <ApplicationError error={error}>
        <Button onClick={tryAgain} disabled={state !== 'idle'}>
          Try again
        </Button>
      </ApplicationError>
    </>
  );
}

/** Moves the focus from a part of the page to the page. */
function leaveFocus() {
  document.activeElement?.closest('main')?.focus({ preventScroll: true });
}
