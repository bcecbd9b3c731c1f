import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Button } from '../ui/button.tsx';
import { ApplicationError } from './application-error.tsx';
import { useVisit } from './visit-context.ts';

/**
 * Shown in the place of a page that failed, between navigation and footer; the error is forgotten with the next
 * path.
 */
export function PageError({ error }: { error: unknown }) {
  const { reset } = useQueryErrorResetBoundary();
  const { isLeaving, retry } = useVisit();

  const tryAgain = () => {
    // The browser keeps what became of a page's code for as long as the document lives.
    if (isMissingCode(error)) return window.location.reload();
    reset();
    retry();
  };
  return (
    <ApplicationError error={error}>
      <Button onClick={tryAgain} disabled={isLeaving}>
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
