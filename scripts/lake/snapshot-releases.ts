import type { SanityClient } from '@sanity/client';
import type { StoredDocument } from './compare-documents.ts';

const PREFIX = '_.releases.';

/** Releases go from state to state by actions alone. */
export function isRelease({ _id }: StoredDocument): boolean {
  return _id.startsWith(PREFIX);
}

/** Writes releases as they are given, whatever their state. */
export async function writeReleases(
  client: SanityClient,
  releases: readonly StoredDocument[],
): Promise<void> {
  if (releases.length > 0) await client.action(releases.map(toImport));
}

/** Removes releases. Only one that is archived can be deleted, and then it holds no versions any more. */
export async function removeReleases(
  client: SanityClient,
  releases: readonly StoredDocument[],
): Promise<void> {
  if (releases.length === 0) return;
  await client.action(
    releases.flatMap((release) => [
      toImport({ ...release, state: 'archived' }),
      { actionType: 'sanity.action.release.delete', releaseId: nameOf(release) } as const,
    ]),
  );
}

function toImport(document: StoredDocument) {
  const actionType = 'sanity.action.release.import';
  return { actionType, document, releaseId: nameOf(document), ifExists: 'replace' } as const;
}

function nameOf({ _id }: StoredDocument): string {
  return _id.slice(PREFIX.length);
}
