import type { Bytes } from '../requests/request-body.ts';
import {
  type AssetDescription,
  type AssetPlace,
  computeSha1,
  describeAsset,
  type NewAssetDocument,
} from './asset-document.ts';
import { getExtension, getMediaType, isGzip, isKnownExtension, isMediaType } from './media-types.ts';

const OCTETS = 'application/octet-stream';

/**
 * The `sanity.fileAsset` document of an uploaded file (protocol section 13). The extension is that of the file name, or that
 * of `mimeType` (the request's Content-Type), or `bin`.
 */
export function describeFile(
  upload: AssetPlace & AssetDescription & { bytes: Bytes; mimeType?: string },
): NewAssetDocument {
  const { bytes, mimeType, projectId, dataset, baseUrl, ...about } = upload;
  const declared = mimeType?.split(';')[0]?.trim().toLowerCase();
  const isUsable =
    declared && isMediaType(declared) && declared !== OCTETS && !isCompressedSvg(declared, bytes);
  const known = isUsable ? declared : undefined;
  const extension = getFileExtension(about.filename) ?? (known && getExtension(known)) ?? 'bin';
  const sha1 = computeSha1(bytes);
  return describeAsset({
    kind: 'files',
    id: `file-${sha1}-${extension}`,
    fileName: `${sha1}.${extension}`,
    sha1,
    extension,
    mimeType: known ?? getMediaType(extension),
    size: bytes.length,
    place: { projectId, dataset, baseUrl },
    about,
  });
}

/** The end of a file name, unless it is a number, as in `Report v1.0`. */
function getFileExtension(filename: string | undefined): string | undefined {
  const extension = /\.([a-z0-9]{1,12})$/i.exec(filename ?? '')?.[1]?.toLowerCase();
  return extension && (isKnownExtension(extension) || !/^\d+$/.test(extension)) ? extension : undefined;
}

/** Browsers give a compressed drawing the type of a plain one, which they then cannot show. */
function isCompressedSvg(declared: string, bytes: Bytes): boolean {
  return declared === 'image/svg+xml' && isGzip(bytes);
}
