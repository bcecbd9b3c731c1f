import type { ServerResponse } from 'node:http';
import { splitUrl } from './lake/address.ts';
import { currentRequestId, requestIdOf, withinRequest } from './lake/request-id.ts';
import type { Log } from './log/log.ts';

/** How long an answer may still take when the server is to end. */
const GRACE_MS = 3_000;

/** Answers that go on until somebody hangs up. */
const STREAM = /\/(listen|live\/events)(\/|$)/;

/** Asked every few seconds by whoever watches the server: of interest to nobody else. */
const PROBE = '/_lake/health';

/** Gives every request its id, writes a line for it, and knows which answers are under way. */
export class Answering {
  readonly #log: Log;
  /** How many answers are. */
  #underWay = 0;

  constructor(log: Log) {
    this.#log = log;
  }

  /** @param outgoing what the answer is sent by; without it nobody waits for it */
  answer(
    request: Request,
    answer: () => Response | Promise<Response>,
    outgoing?: ServerResponse,
  ): Response | Promise<Response> {
    const { pathname } = splitUrl(request.url);
    if (outgoing && !STREAM.test(pathname)) this.#track(outgoing);
    return withinRequest(requestIdOf(request.headers), () => {
      const level = pathname === PROBE ? 'debug' : 'info';
      const isNoted = this.#log.isLevelEnabled(level);
      const started = isNoted ? performance.now() : 0;
      const noted = (response: Response) => {
        if (!isNoted) return response;
        const milliseconds = Math.round((performance.now() - started) * 10) / 10;
        // No query: it may hold a token, and what an editor looks for is nobody else's business.
        this.#log[level](
          { method: request.method, path: pathname, status: response.status, milliseconds },
          'answered',
        );
        return response;
      };
      const failed = (error: unknown) => noted(this.#failure(request, pathname, error));
      try {
        const response = answer();
        // Waiting for what is there already would cost a tenth of the requests of a second.
        return response instanceof Promise ? response.then(noted, failed) : noted(response);
      } catch (error) {
        return failed(error);
      }
    });
  }

  /** Resolves when everything under way has been sent, at the latest when the grace is over. */
  async finish(grace = GRACE_MS): Promise<void> {
    const deadline = Date.now() + grace;
    while (this.#underWay > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** Without it the HTTP server would answer with an empty page, and nobody would hear why. */
  #failure(request: Request, path: string, error: unknown): Response {
    // Whoever hung up in the middle of an upload did not meet a fault.
    if (!request.signal.aborted) this.#log.error({ error, method: request.method, path }, 'not answered');
    const id = currentRequestId();
    return new Response('The server could not answer this; its log says why.', {
      status: 500,
      headers: { 'cache-control': 'no-store', ...(id === undefined ? {} : { 'x-request-id': id }) },
    });
  }

  #track(outgoing: ServerResponse): void {
    this.#underWay += 1;
    // An answer closes once, however it ends.
    outgoing.on('close', this.#hasEnded);
  }

  readonly #hasEnded = () => {
    this.#underWay -= 1;
  };
}
