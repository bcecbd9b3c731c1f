import { failScheduled, publishScheduled } from './actions/release-actions.ts';
import { asRelease, type Release } from './actions/release-document.ts';
import { type LakeDocument, RELEASE_PREFIX } from './document.ts';
import { ItemError } from './errors.ts';
import type { Commit } from './store/commit.ts';
import type { Dataset } from './store/dataset.ts';

/** How long at most until the clock is looked at again: timers stand still while a machine sleeps. */
const LONGEST_WAIT_MS = 30_000;
/** What a fault of the store, such as a full disk, is given to pass; twice as long after each further one. */
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;

type Waiting = Release & { publishAt: string };

/**
 * Publishes scheduled releases when their time has come: those whose time passed while the lake was down, at once.
 *
 * @returns the way to stop
 */
export function watchReleases(dataset: Dataset): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isPublishing = false;
  let retryMs = FIRST_RETRY_MS;
  let heldUntil = 0;

  const arm = () => {
    clearTimeout(timer);
    const [next] = waitingIn(dataset);
    if (!next || isStopped || isPublishing) return;
    const due = Math.max(Date.parse(next.publishAt), heldUntil) - Date.now();
    timer = setTimeout(() => void publishDue(), Math.min(Math.max(0, due), LONGEST_WAIT_MS));
    // A release that waits is no reason for the process to live on.
    timer.unref();
  };
  const publishDue = async () => {
    isPublishing = true;
    for (const { name, publishAt } of waitingIn(dataset)) {
      if (isStopped || Math.max(Date.parse(publishAt), heldUntil) > Date.now()) break;
      await publish(dataset, name).then(() => {
        retryMs = FIRST_RETRY_MS;
      }, hold(name));
    }
    isPublishing = false;
    arm();
  };
  /** Holds all of them: a later one must not come before an earlier one. */
  const hold = (name: string) => (error: unknown) => {
    if (isStopped) return;
    const minutes = retryMs / 60_000;
    console.error(
      `The release "${name}" could not be published; it is tried again in ${minutes} min:`,
      error,
    );
    heldUntil = Date.now() + retryMs;
    retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS);
  };
  const stop = dataset.onCommit(({ changes }: Commit) => {
    if (changes.some(({ id }) => id.startsWith(RELEASE_PREFIX))) arm();
  });
  const end = () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
  dataset.onDeleted(end);
  arm();
  return end;
}

/** Those that wait, the next first. */
function waitingIn(dataset: Dataset): Waiting[] {
  return dataset
    .startingWith(RELEASE_PREFIX)
    .flatMap((document) => asWaiting(document) ?? [])
    .sort((one, other) => Date.parse(one.publishAt) - Date.parse(other.publishAt));
}

function asWaiting(document: LakeDocument | undefined): Waiting | undefined {
  const release = asRelease(document);
  const { state, publishAt = '' } = release ?? {};
  if (!release || state !== 'scheduled' || Number.isNaN(Date.parse(publishAt))) return undefined;
  return { ...release, publishAt };
}

/**
 * Publishes a release. One that cannot be published goes back to its editors with the reason, or it would be tried for ever.
 *
 * @throws what the store throws, when it is the store's fault
 */
async function publish(dataset: Dataset, name: string): Promise<void> {
  const asSystem = { author: '<system>' };
  try {
    await dataset.transact(asSystem, (pending) => {
      const release = asWaiting(pending.get(RELEASE_PREFIX + name));
      if (release) publishScheduled(release, pending);
    });
  } catch (error) {
    if (!(error instanceof ItemError)) throw error;
    await dataset.transact(asSystem, (pending) => {
      const release = asWaiting(pending.get(RELEASE_PREFIX + name));
      if (release) failScheduled(release, error.message, pending);
    });
  }
}
