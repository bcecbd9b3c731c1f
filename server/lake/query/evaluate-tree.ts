import type { LakeDocument } from '../document.ts';
import { currentTime } from '../store/clock-and-ids.ts';
import { compileTree } from './compiled/compile-tree.ts';
import { type Expression, Scope } from './compiled/expression.ts';
import type { QueryParams } from './dataset-filter.ts';
import type { GroqNode } from './groq-tree.ts';
import type { DatasetView } from './perspective-view.ts';
import { Provenance, plainValue } from './source-map/provenance.ts';
import { type SourceMap, type SourceMapOptions, sourceMapOf } from './source-map/source-map.ts';
import type { WorkMeter } from './work-meter.ts';

/** What a query can ask for besides the documents. */
export type QueryContext = {
  projectId: string;
  dataset: string;
  /** The user's id; absent for an anonymous reader. */
  identity?: string;
  now?: Date;
};

type Evaluation = QueryContext & {
  params: QueryParams;
  /** The documents; references are followed within it. */
  view: DatasetView;
  /** Counts the work. */
  meter: WorkMeter;
  /** What `@` is outside of any filter or projection. */
  root?: LakeDocument;
};

const programs = new WeakMap<GroqNode, Expression>();

/**
 * The program of a parsed query, compiled when it is first needed.
 *
 * @throws UnsupportedQueryError
 */
export function programOf(tree: GroqNode): Expression {
  const known = programs.get(tree);
  if (known) return known;
  const program = compileTree(tree);
  programs.set(tree, program);
  return program;
}

/**
 * Evaluates a parsed query at once.
 *
 * @returns plain JSON data that shares objects with the documents: read it, do not change it
 * @throws UnsupportedQueryError, QueryTimeoutError, ResultTooLargeError
 */
export function evaluateTree(tree: GroqNode, evaluation: Evaluation): unknown {
  return asJson(programOf(tree)(outermostScope(evaluation)), evaluation.meter);
}

/** Evaluates a parsed query, and tells from where the values of its result come. */
export function evaluateTraced(
  tree: GroqNode,
  evaluation: Evaluation,
  options: Omit<SourceMapOptions, 'meter'>,
): { result: unknown; resultSourceMap: SourceMap } {
  const { meter } = evaluation;
  const provenance = new Provenance();
  const value = compileTree(tree, provenance)(outermostScope(evaluation));
  const resultSourceMap = sourceMapOf(value, provenance, { ...options, meter });
  return { result: asJson(plainValue(value), meter), resultSourceMap };
}

function outermostScope({
  params,
  view,
  meter,
  root,
  projectId,
  dataset,
  identity = '<anonymous>',
  now = currentTime(),
}: Evaluation): Scope {
  const ownPrefix = `dataset:${projectId}.${dataset}:`;
  // A global document reference to this very dataset is an ordinary one.
  const dereference = (id: string) =>
    view.byId(id.startsWith(ownPrefix) ? id.slice(ownPrefix.length) : id) ?? null;
  const context = { params, view, meter, dereference, projectId, dataset, identity, now };
  return new Scope(root ?? null, undefined, context);
}

/** Most results hold nothing but JSON; times and paths become text. */
function asJson(value: unknown, meter: WorkMeter): unknown {
  return meter.visitResult(value) ? value : JSON.parse(JSON.stringify(value));
}
