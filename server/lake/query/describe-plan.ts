import { datasetConditions, type QueryParams } from './dataset-filter.ts';
import { childNodes, type GroqNode } from './groq-tree.ts';
import { parseQuery } from './parse-query.ts';
import { quickestPath } from './plan-sources.ts';

/**
 * How the documents of a query are found, place by place: `by id`, `by slug`, `by reference`, `by type`, or `all documents`.
 * Undefined for what is no query.
 */
export function describePlan(query: string, params: QueryParams): string[] | undefined {
  try {
    return [...new Set(findPlaces(parseQuery(query, params)))];
  } catch {
    return undefined;
  }
}

function* findPlaces(node: GroqNode): Generator<string> {
  const conditions = datasetConditions(node);
  if (conditions) yield quickestPath(conditions)?.path.way.name ?? 'all documents';
  if (node.type === 'Deref') yield 'by id';
  for (const child of conditions ?? childNodes(node)) yield* findPlaces(child);
}
