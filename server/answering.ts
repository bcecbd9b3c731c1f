import type { ServerResponse } from 'node:http';
import { splitUrl } from './lake/address.ts';
import { requestIdOf, withinRequest } from './lake/request-id.ts';
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
      if (!this.#log.isLevelEnabled(level)) return answer();
      const started = performance.now();
      const noted = (response: Response) => {
        const milliseconds = Math.round((performance.now() - started) * 10) / 10;
        // No query: it may hold a token, and what an editor looks for is nobody else's business.
        this.#log[level](
          { method: request.method, path: pathname, status: response.status, milliseconds },
          'answered',
        );
        return response;
      };
      const response = answer();
      // Waiting for what is there already would cost a tenth of the requests of a second.
      return response instanceof Promise ? response.then(noted) : noted(response);
    });
  }

  /** Resolves when everything under way has been sent, at the latest when the grace is over. */
  async finish(grace = GRACE_MS): Promise<void> {
    const deadline = Date.now() + grace;
    while (this.#underWay > 0 && Date.now() < deadline) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
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
