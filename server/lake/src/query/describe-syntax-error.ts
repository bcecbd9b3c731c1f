import { QueryParseError, refusingOutOfRange } from './query-errors.ts';
import { Grammar } from './syntax/grammar.ts';
import { TokenReader } from './syntax/token-reader.ts';
import { codePointOffset, type Token } from './tokenize.ts';

/**
 * Describes a syntax error like Sanity's parser.
 *
 * @param position the string index where groq-js failed, used when Sanity's grammar finds no error
 */
export function describeSyntaxError(
  query: string,
  tokens: readonly Token[],
  position: number,
): QueryParseError {
  const fault = syntaxFault(query, tokens);
  if (fault) return fault;
  const token = tokens.find(({ end }) => end > position);
  const place = codePointOffset(query, token?.start ?? query.length);
  return new QueryParseError('unable to parse entire expression', query, place);
}

/**
 * The first syntax error of a query by the grammar of Sanity's parser, if any.
 *
 * @param isGiven whether a parameter is given; by default all are
 */
export function syntaxFault(
  query: string,
  tokens: readonly Token[],
  isGiven: (parameter: string) => boolean = () => true,
): QueryParseError | undefined {
  try {
    refusingOutOfRange(query, () => new Grammar(new TokenReader(query, tokens), isGiven).readQuery());
    return undefined;
  } catch (error) {
    if (error instanceof QueryParseError) return error;
    throw error;
  }
}
