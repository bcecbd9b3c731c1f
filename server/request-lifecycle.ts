import type { ServerResponse } from 'node:http';
import { currentRequestId, requestIdOf, splitUrl, withinRequest } from 'embedded-content-lake/http';
import type { Log } from './log/log.ts';
import type { Answered } from './metrics.ts';

/** How long a stopping server waits for responses that are under way. */
const GRACE_MS = 3_000;

/** Event streams, which end only when the reader disconnects. */
const STREAM = /\/(listen|live\/events)(\/|$)/;

/** Monitoring asks every few seconds, so this is logged at the level debug. */
const PROBE = '/_lake/health';

/** Runs around every request: gives it an id, logs it, and counts the responses that are not sent yet, so that a stop can wait for them. */
export class RequestLifecycle {
  readonly #log: Log;
  readonly #onAnswered: (answered: Answered) => void;
  /** How many responses are not sent yet. */
  #pending = 0;

  constructor(log: Log, onAnswered: (answered: Answered) => void = () => {}) {
    this.#log = log;
    this.#onAnswered = onAnswered;
  }

  /** @param outgoing the Node response that the answer is sent with; without it, `drain` does not wait for the answer */
  answer(
    request: Request,
    answer: () => Response | Promise<Response>,
    outgoing?: ServerResponse,
  ): Response | Promise<Response> {
    const { pathname } = splitUrl(request.url);
    if (outgoing && !STREAM.test(pathname)) this.#track(outgoing);
    return withinRequest(requestIdOf(request.headers), () => {
      const level = pathname === PROBE ? 'debug' : 'info';
      const isLogged = this.#log.isLevelEnabled(level);
      const started = performance.now();
      const logged = (response: Response) => {
        const exact = performance.now() - started;
        this.#onAnswered({ pathname, method: request.method, status: response.status, milliseconds: exact });
        if (!isLogged) return response;
        const milliseconds = Math.round(exact * 10) / 10;
        // The query is left out: it may hold a token, and says what an editor looks for.
        this.#log[level](
          { method: request.method, path: pathname, status: response.status, milliseconds },
          'answered',
        );
        return response;
      };
      const failed = (error: unknown) => logged(this.#failure(request, pathname, error));
      try {
        const response = answer();
        // Awaiting a response that is there already would cost a tenth of the throughput.
        return response instanceof Promise ? response.then(logged, failed) : logged(response);
      } catch (error) {
        return failed(error);
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

  /** Answers 500 and logs the reason; node-server itself would send an empty page and log nothing. */
  #failure(request: Request, path: string, error: unknown): Response {
    // A caller that disconnects during an upload is no error of the server.
    if (!request.signal.aborted) this.#log.error({ error, method: request.method, path }, 'not answered');
    const id = currentRequestId();
    return new Response('The server could not answer this; its log says why.', {
      status: 500,
      headers: { 'cache-control': 'no-store', ...(id === undefined ? {} : { 'x-request-id': id }) },
    });
  }

  #track(outgoing: ServerResponse): void {
    this.#pending += 1;
    // 'close' comes once for each response, however it ends.
    outgoing.on('close', this.#hasEnded);
  }

  readonly #hasEnded = () => {
    this.#pending -= 1;
  };
}
