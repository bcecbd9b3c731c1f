import { createHash } from 'node:crypto';
import type { StoredDocument } from '../migrate/field-changes.ts';
import { OperatorError } from '../operator-error.ts';
import { withRetries } from '../retry.ts';
import { refusal } from './lake-content.ts';
import type { PromoteLake } from './open-lakes.ts';
import { nameOfFile, type Original, originalOf } from './original-file.ts';

/** How many files travel at once. */
const AT_ONCE = 4;

/**
 * Brings files from one lake to another. A file is known by its content: the same bytes have the same id everywhere.
 *
 * @param onFile is told after each one
 * @throws OperatorError that names the file that cannot be brought; none is asked for when one would come from elsewhere
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
  await Promise.all(Array.from({ length: AT_ONCE }, work));
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

/** The bytes of a file, which are compared before they are sent on: what the target once has, everybody can read there. */
async function download(
  source: PromoteLake,
  file: StoredDocument,
  { address, headers, sha1 }: Original,
): Promise<Buffer> {
  const name = nameOfFile(file);
  // Not followed: it may lead to any address at all.
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
    // Sanity names a drawing by the bytes that were uploaded, and keeps it without the scripts in it.
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
