import { draftIdOf, isDraftId, isVersionId, type LakeDocument, publishedIdOf } from '../document.ts';
import { boom } from '../errors.ts';

/**
 * Which of a document's versions a reader sees: every version under its own id (`raw`; readers from before releases
 * get no `versions.**`), or one version per document, namely that of the leftmost layer of a stack of releases and
 * `drafts`, otherwise the published one.
 */
export type Perspective = 'raw' | 'rawWithoutVersions' | 'published' | 'drafts' | readonly string[];

/** The API version that brought releases and made `published` the default. */
const RELEASES_VERSION = '2025-02-19';
const LAYER_NAME = /^[a-zA-Z0-9_][a-zA-Z0-9_-]*$/;

/** The Studio names every release before the one that it shows: some hundreds fit. One view is kept of each stack, under its names. */
const MAX_LENGTH = 4_000;

/**
 * Reads the `perspective` parameter of a request.
 *
 * @param value `raw`, `published`, `drafts` (formerly `previewDrafts`), a release, or releases and drafts with
 *   commas between them, the strongest first
 * @param apiVersion a date, `1` or `X`, with or without the `v` of the URL
 * @throws LakeError 400
 */
export function parsePerspective(value: string | undefined, apiVersion: string): Perspective {
  const isRecent = knowsReleases(apiVersion);
  const raw = isRecent ? 'raw' : 'rawWithoutVersions';
  if (!value) return isRecent ? 'published' : raw;
  if (value.length > MAX_LENGTH) {
    throw boom(400, `A perspective has up to ${MAX_LENGTH} characters, and this one has ${value.length}`);
  }
  const names = value.split(',').map((name) => name.trim());
  if (names.length > 1) return [...new Set(names.map(layerNamed))];
  if (value === 'raw') return raw;
  if (value === 'published') return value;
  const layer = layerNamed(value);
  return layer === 'drafts' ? layer : [layer];
}

function layerNamed(name: string): string {
  if (name === 'raw' || name === 'published') {
    throw boom(400, `The perspective "${name}" cannot be combined with other perspectives`);
  }
  if (!LAYER_NAME.test(name)) {
    const expected = 'expected raw, published, drafts, or the name of a release';
    throw boom(400, `"${name}" is no perspective: ${expected}`);
  }
  return name === 'previewDrafts' ? 'drafts' : name;
}

/** Whether an API version has releases, and `published` as its default perspective. */
export function knowsReleases(apiVersion: string): boolean {
  const version = apiVersion.replace(/^v/i, '');
  return version.toUpperCase() === 'X' || (version !== '1' && version >= RELEASES_VERSION);
}

/** Whether documents show their published `_id`, and their own as `_originalId`. */
export function isRenaming(perspective: Perspective): boolean {
  return perspective !== 'raw' && perspective !== 'rawWithoutVersions';
}

/** The name of the published layer; a comma keeps it apart from any release. */
const PUBLISHED = ',published';

/** The layers of a perspective, the strongest first; undefined where every version stands under its own id. */
export function layersOf(perspective: Perspective): readonly string[] | undefined {
  if (perspective === 'raw' || perspective === 'rawWithoutVersions') return undefined;
  if (perspective === 'published') return [PUBLISHED];
  return perspective === 'drafts' ? ['drafts', PUBLISHED] : [...perspective, PUBLISHED];
}

/** The id under which a layer stores a document; undefined when it cannot hold one of that name. */
export function storedIdIn(layer: string, id: string): string | undefined {
  if (layer === 'drafts') return draftIdOf(id);
  if (layer !== PUBLISHED) return `versions.${layer}.${id}`;
  return isDraftId(id) || isVersionId(id) ? undefined : id;
}

/** A version that unpublishes hides its document. */
export function unpublishes({ _system: system }: LakeDocument): boolean {
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true;
}

const renamed = new WeakMap<LakeDocument, LakeDocument>();

/** Made once per document, so that what is known of its text and references outlives a commit elsewhere. */
export function withPublishedId(document: LakeDocument): LakeDocument {
  const known = renamed.get(document);
  if (known) return known;
  const copy = { ...document, _id: publishedIdOf(document._id), _originalId: document._id };
  renamed.set(document, copy);
  return copy;
}
