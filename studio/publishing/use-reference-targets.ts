import { useEffect, useState } from 'react';
import { getDraftId, useClient, useSchema } from 'sanity';
import type { Problem } from './list-problems.ts';
import { type ReferenceTarget, readReferenceTargets } from './reference-targets.ts';

/** Loads the reference targets of problems; undefined while loading and when there are none. */
export function useReferenceTargets(
  problems: readonly Problem[],
): ReadonlyMap<string, ReferenceTarget> | undefined {
  const client = useClient({ apiVersion: '2025-02-19' });
  const schema = useSchema();
  const [targets, setTargets] = useState<ReadonlyMap<string, ReferenceTarget>>();
  const ids = [...new Set(problems.flatMap(({ target }) => target ?? []))].sort().join();

  useEffect(() => {
    setTargets(undefined);
    if (ids === '') return;
    const published = ids.split(',');
    const subscription = client.observable
      .fetch<unknown[]>(
        '*[_id in $ids]',
        { ids: [...published, ...published.map(getDraftId)] },
        { perspective: 'raw' },
      )
      .subscribe({
        next: (documents) => setTargets(readReferenceTargets(documents, schema)),
        // On errors, the original messages stay; the next change repeats the query.
        error: () => setTargets(undefined),
      });
    return () => subscription.unsubscribe();
  }, [client, schema, ids]);

  return targets;
}
