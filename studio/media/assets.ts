import { matchesTextQuery } from 'embedded-content-lake/studio';

type AssetKind = 'sanity.imageAsset' | 'sanity.fileAsset';

/** A picture or file of the lake, as `ASSETS_QUERY` returns it. */
export interface StoredAsset {
  _id: string;
  _type: AssetKind;
  name: string;
  /** The description that is offered to whoever chooses the picture next. */
  altText: string | null;
  url: string;
  extension: string;
  mimeType: string;
  /** In bytes. */
  size: number;
  /** In pixels; null for files that are not pictures. */
  dimensions: { width: number; height: number } | null;
}

/** All pictures and then all files, the newest first. */
export const ASSETS_QUERY = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]] | order(_type desc, _createdAt desc, _id asc){
  _id, _type, "name": coalesce(originalFilename, _id), altText, url, extension, mimeType, size,
  "dimensions": metadata.dimensions{width, height}
}`;

/** Finds the assets whose name or description contains words that begin like those of a search; all for an empty one. */
export function searchAssets(assets: readonly StoredAsset[], search: string): StoredAsset[] {
  const words = search.split(/[\s"“”]+/).filter(Boolean);
  const query = words.map((word) => `${word}*`).join(' ') || '*';
  return assets.filter(({ name, altText }) => matchesTextQuery([name, altText], query));
}

/** Whether a field with this `accept`, such as 'image/*' or '.vtt,video/mp4', takes a file. Empty: any. */
export function isAccepted(accept: string, { mimeType, extension }: StoredAsset): boolean {
  const patterns = accept.split(',').map((pattern) => pattern.trim().toLowerCase());
  return patterns.some((pattern) => {
    if (pattern === '' || pattern === '*/*') return true;
    if (pattern.startsWith('.')) return pattern === `.${extension.toLowerCase()}`;
    if (pattern.endsWith('/*')) return mimeType.startsWith(pattern.slice(0, -1));
    return pattern === mimeType;
  });
}

/** Formats a size in bytes, such as '30 kB' or '4.2 MB'. */
export function formatSize(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kB'] : [bytes / 1_000_000, 'MB'];
  return `${value < 10 ? Math.max(value, 0.1).toFixed(1) : Math.round(value)} ${unit}`;
}
