import { evaluateSync, toJS } from 'groq-js';
import type { LakeDocument } from '../document.ts';
import { currentTime } from '../store/time-and-chance.ts';
import type { QueryParams } from './dataset-filter.ts';
import { duringEvaluation } from './evaluation.ts';
import type { GroqNode } from './groq-tree.ts';
import { DATASET_PARAMETER } from './host-call.ts';
import { meterTree } from './meter-tree.ts';
import type { DatasetView } from './perspective-view.ts';
import { pickFields } from './pick-fields.ts';
import { planSources } from './plan-sources.ts';
import type { WorkMeter } from './work-meter.ts';

/** What a query can ask for besides the documents. */
export type Surroundings = {
  projectId: string;
  dataset: string;
  /** The user's id; absent for an anonymous reader. */
  identity?: string;
  now?: Date;
};

/** What is evaluated for a tree: it reads its documents by the quickest way and counts its work. */
const programs = new WeakMap<GroqNode, GroqNode>();

/**
 * Evaluates a parsed query at once.
 *
 * @param view the documents; references are followed within it
 * @param meter counts the work
 * @param root what `@` is outside of any filter or projection
 * @returns plain JSON data that shares objects with the documents: read it, do not change it
 * @throws QueryTimeoutError
 */
export function evaluateTree(
  tree: GroqNode,
  params: QueryParams,
  view: DatasetView,
  { projectId, dataset, identity, now }: Surroundings,
  meter: WorkMeter,
  root?: LakeDocument,
): unknown {
  const program = programs.get(tree) ?? meterTree(pickFields(planSources(tree)));
  programs.set(tree, program);
  const ownPrefix = `dataset:${projectId}.${dataset}:`;
  const options = {
    root,
    params: { ...params, [DATASET_PARAMETER]: view },
    timestamp: now ?? currentTime(),
    identity: identity ?? '<anonymous>',
    sanity: { projectId, dataset },
    // A global document reference to this very dataset is an ordinary one.
    dereference: ({ _ref }: { _ref: string }) =>
      view.byId(_ref.startsWith(ownPrefix) ? _ref.slice(ownPrefix.length) : _ref) ?? null,
  };
  const value = duringEvaluation({ view, meter }, () => evaluateSync(program, options));
  // Most results hold nothing but JSON.
  return meter.visitResult(value.data) ? (value.data ?? null) : toJS(value);
}
