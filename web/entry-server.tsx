import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { absoluteImageUrl } from './app/absolute-image-url.ts';
import { agentSlugs } from './app/agent-slugs-query.ts';
import { App } from './app/app.tsx';
import { headMark } from './app/document-head.tsx';
import { type Head, headOf, headTags, type PageHead } from './app/head.ts';
import { AGENT_MEDIA_QUERY, foreignOrigins, mediaAddresses } from './app/media-origins.ts';
import { fixedPaths, notFoundPath, notFoundRoute, routes } from './app/routes.tsx';
import { drawSharePicture } from './app/share-picture.ts';
import { fetchSiteProfile, type SiteProfile } from './app/site-profile.ts';
import { VisitedPage } from './app/visited-page.tsx';
import { createVisits, isRedirect, locationOf, matchLocation } from './app/visits.ts';
import { connectContent, fetchContent } from './content/client.ts';
import { siteConfig } from './content/env.ts';
import { shareImageUrl, sharePortraitUrl } from './content/images.ts';
import type { ContentTransport } from './content/published-reader.ts';
import { createQueryClient } from './content/query-client.ts';
import { readField, readText } from './content/read-field.ts';
import { siteSettingsQuery } from './content/site-settings-query.ts';
import { light } from './theme/palette.ts';

export { drawSharePicture, notFoundPath };

/** What browsers colour around an installed site, as CSS. */
export const paperColor = light.paper;

/** The gate this build was made for. */
export const { gate } = siteConfig();

/** Whether a path has a route of its own; every other path shows the not-found page. */
export function hasRoute(path: string): boolean {
  const matched = matchLocation(routes, locationOf(path));
  return isRedirect(matched) || matched.route !== notFoundRoute;
}

/** Stands for every agent that there is not. No agent has this address: an underscore is refused in one. */
export const unknownAgentPath = '/agent/_';

/** Whether a path is that of an agent, known or not. */
export function isAgentPath(path: string): boolean {
  const matched = matchLocation(routes, locationOf(path));
  return !isRedirect(matched) && matched.route.id === 'agent';
}

export interface RenderSource {
  /** The content lake, in the same process or over the network. */
  fetchLake: ContentTransport;
  /** The origin of the content API's addresses, such as 'http://localhost:3000'. */
  origin: string;
}

/** One path, rendered. All texts are HTML unless said otherwise. */
export interface RenderedPage {
  status: number;
  /** Plain text. */
  title: string;
  /** The page's head tags, without the title. */
  head: string;
  /** What stands in #root. */
  fragment: string;
  /** The style elements of the fragment. */
  styles: string;
  /** The dehydrated query cache, JSON-safe. */
  data: unknown;
  /** The page's source files, keys of the client's manifest. */
  sources: string[];
  card: ShareCard;
}

/** What a shared link shows of a page. Plain texts. */
export interface ShareCard {
  name: string;
  description?: string;
  /** The absolute address of the picture that an editor chose. */
  image?: string;
  /** What that picture shows, in words. */
  imageText?: string;
  /** The absolute address of the face that the site's own picture shows. */
  portrait?: string | undefined;
}

/** A path that leads elsewhere. */
export interface RenderedRedirect {
  status: number;
  redirect: string;
}

/** Renders one path of the site. Rejects when the lake does not answer. */
export async function render({
  path,
  fetchLake,
  origin,
}: RenderSource & { path: string }): Promise<RenderedPage | RenderedRedirect> {
  return withQueryClient({ fetchLake, origin }, async (queryClient) => {
    const location = locationOf(path);
    const visit = await createVisits({ queryClient }).prepare(location);
    if (isRedirect(visit)) return { status: 308, redirect: visit.redirect };
    if ('error' in visit) throw visit.error;

    const { html, styles } = renderStyled(
      <App queryClient={queryClient} gate={gate} initialGate="authenticated">
        <StaticRouter location={location}>
          <VisitedPage visit={visit} isWhole />
        </StaticRouter>
      </App>,
    );
    const { page, missing, params, status } = visit;
    const content = queryClient.getQueryData(page.query(params).queryKey);
    const head = headOf({
      content,
      settings: queryClient.getQueryData(siteSettingsQuery().queryKey),
      page,
      path,
      siteUrl: siteConfig().siteUrl,
    });
    return {
      status,
      title: head.title,
      head: tagsToHtml(head),
      fragment: html,
      styles,
      data: dehydrate(queryClient),
      // A browser finds out for itself that a document is missing.
      sources: missing ? [page.source, missing.source] : [page.source],
      card: {
        ...cardOf(head, origin),
        portrait: isAgentPath(path) ? portraitOf(content, origin) : undefined,
      },
    };
  });
}

/** What a locked visitor gets: 'Loading...' under the product's name, and nothing else of the content. */
export async function renderShell(
  source: RenderSource,
): Promise<Pick<RenderedPage, 'title' | 'fragment' | 'styles'>> {
  return withQueryClient(source, async (queryClient) => {
    const settings = await queryClient.fetchQuery(siteSettingsQuery());
    const { html, styles } = renderStyled(
      <App queryClient={queryClient} gate="on" initialGate="checking">
        {null}
      </App>,
    );
    return { title: settings.productName, fragment: html, styles };
  });
}

/** What anybody may know of the site, locked or not. */
export async function readProfile({ fetchLake, origin }: RenderSource): Promise<SiteProfile> {
  connectContent({ origin, transport: fetchLake });
  return fetchSiteProfile(origin);
}

/** The paths that lead elsewhere whatever the content says. */
export const redirects: Readonly<Record<string, string>> = Object.fromEntries(
  routes.flatMap((route) => ('redirect' in route ? [[route.path, route.redirect]] : [])),
);

/** Every path that is rendered ahead of the visitor: the fixed ones and one for each published agent. */
export async function listPaths({ fetchLake, origin }: RenderSource): Promise<string[]> {
  connectContent({ origin, transport: fetchLake });
  const slugs = await fetchContent(agentSlugs);
  const agents = Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === 'string') : [];
  return [...fixedPaths, ...agents.map((slug) => `/agent/${encodeURIComponent(slug)}`)];
}

/** The origins of the agents' videos, captions and pictures, other than the site's own: what the pages may load media from. */
export async function listMediaOrigins({ fetchLake, origin }: RenderSource): Promise<string[]> {
  connectContent({ origin, transport: fetchLake });
  const agents = await fetchContent(AGENT_MEDIA_QUERY);
  return foreignOrigins(agents.flatMap(mediaAddresses), origin);
}

async function withQueryClient<Result>(
  { fetchLake, origin }: RenderSource,
  use: (queryClient: QueryClient) => Promise<Result>,
): Promise<Result> {
  connectContent({ origin, transport: fetchLake });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  try {
    return await use(queryClient);
  } finally {
    // Its five-minute timers would keep the process alive.
    queryClient.clear();
  }
}

function renderStyled(app: React.ReactNode): { html: string; styles: string } {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(app));
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function cardOf({ name, description, image }: PageHead, origin: string): ShareCard {
  const address = absoluteImageUrl(image, shareImageUrl, origin);
  return { name, description, image: address, imageText: readText(image, 'alt') };
}

/** The face of the agent whose page it is. */
function portraitOf(content: unknown, origin: string): string | undefined {
  return absoluteImageUrl(readField(content, 'image'), sharePortraitUrl, origin);
}

function tagsToHtml(head: Head): string {
  return headTags(head)
    .map(({ tag, attributes }) => {
      const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
      return `<${tag} ${pairs.join(' ')} ${headMark}="">`;
    })
    .join('');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
