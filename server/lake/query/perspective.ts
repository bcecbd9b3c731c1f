import { isDraftId, type LakeDocument, publishedIdOf, releaseOf } from '../document.ts';
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

/**
 * Reads the `perspective` parameter of a request.
 *
 * @param value `raw`, `published`, `drafts` (formerly `previewDrafts`), a release, or releases and drafts with
 *   commas between them, the strongest first
 * @param apiVersion a date, `1` or `X`, with or without the `v` of the URL
 * @throws LakeError 400
 */
export function parsePerspective(value: string | undefined, apiVersion: string): Perspective {
  const knowsReleases = isFromReleasesOn(apiVersion);
  const raw = knowsReleases ? 'raw' : 'rawWithoutVersions';
  if (!value) return knowsReleases ? 'published' : raw;
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

function isFromReleasesOn(apiVersion: string): boolean {
  const version = apiVersion.replace(/^v/i, '');
  return version.toUpperCase() === 'X' || (version !== '1' && version >= RELEASES_VERSION);
}

/** Whether documents show their published `_id`, and their own as `_originalId`. */
export function isRenaming(perspective: Perspective): boolean {
  return perspective !== 'raw' && perspective !== 'rawWithoutVersions';
}

const views = new WeakMap<readonly LakeDocument[], Map<string, readonly LakeDocument[]>>();

/**
 * The documents as a perspective shows them, sorted by `_id`. Except in `raw` they carry the published `_id`, and
 * the stored one as `_originalId`. A version that unpublishes (`_system.delete`) hides its document.
 *
 * @param documents sorted by `_id` and never changed in place: the view of an array is made once
 */
export function applyPerspective(
  documents: readonly LakeDocument[],
  perspective: Perspective,
): readonly LakeDocument[] {
  if (perspective === 'raw') return documents;
  const known = views.get(documents) ?? new Map<string, readonly LakeDocument[]>();
  views.set(documents, known);
  // A comma at the end keeps stacks apart from the perspectives with a name of their own.
  const key =
    typeof perspective === 'string' ? perspective : perspective.map((layer) => `${layer},`).join('');
  const view = known.get(key) ?? viewOf(documents, perspective);
  known.set(key, view);
  return view;
}

function viewOf(documents: readonly LakeDocument[], perspective: Perspective): LakeDocument[] {
  if (typeof perspective !== 'string') return layDocuments(documents, perspective);
  if (perspective === 'drafts') return layDocuments(documents, ['drafts']);
  if (perspective === 'published') return layDocuments(documents, []);
  return documents.filter(({ _id }) => releaseOf(_id) === undefined);
}

/** The name of the published layer; a comma keeps it apart from any release. */
const PUBLISHED = ',published';

function layDocuments(documents: readonly LakeDocument[], layers: readonly string[]): LakeDocument[] {
  const ranks = new Map([...layers, PUBLISHED].map((layer, rank) => [layer, rank]));
  const strongest = new Map<string, { rank: number; document: LakeDocument }>();
  for (const document of documents) {
    const rank = ranks.get(layerOf(document._id));
    const id = publishedIdOf(document._id);
    if (rank !== undefined && rank < (strongest.get(id)?.rank ?? Number.POSITIVE_INFINITY)) {
      strongest.set(id, { rank, document });
    }
  }
  return [...strongest.values()]
    .filter(({ document }) => !unpublishes(document))
    .map(({ document }) => withPublishedId(document))
    .sort((a, b) => (a._id < b._id ? -1 : 1));
}

function layerOf(id: string): string {
  return isDraftId(id) ? 'drafts' : (releaseOf(id) ?? PUBLISHED);
}

function unpublishes({ _system: system }: LakeDocument): boolean {
  return typeof system === 'object' && system !== null && 'delete' in system && system.delete === true;
}

const renamed = new WeakMap<LakeDocument, LakeDocument>();

/** Made once per document, so that what is known of its text and references outlives a commit elsewhere. */
function withPublishedId(document: LakeDocument): LakeDocument {
  const known = renamed.get(document);
  if (known) return known;
  const copy = { ...document, _id: publishedIdOf(document._id), _originalId: document._id };
  renamed.set(document, copy);
  return copy;
}
