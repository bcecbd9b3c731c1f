import { Flex } from '@sanity/ui';
import { useToast } from '@sanity/ui/toast';
import { useEffect, useMemo, useState } from 'react';
import { useClient } from 'sanity';
import { ToastButton } from '../../shared/toast-button.tsx';
import { retryOnError } from '../../shared/watch-query.ts';
import { type Removal, removalWords, withoutRemoval, withRemoval } from './removal.ts';
import { changeRemovals, watchRemovals } from './stored-removals.ts';
import { undoRemoval } from './undo-removal.ts';

/** Functions to record and undo removals of the current user. */
interface Removals {
  /** Records a removal, and shows a toast to undo it. */
  remember: (removal: Removal) => void;
  undo: (removal: Removal) => Promise<void>;
}

/** The current user's recent removals. */
interface RemovalList {
  /** The newest first; undefined while loading. */
  removals: readonly Removal[] | undefined;
  /** Error of the last attempt, which is repeated until it succeeds. */
  error: unknown;
}

/** The current user's recent removals, on all devices. */
export function useRemovalList(): RemovalList {
  const client = useClient({ apiVersion: '2025-02-19' });
  const [list, setList] = useState<RemovalList>({ removals: undefined, error: undefined });
  useEffect(() => {
    const subscription = watchRemovals(client)
      .pipe(retryOnError((error) => setList((last) => ({ ...last, error }))))
      .subscribe((removals) => setList({ removals, error: undefined }));
    return () => subscription.unsubscribe();
  }, [client]);
  return list;
}

export function useRemovals(): Removals {
  const client = useClient({ apiVersion: '2025-02-19' });
  const toast = useToast();
  return useMemo(() => {
    const undo = async (removal: Removal) => {
      const id = noticeId(removal);
      try {
        await undoRemoval(client, removal);
      } catch (error) {
        const description = error instanceof Error ? error.message : undefined;
        toast.push({ id, status: 'error', title: 'It could not be brought back', description });
        return;
      }
      toast.push({ id, status: 'success', title: `“${removal.name}” is back as it was` });
      // If this fails, the entry stays in the list, and undoing it again is rejected.
      await changeRemovals(client, (last) => withoutRemoval(last, removal)).catch(() => {});
    };
    const offer = (removal: Removal, { duration, advice }: { duration: number; advice?: string }) =>
      toast.push({
        id: noticeId(removal),
        status: advice ? 'warning' : 'info',
        closable: true,
        duration,
        title: `${removalWords[removal.kind]}: “${removal.name}”`,
        description: (
          <Flex direction="column" align="flex-start" gap={3} marginTop={3}>
            {advice}
            <ToastButton text="Bring it back" onClick={() => undo(removal)} />
          </Flex>
        ),
      });
    const remember = (removal: Removal) => {
      offer(removal, { duration: 30_000 });
      changeRemovals(client, (last) => withRemoval(last, removal)).catch(() =>
        offer(removal, { duration: Number.POSITIVE_INFINITY, advice: NOT_LISTED }),
      );
    };
    return { remember, undo };
  }, [client, toast]);
}

const NOT_LISTED =
  'It could not be added to “Recently removed”. You can bring it back here, for as long as this notice stands.';

function noticeId({ id, at }: Removal): string {
  return `removal-${id}-${at}`;
}
