import { siteConfig } from './env.ts';

const reference = /^file-([0-9a-f]+)-([a-z0-9]+)$/;
const address = /\/files\/[^/]+\/[^/]+\/([0-9a-f]+)\.([a-z0-9]+)$/;

/**
 * The URL of a file of the lake by the `_ref` of its asset, such as 'file-<sha1>-mp4'; undefined for anything else. On
 * the embedded lake the URL is relative to the root, as those of images are.
 */
export function fileUrl(ref: string): string | undefined {
  const [, hash, extension] = reference.exec(ref) ?? [];
  if (!hash || !extension) return undefined;
  const { projectId, dataset } = siteConfig();
  const host = projectId === 'local' ? '' : 'https://cdn.sanity.io';
  return `${host}/files/${projectId}/${dataset}/${hash}.${extension}`;
}

/** The id of the asset at a URL that `fileUrl` gave; undefined for any other. */
export function fileIdOf(url: string): string | undefined {
  const [, hash, extension] = address.exec(url) ?? [];
  return hash && extension && fileUrl(`file-${hash}-${extension}`) === url
    ? `file-${hash}-${extension}`
    : undefined;
}
