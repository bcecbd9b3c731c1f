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
