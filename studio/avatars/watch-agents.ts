import type { Observable } from 'rxjs';
import { retryOnError } from '../watch-query.ts';
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
 * Reads the agents, and again whenever one of them changes. An answer that comes after that of a later
 * question is dropped.
 *
 * @returns the way to stop
 */
export function watchAgents({ records, changes }: AgentsSource, observer: AgentsObserver): () => void {
  let asked = 0;
  let shown = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const readAfter = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(read, delay);
  };
  const read = () => {
    clearTimeout(timer);
    asked += 1;
    const turn = asked;
    records.list().then(
      (agents) => {
        if (turn < shown) return;
        shown = turn;
        observer.next(agents);
      },
      (error: unknown) => {
        if (turn !== asked) return;
        observer.error(error);
        readAfter(RETRY);
      },
    );
  };
  read();
  const ownWrites = records.subscribe(read);
  const subscription = changes.pipe(retryOnError(() => {})).subscribe(() => readAfter(QUIET));
  return () => {
    asked += 1;
    shown = asked;
    clearTimeout(timer);
    ownWrites();
    subscription.unsubscribe();
  };
}
