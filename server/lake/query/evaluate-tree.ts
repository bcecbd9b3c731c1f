import { evaluateSync, toJS } from 'groq-js';
import type { LakeDocument } from '../document.ts';
import { currentTime } from '../store/clock-and-ids.ts';
import { compileTree } from './compiled/compile-tree.ts';
import { type Expression, Scope } from './compiled/expression.ts';
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
export type QueryContext = {
  projectId: string;
  dataset: string;
  /** The user's id; absent for an anonymous reader. */
  identity?: string;
  now?: Date;
};

/** What is evaluated for a tree: it reads its documents by the quickest way and counts its work. */
type Program = {
  /** For groq-js. */
  tree: GroqNode;
  /** The same as a function, where the whole of it can be one. */
  run: Expression | undefined;
};

const programs = new WeakMap<GroqNode, Program>();

function programOf(tree: GroqNode): Program {
  const known = programs.get(tree);
  if (known) return known;
  const metered = meterTree(pickFields(planSources(tree)));
  const program = { tree: metered, run: compileTree(metered) };
  programs.set(tree, program);
  return program;
}

/**
 * Evaluates a parsed query at once.
 *
 * @param view the documents; references are followed within it
 * @param meter counts the work
 * @param root what `@` is outside of any filter or projection
 * @returns plain JSON data that shares objects with the documents: read it, do not change it
 * @throws QueryTimeoutError, ResultTooLargeError
 */
export function evaluateTree(
  tree: GroqNode,
  params: QueryParams,
  view: DatasetView,
  queryContext: QueryContext,
  meter: WorkMeter,
  root?: LakeDocument,
): unknown {
  return evaluateProgram(programOf(tree), params, view, queryContext, meter, root);
}

/** The same for a tree that is evaluated this once, by groq-js: its nodes may hand on values that are not GROQ's. */
export function evaluateOnce(
  tree: GroqNode,
  params: QueryParams,
  view: DatasetView,
  queryContext: QueryContext,
  meter: WorkMeter,
): unknown {
  const program = { tree: meterTree(pickFields(planSources(tree))), run: undefined };
  return evaluateProgram(program, params, view, queryContext, meter);
}

function evaluateProgram(
  { tree, run }: Program,
  given: QueryParams,
  view: DatasetView,
  { projectId, dataset, identity, now }: QueryContext,
  meter: WorkMeter,
  root?: LakeDocument,
): unknown {
  const ownPrefix = `dataset:${projectId}.${dataset}:`;
  // A global document reference to this very dataset is an ordinary one.
  const dereference = ({ _ref }: { _ref: string }) =>
    view.byId(_ref.startsWith(ownPrefix) ? _ref.slice(ownPrefix.length) : _ref) ?? null;
  const params = { ...given, [DATASET_PARAMETER]: view };
  const options = {
    timestamp: now ?? currentTime(),
    identity: identity ?? '<anonymous>',
    sanity: { projectId, dataset },
  };
  const value = duringEvaluation({ view, meter }, () =>
    run
      ? run(new Scope(root ?? null, undefined, { params, meter, dereference, options }, false))
      : evaluateSync(tree, { ...options, root, params, dereference }).data,
  );
  // Most results hold nothing but JSON.
  return meter.visitResult(value) ? (value ?? null) : toJS(evaluateSync({ type: 'Value', value }));
}
