import { type Path, pathToString, type SanityClient, type SanityDocument } from 'sanity';
import { findPictures } from './find-assets.ts';

/** Result of replacing a picture. */
export interface Replaced {
  /** Number of changed fields. */
  count: number;
  /** Scheduled versions that keep the old picture. */
  left: SanityDocument[];
}

/**
 * Replaces a picture in all documents, drafts and published, in one transaction, and then in scheduled
 * versions, which would bring the old picture back when they are published. A hosted project locks scheduled
 * versions; those are left unchanged. The crop is removed, since it was made for the old picture; alt texts
 * stay.
 *
 * The same file uploaded again has the same asset id: then nothing changes.
 *
 * @throws the client's error, when the lake rejects the transaction; nothing is changed then
 */
export async function replacePicture(client: SanityClient, from: string, to: string): Promise<Replaced> {
  if (from === to) return { count: 0, left: [] };
  const documents = await client
    .withConfig({ perspective: 'raw' })
    .fetch<SanityDocument[]>('*[references($from)]', { from }, { tag: 'pictures.replace' });
  const uses = documents.map((document) => findUse(document, from)).filter(({ paths }) => paths.length > 0);
  const [later, now] = [uses.filter(isForLater), uses.filter((use) => !isForLater(use))];
  if (now.length > 0) await write(client, now, to);
  const left: SanityDocument[] = [];
  // One transaction each, so that a locked or concurrently edited version does not affect the others.
  for (const use of later) await write(client, [use], to).catch(() => left.push(use.document));
  const changed = uses.filter(({ document }) => !left.includes(document));
  return { count: changed.reduce((sum, { paths }) => sum + paths.length, 0), left };
}

/** A stored version of a document, and the paths of the picture in it. */
interface Use {
  document: SanityDocument;
  paths: Path[];
}

function findUse(document: SanityDocument, asset: string): Use {
  const pictures = findPictures(document).filter((picture) => picture.asset === asset);
  return { document, paths: pictures.map(({ path }) => path) };
}

function isForLater({ document }: Use): boolean {
  return document._id.startsWith('versions.');
}

async function write(client: SanityClient, uses: readonly Use[], to: string): Promise<void> {
  const transaction = client.transaction();
  for (const { document, paths } of uses) {
    transaction.patch(document._id, {
      // Rejects the transaction when the document was edited in the meantime.
      ifRevisionID: document._rev,
      set: Object.fromEntries(paths.map((path) => [joinPath(path, 'asset._ref'), to])),
      unset: paths.flatMap((path) => [joinPath(path, 'crop'), joinPath(path, 'hotspot')]),
    });
  }
  await transaction.commit({ tag: 'pictures.replace' });
}

function joinPath(path: Path, field: string): string {
  return `${pathToString(path)}.${field}`;
}
