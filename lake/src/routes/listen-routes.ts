import { Hono } from 'hono';
import { createLakeError } from '../errors.ts';
import { createEventStream, createEventStreamHead } from '../listen/event-stream.ts';
import { listenResponse } from '../listen/listen-response.ts';
import { liveResponse } from '../listen/live-response.ts';
import type { DocumentFilter, ListenOptions } from '../listen/mutation-events.ts';
import { compileFilter } from '../query/compile-filter.ts';
import { QueryParseError } from '../query/query-errors.ts';
import { syncTagsForDocuments } from '../query/sync-tags.ts';
import type { LakeEnvironment, LakeServices } from '../services.ts';
import type { Dataset } from '../store/dataset.ts';
import { getReadableDataset, requirePermission } from './access.ts';
import { queryParams } from './query-parameters.ts';

/** `GET /data/listen/:dataset` and `GET /data/live/events/:dataset` (protocol sections 9 and 10). */
export function listenRoutes(services: LakeServices): Hono<LakeEnvironment> {
  const routes = new Hono<LakeEnvironment>();
  routes.get('/data/listen/:dataset', (context) => {
    const { identity } = context.env;
    const dataset = getReadableDataset(services, context.req.param('dataset'), identity);
    const search = new URL(context.req.url).searchParams;
    const names = { projectId: services.projectId, dataset: dataset.name, identity: identity?.id };
    const signal = context.req.raw.signal;
    let filter: DocumentFilter;
    try {
      const params = queryParams(search);
      const query = search.get('query') ?? '*';
      filter = services.limits.evaluate(context.env.caller, identity, ({ tokens }) =>
        compileFilter(query, params, names, tokens),
      );
    } catch (error) {
      if (error instanceof QueryParseError) return channelError(error, signal);
      throw error;
    }
    if (isHead(context.req.raw)) return createEventStreamHead();
    const onEnd = services.limits.openStream(context.env.caller, identity);
    return listenResponse({
      dataset,
      filter,
      options: listenOptions(search, identity !== undefined),
      enableResume: search.get('enableResume') === 'true',
      lastEventId: readLastEventId(context.req.raw),
      signal,
      mayGoOn: () => mayStillRead(services, dataset, context.req.raw),
      onEnd,
    });
  });
  routes.get('/data/live/events/:dataset', (context) => {
    const dataset = getReadableDataset(services, context.req.param('dataset'), context.env.identity);
    const includeDrafts = context.req.query('includeDrafts') === 'true';
    if (includeDrafts) requirePermission(context.env.identity, 'read');
    if (context.env.apiVersion < '2021-03-25') {
      throw createLakeError(400, 'clientError', 'The live API requires API version 2021-03-25 or later');
    }
    if (isHead(context.req.raw)) return createEventStreamHead();
    return liveResponse({
      dataset,
      includeDrafts,
      syncTags: syncTagsForDocuments,
      lastEventId: readLastEventId(context.req.raw),
      signal: context.req.raw.signal,
      mayGoOn: () => mayStillRead(services, dataset, context.req.raw),
      onEnd: services.limits.openStream(context.env.caller, context.env.identity),
    });
  });
  return routes;
}

/** Whether a request is HEAD. Hono handles it as GET and drops the body without cancelling it, so the stream would never end. */
function isHead({ method }: Request): boolean {
  return method === 'HEAD';
}

/** Whether the reader still has access: its token may be invalid, or the dataset private by now. */
function mayStillRead(services: LakeServices, dataset: Dataset, request: Request): boolean {
  try {
    return getReadableDataset(services, dataset.name, services.tokens.fromRequest(request)) === dataset;
  } catch {
    return false;
  }
}

/** The id for resuming: native event sources send the header; the Studio's polyfill sends a URL parameter. */
function readLastEventId(request: Request): string | undefined {
  const fromUrl = new URL(request.url).searchParams.get('lastEventId');
  return request.headers.get('last-event-id') || fromUrl || undefined;
}

function listenOptions(search: URLSearchParams, authenticated: boolean): ListenOptions {
  return {
    includeResult: search.get('includeResult') === 'true',
    includePreviousRevision: search.get('includePreviousRevision') === 'true',
    includeMutations: search.get('includeMutations') !== 'false',
    includeAllVersions: search.get('includeAllVersions') === 'true',
    effectFormat: search.get('effectFormat') === 'mendoza' ? 'mendoza' : undefined,
    visibility: search.get('visibility') === 'query' ? 'query' : 'transaction',
    authenticated,
  };
}

/** A stream that ends with a parse error of the query; the HTTP status is 200. */
function channelError(error: QueryParseError, signal: AbortSignal): Response {
  return createEventStream({ signal, mayGoOn: () => true }, (sink) => {
    const { description, query, start, end } = error;
    const details = { type: 'queryParseError', description, query, start, end };
    sink.send({ event: 'channelError', data: { error: details } });
    sink.end();
    return () => {};
  });
}
