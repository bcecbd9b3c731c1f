import type { ServerResponse } from 'node:http';
import { getRequestId, readRequestId, runWithinRequest, splitUrl } from 'embedded-content-lake/http';
import type { Log } from '../log/log.ts';
import type { Answered } from '../process/metrics.ts';

/** How long a stopping server waits for unfinished responses. */
const GRACE_MS = 3_000;

/** Matches event streams, which end only when the client disconnects. */
const STREAM = /\/(listen|live\/events)(\/|$)/;

/** Monitoring requests this path every few seconds, so it is logged at the level debug. */
const PROBE = '/_lake/health';

/** Wraps the handling of every request: sets its id, logs it, and counts unfinished responses, so that a stop can wait for them. */
export class RequestLifecycle {
  readonly #log: Log;
  readonly #onAnswered: (answered: Answered) => void;
  /** The number of unfinished responses. */
  #pending = 0;

  constructor(log: Log, onAnswered: (answered: Answered) => void = () => {}) {
    this.#log = log;
    this.#onAnswered = onAnswered;
  }

  /** @param outgoing the Node response that sends the returned one; without it, `drain` does not wait for this request */
  answer(
    request: Request,
    answer: () => Response | Promise<Response>,
    outgoing?: ServerResponse,
  ): Promise<Response> {
    const { pathname } = splitUrl(request.url);
    if (outgoing && !STREAM.test(pathname)) this.#track(outgoing);
    return runWithinRequest(readRequestId(request.headers), async () => {
      const level = pathname === PROBE ? 'debug' : 'info';
      const isLogged = this.#log.isLevelEnabled(level);
      const started = performance.now();
      const logResponse = (response: Response) => {
        const exact = performance.now() - started;
        this.#onAnswered({ pathname, method: request.method, status: response.status, milliseconds: exact });
        if (!isLogged) return response;
        const milliseconds = Math.round(exact * 10) / 10;
        // The query string is not logged: it may contain a token or an editor's search.
        this.#log[level](
          { method: request.method, path: pathname, status: response.status, milliseconds },
          'answered',
        );
        return response;
      };
      try {
        return logResponse(await answer());
      } catch (error) {
        return logResponse(this.#failure(request, pathname, error));
      }
    });
  }

  /** Resolves when all pending responses are sent, at the latest after `grace` milliseconds. */
  async drain(grace = GRACE_MS): Promise<void> {
    const deadline = Date.now() + grace;
    while (this.#pending > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Responds with 500 and logs the error; node-server by itself would send an empty body and log nothing. */
  #failure(request: Request, path: string, error: unknown): Response {
    // A caller that disconnects during an upload is no error of the server.
    if (!request.signal.aborted) this.#log.error({ error, method: request.method, path }, 'not answered');
    const id = getRequestId();
    return new Response('The server could not answer this; its log says why.', {
      status: 500,
      headers: { 'cache-control': 'no-store', ...(id === undefined ? {} : { 'x-request-id': id }) },
    });
  }

  #track(outgoing: ServerResponse): void {
    this.#pending += 1;
    // 'close' is emitted once for each response, whether it finished or failed.
    outgoing.on('close', this.#hasEnded);
  }

  readonly #hasEnded = () => {
    this.#pending -= 1;
  };
}
