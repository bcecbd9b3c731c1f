/** A request's path without what only says which project, dataset form and API version it speaks to. */
export type LakeAddress = {
  apiVersion: string;
  path: string;
  /** The project that the path names, if it names one. */
  projectId?: string;
};

const VERSIONED = /^\/v(1|X|\d{4}-\d{2}-\d{2})(\/.*)$/i;
const PROJECT = /^\/projects\/([^/]+)(?:\/|$)/;
const RESOURCE_FORM =
  /^\/projects\/[^/]+\/datasets\/([^/]+)\/(query|mutate|actions|listen|live\/events|doc|export|history)(\/.*)?$/;

/**
 * Reads the addressing forms that clients use (protocol section 1): `/v<version>/…`, repeated slashes, and data
 * paths in the resource form `/projects/:project/datasets/:dataset/<operation>`. Undefined when the path has no
 * version, so it is none of the lake's API.
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
