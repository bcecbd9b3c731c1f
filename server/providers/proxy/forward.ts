import { createProviderError, type ProviderKind } from '../provider-kind.ts';

type ForwardOptions = {
  kind: ProviderKind;
  fetch: typeof fetch;
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: BodyInit | undefined;
  /** Whether the call costs money; paid calls have a longer timeout than browsers. */
  isPaid?: boolean;
};

const TIMEOUT_MS = 120_000;
/**
 * Longer than the browser's timeout of two minutes, since a retry gets the paid result; shorter than the five minutes after
 * which Node's fetch itself fails.
 */
const PAID_TIMEOUT_MS = 290_000;
/** The provider's response headers that the browser uses. */
const FORWARDED_HEADERS = ['content-type', 'retry-after', 'x-cld-error'];

/**
 * Calls a provider and forwards its response, errors included. The call continues when the caller disconnects, since it may
 * be paid. Nothing is logged, since the headers contain the key.
 */
export async function forward({
  kind,
  fetch,
  url,
  isPaid = false,
  ...init
}: ForwardOptions): Promise<Response> {
  try {
    const answer = await fetch(url, {
      ...init,
      // Following a redirect could send the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(isPaid ? PAID_TIMEOUT_MS : TIMEOUT_MS),
    });
    const headers = new Headers({ 'cache-control': 'no-store' });
    for (const name of FORWARDED_HEADERS) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate
      ? createProviderError(kind, 504, 'timeout', 'The provider did not answer in time.')
      : createProviderError(kind, 502, 'unreachable', 'The provider cannot be reached from this server.');
  }
}
