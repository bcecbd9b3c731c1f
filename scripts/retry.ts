import { setTimeout as pause } from 'node:timers/promises';

export type RetryOptions = {
  /** How often it is tried in all. */
  tries?: number;
  /** Milliseconds before the second try; each further pause is three times as long. */
  firstPauseMs?: number;
};

/** Whether the same request may succeed a moment later: no answer, too many requests, or a fault of the server. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status === 'number') return status === 429 || status >= 500;
  // What fetch and sockets throw; a fault in our own code is none of these.
  const codes = [error, error.cause].flatMap((fault) =>
    fault instanceof Error && 'code' in fault ? [String(fault.code)] : [],
  );
  return (
    codes.some((code) => /^(E[A-Z]+|UND_ERR_\w+)$/.test(code)) ||
    /fetch failed|socket|network|timed? ?out|terminated/i.test(error.message)
  );
}

/** Does the work, and again after a pause when it failed for a reason that passes. */
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
