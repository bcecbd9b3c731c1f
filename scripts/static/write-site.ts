import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Environment } from '../../server/environment.ts';
import { hostedOrigins, previewingOrigin } from '../../server/hosts.ts';
import type { Builds } from '../../server/main.ts';
import { iconPaths } from '../../server/site/icons/draw-icon.ts';
import { markdownPathOf } from '../../server/site/markdown.ts';
import {
  baseHeaders,
  headersByKind,
  securityHeaders,
  TRANSPORT_SECURITY,
  type TrustedOrigins,
} from '../../server/site/security-headers.ts';
import type { FetchLake } from '../../server/site/server-build.ts';
import { createSite, type Site } from '../../server/site/site.ts';
import { fragmentPathOf, sharePathOf } from '../../server/site/site-path.ts';
import { siteEnvironment } from '../../server/site-environment.ts';
import { type HostingRules, ruleFiles } from './hosting-rules.ts';

type StaticSiteOptions = {
  builds: Pick<Builds, 'siteClient' | 'siteServer'>;
  environment: Environment & { siteUrl: string };
  fetchLake: FetchLake;
  /** Empty or new. `public` in it gets the files to upload; configuration snippets for servers are written beside that. */
  directory: string;
};

/**
 * Writes the whole site as static files: the responses of the embedded server, from the same code, and the rules for static hosts.
 *
 * @throws Error that names a page that cannot be rendered, since an incomplete site must not be published
 */
export async function writeStaticSite(options: StaticSiteOptions): Promise<{ pages: number }> {
  const { builds, environment, fetchLake, directory } = options;
  const { siteUrl, gate, projectId } = environment;
  const trusted = {
    content: hostedOrigins(projectId),
    frames: [previewingOrigin(environment)].filter((origin) => origin !== undefined),
  };
  const failures: unknown[] = [];
  const site = await createSite({
    clientDir: builds.siteClient,
    serverDir: builds.siteServer,
    fetchLake,
    trusted,
    settings: siteEnvironment(environment),
    siteUrl,
    onError: (error) => failures.push(error),
  });
  await site.prerenderAll();
  // Stops background work, whose results would not be used.
  site.close();
  if (failures.length > 0) throw failures[0];

  const folder = join(directory, 'public');
  copyFiles(builds.siteClient, folder);
  const { paths, notFoundPath, redirects, mediaOrigins, bootSource } = site.overview();
  for (const path of paths) {
    await save(site, siteUrl + path, join(folder, documentFile(path, notFoundPath)));
    await save(site, siteUrl + fragmentPathOf(path), join(folder, fragmentPathOf(path)));
    if (isDrawn(path, notFoundPath)) {
      await save(site, siteUrl + sharePathOf(path), join(folder, sharePathOf(path)));
    }
  }
  const made = [...iconPaths, '/robots.txt', '/manifest.webmanifest'];
  if (gate === 'off') made.push('/sitemap.xml', '/llms.txt', ...markdownPaths(paths, notFoundPath));
  for (const path of made) {
    await save(site, siteUrl + path, join(folder, path));
  }
  // The download of the chosen icon may have failed.
  if (failures.length > 0) throw failures[0];
  const rules = siteRules(
    { ...trusted, media: mediaOrigins },
    { pages: paths, files: rootFiles(folder), redirects, bootSource },
  );
  for (const { name, text, isUploaded } of ruleFiles(rules)) {
    writeFileSync(join(isUploaded ? folder : directory, name), text);
  }
  return { pages: paths.length };
}

type SiteParts = {
  /** Paths of pages. */
  pages: readonly string[];
  /** Names of files at the root. */
  files: readonly string[];
  redirects: Readonly<Record<string, string>>;
  /** CSP source expression that allows the documents' inline script. */
  bootSource: string;
};

/**
 * The headers of the embedded server as rules. That server allows the styles of a page by hash, and all styles in the frame of the
 * Studio's preview. A static host cannot distinguish the frame, so every page gets the frame's policy. Scripts and connections
 * are restricted alike.
 */
export function siteRules(
  trusted: TrustedOrigins,
  { pages, files, redirects, bootSource }: SiteParts,
): HostingRules {
  const inline = { elements: [], attributes: [] };
  const everywhere = {
    ...securityHeaders(trusted, { inline, bootSource, isFramed: true }),
    'x-content-type-options': baseHeaders['x-content-type-options'],
    'strict-transport-security': TRANSPORT_SECURITY,
  };
  // Headers for all paths are set once, since hosts combine the rules of a path.
  const only = ({ 'x-content-type-options': _everywhere, ...rest }: Record<string, string>) => rest;
  return {
    headers: [
      { path: '/*', headers: everywhere },
      { path: '/assets/*', headers: only(headersByKind.asset) },
      { path: '/_fragments/*', headers: only(headersByKind.fragment) },
      { path: '/_share/*', headers: only(headersByKind.picture) },
      ...pages.map((path) => ({ path, headers: only(headersByKind.document) })),
      ...files.map((file) => ({ path: `/${file}`, headers: only(headersByKind.file) })),
    ],
    redirects,
  };
}

async function save(site: Site, address: string, file: string): Promise<void> {
  const response = await site.fetch(new Request(address));
  const isPage = file.endsWith('.html');
  if (!response || (response.status !== 200 && !(isPage && response.status === 404))) {
    throw new Error(`${address} answered ${response?.status ?? 'nothing'}, so the site was not written.`);
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
}

/** Hosts serve `/about` from `about.html`, and missing paths from `404.html`. */
function documentFile(path: string, notFoundPath: string): string {
  if (path === '/') return 'index.html';
  return path === notFoundPath ? '404.html' : `${path}.html`;
}

/** Paths of the Markdown version of every page. */
function markdownPaths(paths: readonly string[], notFoundPath: string): string[] {
  return paths.filter((path) => path !== notFoundPath && isDrawn(path, notFoundPath)).map(markdownPathOf);
}

/** Whether a page has a social picture; the page for unknown agents has none. */
function isDrawn(path: string, notFoundPath: string): boolean {
  return path === notFoundPath || basename(path) !== '_';
}

function copyFiles(from: string, to: string): void {
  // Hosts compress files themselves, and the template and its manifest are not public.
  const isPublished = (path: string) =>
    !/\.(br|gz)$/.test(path) && path !== join(from, 'index.html') && basename(path) !== '.vite';
  cpSync(from, to, { recursive: true, filter: isPublished });
}

/** Files at the root that are not pages. */
function rootFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map(({ name }) => name)
    .sort();
}
