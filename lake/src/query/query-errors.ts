/**
 * A query that the hosted lake would refuse with 400 `queryParseError`.
 *
 * `start` and `end` are offsets in the query in code points, as in Sanity's errors (the same as string indexes without characters
 * such as emoji).
 */
export class QueryParseError extends Error {
  override readonly name = 'QueryParseError';
  readonly description: string;
  readonly query: string;
  readonly start: number;
  readonly end: number;

  /** @param span string indexes; by default those of the first line, since clients show the description beside the span only */
  constructor(
    description: string,
    query: string,
    span: { start: number; end: number } = findFirstLine(query),
  ) {
    super(description);
    this.description = description;
    this.query = query;
    this.start = countCodePoints(query, span.start);
    this.end = countCodePoints(query, span.end);
  }
}

/** The first line that is not empty, without its indentation. */
function findFirstLine(query: string): { start: number; end: number } {
  const line = /\S.*/.exec(query);
  return line ? { start: line.index, end: line.index + line[0].length } : { start: 0, end: 0 };
}

function countCodePoints(query: string, index: number): number {
  return [...query.slice(0, index)].length;
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

/** Runs `work` and converts a RangeError to a query error: a stack overflow by a deeply nested query, or a text that is too long. */
export function refuseOutOfRange<T>(query: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const isOverflow = error.message.includes('call stack');
    throw new QueryParseError(
      isOverflow ? 'query is nested too deeply' : 'a value of the query is too large',
      query,
    );
  }
}
