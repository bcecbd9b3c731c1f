import { evaluateSync, toJS } from 'groq-js';
import type { LakeDocument } from '../document.ts';
import type { QueryParams } from './dataset-filter.ts';
import type { DatasetIndex } from './dataset-index.ts';
import type { GroqNode } from './groq-tree.ts';
import { DATASET_PARAMETER } from './host-call.ts';
import { meterTree } from './meter-tree.ts';
import type { WorkMeter } from './work-meter.ts';

/** What a query can ask for besides the documents. */
export type Surroundings = {
  projectId: string;
  dataset: string;
  /** The user's id; absent for an anonymous reader. */
  identity?: string;
  now?: Date;
};

/**
 * Evaluates a parsed query at once.
 *
 * @param resolve finds the document that a reference points to
 * @param meter counts the work
 * @param root what `@` is outside of any filter or projection
 * @returns plain JSON data that shares objects with the documents: read it, do not change it
 * @throws QueryTimeoutError
 */
export function evaluateTree(
  tree: GroqNode,
  params: QueryParams,
  index: DatasetIndex,
  resolve: (id: string) => LakeDocument | undefined,
  { projectId, dataset, identity, now }: Surroundings,
  meter: WorkMeter,
  root?: LakeDocument,
): unknown {
  const ownPrefix = `dataset:${projectId}.${dataset}:`;
  const value = evaluateSync(meterTree(tree, meter), {
    root,
    dataset: index.documents,
    params: { ...params, [DATASET_PARAMETER]: index },
    timestamp: now ?? new Date(),
    identity: identity ?? '<anonymous>',
    sanity: { projectId, dataset },
    // A global document reference to this very dataset is an ordinary one.
    dereference: ({ _ref }: { _ref: string }) =>
      resolve(_ref.startsWith(ownPrefix) ? _ref.slice(ownPrefix.length) : _ref) ?? null,
  });
  meter.visitResult(value.data);
  return toJS(value) ?? null;
}
