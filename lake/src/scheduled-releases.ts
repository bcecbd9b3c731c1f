import { failScheduled, publishScheduled } from './actions/release-actions.ts';
import { asRelease, type Release } from './actions/release-document.ts';
import { type LakeDocument, RELEASE_PREFIX } from './documents/document.ts';
import { ItemError } from './errors.ts';
import type { Commit } from './store/commit.ts';
import type { Dataset } from './store/dataset.ts';

/** The maximum of one timer, since timers stop while a machine sleeps. */
const MAX_WAIT_MS = 30_000;
/** The first delay after an error of the store, such as a full disk; it doubles with each further error. */
const MIN_RETRY_MS = 60_000;
/** After this number of tries (about an hour), the release counts as faulty, so that the others need not wait for it. */
const MAX_TRIES = 6;

type Waiting = Release & { publishAt: string };

/** A release whose publishing failed in the store, the time of the next try, and the number of tries. */
type Held = { name: string; until: number; tries: number };

/**
 * Publishes scheduled releases at their time; immediately if the time passed while the lake was down.
 *
 * @returns a function that stops it
 */
export function publishScheduledReleases(dataset: Dataset): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isPublishing = false;
  let held: Held | undefined;

  const arm = () => {
    clearTimeout(timer);
    const [next] = listWaiting(dataset);
    if (!next || isStopped || isPublishing) return;
    const due = getDueTime(next) - Date.now();
    timer = setTimeout(() => void publishDue(), Math.min(Math.max(0, due), MAX_WAIT_MS));
    // The timer must not keep a stopping process alive.
    timer.unref();
  };
  /** A held release delays all later ones, which must not be published before it. */
  const getDueTime = ({ publishAt }: Waiting) => Math.max(Date.parse(publishAt), held?.until ?? 0);
  const publishDue = async () => {
    isPublishing = true;
    for (const release of listWaiting(dataset)) {
      if (isStopped || getDueTime(release) > Date.now()) break;
      const { name } = release;
      const tries = held?.name === name ? held.tries : 0;
      await publish(dataset, name, tries >= MAX_TRIES).then(
        () => {
          held = undefined;
        },
        hold(name, tries + 1),
      );
    }
    isPublishing = false;
    arm();
  };
  const hold = (name: string, tries: number) => (error: unknown) => {
    if (isStopped) return;
    const wait = MIN_RETRY_MS * 2 ** Math.min(tries - 1, MAX_TRIES - 1);
    console.error(
      `The release "${name}" could not be published; it is tried again in ${wait / 60_000} min:`,
      error,
    );
    held = { name, until: Date.now() + wait, tries };
  };
  const stop = dataset.onCommit(({ changes }: Commit) => {
    const ids = changes.map(({ id }) => id);
    // The release was unscheduled or rescheduled.
    if (held && ids.includes(RELEASE_PREFIX + held.name)) held = undefined;
    if (ids.some((id) => id.startsWith(RELEASE_PREFIX))) arm();
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

/** The scheduled releases, ordered by time. */
function listWaiting(dataset: Dataset): Waiting[] {
  return dataset
    .listStartingWith(RELEASE_PREFIX)
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
 * Publishes a release. If that is impossible, the release becomes active again with the reason, so that it is not retried forever.
 *
 * @param isLastTry whether an error of the store counts as a fault of the release
 * @throws errors of the store, except at the last try
 */
async function publish(dataset: Dataset, name: string, isLastTry: boolean): Promise<void> {
  const asSystem = { author: '<system>' };
  try {
    await dataset.transact(asSystem, (pending) => {
      const release = asWaiting(pending.get(RELEASE_PREFIX + name));
      if (release) publishScheduled(release, pending);
    });
  } catch (error) {
    if (!(error instanceof ItemError || isLastTry)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    await dataset.transact(asSystem, (pending) => {
      const release = asWaiting(pending.get(RELEASE_PREFIX + name));
      if (release) failScheduled(release, reason, pending);
    });
  }
}
