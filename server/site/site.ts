import { answerPath } from './answer-path.ts';
import { createEntities } from './entity.ts';
import { createSiteIcons } from './icons/site-icons.ts';
import { movedPaths } from './moved-paths.ts';
import { createOfflineAnswers } from './offline/offline-answers.ts';
import { loadPages, savePages } from './page-store.ts';
import { createPageView } from './page-view.ts';
import { type PageSources, type RenderedPages, renderAll } from './rendered-pages.ts';
import { createRerender } from './rerender.ts';
import { securityHeaders, type TrustedOrigins } from './security-headers.ts';
import { type FetchLake, loadServerBuild, type ServerBuild } from './server-build.ts';
import { createSharePictures } from './share/share-pictures.ts';
import { openStaticFiles } from './static-files.ts';
import { readTemplate, type Template } from './template.ts';
import { createViews } from './views.ts';

export type SiteOptions = {
  /** The folders of `vite build` and `vite build --ssr entry-server.tsx`. */
  clientDir: string;
  serverDir: string;
  fetchLake: FetchLake;
  /** Must be what the site was built with. */
  gate: 'on' | 'off';
  /** The public address of the site without a trailing slash, such as 'http://localhost:3000'. */
  siteUrl: string;
  /** Whether browsers keep the site for when there is no connection, by a service worker; 'off' removes it from all. */
  serviceWorker?: 'on' | 'off';
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

/** Of how many documents and fragments the compressed forms are kept: of all that a site of 500 pages has. */
const REMEMBERED_ENTITIES = 1000;

/** Opens the site. Rejects when a build is missing, or was made for the other state of the gate. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { clientDir, fetchLake, gate, siteUrl, cacheDir, onError = () => {} } = options;
  const build = await loadBuild(options);
  const [files, template] = await Promise.all([openStaticFiles(clientDir), readTemplate(clientDir, gate)]);
  const source = { fetchLake, origin: siteUrl };
  const views = createViews({
    viewOf: createViewOf({ build, template, source, trusted: options.trusted }),
    pages: cacheDir ? await loadPages(cacheDir, template.app) : undefined,
    // With the gate off a document is a page, and larger than what a connection sends first unless it is compressed well.
    encodesAhead: gate === 'off',
  });
  const isOn = options.serviceWorker !== 'off';
  const answerOffline = createOfflineAnswers({ files, manifest: template.manifest, isOn });
  const icons = createSiteIcons(fetchLake, onError);
  const sources = { build, template, source, views, files, icons, answerOffline };

  const rerender = createRerender(
    async () => {
      let failures = 0;
      const count = (error: unknown) => {
        failures += 1;
        onError(error);
      };
      const pages = await renderAll(build, source, { last: views.pages(), onError: count });
      views.show(pages);
      if (cacheDir) await savePages(cacheDir, template.app, pages);
      return failures === 0;
    },
    { quiet: options.quiet ?? 150, retryAfterMs: options.retryAfterMs, onError },
  );

  return {
    fetch: async (request) =>
      request.method === 'GET' || request.method === 'HEAD' ? answerPath(sources, request) : undefined,
    prerenderAll: async () => {
      await rerender.now();
      return { rendered: views.pages()?.pages.size ?? 0 };
    },
    overview: () => overviewOf(build, template, views.pages()),
    contentChanged: rerender.soon,
    close: () => {
      views.close();
      rerender.close();
    },
  };
}

async function loadBuild({ serverDir, gate }: SiteOptions): Promise<ServerBuild> {
  const build = await loadServerBuild(serverDir);
  if (build.gate === gate) return build;
  throw new Error(
    `The site was built with GATE=${build.gate} but is served with GATE=${gate}. Build it again.`,
  );
}

type ViewSources = Pick<PageSources, 'build' | 'source'> &
  Pick<SiteOptions, 'trusted'> & { template: Template };

/** The way to a view of some pages; all views share what they drew and compressed. */
function createViewOf({ trusted, ...sources }: ViewSources) {
  const pictures = createSharePictures(sources.build.drawSharePicture, sources.source.fetchLake);
  const makeEntity = createEntities(REMEMBERED_ENTITIES);
  return (pages: RenderedPages | undefined) =>
    createPageView({
      ...sources,
      pictures,
      pages,
      makeEntity,
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
    redirects: { ...build.redirects, ...(pages && movedPaths(pages.profile)) },
    mediaOrigins: pages?.mediaOrigins ?? [],
    bootSource,
  };
}
