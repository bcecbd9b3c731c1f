import { DocumentIndex } from '../dataset-index/document-index.ts';
import type { LakeDocument } from '../documents/document.ts';
import { SIGNED_IN_LIMITS, WorkLimitError, type WorkLimits, WorkMeter } from '../work-meter.ts';
import { listAdmittedValues, listDatasetConditions, type QueryParams } from './dataset-filter.ts';
import { evaluateTree, getProgram, type QueryContext } from './evaluate-tree.ts';
import { followsReferences, type GroqNode, walkNodes } from './groq-tree.ts';
import { parseQuery } from './parse-query.ts';
import { QueryParseError, refuseOutOfRange } from './query-errors.ts';

/**
 * The limits for one document: less than 100 ms, or 10 ms for anonymous listeners. Conditions are evaluated during a commit, for
 * every listener and document. There is no time limit, since on a slow machine listeners would get events that do not match.
 */
const FILTER_LIMITS: WorkLimits = {
  ...SIGNED_IN_LIMITS,
  visits: 100_000,
  milliseconds: Number.POSITIVE_INFINITY,
};
const ANONYMOUS_FILTER_LIMITS: WorkLimits = { ...FILTER_LIMITS, visits: 10_000 };

type DocumentFilter = (document: LakeDocument) => boolean;

/**
 * The filter of a listener: whether a document matches `*[…]` of the query. Projections, orders and slices do not matter. The
 * filter evaluates single documents, so a condition that needs others (`author->name == "x"`, a subquery) counts as true: an
 * additional event is better than a stale list. A condition that exceeds the limits counts as true from then on.
 *
 * @param maxTokens as in `parseQuery`
 * @throws QueryParseError when the query is not GROQ or does not start with `*`
 * @throws UnsupportedQueryError
 */
export function compileFilter(
  query: string,
  params: QueryParams,
  options: QueryContext,
  maxTokens?: number,
): DocumentFilter {
  const conditions = listOutermostConditions(parseQuery(query, params, maxTokens));
  if (!conditions) throw new QueryParseError('only queries of the form *[filter] can be listened to', query);
  const filters = conditions
    .filter((condition) => !needsOtherDocuments(condition))
    .map((condition) => compileCondition(query, condition, params, options));
  return (document) => filters.every((accepts) => accepts(document));
}

/** The conditions of the filter directly on the dataset, without projections and other operators. */
function listOutermostConditions(node: GroqNode): GroqNode[] | undefined {
  const conditions = listDatasetConditions(node);
  if (conditions) return conditions;
  return 'base' in node && node.base ? listOutermostConditions(node.base) : undefined;
}

function needsOtherDocuments(condition: GroqNode): boolean {
  return [...walkNodes(condition)].some((node) => followsReferences(node) || listDatasetConditions(node));
}

function compileCondition(
  query: string,
  condition: GroqNode,
  params: QueryParams,
  options: QueryContext,
): DocumentFilter {
  const ids = listAdmittedValues(condition, '_id', params);
  if (ids) return ({ _id }) => ids.has(_id);
  const types = listAdmittedValues(condition, '_type', params);
  if (types) return ({ _type }) => types.has(_type);
  // Compiled now, so that unsupported features are refused immediately and not at the first document.
  getProgram(condition);
  const view = new DocumentIndex().getView('raw');
  const meter = new WorkMeter(options.identity === undefined ? ANONYMOUS_FILTER_LIMITS : FILTER_LIMITS);
  let isTooMuch = false;
  return (document) => {
    if (isTooMuch) return true;
    meter.restart();
    try {
      return refuseOutOfRange(
        query,
        () => evaluateTree(condition, { ...options, params, view, meter, root: document }) === true,
      );
    } catch (error) {
      if (!(error instanceof WorkLimitError)) throw error;
      isTooMuch = true;
      return true;
    }
  };
}
