import { computeShortHash } from './hashes.ts';
import { getMarkdownFile, makePage } from './make-page.ts';
import { getMarkdownPath } from './markdown.ts';
import type { Release } from './release-folder.ts';
import type { RenderOptions, Work } from './render-work.ts';
import { normalizePath, type Redirect, type Route, type Routes } from './routes.ts';
import { createSecurityHeaders, headersByKind } from './security-headers.ts';
import { createFileRoute, drawIcons, linkBuild, writeGenerated } from './site-files.ts';
import type { Template } from './template.ts';

type RenderResult = {
  release: Release;
  /** How many pages were rendered, and not taken over from the last release. */
  rendered: number;
  /** Whether nothing failed. */
  isWhole: boolean;
};

/**
 * Renders the whole site into a new folder, which becomes the current release. What did not change is linked from the last one. A
 * page that cannot be rendered keeps its last files.
 *
 * @throws when the lake does not respond, or a file cannot be written; the current release stays
 */
export async function renderRelease(
  { releases, ...options }: RenderOptions,
  last: Release | undefined,
): Promise<RenderResult> {
  const { build, source, template, trusted } = options;
  const shell = await build.renderShell(source);
  const profile = await build.readProfile(source);
  const media = await build.listMediaOrigins(source);
  const paths = await build.listPaths(source);
  const policy = createSecurityHeaders({ ...trusted, media }, template.bootSource);
  const headers = { ...headersByKind, document: { ...headersByKind.document, ...policy } };
  const folder = await releases.begin(last);
  let failures = 0;
  const work: Work = {
    ...options,
    folder,
    facts: { template, profile, shell, siteUrl: source.origin },
    headers,
    last,
    same: last && isSame(last, options, headers) ? last : undefined,
    writing: [],
    onError: (error) => {
      failures += 1;
      options.onError(error);
    },
  };
  try {
    const files = await linkBuild(work);
    const icons = await drawIcons(work);
    const pages: [string, Route][] = [];
    for (const path of paths) {
      const route = await makePage(work, path);
      if (route) pages.push([path, route]);
    }
    const generated = writeGenerated(work, pages);
    await Promise.all(work.writing);
    const release = await folder.publish({
      environment: getEnvironment(template),
      build: options.clientDir,
      app: template.app,
      assets: Object.values(files).flatMap(({ file, kind }) => (kind === 'asset' ? file : [])),
      icon: profile.icon,
      headers,
      routes: { ...files, ...icons, ...generated, ...listPageRoutes(work, pages) },
      redirects: listRedirects(work, pages),
    });
    const known = work.same?.routes.routes ?? {};
    const rendered = pages.filter(
      ([path, { page }]) => known[normalizePath(path)]?.page?.version !== page?.version,
    );
    return { release, rendered: rendered.length, isWhole: failures === 0 };
  } catch (error) {
    await Promise.allSettled(work.writing);
    await folder.discard();
    throw error;
  }
}

/** Returns the identity of the environment that pages are rendered for. */
export function getEnvironment({ config }: Template): string {
  return computeShortHash(12, JSON.stringify(config));
}

function isSame(
  { routes }: Release,
  { clientDir, template }: Omit<RenderOptions, 'releases'>,
  headers: Routes['headers'],
) {
  return (
    routes.build === clientDir &&
    routes.environment === getEnvironment(template) &&
    JSON.stringify(routes.headers) === JSON.stringify(headers)
  );
}

/** The routes of pages and of their Markdown, and those for unknown paths. */
function listPageRoutes(work: Work, pages: readonly [string, Route][]): Record<string, Route> {
  const { build, facts } = work;
  const standIns = {
    [build.notFoundPath]: '/*',
    [build.unknownAgentPath]: build.unknownAgentPath.replace(/[^/]*$/, '*'),
  };
  const entries = pages.flatMap(([path, route]) => {
    const own: [string, Route][] = [[normalizePath(path), route]];
    const standIn = standIns[path];
    if (standIn) own.push([standIn, route]);
    if (work.template.config.gate === 'off' && route.status === 200) {
      // The canonical URL is the page's, so that search engines do not list both.
      const link = `<${facts.siteUrl}${path}>; rel="canonical"`;
      const markdown = createFileRoute(getMarkdownFile(path), 'file', route.page?.version);
      own.push([
        normalizePath(getMarkdownPath(path)),
        { ...markdown, headers: { ...markdown.headers, link } },
      ]);
    }
    return own;
  });
  return Object.fromEntries(entries);
}

/** Fixed redirects, and those from former addresses, except addresses that a page uses again. */
function listRedirects({ build, facts }: Work, pages: readonly [string, Route][]): Record<string, Redirect> {
  const taken = new Set(pages.map(([path]) => normalizePath(path)));
  const fixed = Object.entries(build.redirects).map(([from, to]) => ({ status: 302, from, to }));
  const moved = Object.entries(facts.profile.moved).map(([from, to]) => ({ status: 308, from, to }));
  return Object.fromEntries(
    [...fixed, ...moved].flatMap((redirect) => {
      const path = normalizePath(redirect.from);
      return taken.has(path) ? [] : [[path, redirect]];
    }),
  );
}
