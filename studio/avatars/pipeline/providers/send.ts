import type { Clock } from '../clock.ts';
import type { Connection } from './connection.ts';
import { ProviderError } from './provider-error.ts';

/** Maximum number of attempts of a repeatable request. */
const MOST_ATTEMPTS = 4;
const FIRST_PAUSE = 1000;
/** Milliseconds. When `Retry-After` is longer, the error is reported instead, so that the editor decides. */
const LONGEST_PAUSE = 30_000;

interface SendOptions {
  /** The name of the provider, for messages. */
  provider: string;
  /** Whether the request is idempotent. A request that costs money is not. */
  repeatable: boolean;
  /** Milliseconds for one attempt. */
  timeoutMs: number;
  signal?: AbortSignal | undefined;
}

/**
 * Sends a request and resolves with the complete response, whatever its status. A repeatable request is sent
 * again after a network failure, after 420 and 429 (observing `Retry-After`) and after 5xx, with pauses that
 * double.
 *
 * @throws ProviderError `unreachable` when no complete response came, `timeout` when none came in time; the
 *   signal's reason once it is aborted
 */
export async function send(
  { fetch, clock }: Pick<Connection, 'fetch' | 'clock'>,
  url: string,
  init: RequestInit,
  options: SendOptions,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await attemptOnce(fetch, clock, url, init, options);
    const pause =
      options.repeatable && attempt < MOST_ATTEMPTS ? pauseAfter(outcome, attempt, clock) : undefined;
    if (pause === undefined) {
      if (outcome instanceof ProviderError) throw outcome;
      return outcome;
    }
    await clock.sleep(pause, options.signal);
  }
}

async function attemptOnce(
  fetch: Connection['fetch'],
  clock: Clock,
  url: string,
  init: RequestInit,
  { provider, timeoutMs, signal }: SendOptions,
): Promise<Response | ProviderError> {
  signal?.throwIfAborted();
  const ended = new AbortController();
  const late = new AbortController();
  clock.sleep(timeoutMs, ended.signal).then(
    () => late.abort(),
    () => {},
  );
  try {
    const signals = signal ? [signal, late.signal] : [late.signal];
    return await readWholeResponse(await fetch(url, { ...init, signal: AbortSignal.any(signals) }));
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (late.signal.aborted) {
      const seconds = Math.round(timeoutMs / 1000);
      return new ProviderError(`${provider} did not answer within ${seconds} seconds`, {
        fault: 'timeout',
        cause,
      });
    }
    const reason = cause instanceof Error ? cause.message : 'Unknown error';
    return new ProviderError(`${provider} could not be reached: ${reason}`, { fault: 'unreachable', cause });
  } finally {
    ended.abort();
  }
}

/** Reads the body, so that a connection that breaks or stalls during the transfer counts as a failed attempt. */
async function readWholeResponse(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

/** Milliseconds to wait before the next attempt; undefined when there should be none. */
function pauseAfter(outcome: Response | ProviderError, attempt: number, clock: Clock): number | undefined {
  const usual = FIRST_PAUSE * 2 ** (attempt - 1);
  if (outcome instanceof ProviderError) return usual;
  if (!isBusy(outcome) && outcome.status < 500) return undefined;
  // 501 Not Implemented is permanent.
  if (outcome.status === 501) return undefined;
  const asked = readRetryAfter(outcome.headers.get('retry-after'), clock.now());
  if (asked === undefined) return usual;
  return asked > LONGEST_PAUSE ? undefined : asked;
}

/** Whether a status means too many requests. The media host uses 420. */
export function isBusy({ status }: { status: number }): boolean {
  return status === 429 || status === 420;
}

/** Converts a `Retry-After` header to milliseconds. It holds seconds or a date (RFC 9110, 10.2.3). */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
