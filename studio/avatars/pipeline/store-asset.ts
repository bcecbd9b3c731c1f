import type { AssetKind } from './avatar.ts';
import type { GenerationRun } from './generation-run.ts';
import type { StoredFile, Upload } from './providers/media-host.ts';
import type { RecordedExtras } from './records.ts';

/**
 * Uploads a file and records it. URLs of our own server are recorded without their origin, which may change.
 * When the public id already had another file, that file is recorded; for audio without the captions of the
 * file that was sent.
 */
export async function storeAsset(
  { avatar, media, records, ownOrigin, signal }: GenerationRun,
  kind: AssetKind,
  upload: Omit<Upload, 'signal'>,
  extras?: RecordedExtras,
): Promise<StoredFile> {
  const { asset: stored, isOther } = await media.upload({ ...upload, signal });
  const asset = {
    ...stored,
    url: withoutOrigin(stored.url, ownOrigin),
    secureUrl: withoutOrigin(stored.secureUrl, ownOrigin),
  };
  await records.recordAsset(avatar.id, kind, asset, kind === 'audio' && isOther ? undefined : extras);
  return { asset, isOther };
}

function withoutOrigin(url: string, origin: string): string {
  return url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
}
