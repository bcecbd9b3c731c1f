import { type Path, pathToString, type SanityClient, type SanityDocument } from 'sanity';
import { picturesIn } from './picture-places.ts';

/**
 * Puts another picture of the library wherever one is used, in drafts and on the site at once, all or nothing. The
 * crop goes, since it was made for the old picture; the descriptions stay.
 *
 * A picture that is uploaded anew is the same file of the library: then nothing changes, and the crops stay.
 *
 * @returns how many places changed
 * @throws the lake's error, when it refuses
 */
export async function replacePicture(client: SanityClient, from: string, to: string): Promise<number> {
  if (from === to) return 0;
  const documents = await client
    .withConfig({ perspective: 'raw' })
    .fetch<SanityDocument[]>('*[references($from)]', { from }, { tag: 'pictures.replace' });
  const transaction = client.transaction();
  let count = 0;
  for (const document of documents) {
    const paths = picturesIn(document)
      .filter(({ asset }) => asset === from)
      .map(({ path }) => path);
    if (paths.length === 0) continue;
    count += paths.length;
    transaction.patch(document._id, {
      // Who changes the document in this moment must not lose it.
      ifRevisionID: document._rev,
      set: Object.fromEntries(paths.map((path) => [inside(path, 'asset._ref'), to])),
      unset: paths.flatMap((path) => [inside(path, 'crop'), inside(path, 'hotspot')]),
    });
  }
  if (count > 0) await transaction.commit({ tag: 'pictures.replace' });
  return count;
}

function inside(path: Path, field: string): string {
  return `${pathToString(path)}.${field}`;
}
