/**
 * A query the hosted lake would refuse with 400 `queryParseError`.
 *
 * `start` and `end` are offsets in the query, counted in code points as Sanity's own parser counts them
 * (equal to bytes and to string indexes as long as the query is plain ASCII).
 */
export class QueryParseError extends Error {
  override readonly name = 'QueryParseError';
  readonly description: string;
  readonly query: string;
  readonly start: number;
  readonly end: number;

  constructor(description: string, query: string, start = 0, end = start) {
    super(description);
    this.description = description;
    this.query = query;
    this.start = start;
    this.end = end;
  }
}

/** A query with more tokens than its caller may send. */
export class QueryTooLongError extends QueryParseError {
  constructor(query: string, maxTokens: number) {
    super(`query is too long (more than ${maxTokens.toLocaleString('en')} tokens)`, query);
  }
}

/** A valid query that needs something this lake does not have: 501, never a wrong result. */
export class UnsupportedQueryError extends Error {
  override readonly name = 'UnsupportedQueryError';
  /** What is missing, as written in a query: `geo::distance()`. */
  readonly feature: string;

  constructor(feature: string) {
    super(`The embedded content lake does not support ${feature}`);
    this.feature = feature;
  }
}

/**
 * Runs `work` and turns a RangeError into a query error: usually the stack overflow of a deeply nested query, otherwise a
 * number that a function does not accept.
 */
export function refusingOutOfRange<T>(query: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const isOverflow = error.message.includes('call stack');
    throw new QueryParseError(isOverflow ? 'query is nested too deeply' : error.message, query);
  }
}
