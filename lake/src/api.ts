import { Hono } from 'hono';
import type { DownloadEnvironment } from './assets/download-routes.ts';
import { createTransientId } from './documents/random-id.ts';
import { createHttpError } from './errors.ts';
import type { Caller } from './limits/limits.ts';
import { type LakeAddress, parseAddress, splitUrl } from './requests/address.ts';
import { answerPreflight, createCorsHeaders, isAllowedOrigin, withCors } from './requests/cors.ts';
import { createErrorResponse } from './requests/error-response.ts';
import { getRequestId } from './requests/request-id.ts';
import type { RequestDetails } from './requests/request-log.ts';
import { createDocumentRoutes } from './routes/document-routes.ts';
import { createHistoryRoutes } from './routes/history-routes.ts';
import { isCompleteResponse } from './routes/json-response.ts';
import { listenRoutes } from './routes/listen-routes.ts';
import { createMutationRoutes } from './routes/mutation-routes.ts';
import { createOverviewRoutes } from './routes/overview-routes.ts';
import { createPeopleRoutes } from './routes/people-routes.ts';
import { createProjectRoutes } from './routes/project-routes.ts';
import { queryRoutes } from './routes/query-routes.ts';
import { stubRoutes } from './routes/stub-routes.ts';
import { createTokenRoutes } from './routes/token-routes.ts';
import { createUnsupportedRoutes } from './routes/unsupported-routes.ts';
import type { LakeEnvironment, LakeServices } from './services.ts';

/** The request handlers of the lake: the API under `/v<version>/`, and asset downloads under all other paths. */
type LakeApi = {
  services: LakeServices;
  api: Hono<LakeEnvironment>;
  downloads: Hono<DownloadEnvironment>;
};

/** Handles any request to the lake; never throws. Calls from within the process have no `caller`. */
export async function answerRequest(request: Request, lake: LakeApi, caller?: Caller): Promise<Response> {
  const { services } = lake;
  const { pathname, search } = splitUrl(request.url);
  const address = parseAddress(pathname) ?? parseOwnAddress(pathname, services.projectId);
  if (!address) return answerDownload(request, lake, caller);
  const started = performance.now();
  const details: RequestDetails = { isCached: false, query: undefined };
  const response = await answerCall(request, address, lake, caller, details);
  // Requests for the log itself are not logged.
  if (caller && pathname !== OVERVIEW_PATH) {
    services.requests.add({
      method: request.method,
      target: pathname + search,
      status: response.status,
      milliseconds: performance.now() - started,
      ...details,
    });
  }
  return response;
}

async function answerDownload(
  request: Request,
  { services: { limits }, downloads }: LakeApi,
  caller: Caller | undefined,
): Promise<Response> {
  try {
    limits.admit('request', caller);
    return await downloads.fetch(request, { address: limits.getAddress(caller) });
  } catch (error) {
    return answerDownloadError(error);
  }
}

/** The error response of a download. Pages of any origin may read files, so they may read errors too. */
export function answerDownloadError(error: unknown): Response {
  const response = createErrorResponse(error);
  response.headers.set('access-control-allow-origin', '*');
  return response;
}

async function answerCall(
  request: Request,
  address: LakeAddress,
  lake: LakeApi,
  caller: Caller | undefined,
  details: RequestDetails,
): Promise<Response> {
  const { services } = lake;
  const origin = request.headers.get('origin');
  const trace = traceHeaders(request);
  if (request.method === 'OPTIONS')
    return withHeaders(answerPreflight(request, services.allowedOrigins), trace);
  if (!isAllowedOrigin(origin, services.allowedOrigins)) {
    return withHeaders(refuseOrigin(origin, address.path), trace);
  }
  try {
    assertProject(address.projectId ?? request.headers.get('x-sanity-project-id'), services.projectId);
    services.limits.admit('request', caller);
    const identity = services.tokenGuard.identify(request, services.limits.getAddress(caller));
    const { apiVersion, path } = address;
    const headers = { ...createCorsHeaders(origin), ...trace };
    const bindings = { apiVersion, path, identity, caller, details, headers };
    const response = await lake.api.fetch(request, bindings);
    return isCompleteResponse(response) ? response : withHeaders(withCors(response, origin), trace);
  } catch (error) {
    return withHeaders(withCors(createErrorResponse(error), origin), trace);
  }
}

/** Matches a `traceparent` header (W3C Trace Context), which is returned so that clients can correlate the call. */
const TRACE = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

function traceHeaders(request: Request): Record<string, string> {
  const trace = request.headers.get('traceparent');
  const id = { 'x-request-id': getRequestId() ?? createTransientId() };
  return trace && TRACE.test(trace) ? { ...id, traceparent: trace } : id;
}

function withHeaders(response: Response, headers: Readonly<Record<string, string>>): Response {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

const OVERVIEW_PATH = '/_lake/overview';

/** Maps the lake's own paths, for tokens and the overview, to API paths. */
function parseOwnAddress(pathname: string, projectId: string): LakeAddress | undefined {
  if (pathname === OVERVIEW_PATH) return { apiVersion: 'X', path: pathname };
  const rest = /^\/_lake\/tokens(\/[^/]+)?$/.exec(pathname);
  return rest ? { apiVersion: 'X', path: `/projects/${projectId}/tokens${rest[1] ?? ''}` } : undefined;
}

/** Refuses requests for another project. Requests without a project are allowed. */
function assertProject(named: string | null, own: string): void {
  if (!named || named === own) return;
  const details = { errorCode: 'SIO-404-PNF', attributes: { type: 'project' } };
  throw createHttpError(404, `Project "${named}" not found: this lake holds the project "${own}"`, details);
}

/** The response to an origin that is not allowed. Pages of any origin may read that of `/check/cors`. */
function refuseOrigin(origin: string | null, path: string): Response {
  if (path === '/check/cors') {
    const result = { allowed: false, withCredentials: false };
    return Response.json({ result }, { headers: { 'access-control-allow-origin': '*' } });
  }
  return createErrorResponse(
    createHttpError(
      403,
      `CORS origin "${origin}" is not allowed here; add it to LAKE_CORS_ORIGINS to let its pages in`,
    ),
  );
}

/** All routes of the API, by path without the version. */
export function createApiRoutes(services: LakeServices, uploads: Hono): Hono<LakeEnvironment> {
  // Hono gets the path without the version from the bindings, since copying the request would be slow.
  const api = new Hono<LakeEnvironment>({ getPath: (_, options) => options?.env?.path ?? '/' });
  for (const routes of [
    queryRoutes(services),
    createDocumentRoutes(services),
    createMutationRoutes(services),
    listenRoutes(services),
    createHistoryRoutes(services),
    createPeopleRoutes(services),
    createProjectRoutes(services),
    createTokenRoutes(services),
    createOverviewRoutes(services),
    stubRoutes(),
  ]) {
    api.route('/', routes);
  }
  api.use('/assets/*', (context, next) => {
    services.limits.admit('upload', context.env.caller);
    return next();
  });
  api.route('/', uploads);
  api.route('/', createUnsupportedRoutes());
  api.notFound((context) =>
    createErrorResponse(createHttpError(404, `No such resource: ${context.req.path}`)),
  );
  api.onError((error) => createErrorResponse(error));
  return api;
}
