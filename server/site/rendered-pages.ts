import type { RenderedPage, RenderedShell, RenderSource, ServerBuild, SiteProfile } from './server-build.ts';

/** Everything that was rendered in one go. */
export type RenderedPages = {
  shell: RenderedShell;
  profile: SiteProfile;
  pages: ReadonlyMap<string, RenderedPage>;
  /** Origins of media that the pages may load from elsewhere. */
  mediaOrigins: readonly string[];
};

/** The sources of answers: the rendered pages, or a build that renders a page from the lake. */
export type PageSources = {
  build: ServerBuild;
  source: RenderSource;
  /** Undefined before anything was rendered: then each page is rendered when it is asked for. */
  pages: RenderedPages | undefined;
};

/** The profile that was rendered with the pages; rejects when there are none and the lake does not answer. */
export async function readProfile({ build, source, pages }: PageSources): Promise<SiteProfile> {
  return pages?.profile ?? (await build.readProfile(source));
}

/**
 * Renders every path of the site. A path that fails keeps its page of the last time, if it had one; rejects
 * when the lake cannot even say which paths there are.
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
