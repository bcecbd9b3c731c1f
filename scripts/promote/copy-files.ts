import { createHash } from 'node:crypto';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { withRetries } from '../retry.ts';
import { refusal } from './lake-content.ts';
import type { PromoteLake } from './open-lakes.ts';
import { PromoteError } from './promote-error.ts';

/** How many files travel at once. */
const AT_ONCE = 4;

/**
 * Brings files from one lake to another. A file is known by its content: the same bytes have the same id everywhere.
 *
 * @param onFile is told after each one
 * @throws PromoteError that names the file that cannot be brought
 */
export async function copyFiles(
  source: PromoteLake,
  target: PromoteLake,
  files: readonly StoredDocument[],
  onFile: (file: StoredDocument) => void,
): Promise<void> {
  const waiting = [...files];
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      await copyFile(source, target, file);
      onFile(file);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function copyFile(source: PromoteLake, target: PromoteLake, file: StoredDocument): Promise<void> {
  const name = String(file.originalFilename ?? file._id);
  const bytes = await withRetries(() => download(source, file, name));
  const text = (field: string) => (typeof file[field] === 'string' ? { [field]: file[field] } : {});
  const about = { ...text('title'), ...text('description'), ...text('creditLine'), ...text('label') };
  const kind = file._type === 'sanity.imageAsset' ? 'image' : 'file';
  const stored = await withRetries(() =>
    target.client.assets.upload(kind, bytes, {
      filename: name,
      ...(typeof file.mimeType === 'string' ? { contentType: file.mimeType } : {}),
      ...about,
      tag: 'promote.upload',
    }),
  ).catch((error: unknown) => {
    throw refusal(error, target);
  });
  if (stored._id !== file._id) {
    throw new PromoteError(
      `The target stored ${name} as ${stored._id}, and documents call it ${file._id}. No document was changed. Upload that file in the source's Studio anew, and use the new one.`,
    );
  }
}

async function download(source: PromoteLake, file: StoredDocument, name: string): Promise<Buffer> {
  const { address, headers } = originalOf(source, file);
  const response = await fetch(address, { headers });
  if (!response.ok) {
    const message = `The file ${name} cannot be read from ${source.where}: ${address} answered ${response.status}.`;
    throw Object.assign(new PromoteError(message), { statusCode: response.status });
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  if (file.sha1hash && createHash('sha1').update(bytes).digest('hex') !== file.sha1hash) {
    const plain = `${address.origin}${address.pathname}`;
    // Sanity names a drawing by the bytes that were uploaded, and keeps it without the scripts in it.
    const advice =
      !source.url && file.mimeType === 'image/svg+xml'
        ? ' Sanity cleans drawings after it has named them. Save this one from there, upload it in the source’s Studio anew and use the new one; or leave out what shows it with --only.'
        : '';
    throw new PromoteError(
      `The file ${name} from ${plain} is not the one that its document describes. No document was changed.${advice}`,
    );
  }
  return bytes;
}

/** Where Sanity keeps the files of hosted projects. */
const SANITY_FILES = 'https://cdn.sanity.io';

/** Where a file is to be had as it was uploaded. */
function originalOf(
  { url, client }: PromoteLake,
  file: StoredDocument,
): { address: URL; headers: Record<string, string> } {
  // The lake may be reached elsewhere from here than it tells others.
  if (url) return { address: new URL(String(file.path), `${url}/`), headers: {} };
  const address = new URL(String(file.url));
  const { token } = client.config();
  // Pictures leave there in another encoding, and their originals, which may tell a place, only with a token
  // (@sanity/export asks in the same way). No other host may see that token.
  if (file._type !== 'sanity.imageAsset' || address.origin !== SANITY_FILES || !token) {
    return { address, headers: {} };
  }
  address.searchParams.set('dlRaw', 'true');
  return { address, headers: { authorization: `Bearer ${token}` } };
}
