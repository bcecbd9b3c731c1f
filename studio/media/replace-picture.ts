import { type Path, pathToString, type SanityClient, type SanityDocument } from 'sanity';
import { picturesIn } from './picture-places.ts';

/** What became of replacing a picture. */
export interface Replaced {
  /** How many places changed. */
  count: number;
  /** What is to be published later and keeps the old picture. */
  left: SanityDocument[];
}

/**
 * Puts another picture of the library wherever one is used, in drafts and on the site at once, all or nothing, and then
 * in what is to be published later: that would bring the old picture back. A hosted project locks what is scheduled; that
 * is left. The crop goes, since it was made for the old picture; the descriptions stay.
 *
 * A picture that is uploaded anew is the same file of the library: then nothing changes, and the crops stay.
 *
 * @throws the lake's error, when it refuses; nothing has changed then
 */
export async function replacePicture(client: SanityClient, from: string, to: string): Promise<Replaced> {
  if (from === to) return { count: 0, left: [] };
  const documents = await client
    .withConfig({ perspective: 'raw' })
    .fetch<SanityDocument[]>('*[references($from)]', { from }, { tag: 'pictures.replace' });
  const uses = documents.map((document) => useOf(document, from)).filter(({ paths }) => paths.length > 0);
  const [later, now] = [uses.filter(isForLater), uses.filter((use) => !isForLater(use))];
  if (now.length > 0) await write(client, now, to);
  const left: SanityDocument[] = [];
  // Each by itself: one that is locked, or that somebody writes in, must not keep the others.
  for (const use of later) await write(client, [use], to).catch(() => left.push(use.document));
  const changed = uses.filter(({ document }) => !left.includes(document));
  return { count: changed.reduce((sum, { paths }) => sum + paths.length, 0), left };
}

/** A stored form of a document, and where it has the picture. */
interface Use {
  document: SanityDocument;
  paths: Path[];
}

function useOf(document: SanityDocument, asset: string): Use {
  const pictures = picturesIn(document).filter((picture) => picture.asset === asset);
  return { document, paths: pictures.map(({ path }) => path) };
}

function isForLater({ document }: Use): boolean {
  return document._id.startsWith('versions.');
}

async function write(client: SanityClient, uses: readonly Use[], to: string): Promise<void> {
  const transaction = client.transaction();
  for (const { document, paths } of uses) {
    transaction.patch(document._id, {
      // Who changes the document in this moment must not lose it.
      ifRevisionID: document._rev,
      set: Object.fromEntries(paths.map((path) => [inside(path, 'asset._ref'), to])),
      unset: paths.flatMap((path) => [inside(path, 'crop'), inside(path, 'hotspot')]),
    });
  }
  await transaction.commit({ tag: 'pictures.replace' });
}

function inside(path: Path, field: string): string {
  return `${pathToString(path)}.${field}`;
}
