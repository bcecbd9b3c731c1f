import { type ExprNode, evaluate, parse } from 'groq-js';
import type { RouteQuery } from '../../../web/app/route-queries.ts';
import { type SiteFacts, withFactsOf } from '../../../web/content/site-facts.ts';
import { isObject } from '../read-value.ts';
import type { Content } from './site-routes.ts';

/** What a route's query answers: texts as editors wrote them, and the facts that the site writes into them. */
export interface RouteAnswer {
  content: unknown;
  facts: SiteFacts;
}

const trees = new Map<string, ExprNode>();

/** Runs the query that the site sends for a route, on documents that are at hand instead of on the lake. */
export async function evaluateRoute(
  { query, params }: RouteQuery,
  dataset: readonly Content[],
): Promise<RouteAnswer> {
  const tree = trees.get(query) ?? parse(withFactsOf(query));
  trees.set(query, tree);
  const answer: unknown = await (await evaluate(tree, { dataset, params })).get();
  if (!isObject(answer)) return { content: null, facts: {} };
  // The query itself names the facts; they are texts, or null where nobody wrote one.
  return { content: answer.content, facts: isObject(answer.facts) ? (answer.facts as SiteFacts) : {} };
}
