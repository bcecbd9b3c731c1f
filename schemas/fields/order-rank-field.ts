import { defineField, type InitialValueResolverContext, type SortOrdering } from '@sanity/types';

/**
 * The next place after `last` in a list sorted by rank. Ranks are LexoRank texts ('0|i00000:'): a longer text with
 * the same beginning sorts after it.
 */
export function rankAfter(last: string | null): string {
  return last === null ? '0|i00000:' : `${last}i`;
}

type Client = Pick<ReturnType<InitialValueResolverContext['getClient']>, 'fetch'>;

/** The place at the end of the list of a type, after all drafts as well. Rejects with what the client rejects with. */
export async function lastPlace(client: Client, type: string): Promise<string> {
  const last = await client.fetch<string | null>(
    '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank',
    { type },
    { perspective: 'raw', tag: 'order-rank.last' },
  );
  return rankAfter(last);
}

/**
 * The place of a document in its list, set by dragging. Same name and shape as the field of
 * `@sanity/orderable-document-list`, so that its lists can be read by it.
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
    initialValue: (_params, { getClient }) => lastPlace(getClient({ apiVersion: '2025-02-19' }), type),
  });
}

/** The sort order of a list that editors drag. */
export const orderRankOrdering: SortOrdering = {
  name: 'orderRank',
  title: 'As dragged',
  by: [{ field: 'orderRank', direction: 'asc' }],
};
