import type { Observable } from 'rxjs';
import { tryAgain } from '../try-again.ts';
import type { AgentAvatar } from './agent-avatar.ts';
import type { LakeRecords } from './lake-records.ts';

/** Milliseconds after which a burst of changes is read. */
const QUIET = 300;

/** Milliseconds after which a reading that failed is tried again. */
const RETRY = 5_000;

interface AgentsSource {
  records: Pick<LakeRecords, 'list' | 'subscribe'>;
  /** Emits when an agent changes, here or elsewhere, and whenever it begins; listened to anew when it ends with an error. */
  changes: Observable<unknown>;
}

interface AgentsObserver {
  next: (agents: readonly AgentAvatar[]) => void;
  /** Hears why the agents could not be read; they are tried again until they are. */
  error: (error: unknown) => void;
}

/**
 * Reads the agents, and again whenever one of them changes. An answer that is overtaken by a later question is dropped.
 *
 * @returns the way to stop
 */
export function watchAgents({ records, changes }: AgentsSource, observer: AgentsObserver): () => void {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(read, delay);
  };
  const read = () => {
    clearTimeout(timer);
    latest += 1;
    const turn = latest;
    records.list().then(
      (agents) => {
        if (turn === latest) observer.next(agents);
      },
      (error: unknown) => {
        if (turn !== latest) return;
        observer.error(error);
        readAfter(RETRY);
      },
    );
  };
  read();
  const ownWrites = records.subscribe(read);
  const subscription = changes.pipe(tryAgain(() => {})).subscribe(() => readAfter(QUIET));
  return () => {
    latest += 1;
    clearTimeout(timer);
    ownWrites();
    subscription.unsubscribe();
  };
}
