import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { createHex } from '../documents/random-id.ts';
import type { Bytes } from '../requests/request-body.ts';

/** The description of an uploaded file; the names are the query parameters of Sanity's assets API. */
export type AssetDescription = {
  filename?: string;
  label?: string;
  title?: string;
  description?: string;
  creditLine?: string;
  source?: { id: string; name: string; url?: string };
};

/** The project, dataset and origin of an asset's URL. `baseUrl` is the lake's origin, without a trailing slash. */
export type AssetPlace = { projectId: string; dataset: string; baseUrl: string };

/** An asset document before the store adds `_rev` and timestamps. */
export type NewAssetDocument = {
  _id: string;
  _type: 'sanity.imageAsset' | 'sanity.fileAsset';
  assetId: string;
  sha1hash: string;
  extension: string;
  mimeType: string;
  /** `images/<project>/<dataset>/<file>` or `files/…`. */
  path: string;
  url: string;
  /** In bytes. */
  size: number;
  uploadId: string;
  originalFilename?: string;
  label?: string;
  title?: string;
  description?: string;
  creditLine?: string;
  source?: { id: string; name: string; url?: string };
  [field: string]: unknown;
};

/** The fields that image and file assets share. `filename` is the last part of the path. */
export function describeAsset(asset: {
  kind: 'images' | 'files';
  id: string;
  fileName: string;
  sha1: string;
  extension: string;
  mimeType: string;
  size: number;
  place: AssetPlace;
  about: AssetDescription;
}): NewAssetDocument {
  const { filename, ...texts } = asset.about;
  const path = `${asset.kind}/${asset.place.projectId}/${asset.place.dataset}/${asset.fileName}`;
  return {
    _id: asset.id,
    _type: asset.kind === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: asset.sha1,
    sha1hash: asset.sha1,
    extension: asset.extension,
    mimeType: asset.mimeType,
    path,
    url: `${asset.place.baseUrl}/${path}`,
    size: asset.size,
    uploadId: createHex(16),
    ...(filename ? { originalFilename: basename(filename.replaceAll('\\', '/')) } : {}),
    ...Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)),
  };
}

/** The name of an asset's blob. Datasets share blobs, since the name is a hash of the content. */
export function getBlobName(document: NewAssetDocument): string {
  const kind = document._type === 'sanity.imageAsset' ? 'images' : 'files';
  return `${kind}/${basename(document.path)}`;
}

export function computeSha1(bytes: Bytes): string {
  return createHash('sha1').update(bytes).digest('hex');
}
