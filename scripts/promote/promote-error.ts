/** The content cannot be carried over as it was asked for; `message` says why and what to do. Nothing was changed. */
export class PromoteError extends Error {
  override name = 'PromoteError';
}
