import { createHash } from 'node:crypto';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { OperatorError } from '../operator-error.ts';
import { withRetries } from '../retry.ts';
import { refusal } from './lake-content.ts';
import type { PromoteLake } from './open-lakes.ts';
import { nameOfFile, type Original, originalOf } from './original-file.ts';

/** Number of files that are copied in parallel. */
const MAX_PARALLEL = 4;

/**
 * Copies files from one lake to another. Files are identified by content: the same bytes have the same id in every lake.
 *
 * @param onFile called after each file
 * @throws OperatorError that names a file that cannot be copied; when one would come from another host, none is downloaded
 */
export async function copyFiles(
  source: PromoteLake,
  target: PromoteLake,
  files: readonly StoredDocument[],
  onFile: (file: StoredDocument) => void,
): Promise<void> {
  const waiting = files.map((file) => ({ file, original: knownOriginal(source, file) }));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await copyFile(source, target, next.file, next.original);
      onFile(next.file);
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, work));
}

function knownOriginal(source: PromoteLake, file: StoredDocument): Original {
  const original = originalOf(source, file);
  if (typeof original !== 'string') return original;
  throw new OperatorError(`${original} No document was changed.`);
}

async function copyFile(
  source: PromoteLake,
  target: PromoteLake,
  file: StoredDocument,
  original: Original,
): Promise<void> {
  const name = nameOfFile(file);
  const bytes = await withRetries(() => download(source, file, original));
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
    throw new OperatorError(
      `The target stored ${name} as ${stored._id}, and documents call it ${file._id}. No document was changed. Upload that file in the source's Studio anew, and use the new one.`,
    );
  }
}

/** Downloads and verifies a file before it is uploaded, since everyone can read uploaded files. */
async function download(
  source: PromoteLake,
  file: StoredDocument,
  { address, headers, sha1 }: Original,
): Promise<Buffer> {
  const name = nameOfFile(file);
  // Redirects are not followed, since they may lead to any URL.
  const response = await fetch(address, { headers, redirect: 'manual' });
  if (!response.ok) {
    const elsewhere = response.headers.get('location');
    const advice = elsewhere
      ? ` It leads to ${elsewhere}, and a file is taken from where its lake keeps it alone. If the lake has moved, name it by its new address.`
      : '';
    const message = `The file ${name} cannot be read from ${source.where}: ${address} answered ${response.status}.${advice}`;
    throw Object.assign(new OperatorError(message), { statusCode: response.status });
  }
  const bytes = Buffer.from(await response.arrayBuffer());
  if (createHash('sha1').update(bytes).digest('hex') !== sha1) {
    const plain = `${address.origin}${address.pathname}`;
    // The id of an SVG is the hash of the uploaded bytes, but Sanity stores it without its scripts.
    const advice =
      !source.url && file.mimeType === 'image/svg+xml'
        ? ' Sanity cleans drawings after it has named them. Save this one from there, upload it in the source’s Studio anew and use the new one; or leave out what shows it with --only.'
        : '';
    throw new OperatorError(
      `The file ${name} from ${plain} is not the one that its document describes. No document was changed.${advice}`,
    );
  }
  return bytes;
}
