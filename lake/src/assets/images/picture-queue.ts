import { createTooManyRequests } from '../../limits/limits.ts';

/**
 * The priority of a picture task. `expected`: an upload, or a size that the site or the Studio requests. `other`: any other
 * size, which may be an attempt to overload the server. `background`: no client waits for it.
 */
type Urgency = 'expected' | 'other' | 'background';

const RANK: Record<Urgency, number> = { expected: 0, other: 1, background: 2 };

export type TaskOptions = {
  /** The client address for the limits; absent if clients are not limited. */
  address?: string | undefined;
  urgency?: Urgency;
  /** Aborting it removes a waiting task from the queue. */
  signal?: AbortSignal | undefined;
};

/** The maximum numbers of running and of waiting tasks. */
type QueueLimits = {
  running: { inAll: number; other: number; perAddress: Record<Urgency, number> };
  waiting: Record<Urgency, { inAll: number; perAddress: number }>;
};

/**
 * Node has four threads for pictures and files. Three process pictures, so that one is always free for files. Unexpected sizes,
 * and each single address, may use two of the three. The Studio's list of pictures requests 200 at once. With more waiting
 * tasks, clients would disconnect before their turn.
 */
const LIMITS: QueueLimits = {
  running: { inAll: 3, other: 2, perAddress: { expected: 2, other: 1, background: 1 } },
  waiting: {
    expected: { inAll: 500, perAddress: 200 },
    other: { inAll: 200, perAddress: 10 },
    background: { inAll: 20, perAddress: 20 },
  },
};

const RETRY_AFTER_SECONDS = 5;

/**
 * Runs a limited number of tasks at a time. Waiting tasks are started by urgency, then round robin by address.
 *
 * @throws LakeError 429 when the queue is full; the signal's reason when it is aborted before the task has started
 */
export type PictureQueue = {
  /** Checks that the queue has room for a task. @throws LakeError 429 */
  assertRoom(options?: TaskOptions): void;
  run<Result>(task: () => Promise<Result>, options?: TaskOptions): Promise<Result>;
  /** The number of waiting tasks by urgency. */
  waiting(): Record<Urgency, number>;
};

type Task = { address: string | undefined; urgency: Urgency; start(): void };

/** @param onMade receives the duration of each task in milliseconds, without its waiting time */
export function createPictureQueue(
  limits = LIMITS,
  onMade: (milliseconds: number) => void = () => {},
): PictureQueue {
  const running = new Set<Task>();
  const waiting = new Set<Task>();
  /** For each address with tasks, the turn in which one of its tasks was last started. */
  const turns = new Map<string, number>();
  let turn = 0;

  const count = (tasks: Set<Task>, urgency: Urgency, address?: string) =>
    [...tasks].filter((one) => one.urgency === urgency && (address === undefined || one.address === address))
      .length;

  function assertRoom({ urgency = 'expected', address }: TaskOptions = {}): void {
    const { inAll, perAddress } = limits.waiting[urgency];
    const isFull =
      count(waiting, urgency) >= inAll ||
      (address !== undefined && count(waiting, urgency, address) >= perAddress);
    if (isFull) throw createTooManyRequests('Too many images are being made', RETRY_AFTER_SECONDS);
  }

  function mayStart({ address, urgency }: Task): boolean {
    const all = [...running];
    if (all.length >= limits.running.inAll) return false;
    const unexpected = all.filter((one) => one.urgency !== 'expected').length;
    if (urgency !== 'expected' && unexpected >= limits.running.other) return false;
    const own = all.filter((one) => one.address === address).length;
    return address === undefined || own < limits.running.perAddress[urgency];
  }

  const getLastTurn = ({ address }: Task) => (address === undefined ? -1 : (turns.get(address) ?? -1));
  const comesBefore = (one: Task, other: Task) =>
    one.urgency === other.urgency
      ? getLastTurn(one) < getLastTurn(other)
      : RANK[one.urgency] < RANK[other.urgency];

  function startNext(): void {
    for (;;) {
      let next: Task | undefined;
      for (const one of waiting) if (mayStart(one) && (!next || comesBefore(one, next))) next = one;
      if (!next) return;
      waiting.delete(next);
      begin(next);
      next.start();
    }
  }

  function begin(task: Task): void {
    running.add(task);
    if (task.address !== undefined) turns.set(task.address, turn++);
  }

  function end(task: Task): void {
    running.delete(task);
    startNext();
    const { address } = task;
    if (address === undefined) return;
    if (![...running, ...waiting].some((one) => one.address === address)) turns.delete(address);
  }

  function wait(task: Task, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const drop = () => {
        waiting.delete(task);
        reject(signal?.reason);
      };
      task.start = () => {
        signal?.removeEventListener('abort', drop);
        resolve();
      };
      signal?.addEventListener('abort', drop, { once: true });
      waiting.add(task);
    });
  }

  return {
    assertRoom,
    async run(work, { address, urgency = 'expected', signal } = {}) {
      signal?.throwIfAborted();
      const task: Task = { address, urgency, start: () => {} };
      if (mayStart(task)) begin(task);
      else {
        assertRoom(task);
        await wait(task, signal);
      }
      const started = performance.now();
      try {
        return await work();
      } finally {
        onMade(performance.now() - started);
        end(task);
      }
    },
    waiting: () => ({
      expected: count(waiting, 'expected'),
      other: count(waiting, 'other'),
      background: count(waiting, 'background'),
    }),
  };
}
