import type { RenderSource, SiteEnvironment } from '../../web/render/entry-server.tsx';
import { openReleases, type Release } from './release-folder.ts';
import { getEnvironment, renderRelease } from './render-release.ts';
import { createRenderScheduler } from './render-scheduler.ts';
import { baseHeaders, type TrustedOrigins } from './security-headers.ts';
import { type ServeRelease, serveRelease } from './serve-release.ts';
import { loadServerBuild } from './server-build.ts';
import { readTemplate } from './template.ts';

export type SiteOptions = {
  /** The folders of `vite build` and `vite build --ssr render/entry-server.tsx`. */
  clientDir: string;
  serverDir: string;
  /** The folder for the releases, which stay across restarts. */
  directory: string;
  fetchLake: RenderSource['fetchLake'];
  settings: SiteEnvironment;
  /** The address of the site, without a trailing slash, such as 'http://localhost:3000'. */
  siteUrl: string;
  /** Origins for the content security policy; those of media are found in the content. */
  trusted?: Omit<TrustedOrigins, 'media'>;
  /** The debounce time, in ms, between a change and rendering. */
  quiet?: number;
  /** How long, in ms, until pages that could not be rendered are retried; no retries when undefined. */
  retryAfterMs?: number;
  /** Receives errors of background work. */
  onError?: (error: unknown) => void;
  /** Receives the milliseconds from a change until the site was rendered again. */
  onRendered?: (milliseconds: number) => void;
};

/** The public site as a `fetch` function. */
export type Site = {
  /** Resolves to undefined when the path is one of the server's own. */
  fetch: (request: Request) => Promise<Response | undefined>;
  /** Renders a release; rejects when the lake does not respond, and keeps the last one. */
  render: () => Promise<{ rendered: number }>;
  /** The current release; undefined before the first one. */
  release: () => Release | undefined;
  /** Schedules a rendering in the background, debounced. */
  contentChanged: () => void;
  close: () => void;
};

/** Opens the site with its last release. Rejects when a build is missing. */
export async function createSite({
  clientDir,
  serverDir,
  directory,
  fetchLake,
  settings,
  siteUrl,
  trusted = {},
  quiet = 150,
  retryAfterMs,
  onError = () => {},
  onRendered = () => {},
}: SiteOptions): Promise<Site> {
  const build = await loadServerBuild(serverDir);
  const template = await readTemplate(clientDir, await build.configure(settings));
  const source = { fetchLake, origin: siteUrl };
  const releases = openReleases(directory);
  const options = { build, clientDir, template, source, trusted, releases, onError };
  let current: { release: Release; serve: ServeRelease } | undefined;
  let rendered = 0;
  const show = (release: Release) => {
    current = { release, serve: serveRelease(release) };
  };
  const last = await releases.current();
  // A release of another environment may show what this one hides.
  if (last?.routes.environment === getEnvironment(template)) show(last);

  const render = async () => {
    const result = await renderRelease(options, current?.release);
    rendered = result.rendered;
    show(result.release);
    return result.isWhole;
  };
  const scheduler = createRenderScheduler(render, { quiet, retryAfterMs, onError, onRendered });

  return {
    fetch: async (request) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return answerNotAllowed();
      return current ? current.serve(request) : answerUnavailable();
    },
    render: async () => {
      await scheduler.now();
      return { rendered };
    },
    release: () => current?.release,
    contentChanged: scheduler.changed,
    close: scheduler.close,
  };
}

function answerNotAllowed(): Response {
  const headers = { ...baseHeaders, allow: 'GET, HEAD' };
  return new Response('Pages can only be read.', { status: 405, headers });
}

/** The response when the lake is unreachable and nothing was rendered. */
function answerUnavailable(): Response {
  return new Response('The content of this page cannot be reached at the moment. Please try again shortly.', {
    status: 503,
    headers: { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8', 'retry-after': '5' },
  });
}
