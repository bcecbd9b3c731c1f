import { respondWith } from './cacheable-response.ts';
import { manifest, robots, sitemap } from './generated-files.ts';
import type { SiteIcons } from './icons/site-icons.ts';
import { llmsText, pageMarkdown } from './markdown.ts';
import { unavailable } from './page-view.ts';
import { type RenderedPages, readProfile } from './rendered-pages.ts';
import { baseHeaders, headersByKind } from './security-headers.ts';
import type { RenderSource, ServerBuild } from './server-build.ts';
import { acceptsHtml, readSitePath } from './site-path.ts';
import type { StaticFiles } from './static-files.ts';
import type { Template } from './template.ts';
import type { ViewHistory } from './view-history.ts';

/** The sources of the site's responses. */
type SiteSources = {
  build: ServerBuild;
  template: Template;
  source: RenderSource;
  views: ViewHistory;
  files: StaticFiles;
  icons: SiteIcons;
};

/** Handles a GET or HEAD request; undefined when the path does not belong to the site. */
export async function routeSiteRequest(
  sources: SiteSources,
  request: Request,
): Promise<Response | undefined> {
  const { template, views } = sources;
  const url = new URL(request.url);
  const target = readSitePath(url);
  switch (target.kind) {
    case 'elsewhere':
      return undefined;
    case 'redirect':
      return new Response(null, {
        status: 308,
        headers: { ...headersByKind.document, location: target.location },
      });
    case 'fragment': {
      const app = url.searchParams.get('app');
      // The document is of another build than the fragment. 204, since browsers log a 404 as an error.
      if (app !== null && app !== template.app)
        return new Response(null, { status: 204, headers: headersByKind.fragment });
      const view = views.withFragment(target.path, url.searchParams.get('v'));
      return view.fragment(request, target.path);
    }
    case 'picture':
      return views.current().picture(request, target.path);
    case 'file':
    case 'page': {
      const file = await answerFile(sources, request, target.path);
      if (file) return file;
      if (target.kind === 'file' && !acceptsHtml(request)) return notFound();
      return views.current().document(request, target.path, url.search);
    }
  }
}

/** Responds with a file of the build or one that is generated from the content; undefined when there is none at the path. */
async function answerFile(
  { build, template, source, views, files, icons }: SiteSources,
  request: Request,
  path: string,
): Promise<Response | undefined> {
  const picture = views.pages()?.profile.icon;
  const icon = picture && (await icons(path, picture));
  if (icon) return respondWith(request, icon, { headers: headersByKind.file });
  const file = await files.fetch(request, path);
  if (file) return file;
  const pages = views.pages();
  const headers = headersByKind.file;
  if (path === '/robots.txt')
    return respondWith(request, robots(template.config.gate, source.origin), { headers });
  if (path === '/manifest.webmanifest') {
    const profile = await readProfile({ build, source, pages }).catch(() => undefined);
    return profile ? respondWith(request, manifest(profile, build.paperColor), { headers }) : unavailable();
  }
  if (!pages || template.config.gate === 'on') return undefined;
  // For search engines and language models.
  if (path === '/sitemap.xml') return respondWith(request, sitemap(pages, source.origin), { headers });
  if (path === '/llms.txt') return respondWith(request, llmsText(pages, source.origin), { headers });
  return path.endsWith('.md') ? markdownFile(request, pages, path, source.origin) : undefined;
}

/** A page as Markdown, whose canonical address is the page's, so that search engines do not list both. */
function markdownFile(
  request: Request,
  pages: RenderedPages,
  path: string,
  siteUrl: string,
): Promise<Response> | undefined {
  const found = pageMarkdown(pages, path, siteUrl);
  if (!found) return undefined;
  const link = `<${siteUrl}${encodeURI(found.path)}>; rel="canonical"`;
  return respondWith(request, found.markdown, { headers: { ...headersByKind.file, link } });
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: baseHeaders });
}
