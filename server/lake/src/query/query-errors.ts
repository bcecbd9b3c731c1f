/**
 * A query that the hosted lake would refuse with 400 `queryParseError`.
 *
 * `start` and `end` are offsets in the query in code points, as in Sanity's parser (the same as bytes and string indexes for
 * plain ASCII).
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

/** A query with more tokens than the limit of its caller. */
export class QueryTooLongError extends QueryParseError {
  constructor(query: string, maxTokens: number) {
    super(`query is too long (more than ${maxTokens.toLocaleString('en')} tokens)`, query);
  }
}

/** A valid query with a feature that this lake does not support: 501, never a wrong result. */
export class UnsupportedQueryError extends Error {
  override readonly name = 'UnsupportedQueryError';
  /** The unsupported feature as written in a query, such as `geo::distance()`. */
  readonly feature: string;

  constructor(feature: string) {
    super(`The embedded content lake does not support ${feature}`);
    this.feature = feature;
  }
}

/**
 * Runs `work` and converts a RangeError to a query error: usually a stack overflow by a deeply nested query, otherwise a number
 * that a function does not accept.
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
