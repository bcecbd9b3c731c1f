import { formerPathRedirects } from './former-paths.ts';
import { versionOf } from './fragment-version.ts';
import { createSiteIcons } from './icons/site-icons.ts';
import { loadPages, savePages } from './page-store.ts';
import { createPageView } from './page-view.ts';
import { createRenderScheduler } from './render-scheduler.ts';
import { type PageSources, type RenderedPages, renderAll } from './rendered-pages.ts';
import { measureRenderingDelay } from './rendering-delay.ts';
import { securityHeaders, type TrustedOrigins } from './security-headers.ts';
import { type FetchLake, loadServerBuild, type ServerBuild, type SiteSettings } from './server-build.ts';
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
  settings: SiteSettings;
  /** Where the site answers, without a trailing slash, such as 'http://localhost:3000'. */
  siteUrl: string;
  /** Where rendered pages outlive the process. */
  cacheDir?: string;
  /** Those of media are found in the content. */
  trusted?: Omit<TrustedOrigins, 'media'>;
  /** How long, in ms, nothing must have changed before pages are rendered again. */
  quiet?: number;
  /** How long, in ms, until what could not be rendered is tried again; never where it says nothing. */
  retryAfterMs?: number;
  /** Hears what went wrong in the background. */
  onError?: (error: unknown) => void;
  /** Hears how many milliseconds after a change all pages were rendered again. */
  onRendered?: (milliseconds: number) => void;
};

/** The public site as a pure `fetch`. */
export type Site = {
  /** Undefined when the request is not for the site: a method that changes things, or a path beginning with '/_'. */
  fetch: (request: Request) => Promise<Response | undefined>;
  /** Renders every path; rejects when the lake does not answer, and keeps what was rendered before. */
  prerenderAll: () => Promise<{ rendered: number }>;
  /** What there is, of the pages that were rendered last. */
  overview: () => SiteOverview;
  /** Renders again in the background, once no change came for a moment. */
  contentChanged: () => void;
  close: () => void;
};

export type SiteOverview = {
  /** The path of every rendered page; those of pages for what is not there too. */
  paths: string[];
  /** The path of the page that stands for every path without one. */
  notFoundPath: string;
  /** Where the paths lead that have no page of their own. */
  redirects: Record<string, string>;
  /** Origins of media that pages load from elsewhere. */
  mediaOrigins: readonly string[];
  /** The source expression that admits the documents' own script. */
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
  // The same build makes other pages of another environment.
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
    if (cacheDir) await savePages(cacheDir, edition, pages);
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

/** The way to a view of some pages; all views share what they drew. */
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
