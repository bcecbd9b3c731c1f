import type { QueryParams } from './dataset-filter.ts';
import type { DocumentIndex } from './document-index.ts';
import { evaluateOnce, evaluateTree, type QueryContext } from './evaluate-tree.ts';
import { allNodes, type GroqNode } from './groq-tree.ts';
import { hostCall } from './host-call.ts';
import { parseQuery } from './parse-query.ts';
import { isRenaming, type Perspective } from './perspective.ts';
import { refusingOutOfRange } from './query-errors.ts';
import { Provenance, Traced } from './source-map/provenance.ts';
import {
  type SourceMap,
  type SourceMapMode,
  type SourceMapOptions,
  sourceMapOf,
} from './source-map/source-map.ts';
import { traceTree } from './source-map/trace-tree.ts';
import { syncTagsForTree } from './sync-tags.ts';
import { limitsFor, type WorkLimits, WorkMeter } from './work-meter.ts';

export type QueryRequest = QueryContext & {
  query: string;
  /** By name, without the `$`. */
  params: QueryParams;
  perspective: Perspective;
  documents: DocumentIndex;
  /** Whether documents under a path (ids with a dot) are hidden from the caller. */
  publicOnly?: boolean;
  /** Those of an anonymous reader or of one with an `identity` unless given. */
  limits?: WorkLimits;
  /** Whether to tell from where the values of the result come, and how to name the elements of lists. */
  resultSourceMap?: SourceMapMode | undefined;
};

export type QueryResponse = {
  /** JSON data that shares objects with the documents: read it, do not change it. */
  result: unknown;
  syncTags: string[];
  /** Whether the answer stays the same until the documents change: it does not ask for the time. */
  isCacheable: boolean;
  resultSourceMap?: SourceMap;
};

/**
 * Answers `/data/query`.
 *
 * @throws QueryParseError (400), UnsupportedQueryError (501), WorkLimitError (400)
 */
export function evaluateQuery(request: QueryRequest): QueryResponse {
  const { query, params, perspective, documents, resultSourceMap: mode } = request;
  const limits = request.limits ?? limitsFor(request.identity);
  const tree = parseQuery(query, params, limits.tokens);
  const view = documents.view(perspective, request.publicOnly);
  const meter = new WorkMeter(limits);
  const trace = (traced: GroqNode) => evaluateOnce(traced, params, view, request, meter);
  return refusingOutOfRange(query, () => ({
    ...(mode
      ? traceResult(tree, trace, { mode, isRenamed: isRenaming(perspective), meter })
      : { result: evaluateTree(tree, params, view, request, meter) }),
    syncTags: syncTagsForTree(tree, params),
    isCacheable: !asksForTime(tree),
  }));
}

const askingForTime = new WeakMap<GroqNode, boolean>();

function asksForTime(tree: GroqNode): boolean {
  const known = askingForTime.get(tree);
  if (known !== undefined) return known;
  const asks = [...allNodes(tree)].some((node) => node.type === 'FuncCall' && node.name === 'now');
  askingForTime.set(tree, asks);
  return asks;
}

/** Evaluates a query and tells from where the values of its result come. */
function traceResult(
  tree: GroqNode,
  evaluate: (tree: GroqNode) => unknown,
  options: SourceMapOptions,
): { result: unknown; resultSourceMap: SourceMap } {
  const provenance = new Provenance();
  let resultSourceMap: SourceMap = { documents: [], paths: [], mappings: {} };
  // Within the evaluation, since afterwards what holds a date is no longer the object that was recorded.
  const collect = ([result]: readonly unknown[]) => {
    resultSourceMap = sourceMapOf(result, provenance, options);
    return result instanceof Traced ? result.value : result;
  };
  const result = evaluate(hostCall(collect, [traceTree(tree, provenance)]));
  return { result, resultSourceMap };
}
