import { type Context, Hono } from 'hono';
import { boom } from '../errors.ts';
import { isObject } from '../mutations/json-object.ts';
import { evaluateQuery } from '../query/evaluate-query.ts';
import { parsePerspective } from '../query/perspective.ts';
import type { SourceMapMode } from '../query/source-map/source-map.ts';
import type { LakeEnvironment, LakeServices } from '../services.ts';
import { readableDataset } from './access.ts';
import { readJsonBody } from './json-body.ts';
import { answerKey, JSON_HEADERS } from './known-answers.ts';

type QueryInput = { query: string; params: Record<string, unknown> };

/** `GET` and `POST /data/query/:dataset` (protocol section 3). */
export function queryRoutes(services: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.get('/data/query/:dataset', (context) => {
    const search = new URL(context.req.url).searchParams;
    const input = { query: search.get('query') ?? '', params: queryParams(search) };
    return answer(services, context, input, search);
  });
  routes.post('/data/query/:dataset', async (context) => {
    const body = await readJsonBody(context.req.raw);
    if (!isObject(body)) throw boom(400, 'The request body must be an object with "query" and "params"');
    const query = typeof body.query === 'string' ? body.query : '';
    const input = { query, params: isObject(body.params) ? body.params : {} };
    context.env.details.query = query;
    return answer(services, context, input, new URL(context.req.url).searchParams);
  });
  return routes;
}

/** The `$name=<JSON>` parameters of a query or listen URL. @throws LakeError 400 for a value that is not JSON */
export function queryParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw boom(400, `Unable to parse the value of parameter ${name}: it must be JSON, so quote strings`);
    }
  }
  return params;
}

async function answer(
  services: LakeServices,
  { req, env }: Context<LakeEnvironment, '/data/query/:dataset'>,
  { query, params }: QueryInput,
  search: URLSearchParams,
): Promise<Response> {
  const started = performance.now();
  const { identity, apiVersion, caller } = env;
  const dataset = readableDataset(services, req.param('dataset'), identity);
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
  const { result, syncTags, resultSourceMap, isLasting } = await services.limits.evaluate(
    caller,
    identity,
    (limits) => evaluateQuery({ ...request, limits }),
  );
  const echoed = search.get('returnQuery') === 'false' ? {} : { query };
  const ms = Math.round(performance.now() - started);
  const answered = { ...echoed, result: result ?? null, ms, syncTags, resultSourceMap };
  // Node is slow to send a long string that is not ASCII.
  const body = Buffer.from(JSON.stringify(answered));
  const key = isLasting ? answerKey(req.raw, identity) : undefined;
  if (key !== undefined && services.answers.isWanted(key))
    services.answers.keep(key, { dataset, position, body });
  return new Response(body, { headers: JSON_HEADERS });
}

function sourceMapMode(value: string | null): SourceMapMode | undefined {
  return value === 'true' || value === 'withKeyArraySelector' ? value : undefined;
}
