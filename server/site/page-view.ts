import { setImmediate } from 'node:timers/promises';
import { bareStyles, styleMarks } from './bare-styles.ts';
import { answerWith, type createEntity, type Entity, encodeAhead } from './entity.ts';
import { escapeHtml } from './html.ts';
import { markOfIcon } from './icons/site-icons.ts';
import { type InlineStyles, inlineStylesOf } from './inline-sources.ts';
import { movedPaths, spellingOf } from './moved-paths.ts';
import { noScript } from './no-script.ts';
import { fragmentVersion, versionOf } from './offline/version.ts';
import type { RenderedPages } from './rendered-pages.ts';
import { type DocumentNeeds, kindHeaders, plainHeaders } from './security-headers.ts';
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
  /** Whether a page was rendered to the very fragment that a document names by its version. */
  hasFragment: (path: string, version: string) => boolean;
  /** The picture that shared links show of a page. */
  picture: (request: Request, path: string) => Promise<Response>;
  /** What a browser may keep of each page that was rendered. */
  copies: () => Promise<PageCopy[]>;
  /** Compresses every document as well as can be, one after the other, for as long as that is wanted. Never rejects. */
  encodeDocuments: (isWanted: () => boolean) => Promise<void>;
};

/** A page's document and fragment, as something to keep. */
export type PageCopy = {
  path: string;
  /** The version of the document. */
  version: string;
  /** The address of the fragment. */
  fragment: string;
  /** Of both. */
  bytes: number;
};

type PageViewOptions = {
  build: ServerBuild;
  template: Template;
  source: RenderSource;
  pictures: SharePictures;
  /** Undefined before anything was rendered: then each page is rendered when it is asked for. */
  pages: RenderedPages | undefined;
  makeEntity: typeof createEntity;
  /** The headers of a document by what it needs. */
  headersFor: (needs: DocumentNeeds) => Record<string, string>;
};

type Document = { entity: Entity; inline: InlineStyles };
type Found = { path: string; page: RenderedPage } | { status: number; redirect: string };

const json = 'application/json';
const html = 'text/html; charset=utf-8';
/**
 * React asks ahead for the pictures that a page begins with. In a fragment the pictures themselves are there as soon:
 * a browser may ask for them first, and then warns that it preloaded for nothing.
 */
const picturePreload = /<link rel="preload" as="image"[^>]*>/g;

export function createPageView({
  build,
  template,
  source,
  pictures,
  pages,
  makeEntity,
  headersFor,
}: PageViewOptions): PageView {
  const documents = new WeakMap<RenderedPage, Promise<Document>>();
  const fragments = new WeakMap<RenderedPage, Promise<Entity>>();
  const versions = new WeakMap<RenderedPage, string>();

  const rendered = bySpelling([...(pages?.pages.keys() ?? [])].map((path) => [path, path]));
  const moved = bySpelling(pages ? Object.entries(movedPaths(pages.profile)) : []);

  /** The path whose page is shown at a path, in whatever case and encoding it is written. */
  const pathShownAt = async (path: string): Promise<string> => {
    const known = rendered.get(spellingOf(path));
    if (known) return known;
    // All paths without a page share one, so that nobody can make the server render without end.
    if (!build.hasRoute(path)) return build.notFoundPath;
    if (!build.isAgentPath(path)) return path.toLowerCase();
    // Published a moment ago, or could not be rendered: the lake knows. While it is down, all there is was rendered.
    const listed = await build.listPaths(source).catch(() => []);
    return listed.find((one) => spellingOf(one) === spellingOf(path)) ?? build.unknownAgentPath;
  };

  const find = async (path: string): Promise<Found> => {
    const redirect = moved.get(spellingOf(path));
    if (redirect) return { status: 308, redirect };
    const wanted = await pathShownAt(path);
    const page = pages?.pages.get(wanted) ?? (await build.render({ ...source, path: wanted }));
    return 'redirect' in page ? page : { path: wanted, page };
  };

  const readProfile = async () => pages?.profile ?? (await build.readProfile(source));

  /** Before anything was rendered, what fails is the lake; later nothing is asked of it, and the fault is ours. */
  const unlessRendered = (error: unknown): undefined => {
    if (pages) throw error;
  };

  const makeDocument = async (path: string, page: RenderedPage): Promise<Document> => {
    const text = await writeDocument(path, page);
    // What the boot script takes in of the fragment is admitted too.
    const inline = inlineStylesOf(text, bareStyles(page.styles), page.fragment);
    return { entity: makeEntity(text, html), inline };
  };

  const writeDocument = async (path: string, page: RenderedPage): Promise<string> => {
    const profile = await readProfile();
    const siteUrl = source.origin;
    const iconMark = profile.icon && markOfIcon(profile.icon);
    const card = pageCard({ gate: build.gate, path, page, profile });
    const isFound = page.status === 200;
    const tags = shareTags(card, {
      siteUrl,
      path: isFound ? path : undefined,
      picturePath: isFound ? path : build.notFoundPath,
    });
    if (build.gate === 'off') {
      const data = isFound ? structuredData({ profile, path, name: card.name, siteUrl }) : '';
      const head = { title: card.title, tags: `${tags}\n${data}`, iconMark };
      return openDocument(template, {
        ...head,
        path: markupPath(path, page),
        page,
        fragmentPath: fragmentAddress(path, page),
      });
    }
    const shell = pages?.shell ?? (await build.renderShell(source));
    const parts = {
      title: card.title,
      tags: `${descriptionTag(card.description)}\n${tags}`,
      iconMark,
      noScript: noScript(profile.productName, profile.noScriptText),
      fragmentPath: fragmentAddress(path, page),
      sources: page.sources,
    };
    return gatedDocument(template, shell, parts);
  };

  const versionOfFragment = (page: RenderedPage): string => {
    const version = versions.get(page) ?? fragmentVersion(template.app, page);
    versions.set(page, version);
    return version;
  };

  const fragmentAddress = (path: string, page: RenderedPage) =>
    `${fragmentPathOf(path)}?v=${versionOfFragment(page)}`;

  const makeFragment = async (path: string, page: RenderedPage) => {
    const { title, head, fragment, styles, data } = page;
    const markup = fragment.replaceAll(picturePreload, '');
    const parts = { html: markup, styles: bareStyles(styles), marks: styleMarks(styles) };
    return makeEntity(
      JSON.stringify({ app: template.app, path: markupPath(path, page), title, head, ...parts, data }),
      json,
    );
  };

  return {
    document: async (request, path, search) => {
      const found = await find(path).catch(() => undefined);
      if (!found) return unavailable();
      if ('redirect' in found) {
        return new Response(null, {
          status: found.status,
          // Asked about each time: an address may come back to the page that had it.
          headers: { ...kindHeaders.document, location: withSearch(found.redirect, search) },
        });
      }
      const made = await remember(documents, found.page, () => makeDocument(found.path, found.page)).catch(
        unlessRendered,
      );
      if (!made) return unavailable();
      const isFramed = request.headers.get('sec-fetch-dest') === 'iframe';
      const headers = headersFor({ inline: made.inline, bootSource: template.bootSource, isFramed });
      return answerWith(request, made.entity, {
        status: found.page.status,
        headers: { ...headers, ...kindHeaders.document },
        // Some browsers keep an old policy when they are told that the text is the same.
        variant: versionOf(headers['content-security-policy'] ?? '').slice(0, 4),
      });
    },
    fragment: async (request, path) => {
      const found = await find(path).catch(() => undefined);
      if (!found) return unavailable();
      if ('redirect' in found) return Response.json({ redirect: found.redirect }, { status: 404 });
      const entity = await remember(fragments, found.page, () => makeFragment(found.path, found.page));
      // 200 for the not-found page too: its fragment exists.
      return answerWith(request, entity, { headers: kindHeaders.fragment });
    },
    copies: () =>
      Promise.all(
        [...(pages?.pages ?? [])]
          .filter(([path]) => path !== build.unknownAgentPath)
          .map(async ([path, page]) => {
            const text = await writeDocument(path, page);
            const { body } = await remember(fragments, page, () => makeFragment(path, page));
            return {
              path,
              version: versionOf(text),
              fragment: fragmentAddress(path, page),
              bytes: Buffer.byteLength(text) + body.length,
            };
          }),
      ),
    encodeDocuments: async (isWanted) => {
      for (const [path, page] of pages?.pages ?? []) {
        // What there is to answer meanwhile comes first.
        await setImmediate();
        if (!isWanted()) return;
        // Whoever asks for the page hears of any fault.
        await remember(documents, page, () => makeDocument(path, page))
          .then(({ entity }) => encodeAhead(entity))
          .catch(() => {});
      }
    },
    hasFragment: (path, version) => {
      const page = pages?.pages.get(path);
      return page !== undefined && versionOfFragment(page) === version;
    },
    picture: async (request, path) => {
      const found = await find(path).catch(() => undefined);
      if (!found) return unavailable();
      if ('redirect' in found || found.path !== path) return notDrawn();
      // What is not there is never drawn: nobody can make the server draw without end.
      if (found.page.status !== 200 && path !== build.notFoundPath) return notDrawn();
      const profile = await readProfile().catch(unlessRendered);
      if (!profile) return unavailable();
      const card = pageCard({ gate: build.gate, path, page: found.page, profile });
      const drawn = await pictures(pictureOf(card));
      // Kept by nobody: its address would stay the same when the portrait is there again.
      const headers = drawn.isWhole ? {} : { 'cache-control': 'no-store' };
      return answerWith(request, drawn, { headers: { ...kindHeaders.picture, ...headers } });
    },
  };
}

/** The path that an application takes markup over at; that of another build it takes over nowhere. */
function markupPath(path: string, { isOlder }: RenderedPage): string {
  return isOlder ? '' : path;
}

function descriptionTag(description: string | undefined): string {
  return description ? `<meta name="description" content="${escapeHtml(description)}" data-head="">` : '';
}

function remember<Made>(
  made: WeakMap<RenderedPage, Promise<Made>>,
  page: RenderedPage,
  make: () => Promise<Made>,
): Promise<Made> {
  const known = made.get(page);
  if (known) return known;
  const making = make();
  made.set(page, making);
  making.catch(() => made.delete(page));
  return making;
}

function bySpelling(entries: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(entries.map(([path, value]) => [spellingOf(path), value]));
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
export function unavailable(): Response {
  return new Response('The content of this page cannot be reached at the moment. Please try again shortly.', {
    status: 503,
    headers: { ...plainHeaders, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  });
}
