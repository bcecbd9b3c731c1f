/** Something that whoever runs a command can mend; `message` says what happened and what to do. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}
