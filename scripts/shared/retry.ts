import { setTimeout as pause } from 'node:timers/promises';

export type RetryOptions = {
  /** Maximum number of attempts. */
  tries?: number;
  /** Milliseconds before the second attempt; each further pause is three times as long. */
  firstPauseMs?: number;
};

/** Whether a later retry may succeed: no response, too many requests, or a server error. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number') return status === 429 || status >= 500;
  // Errors of fetch and sockets have such a code or message; a programming error has not.
  const codes = [error, error.cause].flatMap((fault) =>
    fault instanceof Error && 'code' in fault ? [String(fault.code)] : [],
  );
  return (
    codes.some((code) => /^(E[A-Z]+|UND_ERR_\w+)$/.test(code)) ||
    /fetch failed|socket|network|timed? ?out|terminated/i.test(error.message)
  );
}

/** Runs `work`, and retries after a pause when it failed for a temporary reason. */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  { tries = 4, firstPauseMs = 300 }: RetryOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= tries || !isTransient(error)) throw error;
      await pause(firstPauseMs * 3 ** (attempt - 1));
    }
  }
}
