import type { SanityClient } from '@sanity/client';
import type { Reading } from './compute-changes.ts';
import { type DocumentChange, documentAfter } from './document-changes.ts';
import type { StoredDocument } from './field-changes.ts';

/** Where a migration reads and writes: the lake, or in a dry run a preview of it. */
export type Target = Reading & {
  /** The ids of all documents of these types, including drafts and versions, in pages. */
  pages(types: readonly string[]): AsyncIterable<string[]>;
  count(types: readonly string[]): Promise<number>;
};

/** Number of documents that are read, computed and written at once. */
const PAGE_SIZE = 50;

/** Reads from the lake. */
export function lakeReading(client: SanityClient, page = PAGE_SIZE): Target {
  return {
    client,
    dryRun: false,
    getDocuments: (ids) => client.fetch<StoredDocument[]>('*[_id in $ids]', { ids }, { tag: 'migrate.read' }),
    count: (types) => client.fetch<number>('count(*[_type in $types])', { types }, { tag: 'migrate.count' }),
    async *pages(types) {
      const query = '*[_type in $types && _id > $after] | order(_id)[0...$page]._id';
      for (let after = ''; ; ) {
        const ids = await client.fetch<string[]>(query, { types, after, page }, { tag: 'migrate.page' });
        if (ids.length === 0) return;
        yield ids;
        after = ids.at(-1) ?? '';
      }
    },
  };
}

/** The lake with the changes of a dry run applied in memory only. */
export type Preview = Target & { write(changes: readonly DocumentChange[]): Promise<void> };

export function previewOf(lake: Target): Preview {
  const changed = new Map<string, StoredDocument | undefined>();
  const getDocuments = async (ids: readonly string[]) => {
    const unknown = ids.filter((id) => !changed.has(id));
    const found = unknown.length > 0 ? await lake.getDocuments(unknown) : [];
    return [...found, ...ids.flatMap((id) => changed.get(id) ?? [])];
  };
  const created = new Set<string>();
  return {
    ...lake,
    dryRun: true,
    getDocuments,
    async *pages(types) {
      yield* lake.pages(types);
      const more = [...created].filter((id) => types.includes(changed.get(id)?._type ?? ''));
      if (more.length > 0) yield more;
    },
    async write(changes) {
      const before = new Map(
        (await getDocuments(changes.map(({ id }) => id))).map((found) => [found._id, found]),
      );
      for (const change of changes) {
        if (change.kind === 'created') created.add(change.id);
        changed.set(change.id, documentAfter(change, before.get(change.id)));
      }
    },
  };
}
