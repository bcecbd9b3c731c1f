import type { Connection } from './connection.ts';
import { ProviderError } from './provider-error.ts';

/**
 * Runs a request that costs money and sets `mayBePaid` on its error when it is unknown whether it was charged.
 * With our own server a lost response is no such case: the server completes the request and returns its result
 * to the next attempt, even days later. If the server was stopped during the request, it answers the next
 * attempt with 504 and pays again at the one after it.
 */
export async function sendPaidRequest<Result>(
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
  // A gateway or our own server received no response from the provider.
  return fault === 'unreadable' || status === 502 || status === 504;
}
