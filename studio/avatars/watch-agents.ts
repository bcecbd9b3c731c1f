import type { Observable } from 'rxjs';
import { retryOnError } from '../shared/watch-query.ts';
import type { AgentAvatar } from './agent-avatar.ts';
import type { LakeRecords } from './lake-records.ts';

/** Debounce of change events, in milliseconds. */
const QUIET = 300;

/** Delay in milliseconds before a failed query is repeated. */
const RETRY = 5_000;

interface AgentsSource {
  records: Pick<LakeRecords, 'list' | 'subscribe'>;
  /** Emits when an agent changes and whenever the listener connects; subscribed to again after an error. */
  changes: Observable<unknown>;
}

interface AgentsObserver {
  next: (agents: readonly AgentAvatar[]) => void;
  /** Called when a query fails; the query is repeated until it succeeds. */
  error: (error: unknown) => void;
}

/**
 * Queries the agents, and again whenever one of them changes. A response that arrives after that of a later
 * query is dropped.
 *
 * @returns the unsubscribe function
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
