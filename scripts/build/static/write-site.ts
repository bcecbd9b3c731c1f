import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Builds } from '../../../server/main.ts';
import type { Environment } from '../../../server/process/environment.ts';
import { getPreviewingOrigin, listHostedOrigins } from '../../../server/process/hosts.ts';
import type { Release } from '../../../server/site/release-folder.ts';
import type { Routes } from '../../../server/site/routes.ts';
import { headersByKind, TRANSPORT_SECURITY } from '../../../server/site/security-headers.ts';
import { createSite, type SiteOptions } from '../../../server/site/site.ts';
import { getSiteEnvironment } from '../../../server/site/site-environment.ts';
import { type HostingRules, writeRuleFiles } from './hosting-rules.ts';

type StaticSiteOptions = {
  builds: Pick<Builds, 'siteClient' | 'siteServer'>;
  environment: Environment & { siteUrl: string };
  fetchLake: SiteOptions['fetchLake'];
  /** Empty or new. `public` in it gets the files to upload; configuration snippets for servers are written beside that. */
  directory: string;
};

/**
 * Renders the site as the server does, and writes the rules for static hosts beside its files.
 *
 * @throws Error that names a page that cannot be rendered, since an incomplete site must not be published
 */
export async function writeStaticSite(options: StaticSiteOptions): Promise<{ pages: number }> {
  const { builds, environment, fetchLake, directory } = options;
  const failures: unknown[] = [];
  const releases = join(directory, 'releases');
  const site = await createSite({
    clientDir: builds.siteClient,
    serverDir: builds.siteServer,
    directory: releases,
    fetchLake,
    trusted: {
      content: listHostedOrigins(environment.projectId),
      frames: [getPreviewingOrigin(environment)].filter((origin) => origin !== undefined),
    },
    settings: getSiteEnvironment(environment),
    siteUrl: environment.siteUrl,
    onError: (error) => failures.push(error),
  });
  await site.render();
  site.close();
  const release = site.release();
  if (failures.length > 0 || !release) throw failures[0];

  const folder = join(directory, 'public');
  await copyRelease(release, folder);
  await rm(releases, { recursive: true });
  for (const { name, text, isUploaded } of writeRuleFiles(
    getSiteRules(release.routes, await listRootFiles(folder)),
  )) {
    await writeFile(join(isUploaded ? folder : directory, name), text);
  }
  return { pages: listPages(release.routes).length };
}

/** Copies a release without what is not uploaded: hosts compress files themselves. Each fragment gets the name of its page too. */
async function copyRelease({ folder, routes }: Release, to: string): Promise<void> {
  const isUploaded = (path: string) => !/\.(br|gz)$/.test(path) && relative(folder, path) !== 'routes.json';
  await cp(folder, to, { recursive: true, dereference: true, filter: isUploaded });
  for (const { page } of listPages(routes)) {
    const { fragment } = page;
    await cp(join(to, fragment), join(to, fragment.replace(/\.[^.]*\.json$/, '.json')));
  }
}

/** The pages of a release, each once. */
function listPages({ routes }: Pick<Routes, 'routes'>) {
  return Object.entries(routes).flatMap(([path, { page, ...route }]) =>
    page && !path.endsWith('*') ? { ...route, page } : [],
  );
}

/** The headers and redirects of a release as rules for static hosts. */
export function getSiteRules(
  { headers, routes, redirects }: Pick<Routes, 'headers' | 'routes' | 'redirects'>,
  files: readonly string[],
): HostingRules {
  const { 'cache-control': _cached, 'cross-origin-resource-policy': _used, ...everywhere } = headers.document;
  // Headers for all paths are set once, since hosts combine the rules of a path.
  const only = ({ 'x-content-type-options': _everywhere, ...rest }: Record<string, string>) => rest;
  return {
    headers: [
      { path: '/*', headers: { ...everywhere, 'strict-transport-security': TRANSPORT_SECURITY } },
      { path: '/assets/*', headers: only(headersByKind.asset) },
      { path: '/_fragments/*', headers: only(headersByKind.fragment) },
      { path: '/_share/*', headers: only(headersByKind.picture) },
      ...listPages({ routes }).map(({ file }) => ({
        path: encodeURI(`/${file.replace(/(^index)?\.html$/, '')}`),
        headers: only(headersByKind.document),
      })),
      ...files.map((file) => ({ path: `/${file}`, headers: only(headersByKind.file) })),
    ],
    redirects: Object.fromEntries(Object.values(redirects).map(({ from, to }) => [from, to])),
  };
}

/** Files at the root that are not pages. */
async function listRootFiles(folder: string): Promise<string[]> {
  return (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html'))
    .map(({ name }) => name)
    .sort();
}
