import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';
import { watchQuery } from '../watch-query.ts';

/** What a list reads; `result` is undefined until the first answer. */
export interface Listened<Result> {
  result: Result | undefined;
  /** Why it could not be read the last time; it is tried again until it is. */
  error: unknown;
}

interface ListenedQuery<Result> {
  /** GROQ; its filter is also what changes are listened for. */
  query: string;
  /** Reads the lake's answer, which may be anything. */
  read: (answer: unknown) => Result;
}

/**
 * The answer to a query about stored documents, drafts included, read again whenever one of them changes.
 *
 * @param listened - must be the same object from one render to the next
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
