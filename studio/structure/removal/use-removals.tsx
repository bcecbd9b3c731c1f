import { Button, Flex } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClient, useKeyValueStore } from 'sanity';
import { putBack } from './put-back.ts';
import { type Removal, readRemovals, removalWords, withoutRemoval, withRemoval } from './removal.ts';

/** Under which each editor's removals are kept in the lake, beside their recent searches. */
const KEY = 'site.removals';

export interface Removals {
  /** The newest first; undefined until they are read. */
  removals: readonly Removal[] | undefined;
  /** Remembers a removal, and offers to take it back. */
  remember: (removal: Removal) => void;
  takeBack: (removal: Removal) => Promise<void>;
}

/** What this editor removed lately, on whichever machine, and the way to take it back. */
export function useRemovals(): Removals {
  const store = useKeyValueStore();
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  const [removals, setRemovals] = useState<readonly Removal[]>();
  const newest = useRef<readonly Removal[]>([]);
  useEffect(() => {
    const subscription = store.getKey(KEY).subscribe((stored) => {
      newest.current = readRemovals(stored);
      setRemovals(newest.current);
    });
    return () => subscription.unsubscribe();
  }, [store]);

  return useMemo(() => {
    const keep = (next: readonly Removal[]) => {
      newest.current = next;
      // The store takes any JSON; its type does not know that texts in a list of objects are JSON.
      return store.setKey(KEY, JSON.parse(JSON.stringify(next)));
    };
    const takeBack = async (removal: Removal) => {
      const id = noticeId(removal);
      try {
        await putBack(client, removal);
        await keep(withoutRemoval(newest.current, removal));
        toast.push({ id, status: 'success', title: `“${removal.name}” is back as it was` });
      } catch (error) {
        const description = error instanceof Error ? error.message : undefined;
        toast.push({ id, status: 'error', title: 'It could not be put back', description });
      }
    };
    const remember = (removal: Removal) => {
      void keep(withRemoval(newest.current, removal));
      toast.push({
        id: noticeId(removal),
        status: 'info',
        closable: true,
        duration: 30_000,
        title: `${removalWords[removal.kind]}: “${removal.name}”`,
        description: (
          <Flex marginTop={3}>
            <Button mode="ghost" padding={2} text="Take it back" onClick={() => takeBack(removal)} />
          </Flex>
        ),
      });
    };
    return { removals, remember, takeBack };
  }, [client, removals, store, toast]);
}

function noticeId({ id, at }: Removal): string {
  return `removal-${id}-${at}`;
}
