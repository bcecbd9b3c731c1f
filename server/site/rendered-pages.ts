import type { RenderedPage, RenderedShell, RenderSource, ServerBuild, SiteProfile } from './server-build.ts';

/** The result of one rendering of the whole site. */
export type RenderedPages = {
  shell: RenderedShell;
  profile: SiteProfile;
  pages: ReadonlyMap<string, RenderedPage>;
  /** Other origins from which the pages may load media. */
  mediaOrigins: readonly string[];
};

/** The sources of pages: rendered ones, or a build that renders them from the lake. */
export type PageSources = {
  build: ServerBuild;
  source: RenderSource;
  /** Undefined before the first rendering; each page is then rendered at its request. */
  pages: RenderedPages | undefined;
};

/** Returns the profile of the rendered pages, or reads it from the lake; rejects when that does not respond. */
export async function readProfile({ build, source, pages }: PageSources): Promise<SiteProfile> {
  return pages?.profile ?? (await build.readProfile(source));
}

/**
 * Renders every path of the site. A path that fails keeps its previous page, if any. Rejects when the list of paths cannot be
 * read from the lake.
 */
export async function renderAll(
  build: ServerBuild,
  source: RenderSource,
  { last, onError }: { last: RenderedPages | undefined; onError: (error: unknown) => void },
): Promise<RenderedPages> {
  const shell = await build.renderShell(source);
  const profile = await build.readProfile(source);
  const mediaOrigins = await build.listMediaOrigins(source);
  const pages = new Map<string, RenderedPage>();
  for (const path of [...(await build.listPaths(source)), build.unknownAgentPath]) {
    try {
      const page = await build.render({ ...source, path });
      if ('fragment' in page) pages.set(path, page);
    } catch (error) {
      onError(new Error(`The page ${path} could not be rendered.`, { cause: error }));
      const earlier = last?.pages.get(path);
      if (earlier) pages.set(path, earlier);
    }
  }
  return { shell, profile, pages, mediaOrigins };
}
