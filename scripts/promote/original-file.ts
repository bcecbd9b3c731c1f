import { SANITY_FILES } from '../hosted-project.ts';
import type { StoredDocument } from '../migrate/field-changes.ts';
import type { PromoteLake } from './open-lakes.ts';

/** An original file: its URL, the request headers for it, and the hash of its bytes. */
export type Original = { address: URL; headers: Record<string, string>; sha1: string };

const ASSET_ID = /^(?<kind>image|file)-(?<sha1>[0-9a-f]{40})(?<size>-\d+x\d+)?-(?<extension>[a-z0-9]+)$/;

/**
 * The original of a file. Its document is content, which editors can change: it must not cause a request to another host, nor to
 * another URL of the same host, since the result becomes a public file.
 *
 * @returns an error message when the document has an invalid id, or names another host
 */
export function originalOf({ url, client, where }: PromoteLake, file: StoredDocument): Original | string {
  const { kind, sha1, size = '', extension } = ASSET_ID.exec(file._id)?.groups ?? {};
  if (!kind || !sha1 || !extension) {
    return `The file ${nameOfFile(file)} of ${where} has the id “${file._id}”, which does not tell its content as the ids of uploaded files do. ${ANEW}`;
  }
  const { projectId = '', dataset = '', token } = client.config();
  if (url) {
    // The path comes from the id, not from the document; and the lake's public URL may differ from the one used here.
    const path = `/${kind}s/${projectId}/${dataset}/${sha1}${size}.${extension}`;
    return { address: new URL(path, url), headers: {}, sha1 };
  }
  const address = URL.parse(String(file.url));
  if (address?.origin !== SANITY_FILES) {
    return `The file ${nameOfFile(file)} of ${where} is said to be at “${file.url}”. The files of hosted projects are at ${SANITY_FILES}, and none is fetched from elsewhere. ${ANEW}`;
  }
  // Sanity's CDN re-encodes pictures, and returns the originals, which may contain a location, only with a token (@sanity/export
  // requests them in the same way).
  if (kind !== 'image' || !token) return { address, headers: {}, sha1 };
  address.searchParams.set('dlRaw', 'true');
  return { address, headers: { authorization: `Bearer ${token}` }, sha1 };
}

const ANEW =
  'Upload it in the source’s Studio anew and use the new one, or leave out what shows it with --only.';

/** The reasons why files cannot be copied, one or more sentences each. */
export function fileFaults(source: PromoteLake, files: readonly StoredDocument[]): string[] {
  return files.flatMap((file) => {
    const found = originalOf(source, file);
    return typeof found === 'string' ? found : [];
  });
}

/** The file's name for messages. */
export function nameOfFile({ originalFilename, _id }: StoredDocument): string {
  return typeof originalFilename === 'string' ? originalFilename : _id;
}
