import { respondWith } from './cacheable-response.ts';
import type { DocumentSources } from './document-html.ts';
import { createFindPage, type FoundRedirect } from './find-page.ts';
import { versionOf } from './fragment-version.ts';
import { createPageDocuments, type PageDocument } from './page-documents.ts';
import { readProfile } from './rendered-pages.ts';
import { baseHeaders, type DocumentNeeds, headersByKind } from './security-headers.ts';
import { pageCard, pictureOf } from './share/page-card.ts';
import type { SharePictures } from './share/share-pictures.ts';

/** Serves documents, fragments and share pictures from one set of rendered pages. */
export type PageView = {
  document: (request: Request, path: string, search: string) => Promise<Response>;
  fragment: (request: Request, path: string) => Promise<Response>;
  /** Whether the page's fragment has this version, which a document refers to. */
  hasFragment: (path: string, version: string) => boolean;
  /** The preview picture of a page for shared links. */
  picture: (request: Request, path: string) => Promise<Response>;
};

type PageViewOptions = DocumentSources & {
  pictures: SharePictures;
  /** Returns the headers of a document. */
  headersFor: (needs: DocumentNeeds) => Record<string, string>;
};

export function createPageView({ pictures, headersFor, ...sources }: PageViewOptions): PageView {
  const { build, template, pages } = sources;
  const find = createFindPage(sources);
  const texts = createPageDocuments(sources);

  /** Before the first rendering, an error comes from the lake. Later the lake is not queried, so an error is the server's. */
  const unlessRendered = (error: unknown): undefined => {
    if (pages) throw error;
  };

  const answerDocument = (request: Request, { entity, inline }: PageDocument, status: number) => {
    const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
    const headers = headersFor({ inline, bootSource: template.bootSource, isFramed });
    return respondWith(request, entity, {
      status,
      headers: { ...headers, ...headersByKind.document },
      // Some browsers keep the old policy after a 304, so the ETag changes with the policy.
      variant: versionOf(headers['content-security-policy'] ?? '').slice(0, 4),
    });
  };

  return {
    document: async (request, path, search) => {
      const found = await find(path).catch(() => undefined);
      if (!found) return unavailable();
      if ('redirect' in found) return redirectTo(found, search);
      const made = await texts.document(found).catch(unlessRendered);
      return made ? answerDocument(request, made, found.page.status) : unavailable();
    },
    fragment: async (request, path) => {
      const found = await find(path).catch(() => undefined);
      if (!found) return unavailable();
      if ('redirect' in found) return Response.json({ redirect: found.redirect }, { status: 404 });
      // The not-found page has status 200 here too, since its fragment exists.
      return respondWith(request, await texts.fragment(found), { headers: headersByKind.fragment });
    },
    hasFragment: (path, version) => {
      const page = pages?.pages.get(path);
      return page !== undefined && texts.fragmentVersion(page) === version;
    },
    picture: async (request, path) => {
      const found = await find(path).catch(() => undefined);
      if (!found) return unavailable();
      if ('redirect' in found || found.path !== path) return notDrawn();
      // No picture for unknown paths, so that requests for many of them cause no drawing.
      if (found.page.status !== 200 && path !== build.notFoundPath) return notDrawn();
      const profile = await readProfile(sources).catch(unlessRendered);
      if (!profile) return unavailable();
      const drawn = await pictures(pictureOf(pageCard({ gate: template.config.gate, ...found, profile })));
      // Not cacheable without its portrait: the URL stays the same when the portrait is available again.
      const headers = drawn.isWhole ? {} : { 'cache-control': 'no-store' };
      return respondWith(request, drawn, { headers: { ...headersByKind.picture, ...headers } });
    },
  };
}

function redirectTo({ status, redirect }: FoundRedirect, search: string): Response {
  return new Response(null, {
    status,
    // Revalidated each time, since a page may get its former path back.
    headers: { ...headersByKind.document, location: withSearch(redirect, search) },
  });
}

/** Adds the query string of a request to the location of a redirect, before the hash. */
function withSearch(location: string, search: string): string {
  const [path = '/', hash] = location.split('#');
  return `${path}${search}${hash === undefined ? '' : `#${hash}`}`;
}

function notDrawn(): Response {
  return new Response('Not found', { status: 404, headers: baseHeaders });
}

/** The response when the lake is unreachable and the page was never rendered. */
export function unavailable(): Response {
  return new Response('The content of this page cannot be reached at the moment. Please try again shortly.', {
    status: 503,
    headers: { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  });
}
