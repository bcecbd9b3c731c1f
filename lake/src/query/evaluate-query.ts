import type { DocumentIndex } from '../dataset-index/document-index.ts';
import { isRenaming, type Perspective } from '../dataset-index/perspective.ts';
import { getCurrentTime } from '../documents/clock-and-ids.ts';
import { getWorkLimits, type WorkLimits, WorkMeter } from '../work-meter.ts';
import { compileTree } from './compiled/compile-tree.ts';
import type { Expression } from './compiled/expression.ts';
import type { QueryParams } from './dataset-filter.ts';
import {
  convertToJson,
  type Evaluation,
  evaluateProgram,
  getProgram,
  type QueryContext,
} from './evaluate-tree.ts';
import { type GroqNode, walkNodes } from './groq-tree.ts';
import { INTERRUPTED, Journal } from './journal.ts';
import { parseQuery } from './parse-query.ts';
import { refuseOutOfRange } from './query-errors.ts';
import { getPlainValue, Provenance } from './source-map/provenance.ts';
import { makeSourceMap, type SourceMap, type SourceMapMode } from './source-map/source-map.ts';
import { syncTagsForTree } from './sync-tags.ts';
import { takeTurns } from './take-turns.ts';

export type QueryRequest = QueryContext & {
  query: string;
  /** By name, without the `$`. */
  params: QueryParams;
  perspective: Perspective;
  documents: DocumentIndex;
  /** Whether documents under a path (ids with a dot) are hidden from the caller. */
  publicOnly?: boolean;
  /** By default those for anonymous or signed-in readers, depending on `identity`. */
  limits?: WorkLimits;
  /** Whether to return a source map, and how it addresses the elements of arrays. */
  resultSourceMap?: SourceMapMode | undefined;
};

export type QueryResponse = {
  /** JSON data that shares objects with the documents, so it must not be mutated. */
  result: unknown;
  syncTags: string[];
  /** Whether the response stays valid until documents change, since the query does not use the current time. */
  isCacheable: boolean;
  resultSourceMap?: SourceMap;
};

/** The time slice of a query. Longer than most queries take; it limits how long each running query delays other requests. */
const SLICE_MS = 5;

/**
 * Evaluates a query synchronously, without interruptions.
 *
 * @throws QueryParseError (400), UnsupportedQueryError (501), WorkLimitError (400)
 */
export function evaluateQuery(request: QueryRequest): QueryResponse {
  return prepareQuery(request).evaluate();
}

/**
 * Evaluates a query for `/data/query`. A long query is interrupted after each time slice, so that other requests are served; it
 * uses a snapshot of the documents.
 *
 * @param use converts the result; it counts as work of the query, and its loops can be interrupted too
 * @param spend receives the duration of each time slice in milliseconds, except the first, which ends when this function returns
 * @param slice the time slice in milliseconds
 * @throws like `evaluateQuery`
 */
export async function answerQuery<Answer>(
  request: QueryRequest,
  use: (response: QueryResponse, journal: Journal) => Answer,
  spend: (milliseconds: number) => void,
  slice = SLICE_MS,
): Promise<Answer> {
  const { evaluation, view, meter, journal, evaluate } = prepareQuery(request);
  journal.begin(performance.now() + slice);
  try {
    return use(evaluate(), journal);
  } catch (error) {
    if (error !== INTERRUPTED) throw error;
  }
  let stopped = performance.now();
  const { snapshot, end } = request.documents.takeSnapshot(view);
  evaluation.view = snapshot;
  const goOn = () => {
    const started = performance.now();
    meter.wait(started - stopped);
    journal.begin(started + slice);
    try {
      return use(evaluate(), journal);
    } finally {
      stopped = performance.now();
      spend(stopped - started);
    }
  };
  return takeTurns(goOn).finally(end);
}

function prepareQuery(request: QueryRequest) {
  const { query, params, perspective, documents, resultSourceMap: mode } = request;
  const limits = request.limits ?? getWorkLimits(request.identity);
  const tree = parseQuery(query, params, limits.tokens);
  const view = documents.getView(perspective, request.publicOnly);
  const meter = new WorkMeter(limits);
  const journal = new Journal(meter);
  const evaluation: Evaluation = {
    ...request,
    view,
    meter,
    journal,
    // The start time, also after interruptions.
    now: request.now ?? getCurrentTime(),
  };
  const traced = mode && { provenance: new Provenance(), mode, isRenamed: isRenaming(perspective), meter };
  let program: Expression | undefined;
  const evaluate = () =>
    refuseOutOfRange(query, (): QueryResponse => {
      program ??= traced ? compileTree(tree, traced.provenance) : getProgram(tree);
      const value = evaluateProgram(program, evaluation);
      return {
        ...(traced && {
          resultSourceMap: journal.step(() => makeSourceMap(value, traced.provenance, traced)),
        }),
        result: convertToJson(getPlainValue(value), meter, journal),
        syncTags: syncTagsForTree(tree, params),
        isCacheable: !usesCurrentTime(tree),
      };
    });
  return { evaluation, view, meter, journal, evaluate };
}

const askingForTime = new WeakMap<GroqNode, boolean>();

function usesCurrentTime(tree: GroqNode): boolean {
  const known = askingForTime.get(tree);
  if (known !== undefined) return known;
  const asks = [...walkNodes(tree)].some((node) => node.type === 'FuncCall' && node.name === 'now');
  askingForTime.set(tree, asks);
  return asks;
}
