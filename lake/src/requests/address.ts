/** The parsed path of an API request. */
export type LakeAddress = {
  apiVersion: string;
  path: string;
  /** The project in the path, if any. */
  projectId?: string;
};

const VERSIONED = /^\/v(1|X|\d{4}-\d{2}-\d{2})(\/.*)$/i;
const PROJECT = /^\/projects\/([^/]+)(?:\/|$)/;
const RESOURCE_FORM =
  /^\/projects\/[^/]+\/datasets\/([^/]+)\/(query|mutate|actions|listen|live\/events|doc|export|history)(\/.*)?$/;

/**
 * Parses the path forms that clients use (protocol section 1): `/v<version>/…`, repeated slashes, and data paths in the
 * resource form `/projects/:project/datasets/:dataset/<operation>`. Returns undefined for a path without a version, which does
 * not belong to the API.
 */
export function parseAddress(pathname: string): LakeAddress | undefined {
  const match = VERSIONED.exec(pathname.replace(/\/{2,}/g, '/'));
  if (!match?.[1] || !match[2]) return undefined;
  const path = match[2];
  const resource = RESOURCE_FORM.exec(path);
  const projectId = PROJECT.exec(path)?.[1];
  return {
    apiVersion: match[1].toUpperCase() === 'X' ? 'X' : match[1],
    path: resource ? `/data/${resource[2]}/${resource[1]}${resource[3] ?? ''}` : path,
    ...(projectId === undefined ? {} : { projectId }),
  };
}

/**
 * Splits the URL of a request. It does not need a URL parser, since a request's URL is normalized; parsing a query of a few
 * thousand characters takes longer than a response from the cache.
 */
export function splitUrl(url: string): { host: string; pathname: string; search: string } {
  const hostStart = url.indexOf('//') + 2;
  const pathStart = url.indexOf('/', hostStart);
  const hash = url.indexOf('#', pathStart);
  const end = hash === -1 ? url.length : hash;
  const query = url.indexOf('?', pathStart);
  const searchStart = query === -1 || query > end ? end : query;
  return {
    host: url.slice(hostStart, pathStart),
    pathname: url.slice(pathStart, searchStart),
    search: url.slice(searchStart, end),
  };
}
