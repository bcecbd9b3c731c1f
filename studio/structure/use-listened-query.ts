import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { watchQuery } from '../shared/watch-query.ts';

/** State of a live query; `result` is undefined until the first response. */
interface Listened<Result> {
  result: Result | undefined;
  /** Error of the last attempt; the query is repeated until it succeeds. */
  error: unknown;
}

interface ListenedQuery<Result> {
  /** GROQ query; changes of documents that match its filter trigger a reload. */
  query: string;
  /** Converts the unvalidated response. */
  read: (answer: unknown) => Result;
}

/**
 * Result of a live query in the raw perspective, reloaded after each change.
 *
 * @param listened must be the same object in each render
 */
export function useListenedQuery<Result>(listened: ListenedQuery<Result>): Listened<Result> {
  const documents = useDocumentStore();
  const [state, setState] = useState<Listened<Result>>({ result: undefined, error: undefined });
  useEffect(() => {
    const { query, read } = listened;
    const options = { perspective: 'raw' as const, tag: 'structure.list' };
    return watchQuery(documents, query, options, {
      next: (answer) => setState({ result: read(answer), error: undefined }),
      error: (error) => setState((last) => ({ ...last, error })),
    });
  }, [documents, listened]);
  return state;
}
