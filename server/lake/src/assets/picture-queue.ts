import { tooManyRequests } from '../limits/limits.ts';

/**
 * How soon a picture is made. `expected`: one in a size that the site or the Studio asks for, or an upload. `other`: any other
 * size, which somebody may ask for to keep the server busy. `background`: one that nobody waits for.
 */
export type Urgency = 'expected' | 'other' | 'background';

const RANK: Record<Urgency, number> = { expected: 0, other: 1, background: 2 };

export type TaskOptions = {
  /** Whom the task is counted to; absent where callers are not limited. */
  address?: string | undefined;
  urgency?: Urgency;
  /** When it is aborted, a task that still waits is dropped. */
  signal?: AbortSignal | undefined;
};

/** How many tasks run at a time, and how many wait at most. */
export type QueueLimits = {
  running: { inAll: number; other: number; perAddress: Record<Urgency, number> };
  waiting: Record<Urgency, { inAll: number; perAddress: number }>;
};

/**
 * Node has four threads for pictures and files together: three make pictures, so that files are always read. One of the three is
 * kept free of sizes that nobody expects, and one of each address. The Studio's list of pictures asks for 200 at once; who
 * waits for longer has gone by the time it is their turn.
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
 * Runs tasks, so many at a time. Those that wait are taken by their urgency, then from the addresses in turn.
 *
 * @throws LakeError 429 when too many wait already; the signal's reason when it is aborted before the task has begun
 */
export type PictureQueue = {
  /** Refuses at once what could not wait. @throws LakeError 429 */
  assertRoom(options?: TaskOptions): void;
  run<Result>(task: () => Promise<Result>, options?: TaskOptions): Promise<Result>;
  /** How many tasks of each urgency wait. */
  waiting(): Record<Urgency, number>;
};

type Task = { address: string | undefined; urgency: Urgency; start(): void };

/** @param onMade hears how many milliseconds each task took once it had begun */
export function createPictureQueue(
  limits = LIMITS,
  onMade: (milliseconds: number) => void = () => {},
): PictureQueue {
  const running = new Set<Task>();
  const waiting = new Set<Task>();
  /** When each address that has tasks was last taken from. */
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
    if (isFull) throw tooManyRequests('Too many images are being made', RETRY_AFTER_SECONDS);
  }

  function mayStart({ address, urgency }: Task): boolean {
    const all = [...running];
    if (all.length >= limits.running.inAll) return false;
    const unexpected = all.filter((one) => one.urgency !== 'expected').length;
    if (urgency !== 'expected' && unexpected >= limits.running.other) return false;
    const own = all.filter((one) => one.address === address).length;
    return address === undefined || own < limits.running.perAddress[urgency];
  }

  const lastTurn = ({ address }: Task) => (address === undefined ? -1 : (turns.get(address) ?? -1));
  const comesBefore = (one: Task, other: Task) =>
    one.urgency === other.urgency ? lastTurn(one) < lastTurn(other) : RANK[one.urgency] < RANK[other.urgency];

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
