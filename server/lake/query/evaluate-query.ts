import type { QueryParams } from './dataset-filter.ts';
import type { DocumentIndex } from './document-index.ts';
import { evaluateTraced, evaluateTree, type QueryContext } from './evaluate-tree.ts';
import { allNodes, type GroqNode } from './groq-tree.ts';
import { parseQuery } from './parse-query.ts';
import { isRenaming, type Perspective } from './perspective.ts';
import { refusingOutOfRange } from './query-errors.ts';
import type { SourceMap, SourceMapMode } from './source-map/source-map.ts';
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
  /** Whether to return a source map, and how it addresses the elements of arrays. */
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
  const evaluation = { ...request, view, meter: new WorkMeter(limits) };
  return refusingOutOfRange(query, () => ({
    ...(mode
      ? evaluateTraced(tree, evaluation, { mode, isRenamed: isRenaming(perspective) })
      : { result: evaluateTree(tree, evaluation) }),
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
