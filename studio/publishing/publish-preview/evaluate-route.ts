import { type ExprNode, evaluate, parse } from 'groq-js';
import type { RouteQuery } from '../../../web/app/route-queries.ts';
import { type SiteFacts, withFactsOf } from '../../../web/content/site-facts.ts';
import { isObject } from '../read-value.ts';
import type { Content } from './site-routes.ts';

/** Result of a route's query: content with unreplaced placeholders, and the values of the placeholders. */
export interface RouteAnswer {
  content: unknown;
  facts: SiteFacts;
}

const trees = new Map<string, ExprNode>();

/** Evaluates the query of a route on local documents. */
export async function evaluateRoute(
  { query, params }: RouteQuery,
  dataset: readonly Content[],
): Promise<RouteAnswer> {
  const tree = trees.get(query) ?? parse(withFactsOf(query));
  trees.set(query, tree);
  const answer: unknown = await (await evaluate(tree, { dataset, params })).get();
  if (!isObject(answer)) return { content: null, facts: {} };
  // The projection contains only the facts, each a string or null.
  return { content: answer.content, facts: isObject(answer.facts) ? (answer.facts as SiteFacts) : {} };
}
