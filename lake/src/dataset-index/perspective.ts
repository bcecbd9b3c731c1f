import {
  getDraftId,
  getPublishedId,
  isDraftId,
  isVersionId,
  type LakeDocument,
} from '../documents/document.ts';
import { createHttpError } from '../errors.ts';

/**
 * Which versions of documents a reader sees: all versions under their own ids (`raw`; API versions before releases get no
 * `versions.**`), or one version per document: that of the leftmost layer in a stack of releases and `drafts`, otherwise the
 * published one.
 */
export type Perspective = 'raw' | 'rawWithoutVersions' | 'published' | 'drafts' | readonly string[];

/** The API version that introduced releases and the default perspective `published`. */
const RELEASES_VERSION = '2025-02-19';
const LAYER_NAME = /^[a-zA-Z0-9_][a-zA-Z0-9_-]*$/;

/** Limits a stack of releases, since the view of each stack is cached by its names. Enough for some hundred releases. */
const MAX_LENGTH = 4_000;

/**
 * Parses the `perspective` parameter of a request.
 *
 * @param value `raw`, `published`, `drafts` (formerly `previewDrafts`), a release, or a comma-separated list of releases and
 *   drafts, highest priority first
 * @param apiVersion a date, `1` or `X`, with or without the `v` of the URL
 * @throws LakeError 400
 */
export function parsePerspective(value: string | undefined, apiVersion: string): Perspective {
  const isRecent = supportsReleases(apiVersion);
  const raw = isRecent ? 'raw' : 'rawWithoutVersions';
  if (!value) return isRecent ? 'published' : raw;
  if (value.length > MAX_LENGTH) {
    throw createHttpError(
      400,
      `A perspective has up to ${MAX_LENGTH} characters, and this one has ${value.length}`,
    );
  }
  const names = value.split(',').map((name) => name.trim());
  if (names.length > 1) return [...new Set(names.map(parseLayer))];
  if (value === 'raw') return raw;
  if (value === 'published') return value;
  const layer = parseLayer(value);
  return layer === 'drafts' ? layer : [layer];
}

function parseLayer(name: string): string {
  if (name === 'raw' || name === 'published') {
    throw createHttpError(400, `The perspective "${name}" cannot be combined with other perspectives`);
  }
  if (!LAYER_NAME.test(name)) {
    const expected = 'expected raw, published, drafts, or the name of a release';
    throw createHttpError(400, `"${name}" is no perspective: ${expected}`);
  }
  return name === 'previewDrafts' ? 'drafts' : name;
}

/** Whether an API version supports releases, and has the default perspective `published`. */
export function supportsReleases(apiVersion: string): boolean {
  const version = apiVersion.replace(/^v/i, '');
  return version.toUpperCase() === 'X' || (version !== '1' && version >= RELEASES_VERSION);
}

/** Whether documents get their published `_id`, and the stored one as `_originalId`. */
export function isRenaming(perspective: Perspective): boolean {
  return perspective !== 'raw' && perspective !== 'rawWithoutVersions';
}

/** The name of the published layer; the comma distinguishes it from all release names. */
const PUBLISHED = ',published';

/** The layers of a perspective, highest priority first; undefined if every version has its own id. */
export function listLayers(perspective: Perspective): readonly string[] | undefined {
  if (perspective === 'raw' || perspective === 'rawWithoutVersions') return undefined;
  if (perspective === 'published') return [PUBLISHED];
  return perspective === 'drafts' ? ['drafts', PUBLISHED] : [...perspective, PUBLISHED];
}

/** The stored id of a document in a layer; undefined when the layer cannot contain this id. */
export function getStoredId(layer: string, id: string): string | undefined {
  if (layer === 'drafts') return getDraftId(id);
  if (layer !== PUBLISHED) return `versions.${layer}.${id}`;
  return isDraftId(id) || isVersionId(id) ? undefined : id;
}

/** Whether a version unpublishes its document, which is then hidden. */
export function isUnpublishing({ _system: system }: LakeDocument): boolean {
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true;
}

const renamed = new WeakMap<LakeDocument, LakeDocument>();

/** Copies a document with its published id. Cached per document, so that caches of its text and references stay valid. */
export function withPublishedId(document: LakeDocument): LakeDocument {
  const known = renamed.get(document);
  if (known) return known;
  const copy = { ...document, _id: getPublishedId(document._id), _originalId: document._id };
  renamed.set(document, copy);
  return copy;
}
