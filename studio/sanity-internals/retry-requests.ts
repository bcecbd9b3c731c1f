import { catchError, defer, of, retry, throwError, timer } from 'rxjs';
import type { RequestHandler } from 'studio-client';
import { readField } from '../../content/read-field.ts';

/** Maximum pause between two attempts, in milliseconds. */
const LONGEST_PAUSE = 5_000;

/** Status codes of a proxy whose server does not respond. */
const SERVER_UNAVAILABLE = new Set([502, 503, 504]);

type ClientRequest = Parameters<RequestHandler>[0];
type Send = Parameters<RequestHandler>[1];

/** Adds retries to client options. An existing request handler is called once, with the final response. */
export function withRetries<Options extends { _requestHandler?: RequestHandler }>(options: Options): Options {
  const own = options._requestHandler;
  return {
    ...options,
    _requestHandler: (request, send, client) =>
      own ? own(request, (asked) => sendWithRetries(asked, send), client) : sendWithRetries(request, send),
  };
}

/**
 * Repeats a request until a server answers, if it can be repeated safely. By default the client gives up a
 * query after three seconds, and the Studio then removes the form; and when the first mutation of a document
 * cannot be sent, the Studio drops it. `couplings.test.ts` covers the client's option.
 */
export function sendWithRetries(request: ClientRequest, send: Send): ReturnType<Send> {
  if (!mayBeRepeated(request)) return send(request);
  let attempts = 0;
  const attempt = defer(() => {
    attempts += 1;
    return send(request);
  });
  return attempt.pipe(
    retry({
      delay: (error, count) =>
        isServerUnavailable(error)
          ? timer(Math.min(100 * 2 ** count, LONGEST_PAUSE))
          : throwError(() => error),
    }),
    // An earlier attempt was applied, and only its response was lost.
    catchError((error: unknown) =>
      attempts > 1 && isAlreadyApplied(error) ? of(makeAnswer(request)) : throwError(() => error),
    ),
  );
}

/** Whether a request is a query, or a mutation with a transaction id, which the lake applies only once. */
function mayBeRepeated({ method = 'GET', url, body }: ClientRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || url.includes('/data/query/')) return true;
  return typeof readField(body, 'transactionId') === 'string';
}

function isServerUnavailable(error: unknown): boolean {
  const status = readField(error, 'statusCode');
  if (status === undefined) return readField(error, 'isNetworkError') === true;
  return typeof status === 'number' && SERVER_UNAVAILABLE.has(status);
}

function isAlreadyApplied(error: unknown): boolean {
  const items = readField(error, 'details', 'items');
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  return readField(first, 'error', 'type') === 'transactionAlreadyExistsError';
}

function makeAnswer({ url, method = 'POST', body }: ClientRequest) {
  const { transactionId } = { transactionId: readField(body, 'transactionId') };
  return { type: 'response' as const, body: { transactionId }, url, method, statusCode: 200, headers: {} };
}
