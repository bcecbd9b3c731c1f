import { getSiteConfig } from './env.ts';

const reference = /^file-([0-9a-f]+)-([a-z0-9]+)$/;
const address = /\/files\/[^/]+\/[^/]+\/([0-9a-f]+)\.([a-z0-9]+)$/;

/**
 * Returns the URL of a file asset by its `_ref`, such as 'file-<sha1>-mp4', or undefined for any other value. On the embedded
 * lake the URL is relative to the root, like image URLs.
 */
export function getFileUrl(ref: string): string | undefined {
  const [, hash, extension] = reference.exec(ref) ?? [];
  if (!hash || !extension) return undefined;
  const { projectId, dataset } = getSiteConfig();
  const host = projectId === 'local' ? '' : 'https://cdn.sanity.io';
  return `${host}/files/${projectId}/${dataset}/${hash}.${extension}`;
}

/** Returns the asset id for a URL that `getFileUrl` returned, or undefined. */
export function readFileId(url: string): string | undefined {
  const [, hash, extension] = address.exec(url) ?? [];
  return hash && extension && getFileUrl(`file-${hash}-${extension}`) === url
    ? `file-${hash}-${extension}`
    : undefined;
}
