import { SANITY_FILES } from '../hosted-project.ts';
import type { StoredDocument } from '../migrate/field-changes.ts';
import type { PromoteLake } from './open-lakes.ts';

/** A file as it was uploaded: where it is to be had, how to ask for it, and the hash that its bytes have. */
export type Original = { address: URL; headers: Record<string, string>; sha1: string };

const ID = /^(?<kind>image|file)-(?<sha1>[0-9a-f]{40})(?<size>-\d+x\d+)?-(?<extension>[a-z0-9]+)$/;

/**
 * The original of a file. Its document is content, which editors can write: it may not lead to another host, nor to another
 * address of this one, since what is fetched becomes a file that everybody can read.
 *
 * @returns a sentence instead where the document does not say which file it is, or names another host
 */
export function originalOf({ url, client, where }: PromoteLake, file: StoredDocument): Original | string {
  const { kind, sha1, size = '', extension } = ID.exec(file._id)?.groups ?? {};
  if (!kind || !sha1 || !extension) {
    return `The file ${nameOfFile(file)} of ${where} has the id “${file._id}”, which does not tell its content as the ids of uploaded files do. ${ANEW}`;
  }
  const { projectId = '', dataset = '', token } = client.config();
  if (url) {
    // By its id, and not by what its document says; and the lake may be reached elsewhere from here than it tells others.
    const path = `/${kind}s/${projectId}/${dataset}/${sha1}${size}.${extension}`;
    return { address: new URL(path, url), headers: {}, sha1 };
  }
  const address = URL.parse(String(file.url));
  if (address?.origin !== SANITY_FILES) {
    return `The file ${nameOfFile(file)} of ${where} is said to be at “${file.url}”. The files of hosted projects are at ${SANITY_FILES}, and none is fetched from elsewhere. ${ANEW}`;
  }
  // Pictures leave there in another encoding, and their originals, which may tell a place, only with a token
  // (@sanity/export asks in the same way).
  if (kind !== 'image' || !token) return { address, headers: {}, sha1 };
  address.searchParams.set('dlRaw', 'true');
  return { address, headers: { authorization: `Bearer ${token}` }, sha1 };
}

const ANEW =
  'Upload it in the source’s Studio anew and use the new one, or leave out what shows it with --only.';

/** What keeps files from being brought, a sentence or more each. */
export function fileFaults(source: PromoteLake, files: readonly StoredDocument[]): string[] {
  return files.flatMap((file) => {
    const found = originalOf(source, file);
    return typeof found === 'string' ? found : [];
  });
}

/** What people call a file. */
export function nameOfFile({ originalFilename, _id }: StoredDocument): string {
  return typeof originalFilename === 'string' ? originalFilename : _id;
}
