import { Observable, Subject } from 'rxjs';
import type { SanityClient } from 'sanity';
import { readField } from '../../../content/read-field.ts';
import { type Removal, readRemovals } from './removal.ts';

/** A change of a list by this window. */
interface Change {
  key: string;
  removals: readonly Removal[];
}

const changes = new Subject<Change>();

/** Resolves when the last change is written; changes run one after the other. */
let lastChange: Promise<unknown> = Promise.resolve();

/** Key of the removals in the user's key-value store of the lake, which also stores recent searches. */
function getKey(client: SanityClient): string {
  return `site.removals.${client.config().dataset}`;
}

/**
 * Emits the current user's removals, and again after each change by this window.
 *
 * Uses requests instead of the Studio's key-value store, which returns cached values that another window may
 * have changed, and treats a failed request as an empty list.
 *
 * Errors with the client's error when the list cannot be read.
 */
export function watchRemovals(client: SanityClient): Observable<readonly Removal[]> {
  return new Observable((observer) => {
    let isOvertaken = false;
    const subscription = changes.subscribe(({ key, removals }) => {
      if (key !== getKey(client)) return;
      isOvertaken = true;
      observer.next(removals);
    });
    readNow(client).then(
      (removals) => isOvertaken || observer.next(removals),
      (error: unknown) => isOvertaken || observer.error(error),
    );
    return subscription;
  });
}

/**
 * Updates the current user's removals, after reading the latest list.
 *
 * @throws the client's error; a list that cannot be read is not overwritten
 */
export function changeRemovals(
  client: SanityClient,
  next: (last: readonly Removal[]) => readonly Removal[],
): Promise<void> {
  const change = lastChange.then(async () => {
    const key = getKey(client);
    const removals = next(await readNow(client));
    await client.request({
      method: 'PUT',
      url: '/users/me/keyvalue',
      body: [{ key, value: removals }],
      tag: 'structure.removals',
    });
    changes.next({ key, removals });
  });
  lastChange = change.catch(() => {});
  return change;
}

/** Reads the list from the lake. */
async function readNow(client: SanityClient): Promise<Removal[]> {
  const key = getKey(client);
  const entries = await client.request<unknown>({
    url: `/users/me/keyvalue/${key}`,
    tag: 'structure.removals',
  });
  // An invalid response must not count as an empty list, which would then be written.
  if (!Array.isArray(entries)) throw new Error(`The lake does not answer with the entry "${key}".`);
  const entry: unknown = entries.find((candidate) => readField(candidate, 'key') === key);
  return readRemovals(readField(entry, 'value'));
}
