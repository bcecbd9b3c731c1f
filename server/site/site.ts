import { formerPathRedirects } from './former-paths.ts';
import { versionOf } from './fragment-version.ts';
import { createSiteIcons } from './icons/site-icons.ts';
import { loadPages, savePages } from './page-store.ts';
import { createPageView } from './page-view.ts';
import { createRenderScheduler } from './render-scheduler.ts';
import { type PageSources, type RenderedPages, renderAll } from './rendered-pages.ts';
import { measureRenderingDelay } from './rendering-delay.ts';
import { securityHeaders, type TrustedOrigins } from './security-headers.ts';
import { type FetchLake, loadServerBuild, type ServerBuild, type SiteEnvironment } from './server-build.ts';
import { createSharePictures } from './share/share-pictures.ts';
import { routeSiteRequest } from './site-router.ts';
import { openStaticFiles } from './static-files.ts';
import { readTemplate, type Template } from './template.ts';
import { createViewHistory } from './view-history.ts';

export type SiteOptions = {
  /** The folders of `vite build` and `vite build --ssr render/entry-server.tsx`. */
  clientDir: string;
  serverDir: string;
  fetchLake: FetchLake;
  settings: SiteEnvironment;
  /** The address of the site, without a trailing slash, such as 'http://localhost:3000'. */
  siteUrl: string;
  /** The folder that stores rendered pages across restarts. */
  cacheDir?: string;
  /** Origins for the content security policy; those of media are found in the content. */
  trusted?: Omit<TrustedOrigins, 'media'>;
  /** The debounce time, in ms, between a change and rendering. */
  quiet?: number;
  /** How long, in ms, until pages that could not be rendered are retried; no retries when undefined. */
  retryAfterMs?: number;
  /** Receives errors of background work. */
  onError?: (error: unknown) => void;
  /** Receives the milliseconds from a change until all pages were rendered again. */
  onRendered?: (milliseconds: number) => void;
};

/** The public site as a `fetch` function. */
export type Site = {
  /** Resolves to undefined when the request is not for the site: another method than GET or HEAD, or a path of the server. */
  fetch: (request: Request) => Promise<Response | undefined>;
  /** Renders every path; rejects when the lake does not respond, and keeps the pages rendered before. */
  prerenderAll: () => Promise<{ rendered: number }>;
  /** The paths, redirects and origins of the pages that were rendered last. */
  overview: () => SiteOverview;
  /** Schedules a rendering in the background, debounced. */
  contentChanged: () => void;
  close: () => void;
};

type SiteOverview = {
  /** The path of every rendered page, including the pages for unknown paths and agents. */
  paths: string[];
  /** The path of the page that is served for every path without a route. */
  notFoundPath: string;
  /** Redirects by path: fixed ones, and those from former paths of pages. */
  redirects: Record<string, string>;
  /** Other origins from which pages load media. */
  mediaOrigins: readonly string[];
  /** The source expression that allows the documents' boot script. */
  bootSource: string;
};

/** Opens the site. Rejects when a build is missing. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const {
    clientDir,
    serverDir,
    fetchLake,
    settings,
    siteUrl,
    cacheDir,
    onError = () => {},
    onRendered = () => {},
  } = options;
  const build = await loadServerBuild(serverDir);
  const config = await build.configure(settings);
  const [files, template] = await Promise.all([openStaticFiles(clientDir), readTemplate(clientDir, config)]);
  // The environment is part of the edition, since the same build renders other pages for another environment.
  const edition = versionOf(template.app, JSON.stringify(config));
  const source = { fetchLake, origin: siteUrl };
  const views = createViewHistory({
    viewOf: createViewOf({ build, template, source, trusted: options.trusted }),
    pages: cacheDir ? await loadPages(cacheDir, edition) : undefined,
  });
  const icons = createSiteIcons(fetchLake, onError);
  const sources = { build, template, source, views, files, icons };

  const { changed, render } = measureRenderingDelay(async () => {
    let failures = 0;
    const count = (error: unknown) => {
      failures += 1;
      onError(error);
    };
    const pages = await renderAll(build, source, { last: views.pages(), onError: count });
    views.show(pages);
    // The pages are shown, whether or not they can be stored for the next start.
    if (cacheDir) await savePages(cacheDir, edition, pages).catch(onError);
    return failures === 0;
  }, onRendered);
  const scheduler = createRenderScheduler(render, {
    quiet: options.quiet ?? 150,
    retryAfterMs: options.retryAfterMs,
    onError,
  });

  return {
    fetch: async (request) =>
      request.method === 'GET' || request.method === 'HEAD' ? routeSiteRequest(sources, request) : undefined,
    prerenderAll: async () => {
      await scheduler.now();
      return { rendered: views.pages()?.pages.size ?? 0 };
    },
    overview: () => overviewOf(build, template, views.pages()),
    contentChanged: () => {
      changed();
      scheduler.soon();
    },
    close: scheduler.close,
  };
}

type ViewSources = Pick<PageSources, 'build' | 'source'> &
  Pick<SiteOptions, 'trusted'> & { template: Template };

/** Returns a function that creates the view of rendered pages; all views share the cache of share pictures. */
function createViewOf({ trusted, ...sources }: ViewSources) {
  const pictures = createSharePictures(sources.build.drawSharePicture, sources.source.fetchLake);
  return (pages: RenderedPages | undefined) =>
    createPageView({
      ...sources,
      pictures,
      pages,
      headersFor: (needs) => securityHeaders({ ...trusted, media: pages?.mediaOrigins }, needs),
    });
}

function overviewOf(
  build: ServerBuild,
  { bootSource }: Template,
  pages: RenderedPages | undefined,
): SiteOverview {
  return {
    paths: [...(pages?.pages.keys() ?? [])],
    notFoundPath: build.notFoundPath,
    redirects: { ...build.redirects, ...(pages && formerPathRedirects(pages)) },
    mediaOrigins: pages?.mediaOrigins ?? [],
    bootSource,
  };
}
