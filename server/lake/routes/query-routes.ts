import { Hono } from 'hono';
import { encodeJson } from '../encode-json.ts';
import { boom } from '../errors.ts';
import { isObject } from '../mutations/json-object.ts';
import { evaluateQuery } from '../query/evaluate-query.ts';
import { parsePerspective } from '../query/perspective.ts';
import type { CachedAnswer } from '../query/query-cache.ts';
import type { SourceMapMode } from '../query/source-map/source-map.ts';
import { ResultTooLargeError, type WorkLimits } from '../query/work-meter.ts';
import type { LakeBindings, LakeEnvironment, LakeServices } from '../services.ts';
import { readableDataset } from './access.ts';
import { readJsonBody } from './json-body.ts';
import { completeJsonResponse } from './json-response.ts';
import { answerKey, knownAnswer } from './known-answers.ts';
import { queryParams, readQueryParameters } from './query-parameters.ts';

type Body = Uint8Array<ArrayBuffer>;
type QueryInput = {
  dataset: string;
  query: string;
  params: Record<string, unknown>;
  search: URLSearchParams;
};

/** `POST /data/query/:dataset` (protocol section 3), and what else asks like `GET`. */
export function queryRoutes(services: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.get('/data/query/:dataset', ({ req, env }) => {
    const body = answerUrl(req.url, req.param('dataset'), services, env);
    return completeJsonResponse(env.headers, body);
  });
  routes.post('/data/query/:dataset', async ({ req, env }) => {
    const given = await readJsonBody(req.raw, env.identity);
    if (!isObject(given)) throw boom(400, 'The request body must be an object with "query" and "params"');
    const query = typeof given.query === 'string' ? given.query : '';
    const params = isObject(given.params) ? given.params : {};
    env.details.query = query;
    const search = readQueryParameters(req.url).others;
    const { body } = answer({ dataset: req.param('dataset'), query, params, search }, services, env);
    return completeJsonResponse(env.headers, body);
  });
  return routes;
}

const QUERY_PATH = /^\/data\/query\/([\w~-]+)$/;

/**
 * The body of the answer to `GET /data/query/:dataset`, undefined for any other request. Pages ask like this, so it goes no
 * way round: to find a route and to add headers to an answer takes as long as to evaluate a query.
 *
 * @throws what the route throws
 */
export function answerQuery(
  { method, url }: Request,
  services: LakeServices,
  bindings: LakeBindings,
): Body | undefined {
  const dataset = method === 'GET' ? QUERY_PATH.exec(bindings.path)?.[1] : undefined;
  return dataset === undefined ? undefined : answerUrl(url, dataset, services, bindings);
}

/** The answer that is kept from an earlier request, or made now. */
function answerUrl(url: string, dataset: string, services: LakeServices, bindings: LakeBindings): Body {
  const { identity, details } = bindings;
  const key = answerKey(url, identity);
  const known = knownAnswer(key, services, identity);
  details.isCached = known !== undefined;
  if (known) return known;
  const { query, others: search } = readQueryParameters(url);
  const { body, kept } = answer({ dataset, query, params: queryParams(search), search }, services, bindings);
  if (kept && services.answers.isWanted(key)) services.answers.keep(key, kept);
  return body;
}

/** `kept` is what may be answered again until the dataset changes. */
function answer(
  { dataset: name, query, params, search }: QueryInput,
  services: LakeServices,
  { identity, apiVersion, caller }: LakeBindings,
): { body: Body; kept: CachedAnswer | undefined } {
  const started = performance.now();
  const dataset = readableDataset(services, name, identity);
  const { position } = dataset;
  const request = {
    query,
    params,
    perspective: parsePerspective(search.get('perspective') ?? undefined, apiVersion),
    documents: dataset.index,
    publicOnly: identity === undefined,
    identity: identity?.id,
    projectId: services.projectId,
    dataset: dataset.name,
    resultSourceMap: sourceMapMode(search.get('resultSourceMap')),
  };
  const echoed = search.get('returnQuery') === 'false' ? {} : { query };
  // To write a large answer out takes as long as to find it.
  const { body, isLasting } = services.limits.evaluate(caller, identity, (limits) => {
    const { result, syncTags, resultSourceMap, isLasting } = evaluateQuery({ ...request, limits });
    const ms = Math.round(performance.now() - started);
    const answer = { ...echoed, result: result ?? null, ms, syncTags, resultSourceMap };
    return { body: encodeAnswer(answer, limits), isLasting };
  });
  return { body, kept: isLasting ? { dataset, position, body } : undefined };
}

/** @throws ResultTooLargeError */
function encodeAnswer(answer: object, limits: WorkLimits): Body {
  try {
    const body = encodeJson(answer, limits.bytes);
    if (body.length <= limits.bytes) return body;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  throw new ResultTooLargeError(limits);
}

function sourceMapMode(value: string | null): SourceMapMode | undefined {
  return value === 'true' || value === 'withKeyArraySelector' ? value : undefined;
}
