import { answerWith, createEntity, type Entity } from './entity.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { plainHeaders } from './security-headers.ts';
import type { RenderedPage, RenderSource, ServerBuild } from './server-build.ts';
import { fragmentPathOf } from './site-path.ts';
import { gatedDocument, openDocument, type Template } from './template.ts';

/** Answers with documents and fragments made from one set of rendered pages. */
export type PageView = {
  document: (request: Request, path: string, search: string) => Promise<Response>;
  fragment: (request: Request, path: string) => Promise<Response>;
};

type PageViewOptions = {
  build: ServerBuild;
  template: Template;
  source: RenderSource;
  /** Undefined before anything was rendered: then each page is rendered when it is asked for. */
  pages: RenderedPages | undefined;
  /** The headers of every document. */
  headers: Record<string, string>;
};

type Found = { path: string; page: RenderedPage } | { status: number; redirect: string };

// May be kept, but is asked about each time: a publish shows at once.
const revalidated = { 'cache-control': 'no-cache' };
const json = 'application/json';

export function createPageView({ build, template, source, pages, headers }: PageViewOptions): PageView {
  const documents = new WeakMap<RenderedPage, Promise<Entity>>();
  const fragments = new WeakMap<RenderedPage, Promise<Entity>>();

  const find = async (path: string): Promise<Found> => {
    // All paths without a route share one page, so that nobody can make the server render without end.
    const wanted = build.hasRoute(path) ? path : build.notFoundPath;
    const page = pages?.pages.get(wanted) ?? (await build.render({ ...source, path: wanted }));
    return 'redirect' in page ? page : { path: wanted, page };
  };

  const makeDocument = async (path: string, page: RenderedPage) => {
    if (build.gate === 'off')
      return createEntity(openDocument(template, path, page), 'text/html; charset=utf-8');
    const shell = pages?.shell ?? (await build.renderShell(source));
    const place = { fragmentPath: fragmentPathOf(path), sources: page.sources };
    return createEntity(gatedDocument(template, shell, place), 'text/html; charset=utf-8');
  };

  const makeFragment = async (path: string, { title, head, fragment, styles, data }: RenderedPage) =>
    createEntity(JSON.stringify({ path, title, head, html: fragment, styles, data }), json);

  return {
    document: async (request, path, search) => {
      const found = await find(path).catch(() => undefined);
      if (!found) return unavailable();
      if ('redirect' in found) {
        return new Response(null, {
          status: found.status,
          headers: { location: withSearch(found.redirect, search) },
        });
      }
      const entity = await remember(documents, found.page, () => makeDocument(found.path, found.page));
      return answerWith(request, entity, {
        status: found.page.status,
        headers: { ...headers, ...plainHeaders, ...revalidated },
      });
    },
    fragment: async (request, path) => {
      const found = await find(path).catch(() => undefined);
      if (!found) return unavailable();
      if ('redirect' in found) return Response.json({ redirect: found.redirect }, { status: 404 });
      const entity = await remember(fragments, found.page, () => makeFragment(found.path, found.page));
      // 200 for the not-found page too: its fragment exists.
      return answerWith(request, entity, {
        headers: { ...plainHeaders, ...revalidated, 'x-robots-tag': 'noindex' },
      });
    },
  };
}

function remember(
  made: WeakMap<RenderedPage, Promise<Entity>>,
  page: RenderedPage,
  make: () => Promise<Entity>,
): Promise<Entity> {
  const known = made.get(page);
  if (known) return known;
  const entity = make();
  made.set(page, entity);
  entity.catch(() => made.delete(page));
  return entity;
}

/** Keeps a visitor's query through a redirect, before the hash. */
function withSearch(location: string, search: string): string {
  const [path = '/', hash] = location.split('#');
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
}

/** The lake does not answer and this page was never rendered. */
function unavailable(): Response {
  return new Response('The content of this page cannot be reached at the moment. Please try again shortly.', {
    status: 503,
    headers: { ...plainHeaders, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  });
}
