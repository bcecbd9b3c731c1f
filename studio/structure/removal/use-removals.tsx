import { Button, Flex } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useMemo, useState } from 'react';
import { useClient, useDataset, useKeyValueStore } from 'sanity';
import { changeRemovals } from './change-removals.ts';
import { putBack } from './put-back.ts';
import { type Removal, readRemovals, removalWords, withoutRemoval, withRemoval } from './removal.ts';

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
  // Under which each editor's removals are kept in the lake, beside their recent searches.
  const key = `site.removals.${useDataset()}`;
  const [removals, setRemovals] = useState<readonly Removal[]>();
  useEffect(() => {
    const subscription = store.getKey(key).subscribe((stored) => setRemovals(readRemovals(stored)));
    return () => subscription.unsubscribe();
  }, [key, store]);

  return useMemo(() => {
    // A notice outlives the pane that showed it, so the list is read anew before it is changed. A list that cannot be
    // changed stays as it is: what was put back is refused a second time, and a notice offers what is not in the list.
    const change = (next: (last: readonly Removal[]) => readonly Removal[]) =>
      changeRemovals(store, key, next).catch(() => {});
    const takeBack = async (removal: Removal) => {
      const id = noticeId(removal);
      try {
        await putBack(client, removal);
        await change((last) => withoutRemoval(last, removal));
        toast.push({ id, status: 'success', title: `“${removal.name}” is back as it was` });
      } catch (error) {
        const description = error instanceof Error ? error.message : undefined;
        toast.push({ id, status: 'error', title: 'It could not be put back', description });
      }
    };
    const remember = (removal: Removal) => {
      void change((last) => withRemoval(last, removal));
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
  }, [client, key, removals, store, toast]);
}

function noticeId({ id, at }: Removal): string {
  return `removal-${id}-${at}`;
}
