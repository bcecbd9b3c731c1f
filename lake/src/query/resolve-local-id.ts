import type { Reference } from '../documents/references.ts';
import { UnsupportedQueryError } from './query-errors.ts';

/**
 * The id in this dataset to which a reference leads, also if it names the dataset.
 *
 * @throws UnsupportedQueryError for a reference into another dataset or a media library: the document of this id here is another one
 */
export function resolveLocalId(reference: Reference, own: { projectId: string; dataset: string }): string {
  const { _ref: id, _projectId: projectId = own.projectId, _dataset: dataset = own.dataset } = reference;
  if (projectId !== own.projectId || dataset !== own.dataset) throw new UnsupportedQueryError(ELSEWHERE);
  // Only global document references have a colon: `dataset:<project>.<dataset>:<id>`, `media-library:<library>:<id>`.
  if (!id.includes(':')) return id;
  const ownPrefix = `dataset:${own.projectId}.${own.dataset}:`;
  if (id.startsWith(ownPrefix)) return id.slice(ownPrefix.length);
  throw new UnsupportedQueryError(ELSEWHERE);
}

const ELSEWHERE = 'references into other datasets';
