import { OperatorError } from '../operator-error.ts';

/** The content cannot be carried over as it was asked for; `message` says why and what to do. Nothing was changed. */
export class PromoteError extends OperatorError {
  override name = 'PromoteError';
}
