import type { SanityClient } from '@sanity/client';
import type { StoredDocument } from './compare-documents.ts';

const PREFIX = '_.releases.';

/** Whether a document is a release; the API changes the state of releases through actions only. */
export function isRelease({ _id }: StoredDocument): boolean {
  return _id.startsWith(PREFIX);
}

/** Writes releases in any state. */
export async function writeReleases(
  client: SanityClient,
  releases: readonly StoredDocument[],
): Promise<void> {
  if (releases.length > 0) await client.action(releases.map(toImport));
}

/** Removes releases. Only an archived release can be deleted, which has no versions any more. */
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
