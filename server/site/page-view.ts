import { answerWith, createEntity, type Entity } from './entity.ts';
import { escapeHtml } from './html.ts';
import { noScript } from './no-script.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { plainHeaders } from './security-headers.ts';
import type { RenderedPage, RenderSource, ServerBuild } from './server-build.ts';
import { pageCard, pictureOf } from './share/page-card.ts';
import type { SharePictures } from './share/share-pictures.ts';
import { shareTags } from './share/share-tags.ts';
import { structuredData } from './share/structured-data.ts';
import { fragmentPathOf } from './site-path.ts';
import { gatedDocument, openDocument, type Template } from './template.ts';

/** Answers with documents and fragments made from one set of rendered pages. */
export type PageView = {
  document: (request: Request, path: string, search: string) => Promise<Response>;
  fragment: (request: Request, path: string) => Promise<Response>;
  /** The picture that shared links show of a page. */
  picture: (request: Request, path: string) => Promise<Response>;
};

type PageViewOptions = {
  build: ServerBuild;
  template: Template;
  source: RenderSource;
  pictures: SharePictures;
  /** Undefined before anything was rendered: then each page is rendered when it is asked for. */
  pages: RenderedPages | undefined;
  /** The headers of every document. */
  headers: Record<string, string>;
};

type Found = { path: string; page: RenderedPage } | { status: number; redirect: string };

// May be kept, but is asked about each time: a publish shows at once.
const revalidated = { 'cache-control': 'no-cache' };
const json = 'application/json';
const html = 'text/html; charset=utf-8';
/** A new picture has a new address: only who keeps the old page sees the old picture. */
const pictureHeaders = { 'cache-control': 'public, max-age=86400' };

export function createPageView({
  build,
  template,
  source,
  pictures,
  pages,
  headers,
}: PageViewOptions): PageView {
  const documents = new WeakMap<RenderedPage, Promise<Entity>>();
  const fragments = new WeakMap<RenderedPage, Promise<Entity>>();

  const find = async (path: string): Promise<Found> => {
    // All paths without a route share one page, so that nobody can make the server render without end.
    const wanted = build.hasRoute(path) ? path : build.notFoundPath;
    const page = pages?.pages.get(wanted) ?? (await build.render({ ...source, path: wanted }));
    return 'redirect' in page ? page : { path: wanted, page };
  };

  const readFace = async () => pages?.face ?? (await build.readFace(source));

  const makeDocument = async (path: string, page: RenderedPage) => {
    const face = await readFace();
    const siteUrl = source.origin;
    const card = pageCard({ gate: build.gate, path, page, face });
    const isFound = page.status === 200;
    const tags = shareTags(card, {
      siteUrl,
      path: isFound ? path : undefined,
      picturePath: isFound ? path : build.notFoundPath,
    });
    if (build.gate === 'off') {
      const data = isFound ? structuredData({ face, path, name: card.name, siteUrl }) : '';
      const head = { title: card.title, tags: `${tags}\n${data}` };
      return createEntity(openDocument(template, path, page, head), html);
    }
    const shell = pages?.shell ?? (await build.renderShell(source));
    const parts = {
      title: card.title,
      tags: `${descriptionTag(card.description)}\n${tags}`,
      noScript: noScript(face.noScriptText),
      fragmentPath: fragmentPathOf(path),
      sources: page.sources,
    };
    return createEntity(gatedDocument(template, shell, parts), html);
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
    picture: async (request, path) => {
      const found = await find(path).catch(() => undefined);
      if (!found) return unavailable();
      if ('redirect' in found || found.path !== path) return notDrawn();
      // What is not there is never drawn: nobody can make the server draw without end.
      if (found.page.status !== 200 && path !== build.notFoundPath) return notDrawn();
      const card = pageCard({ gate: build.gate, path, page: found.page, face: await readFace() });
      return answerWith(request, await pictures(pictureOf(card)), {
        headers: { ...plainHeaders, ...pictureHeaders },
      });
    },
  };
}

function descriptionTag(description: string | undefined): string {
  return description ? `<meta name="description" content="${escapeHtml(description)}" data-head="">` : '';
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

function notDrawn(): Response {
  return new Response('Not found', { status: 404, headers: plainHeaders });
}

/** The lake does not answer and this page was never rendered. */
function unavailable(): Response {
  return new Response('The content of this page cannot be reached at the moment. Please try again shortly.', {
    status: 503,
    headers: { ...plainHeaders, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  });
}
