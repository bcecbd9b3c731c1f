import { robots, sitemap } from './crawlers.ts';
import { answerWith, createEntities } from './entity.ts';
import { createSiteIcons } from './icons/site-icons.ts';
import { manifest } from './manifest.ts';
import { movedPaths } from './moved-paths.ts';
import { createOfflineAnswers } from './offline/offline-answers.ts';
import { loadPages, savePages } from './page-store.ts';
import { createPageView, type PageView, unavailable } from './page-view.ts';
import { type RenderedPages, renderAll } from './rendered-pages.ts';
import { createRerender } from './rerender.ts';
import { kindHeaders, plainHeaders, securityHeaders, type TrustedOrigins } from './security-headers.ts';
import { type FetchLake, loadServerBuild } from './server-build.ts';
import { createSharePictures } from './share/share-pictures.ts';
import { readSitePath } from './site-path.ts';
import { openStaticFiles } from './static-files.ts';
import { readTemplate } from './template.ts';

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

/** How many renderings before the last are kept for visitors who are just getting their page. */
const EARLIER_VIEWS = 3;

/** Of how many documents and fragments the compressed forms are kept: of all that a site of 500 pages has. */
const REMEMBERED_ENTITIES = 1000;

/** Opens the site. Rejects when a build is missing, or was made for the other state of the gate. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { clientDir, serverDir, fetchLake, gate, siteUrl, cacheDir, onError = () => {} } = options;
  const build = await loadServerBuild(serverDir);
  if (build.gate !== gate) {
    throw new Error(
      `The site was built with GATE=${build.gate} but is served with GATE=${gate}. Build it again.`,
    );
  }
  const [files, template] = await Promise.all([openStaticFiles(clientDir), readTemplate(clientDir, gate)]);
  const source = { fetchLake, origin: siteUrl };
  const pictures = createSharePictures(build.drawSharePicture, fetchLake);
  const icons = createSiteIcons(fetchLake, onError);
  const makeEntity = createEntities(REMEMBERED_ENTITIES);
  const viewOf = (pages: RenderedPages | undefined) =>
    createPageView({
      build,
      template,
      source,
      pictures,
      pages,
      makeEntity,
      headersFor: (needs) => securityHeaders({ ...options.trusted, media: pages?.mediaOrigins }, needs),
    });
  let pages = cacheDir ? await loadPages(cacheDir, template.app) : undefined;
  let view: PageView = viewOf(pages);
  let earlierViews: PageView[] = [];
  let isClosed = false;
  /** With the gate off a document is a page, and larger than what a connection sends first unless it is compressed well. */
  const encodeAhead = () => {
    const current = view;
    if (gate === 'off') void current.encodeDocuments(() => view === current && !isClosed);
  };
  encodeAhead();
  /** A document that was sent before a publish admits the styles of its own fragment and of no other. */
  const fragmentOf = (request: Request, path: string, version: string | null) => {
    const rendered = version ? [view, ...earlierViews].find((one) => one.hasFragment(path, version)) : view;
    return (rendered ?? view).fragment(request, path);
  };
  const isOn = options.serviceWorker !== 'off';
  const answerOffline = createOfflineAnswers({ files, manifest: template.manifest, isOn });

  const rerender = createRerender(
    async () => {
      let failures = 0;
      const count = (error: unknown) => {
        failures += 1;
        onError(error);
      };
      pages = await renderAll(build, source, { last: pages, onError: count });
      earlierViews = [view, ...earlierViews].slice(0, EARLIER_VIEWS);
      view = viewOf(pages);
      encodeAhead();
      if (cacheDir) await savePages(cacheDir, template.app, pages);
      return failures === 0;
    },
    { quiet: options.quiet ?? 150, retryAfterMs: options.retryAfterMs, onError },
  );

  return {
    fetch: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const url = new URL(request.url);
      const target = readSitePath(url);
      if (target.kind === 'elsewhere') return undefined;
      if (target.kind === 'redirect')
        return new Response(null, { status: 308, headers: { location: target.location } });
      if (target.kind === 'fragment') {
        const app = url.searchParams.get('app');
        // Content for pages of another build than the asker's; not 404, which its browser would report as a fault.
        if (app !== null && app !== template.app)
          return new Response(null, { status: 204, headers: kindHeaders.fragment });
        return fragmentOf(request, target.path, url.searchParams.get('v'));
      }
      if (target.kind === 'picture') return view.picture(request, target.path);
      const icon = pages?.profile.icon && (await icons(target.path, pages.profile.icon));
      if (icon) return answerWith(request, icon, { headers: kindHeaders.file });
      const answer =
        (await answerOffline(request, target.path, view)) ?? (await files.fetch(request, target.path));
      if (answer) return answer;
      if (target.path === '/robots.txt') return answerWith(request, robots(gate, siteUrl));
      if (target.path === '/manifest.webmanifest') {
        const profile = pages?.profile ?? (await build.readProfile(source).catch(() => undefined));
        return profile ? answerWith(request, manifest(profile, build.paperColor)) : unavailable();
      }
      if (target.path === '/sitemap.xml' && gate === 'off' && pages) {
        return answerWith(request, sitemap(pages, siteUrl));
      }
      if (target.kind === 'file') return new Response('Not found', { status: 404, headers: plainHeaders });
      return view.document(request, target.path, url.search);
    },
    prerenderAll: async () => {
      await rerender.now();
      return { rendered: pages?.pages.size ?? 0 };
    },
    overview: () => ({
      paths: [...(pages?.pages.keys() ?? [])],
      notFoundPath: build.notFoundPath,
      redirects: { ...build.redirects, ...(pages && movedPaths(pages.profile)) },
      mediaOrigins: pages?.mediaOrigins ?? [],
      bootSource: template.bootSource,
    }),
    contentChanged: rerender.soon,
    close: () => {
      isClosed = true;
      rerender.close();
    },
  };
}
