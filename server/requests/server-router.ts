import { setTimeout } from 'node:timers/promises';
import {
  asAddressed,
  createErrorResponse,
  createHttpError,
  getRequestId,
  handleLogin,
  isForwarded,
  isLoopbackAddress,
  type LoginOptions,
  parseAddress,
  splitUrl,
} from 'embedded-content-lake/http';
import type { Hono } from 'hono';
import { createLakePage } from '../lake-page/lake-page.ts';
import type { DiskSpace } from '../process/disk-space.ts';
import { getStudioOrigin } from '../process/hosts.ts';
import type { Metrics } from '../process/metrics.ts';
import type { ServerParts } from '../process/server-parts.ts';
import { INSTANCE_HEADER } from '../process/server-state.ts';
import { PROVIDERS_PATH, type Providers } from '../providers/providers.ts';
import { TRANSPORT_SECURITY } from '../site/security-headers.ts';
import type { Site } from '../site/site.ts';
import { answerBackup } from './backup-route.ts';

export type ServerRouterOptions = Pick<ServerParts, 'lake' | 'instance'> & {
  /** The accepted Host headers. */
  hosts: ReadonlySet<string>;
  siteUrl: string | undefined;
  /** The API address of the hosted project, when the embedded lake does not store the content. */
  hostedLake?: string | undefined;
  login: LoginOptions;
  providers: Providers;
  disk: Pick<DiskSpace, 'describeFault' | 'writeFailed'>;
  metrics?: Pick<Metrics, 'answer'> | undefined;
  /** The folder for the database copies of backups. */
  backups: string;
  /** How long, in ms, a request for the site waits while the server starts; 10,000 by default. */
  holdMs?: number;
};

export type ServerRouter = {
  /** @param address the address of the client */
  fetch(request: Request, address: string): Promise<Response>;
  /** Mounts site and Studio, or neither when only the lake runs, and makes the health check return 200. */
  open(mounted: Mounted): void;
  /** Makes health checks fail, so that a load balancer sends no more requests. Requests are still served. */
  beginToStop(): void;
};

type State = 'starting' | 'ok' | 'stopping';

type Mounted = { site?: Site; studio?: Hono };

/** How long requests wait while the server starts: a browser does not retry a refused page by itself. */
const HOLD_MS = 10_000;

/** The paths of the lake outside its API: assets, tokens and state. */
const LAKE_PATH = /^\/(images|files|_lake\/(tokens|overview))(\/|$)/;

/** Checks the Host header and routes each request to the lake, the providers, the Studio or the site. */
export function createServerRouter(options: ServerRouterOptions): ServerRouter {
  const {
    lake,
    instance,
    hosts,
    siteUrl,
    hostedLake,
    login,
    providers,
    disk,
    metrics,
    backups,
    holdMs = HOLD_MS,
  } = options;
  let mounted: Mounted | undefined;
  const opening = Promise.withResolvers<void>();
  let state: State = 'starting';
  const studioHostName = siteUrl ? new URL(getStudioOrigin(siteUrl)).host : undefined;
  const publicOrigins = siteUrl ? [new URL(siteUrl).origin, getStudioOrigin(siteUrl)] : [];
  const isSecure = siteUrl?.startsWith('https:') ?? false;
  /** Adds the headers that every response has, and reports a full disk. */
  const finish = (response: Response): Response => {
    if (isSecure) response.headers.set('strict-transport-security', TRANSPORT_SECURITY);
    // So that the client opens a new connection, which a load balancer may route to another server.
    if (state === 'stopping') response.headers.set('connection', 'close');
    if (response.status === 507) disk.writeFailed();
    return response;
  };

  /** Routes all paths except the lake's. */
  const answerElsewhere = async (
    request: Request,
    host: string,
    pathname: string,
    address: string,
  ): Promise<Response> => {
    if (pathname === '/_lake/health') return answerHealth(state, instance, disk);
    if (pathname === '/metrics' && metrics) {
      return isLocal(request, host, address) || lake.isAdministrator(request, { address })
        ? metrics.answer()
        : createForbidden();
    }
    if (hostedLake && pathname.startsWith('/_lake')) return describeHostedLake(hostedLake);
    if (pathname === '/_lake/backup') return answerBackup(request, { address }, lake, backups);
    if (pathname === '/_lake' || pathname === '/_lake/') {
      return isServedHere(host, studioHostName) ? createLakePage() : answerNotFound();
    }
    if (pathname === '/_lake/login') {
      // Not on the site's host, where a script injected into the site could read the token.
      return isServedHere(host, studioHostName) ? handleLogin(request, address, login) : answerNotFound();
    }
    if (pathname.startsWith(`${PROVIDERS_PATH}/`)) return providers.fetch(request, address);
    return mounted
      ? answerMounted(mounted, request, host, pathname)
      : answerOnceMounted(request, host, pathname);
  };

  const answerOnceMounted = async (request: Request, host: string, pathname: string): Promise<Response> => {
    await Promise.race([opening.promise, setTimeout(holdMs, undefined, { ref: false })]);
    return mounted
      ? answerMounted(mounted, request, host, pathname)
      : new Response('The site is starting.', { status: 503, headers: { 'retry-after': '2' } });
  };

  const answerMounted = async (
    mounted: Mounted,
    request: Request,
    host: string,
    pathname: string,
  ): Promise<Response> => {
    if (isStudioPath(pathname)) {
      const studio = isServedHere(host, studioHostName) ? mounted.studio : undefined;
      return studio ? studio.fetch(request) : answerNotFound();
    }
    if (host === studioHostName) return redirect(new URL('/studio/', request.url));
    return mounted.site ? answerPage(mounted.site, request) : answerNotFound();
  };

  return {
    open(opened) {
      mounted = opened;
      state = 'ok';
      opening.resolve();
    },
    beginToStop() {
      state = 'stopping';
    },
    fetch: async (incoming, address) => finish(await route(incoming, address)),
  };

  async function route(incoming: Request, address: string): Promise<Response> {
    const { host, pathname } = splitUrl(incoming.url);
    if (!hosts.has(host) && !hosts.has(incoming.headers.get('host') ?? '')) return refuseForeignHost(host);
    const request = asAddressed(incoming, host, publicOrigins);
    if (parseAddress(pathname) || LAKE_PATH.test(pathname)) {
      if (hostedLake) return describeHostedLake(hostedLake);
      return lake.fetch(request, { address });
    }
    return withRequestId(await answerElsewhere(request, host, pathname, address));
  }
}

/** Adds the request id to a response; the lake adds it to its own responses. */
function withRequestId(response: Response): Response {
  const id = getRequestId();
  if (id !== undefined) response.headers.set('x-request-id', id);
  return response;
}

async function answerPage(site: Site, request: Request): Promise<Response> {
  return (await site.fetch(request)) ?? answerNotFound();
}

/** Refuses requests to the embedded lake, which is empty when a hosted project has the content. */
function describeHostedLake(hostedLake: string): Response {
  return createErrorResponse(
    createHttpError(404, `The content of this site is in a hosted project: ask ${hostedLake}`),
  );
}

/** Whether a program on this machine sent the request. Requests that a local proxy forwards do not count as local. */
function isLocal(request: Request, host: string, address: string): boolean {
  if (isForwarded(request.headers) || !isLoopbackAddress(address)) return false;
  return /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host);
}

function createForbidden(): Response {
  return createErrorResponse(createHttpError(403, 'Metrics are for the administrator: send the token'));
}

function isStudioPath(pathname: string): boolean {
  return pathname === '/studio' || pathname.startsWith('/studio/');
}

/** Whether the Studio is served on a host: only on its own subdomain, if there is a public address. */
function isServedHere(host: string, studioHostName: string | undefined): boolean {
  return studioHostName === undefined || host === studioHostName;
}

/** Degraded has status 200, since visitors still get their pages, and another server on the same disk would not help. */
function answerHealth(state: State, instance: string, disk: Pick<DiskSpace, 'describeFault'>): Response {
  const headers = { [INSTANCE_HEADER]: instance };
  const reason = disk.describeFault();
  if (state === 'ok' && reason) return Response.json({ status: 'degraded', reason }, { headers });
  return state === 'ok'
    ? Response.json({ status: state }, { headers })
    : Response.json({ status: state }, { status: 503, headers: { ...headers, 'retry-after': '1' } });
}

function refuseForeignHost(host: string): Response {
  return new Response(`This server does not answer for the host ${host}.`, { status: 421 });
}

function redirect(to: URL): Response {
  // Not `Response.redirect`, whose headers are immutable.
  return new Response(null, { status: 308, headers: { location: to.href } });
}

function answerNotFound(): Response {
  return new Response('Not found', { status: 404 });
}
