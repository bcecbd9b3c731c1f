import type { AvatarAssetService } from './avatar-asset-service.ts';
import type { Clock } from './clock.ts';
import { getMessage, messages } from './messages.ts';
import { getAvatarState } from './reducer.ts';
import type { StatusStore, StatusStoreOptions } from './status-store.ts';

/** Interval at which progress is polled, in milliseconds. */
const progressInterval = 500;

/** A queue that generates avatars one at a time and updates the status store. */
export interface Generator {
  /** Adds an avatar to the queue, unless it is already queued or running. Resolves when its generation has ended. */
  generate(avatarId: string): Promise<void>;
  /** Removes an avatar from the queue, or ends its generation after the current paid step. */
  cancel(avatarId: string): void;
  /** Ids of the queued avatars. A new array after each change. */
  waiting(): readonly string[];
  /** The error of an avatar's last generation; undefined when there is none. */
  failure(avatarId: string): unknown;
  subscribe(listener: () => void): () => void;
}

interface GeneratorOptions extends Pick<StatusStoreOptions, 'log'> {
  service: AvatarAssetService;
  store: StatusStore;
  clock: Clock;
}

export function createGenerator({ service, store, clock, log }: GeneratorOptions): Generator {
  let waiting: readonly string[] = [];
  let line: Promise<void> = Promise.resolve();
  const underWay = new Map<string, Promise<void>>();
  const controllers = new Map<string, AbortController>();
  const failures = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  const leave = (avatarId: string) => {
    underWay.delete(avatarId);
    controllers.delete(avatarId);
  };
  const setWaiting = (next: readonly string[]) => {
    waiting = next;
    for (const listener of listeners) listener();
  };

  /** Polls the progress until the entry is removed, some seconds after the end. */
  const follow = async (avatarId: string) => {
    for (;;) {
      await clock.sleep(progressInterval);
      const progress = service.generationStatus(avatarId);
      store.dispatch({ type: 'SET_PROGRESS', avatarId, progress });
      if (!progress && !getAvatarState(store.getState(), avatarId).status.isGenerating) return;
    }
  };

  /** Marks the generation as ended before checking which files exist, because the check may fail. */
  const finish = (avatarId: string) => {
    const { status } = getAvatarState(store.getState(), avatarId);
    store.dispatch({ type: 'SET_STATUS', avatarId, status: { ...status, isGenerating: false } });
    return store.check(avatarId);
  };

  const run = async (avatarId: string, signal: AbortSignal) => {
    if (signal.aborted) return;
    setWaiting(waiting.filter((id) => id !== avatarId));
    failures.delete(avatarId);
    store.dispatch({ type: 'START_GENERATION', avatarId });
    void follow(avatarId);
    try {
      await service.generateAssets(avatarId, signal);
      await finish(avatarId);
    } catch (error) {
      if (signal.aborted) return finish(avatarId);
      failures.set(avatarId, error);
      store.dispatch({
        type: 'GENERATION_ERROR',
        avatarId,
        error: getMessage(error, messages.generationFailed),
      });
      log(`The avatar ${avatarId} could not be generated:`, error);
    }
  };

  return {
    generate(avatarId) {
      const earlier = underWay.get(avatarId);
      if (earlier) return earlier;
      const controller = new AbortController();
      controllers.set(avatarId, controller);
      const turn = line
        .then(() => run(avatarId, controller.signal))
        .finally(() => {
          if (controllers.get(avatarId) === controller) leave(avatarId);
        });
      line = turn;
      underWay.set(avatarId, turn);
      setWaiting([...waiting, avatarId]);
      return turn;
    },
    cancel(avatarId) {
      controllers.get(avatarId)?.abort(new Error('Cancelled'));
      if (!waiting.includes(avatarId)) return;
      // Its queued function returns at once when its turn comes, so the avatar may be queued again before that.
      leave(avatarId);
      setWaiting(waiting.filter((id) => id !== avatarId));
    },
    waiting: () => waiting,
    failure: (avatarId) => failures.get(avatarId),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
