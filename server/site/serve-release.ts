import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import type { Release } from './release-folder.ts';
import { findTarget, type Redirect, type Route } from './routes.ts';
import { baseHeaders, headersByKind } from './security-headers.ts';

/** Answers a request with the files of a release; undefined when the path does not belong to the site. */
export type ServeRelease = (request: Request) => Promise<Response | undefined>;

/** Serves the folder of a release with Hono's static handler; `routes.json` says which file is at a path, with which headers. */
export function serveRelease({ folder, routes }: Release): ServeRelease {
  const files = new Hono<{ Bindings: { route: Route } }>();
  files.use(etag());
  files.get(
    '*',
    async (context, next) => {
      const { kind, etag: tag, headers, status } = context.env.route;
      const ofKind = { ...routes.headers[kind], ...(tag ? { etag: tag } : {}) };
      for (const [name, value] of Object.entries(ofKind)) context.header(name, value);
      await next();
      for (const [name, value] of Object.entries(headers ?? {})) context.header(name, value);
      if (status && context.res.status === 200)
        context.res = new Response(context.res.body, { status, headers: context.res.headers });
    },
    serveStatic({ root: folder, precompressed: true }),
  );

  return async (request) => {
    const url = new URL(request.url);
    const target = findTarget(routes, url, request.headers.get('accept'));
    if (target === 'elsewhere') return undefined;
    if ('redirect' in target) return redirectTo(target.redirect, url.search);
    if ('status' in target) return target.status === 204 ? answerNoFragment() : answerNotFound();
    const { route } = target;
    const response = await files.fetch(createFileRequest(request, route), { route });
    if (response.status !== 404 || route.status === 404) return response;
    return route.kind === 'fragment' ? answerNoFragment() : answerNotFound();
  };
}

/** The request for a file. A range of a file that has changed since is answered with all of it. */
function createFileRequest(request: Request, { file, etag: tag }: Route): Request {
  const headers = new Headers(request.headers);
  const condition = headers.get('if-range');
  if (condition !== null && condition !== tag) headers.delete('range');
  const path = encodeURI(`/${file}`).replace(/[?#]/g, encodeURIComponent);
  return new Request(new URL(path, request.url), { method: request.method, headers });
}

function redirectTo({ status, to }: Omit<Redirect, 'from'>, search: string): Response {
  const [path = '/', hash] = to.split('#');
  const location = `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
  // Revalidated each time, since a page may get its former path back.
  return new Response(null, { status, headers: { ...headersByKind.document, location } });
}

/** 204, since browsers log a 404 as an error. */
function answerNoFragment(): Response {
  return new Response(null, { status: 204, headers: headersByKind.fragment });
}

function answerNotFound(): Response {
  return new Response('Not found', { status: 404, headers: baseHeaders });
}
