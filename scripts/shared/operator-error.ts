/** An error that the operator of a command can correct; `message` says what happened and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
