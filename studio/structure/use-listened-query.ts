import { useEffect, useState } from 'react';
import { useDocumentStore } from 'sanity';

/** What a list reads; `result` is undefined until the first answer. */
export interface Listened<Result> {
  result: Result | undefined;
  /** Why it could not be read. */
  error: unknown;
}

interface ListenedQuery<Result> {
  /** GROQ; its filter is also what changes are listened for. */
  query: string;
  /** Reads the lake's answer, which may be anything. */
  read: (answer: unknown) => Result;
}

/** Milliseconds in which a burst of changes counts as one. */
const THROTTLE = 500;

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
    const options = { apiVersion: '2025-02-19', perspective: 'raw' as const, throttleTime: THROTTLE };
    const subscription = documents.listenQuery(query, {}, { ...options, tag: 'structure.list' }).subscribe({
      next: (answer: unknown) => setState({ result: read(answer), error: undefined }),
      error: (error: unknown) => setState((last) => ({ ...last, error })),
    });
    return () => subscription.unsubscribe();
  }, [documents, listened]);
  return state;
}
