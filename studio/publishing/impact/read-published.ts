import type { SanityClient } from 'sanity';
import { isObject } from '../read-value.ts';
import type { Content } from './site-routes.ts';

/** How long what was read stands for what is published, in milliseconds; others publish too. */
const LIFETIME = 60_000;

/** Reads everything that is published of these types; a repeated call within a minute gives the same list. */
export function createPublishedReader(
  client: SanityClient,
  types: readonly string[],
): (isFresh: (content: readonly Content[]) => boolean) => Promise<readonly Content[]> {
  let known: { content: readonly Content[]; readAt: number } | undefined;
  return async (isFresh) => {
    if (known && Date.now() - known.readAt < LIFETIME && isFresh(known.content)) return known.content;
    const readAt = Date.now();
    const answer = await client.fetch<unknown[]>(
      '*[_type in $types]',
      { types },
      { perspective: 'published' },
    );
    known = { content: answer.filter(isContent), readAt };
    return known.content;
  };
}

function isContent(value: unknown): value is Content {
  return isObject(value) && typeof value._id === 'string' && typeof value._type === 'string';
}
