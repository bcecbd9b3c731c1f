import type { Connection } from './connection.ts';
import { ProviderError } from './provider-error.ts';

/**
 * Does a call that costs money, and marks its error where nobody knows whether it was paid. An answer that this page did
 * not wait for is no such case with our own server: that finishes the call and gives the answer to the next attempt, also
 * days later. Where it was ended in the middle of the call it answers the next attempt with 504, and pays at the one after that.
 */
export async function pay<Result>(
  { credentials }: Pick<Connection, 'credentials'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderError) error.mayBePaid = isUnknown(error, credentials.kind === 'proxy');
    throw error;
  }
}

function isUnknown({ fault, status }: ProviderError, isAnswerKept: boolean): boolean {
  if (fault === 'unreachable' || fault === 'timeout') return !isAnswerKept;
  // A gateway, or our own server, got no answer from the provider behind it.
  return fault === 'unreadable' || status === 502 || status === 504;
}
