import { Hono } from 'hono';
import { parsePerspective } from '../dataset-index/perspective.ts';
import { isObject } from '../documents/json-object.ts';
import { createHttpError } from '../errors.ts';
import type { Identity } from '../identity.ts';
import { answerQuery, type QueryResponse } from '../query/evaluate-query.ts';
import type { Journal } from '../query/journal.ts';
import type { CachedAnswer } from '../query/query-cache.ts';
import type { SourceMapMode } from '../query/source-map/source-map.ts';
import type { LakeBindings, LakeEnvironment, LakeServices } from '../services.ts';
import { ResultTooLargeError, type WorkLimits } from '../work-meter.ts';
import { getReadableDataset } from './access.ts';
import { readJsonBody } from './json-body.ts';
import { completeJsonResponse } from './json-response.ts';
import { queryParams, readQueryParameters } from './query-parameters.ts';

type Body = Uint8Array<ArrayBuffer>;
type QueryInput = {
  dataset: string;
  query: string;
  params: Record<string, unknown>;
  search: URLSearchParams;
};

/** `GET` and `POST /data/query/:dataset` (protocol section 3). */
export function queryRoutes(services: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.get('/data/query/:dataset', ({ req, env }) =>
    answerGet(req.url, req.param('dataset'), services, env),
  );
  routes.post('/data/query/:dataset', async ({ req, env }) => {
    const given = await readJsonBody(req.raw, env.identity);
    if (!isObject(given))
      throw createHttpError(400, 'The request body must be an object with "query" and "params"');
    const query = typeof given.query === 'string' ? given.query : '';
    const params = isObject(given.params) ? given.params : {};
    env.details.query = query;
    const search = readQueryParameters(req.url).others;
    const { body } = await evaluateRequest(
      { dataset: req.param('dataset'), query, params, search },
      services,
      env,
    );
    return completeJsonResponse(env.headers, body);
  });
  return routes;
}

/** The response to a GET: the cached one, or a new one, which is cached at its second request. */
async function answerGet(
  url: string,
  dataset: string,
  services: LakeServices,
  bindings: LakeBindings,
): Promise<Response> {
  const { identity, details, headers } = bindings;
  const key = makeCacheKey(url, identity);
  const known = getCachedBody(key, services, identity);
  details.isCached = known !== undefined;
  if (known) return completeJsonResponse(headers, known);
  const { query, others: search } = readQueryParameters(url);
  const given = { dataset, query, params: queryParams(search), search };
  const { body, kept } = await evaluateRequest(given, services, bindings);
  if (kept && services.queryCache.isWanted(key)) services.queryCache.keep(key, kept);
  return completeJsonResponse(headers, body);
}

/**
 * The key of a cached response: the user's id, and the whole URL with the query, its parameters and the perspective. For anonymous
 * readers it is only the URL, since most readers are anonymous and concatenating long strings takes time. No user id looks like the
 * start of a URL.
 */
function makeCacheKey(url: string, identity: Identity | undefined): string {
  return identity ? `${identity.id} ${url}` : url;
}

/**
 * The cached body of the response to a query, unless the dataset has changed since.
 *
 * @throws LakeError when the reader has no access to the dataset
 */
function getCachedBody(
  key: string,
  services: LakeServices,
  identity: Identity | undefined,
): Uint8Array<ArrayBuffer> | undefined {
  const answer = services.queryCache.find(key);
  if (!answer) return undefined;
  const dataset = getReadableDataset(services, answer.dataset.name, identity);
  // The dataset may have been deleted and created again under the same name.
  return dataset === answer.dataset ? answer.body : undefined;
}

/** A response body, and if it is cacheable also the entry for the cache. */
type Answer = { body: Body; kept: CachedAnswer | undefined };

/** @throws LakeError when the reader has no access to the dataset */
function evaluateRequest(
  { dataset: name, query, params, search }: QueryInput,
  services: LakeServices,
  { identity, apiVersion, caller }: LakeBindings,
): Promise<Answer> {
  const started = performance.now();
  const dataset = getReadableDataset(services, name, identity);
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
    resultSourceMap: parseSourceMapMode(search.get('resultSourceMap')),
  };
  const echoed = search.get('returnQuery') === 'false' ? {} : { query };
  // Encoding counts too: for a large response it takes as long as the query itself.
  return services.limits.evaluateInTurns(caller, identity, (limits, spend) => {
    const encode = (response: QueryResponse, journal: Journal): Answer => {
      const { result, syncTags, resultSourceMap, isCacheable } = response;
      const ms = Math.round(performance.now() - started);
      const after = { ms, syncTags, resultSourceMap };
      const body = encodeAnswer({ result, before: echoed, after }, limits, journal);
      return { body, kept: isCacheable ? { dataset, position, body } : undefined };
    };
    return answerQuery({ ...request, limits }, encode, spend);
  });
}

/** The number of elements of a result that are encoded at a time. */
const CHUNK_SIZE = 100;

const encoder = new TextEncoder();

/** @throws ResultTooLargeError, INTERRUPTED */
function encodeAnswer(
  { result, before, after }: { result: unknown; before: object; after: object },
  limits: WorkLimits,
  journal: Journal,
): Body {
  if (!Array.isArray(result) || result.length <= CHUNK_SIZE) {
    const text = stringify({ ...before, result, ...after });
    // UTF-8 has at least one byte per character.
    if (text === undefined || text.length > limits.bytes) throw new ResultTooLargeError(limits);
    return checkBodySize(limits, encoder.encode(text));
  }
  const chunks = Array.from(
    { length: Math.ceil(result.length / CHUNK_SIZE) },
    (_, index) => index * CHUNK_SIZE,
  );
  const add = (start: number, parts: Body[]) => {
    const elements = stringify(result.slice(start, start + CHUNK_SIZE));
    if (elements === undefined) throw new ResultTooLargeError(limits);
    parts.push(encoder.encode((start === 0 ? '' : ',') + elements.slice(1, -1)));
  };
  return journal.evaluateEach(chunks, CHUNK_SIZE, add, (parts) => {
    const beginning = Object.keys(before).length === 0 ? '{' : `${JSON.stringify(before).slice(0, -1)},`;
    const end = JSON.stringify(after).slice(1);
    const all = [encoder.encode(`${beginning}"result":[`), ...parts, encoder.encode(`],${end}`)];
    return checkBodySize(limits, Buffer.concat(all));
  });
}

function checkBodySize(limits: WorkLimits, body: Body): Body {
  if (body.length > limits.bytes) throw new ResultTooLargeError(limits);
  return body;
}

/** Returns undefined when the JSON is longer than the maximum string length. */
function stringify(value: object): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function parseSourceMapMode(value: string | null): SourceMapMode | undefined {
  return value === 'true' || value === 'withKeyArraySelector' ? value : undefined;
}
