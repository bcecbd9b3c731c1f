import { QueryParseError, refusingOutOfRange } from './query-errors.ts';
import { Grammar } from './syntax/grammar.ts';
import { TokenReader } from './syntax/token-reader.ts';
import { codePointOffset, type Token } from './tokenize.ts';

/**
 * Words a syntax error as Sanity's parser does.
 *
 * @param position where groq-js gave up, as a string index: it decides where the other parser finds no fault
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
 * The first fault of a query by the grammar of Sanity's parser; undefined where it has none.
 *
 * @param isGiven whether a parameter is given; unless this is said, all are
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
