import { Hono } from 'hono';
import { type LakeAddress, parseAddress } from './address.ts';
import { isAllowedOrigin, preflight, withCors } from './cors.ts';
import { errorResponse } from './error-response.ts';
import { boom } from './errors.ts';
import type { Caller } from './limits/limits.ts';
import { courtesyRoutes } from './routes/courtesy-routes.ts';
import { documentRoutes } from './routes/document-routes.ts';
import { historyRoutes } from './routes/history-routes.ts';
import { listenRoutes } from './routes/listen-routes.ts';
import { mutationRoutes } from './routes/mutation-routes.ts';
import { peopleRoutes } from './routes/people-routes.ts';
import { projectRoutes } from './routes/project-routes.ts';
import { queryRoutes } from './routes/query-routes.ts';
import { tokenRoutes } from './routes/token-routes.ts';
import type { LakeEnvironment, LakeServices } from './services.ts';
import { randomId } from './store/random-id.ts';

/** What answers requests: the API under `/v<version>/`, and downloads of assets everywhere else. */
export type LakeApi = {
  services: LakeServices;
  api: Hono<LakeEnvironment>;
  downloads: Hono;
  allowedOrigins: readonly string[];
};

/** Answers any request to the lake; never throws. What asks from within this process is no `caller`. */
export async function answerRequest(request: Request, lake: LakeApi, caller?: Caller): Promise<Response> {
  const url = new URL(request.url);
  const address = parseAddress(url.pathname) ?? ownAddress(url.pathname, lake.services.projectId);
  if (!address) return lake.downloads.fetch(request);
  const response = await answerCall(request, url, address, lake, caller);
  response.headers.set('x-request-id', randomId());
  const trace = request.headers.get('traceparent');
  if (trace && TRACE.test(trace)) response.headers.set('traceparent', trace);
  return response;
}

/** W3C Trace Context: what a client sends it gets back, to find this call in its own records. */
const TRACE = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

async function answerCall(
  request: Request,
  url: URL,
  address: LakeAddress,
  lake: LakeApi,
  caller: Caller | undefined,
): Promise<Response> {
  const origin = request.headers.get('origin');
  if (request.method === 'OPTIONS') return preflight(request, lake.allowedOrigins);
  if (!isAllowedOrigin(origin, lake.allowedOrigins)) return refusedOrigin(origin, address.path);
  try {
    assertProject(address.projectId ?? request.headers.get('x-sanity-project-id'), lake.services.projectId);
    lake.services.limits.admit('request', caller);
    const identity = lake.services.tokens.fromRequest(request);
    url.pathname = address.path;
    const inner = new Request(url, request);
    const response = await lake.api.fetch(inner, { apiVersion: address.apiVersion, identity, caller });
    return withCors(response, origin);
  } catch (error) {
    return withCors(errorResponse(error), origin);
  }
}

/** The lake's own short path of its tokens. */
function ownAddress(pathname: string, projectId: string): LakeAddress | undefined {
  const rest = /^\/_lake\/tokens(\/[^/]+)?$/.exec(pathname);
  return rest ? { apiVersion: 'X', path: `/projects/${projectId}/tokens${rest[1] ?? ''}` } : undefined;
}

/** Not every request names a project; one that names another must not get this one's content. */
function assertProject(named: string | null, own: string): void {
  if (named === null || named === own) return;
  const details = { errorCode: 'SIO-404-PNF', attributes: { type: 'project' } };
  throw boom(404, `Project "${named}" not found: this lake holds the project "${own}"`, details);
}

/** The one answer that any page may read: it says how to be let in. */
function refusedOrigin(origin: string | null, path: string): Response {
  if (path === '/check/cors') {
    const result = { allowed: false, withCredentials: false };
    return Response.json({ result }, { headers: { 'access-control-allow-origin': '*' } });
  }
  return errorResponse(
    boom(403, `CORS origin "${origin}" is not allowed here; add it to LAKE_CORS_ORIGINS to let its pages in`),
  );
}

/** Every route of the API, without the version in front of its path. */
export function apiRoutes(services: LakeServices, uploads: Hono): Hono<LakeEnvironment> {
  const api = new Hono<LakeEnvironment>();
  for (const routes of [
    queryRoutes(services),
    documentRoutes(services),
    mutationRoutes(services),
    listenRoutes(services),
    historyRoutes(services),
    peopleRoutes(services),
    projectRoutes(services),
    tokenRoutes(services),
    courtesyRoutes(),
  ]) {
    api.route('/', routes);
  }
  api.all('/assets/*', (context) => {
    services.limits.admit('upload', context.env.caller);
    return uploads.fetch(context.req.raw);
  });
  api.notFound((context) => errorResponse(boom(404, `No such resource: ${context.req.path}`)));
  api.onError((error) => errorResponse(error));
  return api;
}
