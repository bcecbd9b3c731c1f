import type { LakeDocument } from '../document.ts';
import { admittedValues, datasetConditions, type QueryParams } from './dataset-filter.ts';
import { DocumentIndex } from './document-index.ts';
import { evaluateTree, programOf, type QueryContext } from './evaluate-tree.ts';
import { allNodes, followsReferences, type GroqNode } from './groq-tree.ts';
import { parseQuery } from './parse-query.ts';
import { QueryParseError, refusingOutOfRange } from './query-errors.ts';
import { SIGNED_IN_LIMITS, WorkLimitError, type WorkLimits, WorkMeter } from './work-meter.ts';

/**
 * For one document: less than 100 ms, or 10 ms for anonymous listeners. A condition is evaluated while a commit waits, for
 * every listener and every document. No clock ends it: on a busy machine a list would be sent what does not concern it.
 */
const FILTER_LIMITS: WorkLimits = {
  ...SIGNED_IN_LIMITS,
  visits: 100_000,
  milliseconds: Number.POSITIVE_INFINITY,
};
const ANONYMOUS_FILTER_LIMITS: WorkLimits = { ...FILTER_LIMITS, visits: 10_000 };

type DocumentFilter = (document: LakeDocument) => boolean;

/**
 * The filter of a listener: whether a document lies in `*[…]` of the query. Projections, orders and slices do not
 * matter. A listener sees one document at a time, so a condition that needs others (`author->name == "x"`, a
 * subquery) counts as met: better one event too many than a list that goes stale. So does, from then on, a
 * condition that needs too much work.
 *
 * @param maxTokens as for `parseQuery`
 * @throws QueryParseError when the query is not GROQ or does not begin with `*`
 * @throws UnsupportedQueryError
 */
export function compileFilter(
  query: string,
  params: QueryParams,
  options: QueryContext,
  maxTokens?: number,
): DocumentFilter {
  const conditions = outermostConditions(parseQuery(query, params, maxTokens));
  if (!conditions) throw new QueryParseError('only queries of the form *[filter] can be listened to', query);
  const filters = conditions
    .filter((condition) => !needsOtherDocuments(condition))
    .map((condition) => compileCondition(query, condition, params, options));
  return (document) => filters.every((accepts) => accepts(document));
}

/** The conditions right on the dataset, below all projections and the like. */
function outermostConditions(node: GroqNode): GroqNode[] | undefined {
  const conditions = datasetConditions(node);
  if (conditions) return conditions;
  return 'base' in node && node.base ? outermostConditions(node.base) : undefined;
}

function needsOtherDocuments(condition: GroqNode): boolean {
  return [...allNodes(condition)].some((node) => followsReferences(node) || datasetConditions(node));
}

function compileCondition(
  query: string,
  condition: GroqNode,
  params: QueryParams,
  options: QueryContext,
): DocumentFilter {
  const ids = admittedValues(condition, '_id', params);
  if (ids) return ({ _id }) => ids.has(_id);
  const types = admittedValues(condition, '_type', params);
  if (types) return ({ _type }) => types.has(_type);
  // What the lake lacks is refused now, not when the first document comes.
  programOf(condition);
  const view = new DocumentIndex().view('raw');
  const meter = new WorkMeter(options.identity === undefined ? ANONYMOUS_FILTER_LIMITS : FILTER_LIMITS);
  let isTooMuch = false;
  return (document) => {
    if (isTooMuch) return true;
    meter.restart();
    try {
      return refusingOutOfRange(
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
