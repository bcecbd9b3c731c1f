import { type ProviderKind, providerError } from '../provider-kind.ts';

export type ForwardOptions = {
  kind: ProviderKind;
  fetch: typeof fetch;
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: BodyInit | undefined;
  /** Whether it costs money, and so is waited for longer than any browser does. */
  isPaid?: boolean;
};

const TIMEOUT_MS = 120_000;
/**
 * The browser gives up after two minutes and is answered when it asks again, so what is paid is waited for much longer; Node's fetch
 * itself gives up after five.
 */
const PAID_TIMEOUT_MS = 290_000;
/** What of a provider's headers the browser has a use for. */
const PASSED_ON = ['content-type', 'retry-after', 'x-cld-error'];

/**
 * Calls a provider and passes its answer on, whatever it says. The caller leaving does not end the call: what is
 * paid is finished. Nothing is logged: the headers hold the key.
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
      // A redirect would take the key to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(isPaid ? PAID_TIMEOUT_MS : TIMEOUT_MS),
    });
    const headers = new Headers({ 'cache-control': 'no-store' });
    for (const name of PASSED_ON) {
      const value = answer.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    return new Response(await answer.arrayBuffer(), { status: answer.status, headers });
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return isLate
      ? providerError(kind, 504, 'timeout', 'The provider did not answer in time.')
      : providerError(kind, 502, 'unreachable', 'The provider cannot be reached from this server.');
  }
}
