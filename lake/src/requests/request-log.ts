import { copyText } from '../documents/copy-text.ts';

/** One logged request. */
export type LoggedRequest = {
  /** RFC 3339. */
  at: string;
  method: string;
  /** Path and parameters. */
  target: string;
  status: number;
  milliseconds: number;
  /** Whether the response came from the cache. */
  isCached: boolean;
  /** The query, if it is not in the URL. */
  query: string | undefined;
};

/** Details of a request that are set while it is handled. */
export type RequestDetails = { isCached: boolean; query: string | undefined };

const LOG_SIZE = 100;
/** Longer texts are truncated; they mostly contain lists of ids. */
const MAX_TEXT_LENGTH = 12_000;

/** A ring buffer of the latest requests, which the page at `/_lake/` shows. */
export class RequestLog {
  readonly #requests: (Omit<LoggedRequest, 'at'> & { at: number })[] = [];
  #next = 0;
  /** The number of responses so far, from the cache and not. */
  readonly counts = { cached: 0, computed: 0 };

  /** Adds a request that has just finished. */
  add(request: Omit<LoggedRequest, 'at'>): void {
    this.counts[request.isCached ? 'cached' : 'computed'] += 1;
    const target = shorten(request.target);
    const query = request.query === undefined ? undefined : shorten(request.query);
    this.#requests[this.#next] = { ...request, at: Date.now(), target, query };
    this.#next = (this.#next + 1) % LOG_SIZE;
  }

  /** The latest first. */
  list(): LoggedRequest[] {
    const inOrder = [...this.#requests.slice(this.#next), ...this.#requests.slice(0, this.#next)];
    return inOrder.reverse().map((request) => ({ ...request, at: new Date(request.at).toISOString() }));
  }
}

function shorten(text: string): string {
  return text.length > MAX_TEXT_LENGTH ? copyText(text.slice(0, MAX_TEXT_LENGTH)) : text;
}
