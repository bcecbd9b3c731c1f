import { Observable, Subject } from 'rxjs';
import type { SanityClient } from 'sanity';
import { readField } from '../../../web/content/read-field.ts';
import { type Removal, readRemovals } from './removal.ts';

/** A list that was just changed here. */
interface Change {
  key: string;
  removals: readonly Removal[];
}

const changes = new Subject<Change>();

/** When the last change that was asked for here is over: each starts from what the one before it wrote. */
let lastChange: Promise<unknown> = Promise.resolve();

/** Under which each editor's removals are kept in the lake, beside their recent searches. */
function keyOf(client: SanityClient): string {
  return `site.removals.${client.config().dataset}`;
}

/**
 * The list of this editor's removals, and again whenever it is changed here.
 *
 * The lake is asked each time. The Studio's own store of keys and values answers with what the browser had kept, which another
 * window may have changed since, and takes a failed request for an empty list.
 *
 * Errors with the client's error when the list cannot be read.
 */
export function watchRemovals(client: SanityClient): Observable<readonly Removal[]> {
  return new Observable((observer) => {
    let isOvertaken = false;
    const subscription = changes.subscribe(({ key, removals }) => {
      if (key !== keyOf(client)) return;
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
 * Changes the list of this editor's removals, which is read anew for it.
 *
 * @throws the client's error; a list that cannot be read is never written over
 */
export function changeRemovals(
  client: SanityClient,
  next: (last: readonly Removal[]) => readonly Removal[],
): Promise<void> {
  const change = lastChange.then(async () => {
    const key = keyOf(client);
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

/** What the lake has now. */
async function readNow(client: SanityClient): Promise<Removal[]> {
  const key = keyOf(client);
  const entries = await client.request<unknown>({
    url: `/users/me/keyvalue/${key}`,
    tag: 'structure.removals',
  });
  // An answer of another shape is none: taken for an empty list it would be written over.
  if (!Array.isArray(entries)) throw new Error(`The lake does not answer with the entry "${key}".`);
  const entry: unknown = entries.find((candidate) => readField(candidate, 'key') === key);
  return readRemovals(readField(entry, 'value'));
}
