import { catchError, defer, of, retry, throwError, timer } from 'rxjs';
import type { RequestHandler } from 'studio-client';
import { readField } from '../../web/content/read-field.ts';

/** Milliseconds between two attempts once several have failed. */
const LONGEST_PAUSE = 5_000;

/** What a proxy says while the server behind it is gone. */
const NOBODY_THERE = new Set([502, 503, 504]);

type ClientRequest = Parameters<RequestHandler>[0];
type Send = Parameters<RequestHandler>[1];

/** The options of a client that waits for its server; the handler that they have already sees what comes of it. */
export function patiently<Options extends { _requestHandler?: RequestHandler }>(options: Options): Options {
  const own = options._requestHandler;
  return {
    ...options,
    _requestHandler: (request, send, client) =>
      own ? own(request, (asked) => sendPatiently(asked, send), client) : sendPatiently(request, send),
  };
}

/**
 * How the Studio's client asks while no server answers: again until one does, for whatever may be asked twice. Its
 * default is to give up a read after three seconds, and the Studio then takes the form away; and a first change of
 * a document that could not be sent is dropped from the form. `couplings.test.ts` names the option of the client.
 */
export function sendPatiently(request: ClientRequest, send: Send): ReturnType<Send> {
  if (!mayBeRepeated(request)) return send(request);
  let attempts = 0;
  const attempt = defer(() => {
    attempts += 1;
    return send(request);
  });
  return attempt.pipe(
    retry({
      delay: (error, count) =>
        isNobodyThere(error) ? timer(Math.min(100 * 2 ** count, LONGEST_PAUSE)) : throwError(() => error),
    }),
    // The first attempt arrived, and only its answer did not.
    catchError((error: unknown) =>
      attempts > 1 && isDoneAlready(error) ? of(answerOf(request)) : throwError(() => error),
    ),
  );
}

/** Reads, and writes with an id: the lake takes each only once. */
function mayBeRepeated({ method = 'GET', url, body }: ClientRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || url.includes('/data/query/')) return true;
  return typeof readField(body, 'transactionId') === 'string';
}

function isNobodyThere(error: unknown): boolean {
  const status = readField(error, 'statusCode');
  if (status === undefined) return readField(error, 'isNetworkError') === true;
  return typeof status === 'number' && NOBODY_THERE.has(status);
}

function isDoneAlready(error: unknown): boolean {
  const items = readField(error, 'details', 'items');
  const first: unknown = Array.isArray(items) ? items[0] : undefined;
  return readField(first, 'error', 'type') === 'transactionAlreadyExistsError';
}

function answerOf({ url, method = 'POST', body }: ClientRequest) {
  const { transactionId } = { transactionId: readField(body, 'transactionId') };
  return { type: 'response' as const, body: { transactionId }, url, method, statusCode: 200, headers: {} };
}
