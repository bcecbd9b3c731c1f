import { defineField, type InitialValueResolverContext, type SortOrdering } from '@sanity/types';

/**
 * The rank after `last` in a list sorted by rank. Ranks are LexoRank strings ('0|i00000:'): a longer string with the same
 * beginning sorts after it.
 */
export function getRankAfter(last: string | null): string {
  return last === null ? '0|i00000:' : `${last}i`;
}

type Client = Pick<ReturnType<InitialValueResolverContext['getClient']>, 'fetch'>;

/** The rank for the end of a type's list, also after all drafts. Rejects with the client's errors. */
export async function fetchNextRank(client: Client, type: string): Promise<string> {
  const last = await client.fetch<string | null>(
    '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank',
    { type },
    { perspective: 'raw', tag: 'order-rank.last' },
  );
  return getRankAfter(last);
}

/**
 * The rank of a document in its list, which editors sort by dragging. Has the name and shape of the field of
 * `@sanity/orderable-document-list`, so that its lists work with it.
 *
 * @param type - the document type whose list this is; a new document goes to the end of it
 */
export function orderRankField(type: string) {
  return defineField({
    name: 'orderRank',
    title: 'Place in the list',
    description: 'Set by dragging the entry in the list on the left; nothing to fill in here.',
    type: 'string',
    hidden: true,
    readOnly: true,
    initialValue: (_params, { getClient }) => fetchNextRank(getClient({ apiVersion: '2025-02-19' }), type),
  });
}

/** The sort order of a list that editors sort by dragging. */
export const orderRankOrdering: SortOrdering = {
  name: 'orderRank',
  title: 'As dragged',
  by: [{ field: 'orderRank', direction: 'asc' }],
};
