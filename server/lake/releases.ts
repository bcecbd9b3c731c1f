import { failScheduled, publishScheduled } from './actions/release-actions.ts';
import { isRelease, RELEASE_PREFIX, type Release } from './actions/release-document.ts';
import { ItemError } from './errors.ts';
import type { Commit } from './store/commit.ts';
import type { Dataset } from './store/dataset.ts';

/** Timers hold no more milliseconds than this. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Publishes scheduled releases when their time has come: those whose time passed while the lake was down, at once.
 *
 * @returns the way to stop
 */
export function watchReleases(dataset: Dataset): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const arm = () => {
    clearTimeout(timer);
    const [next] = scheduled(dataset);
    if (!next || isStopped) return;
    const wait = Math.min(Math.max(0, Date.parse(next.publishAt) - Date.now()), LONGEST_WAIT_MS);
    timer = setTimeout(() => void publishDue(), wait);
    // A release that waits is no reason for the process to live on.
    timer.unref();
  };
  const publishDue = async () => {
    for (const { name, publishAt } of scheduled(dataset)) {
      if (isStopped || Date.parse(publishAt) > Date.now()) break;
      await publish(dataset, name);
    }
    arm();
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
function scheduled(dataset: Dataset): (Release & { publishAt: string })[] {
  return dataset
    .startingWith(RELEASE_PREFIX)
    .flatMap((document) => (isWaiting(document) ? [document] : []))
    .sort((one, other) => Date.parse(one.publishAt) - Date.parse(other.publishAt));
}

function isWaiting(document: Parameters<typeof isRelease>[0]): document is Release & { publishAt: string } {
  return (
    isRelease(document) &&
    document.state === 'scheduled' &&
    !Number.isNaN(Date.parse(document.publishAt ?? ''))
  );
}

/** A release that cannot be published goes back to its editors with the reason, or it would be tried for ever. */
async function publish(dataset: Dataset, name: string): Promise<void> {
  const asSystem = { author: '<system>' };
  const current = (release: Parameters<typeof isRelease>[0]) => (isWaiting(release) ? release : undefined);
  try {
    await dataset.transact(asSystem, (pending) => {
      const release = current(pending.get(RELEASE_PREFIX + name));
      if (release) publishScheduled(release, pending);
    });
  } catch (error) {
    if (!(error instanceof ItemError)) {
      console.error(
        `The release "${name}" could not be published; it is tried again at the next start:`,
        error,
      );
      return;
    }
    await dataset.transact(asSystem, (pending) => {
      const release = current(pending.get(RELEASE_PREFIX + name));
      if (release) failScheduled(release, error.message, pending);
    });
  }
}
