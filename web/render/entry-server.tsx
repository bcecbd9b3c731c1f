import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { resolveHref } from '../../content/hrefs.ts';
import { readField, readText } from '../../content/read-field.ts';
import { App } from '../app/app.tsx';
import { getAbsoluteImageUrl } from '../app/head/absolute-image-url.ts';
import { headMark } from '../app/head/document-head.tsx';
import { getHead, type Head, listHeadTags, type PageHead } from '../app/head/head.ts';
import { choosePage, unknownAgentPath } from '../app/page-loader.ts';
import { createSiteRoutes, fixedPaths, notFoundPath, redirects } from '../app/routes.tsx';
import { fetchSiteProfile, type SiteProfile } from '../app/site-profile.ts';
import { connectContent, fetchContent } from '../data/client.ts';
import type { ContentTransport } from '../data/content-source.ts';
import { getSiteConfig, provideSiteConfig, type SiteConfig } from '../data/env.ts';
import { getShareImageUrl, getSharePortraitUrl } from '../data/images.ts';
import { createQueryClient } from '../data/query-client.ts';
import { siteSettingsQuery } from '../data/site-settings-query.ts';
import { gateHelpQuery } from '../gate/gate-help-query.ts';
import { markOfPassword } from '../gate/password.ts';
import type { RoutePage, Page as SitePage } from '../pages/define-page.ts';
import { light } from '../theme/palette.ts';
import { AGENT_MEDIA_QUERY, listForeignOrigins, listMediaUrls } from './media-origins.ts';
import { fetchPageVideos, type PageVideo } from './page-videos.ts';
import { drawSharePicture } from './share-picture.ts';

export { drawSharePicture, notFoundPath, redirects, unknownAgentPath };

/** The documents of pages with an editable slug. */
const addressedPages = defineQuery(
  `*[_type in ["agent", "landingPage"] && defined(slug.current)]{_type, "slug": slug.current}`,
);

/** The theme color around an installed site, as CSS. */
export const paperColor = light.paper;

/** The site's configuration from the environment. `siteUrl` and `studioOrigin` are '' if there is none. */
export interface SiteEnvironment extends Omit<SiteConfig, 'gateSalt' | 'gateDigest'> {
  gatePassword: string;
}

/** Sets the configuration for all later rendering in this process. Resolves with the configuration for documents. */
export async function configure({ gatePassword, ...settings }: SiteEnvironment): Promise<SiteConfig> {
  const { salt, digest } = await markOfPassword(gatePassword);
  const config = { ...settings, gateSalt: salt, gateDigest: digest };
  provideSiteConfig(config);
  return config;
}

export interface RenderSource {
  /** Sends requests to the content lake, in the same process or over the network. */
  fetchLake: ContentTransport;
  /** The origin of the content API's URLs, such as 'http://localhost:3000'. */
  origin: string;
}

/** HTML. */
export interface Markup {
  /** The content of #root. */
  html: string;
  /** Its style elements. */
  styles: string;
}

/** A page with its content, before it is rendered. */
export interface Page {
  status: number;
  /** Plain text. */
  title: string;
  /** HTML: the page's head tags, without the title. */
  head: string;
  /** The dehydrated query cache, JSON-safe. */
  data: DehydratedState;
  /** The page's source files, which are keys of the client's manifest. */
  sources: string[];
  card: ShareCard;
  /** The talking videos on the page; none while the gate is on, since their descriptions are gated. */
  videos: PageVideo[];
  render: () => Promise<Markup>;
}

/** The link preview of a page, in plain text. */
export interface ShareCard {
  name: string;
  description?: string;
  /** The absolute URL of the image that an editor chose. */
  image?: string;
  /** The alternative text of that image. */
  imageText?: string;
  /** The absolute URL of the portrait for the generated image. */
  portrait?: string | undefined;
}

/**
 * Reads everything that one path of the site shows, with React Router's static handler
 * (https://reactrouter.com/start/data/custom#server-rendering). Resolves with undefined for a path that redirects; rejects when
 * the lake does not respond.
 */
export async function readPage({
  path,
  fetchLake,
  origin,
}: RenderSource & { path: string }): Promise<Page | undefined> {
  const queryClient = connect({ fetchLake, origin });
  const handler = createStaticHandler(createSiteRoutes({ queryClient }).routes);
  const context = await handler.query(new Request(new URL(path, origin)));
  if (context instanceof Response) return undefined;
  const [error] = Object.values(context.errors ?? {});
  if (error) throw error;

  const match = context.matches.at(-1);
  const params = match?.params ?? {};
  // `createSiteRoutes` sets the page as the handle of its route.
  const page = match?.route.handle as RoutePage;
  const readContent = (one: SitePage) => queryClient.getQueryData(one.query(params).queryKey);
  const shown = choosePage(page, readContent(page));
  const content = readContent(shown);
  const head = getHead({
    content,
    settings: queryClient.getQueryData(siteSettingsQuery().queryKey),
    page: shown,
    path,
    siteUrl: getSiteConfig().siteUrl,
  });
  return {
    status: content === null ? 404 : shown.status,
    title: head.title,
    head: renderTags(head),
    data: dehydrate(queryClient),
    // The route's own page also when its document is missing: the browser loads it to find that out.
    sources: page.source ? [page.source] : [],
    card: {
      ...makeCard(head, origin),
      portrait: page.isAgent ? findPortrait(content, origin) : undefined,
    },
    videos: getSiteConfig().gate === 'off' ? await fetchPageVideos(content, origin) : [],
    render: () =>
      renderStyled(
        <App queryClient={queryClient} gate={getSiteConfig().gate} initialGate="authenticated">
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>,
      ),
  };
}

/** The content of the document for locked visitors: 'Loading...' under the product's name, and the help text of the gate. */
export interface Shell extends Markup {
  /** Plain text; null if editors wrote none. */
  gateHelp: string | null;
}

export async function renderShell(source: RenderSource): Promise<Shell> {
  const queryClient = connect(source);
  await queryClient.ensureQueryData(siteSettingsQuery());
  const help = await queryClient.ensureQueryData(gateHelpQuery());
  const markup = await renderStyled(
    <App queryClient={queryClient} gate={getSiteConfig().gate} initialGate="checking">
      {null}
    </App>,
  );
  return { ...markup, gateHelp: help ?? null };
}

/** The public data about the site. */
export async function readProfile(source: RenderSource): Promise<SiteProfile> {
  connect(source);
  return fetchSiteProfile(source.origin);
}

/** All paths to render: the fixed ones, one for each published agent and landing page, and that of unknown agents. */
export async function listPaths(source: RenderSource): Promise<string[]> {
  connect(source);
  const pages = await fetchContent(addressedPages);
  const paths = Array.isArray(pages)
    ? pages.flatMap(({ _type, slug }) => (typeof slug === 'string' ? resolveHref(_type, slug) : []))
    : [];
  // A fixed page takes precedence over a landing page at the same path.
  return [...new Set([...fixedPaths, ...paths, unknownAgentPath])];
}

/** The external origins of the agents' videos, captions and images, for the content security policy. */
export async function listMediaOrigins(source: RenderSource): Promise<string[]> {
  connect(source);
  const agents = await fetchContent(AGENT_MEDIA_QUERY);
  return listForeignOrigins(agents.flatMap(listMediaUrls), source.origin);
}

/** Connects to the lake; the server repeats a failed rendering as a whole, so queries are not retried. */
function connect({ fetchLake, origin }: RenderSource): QueryClient {
  connectContent({ origin, transport: fetchLake });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({
    // Timers for its removal would keep the process alive.
    queries: { ...queryClient.getDefaultOptions().queries, retry: false, gcTime: Number.POSITIVE_INFINITY },
  });
  return queryClient;
}

/**
 * Renders with the code of all sections (https://react.dev/reference/react-dom/static/prerender) and their styles
 * (https://styled-components.com/docs/advanced#server-side-rendering). Rejects when a section cannot be rendered.
 */
async function renderStyled(app: ReactNode): Promise<Markup> {
  const sheet = new ServerStyleSheet();
  const errors: unknown[] = [];
  try {
    const { prelude } = await prerender(sheet.collectStyles(app), {
      // Everything in its place: React would write large sections to the end, with a script that moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    });
    const html = await new Response(prelude).text();
    if (errors.length > 0) throw errors[0];
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

function makeCard({ name, description, image }: PageHead, origin: string): ShareCard {
  const address = getAbsoluteImageUrl(image, getShareImageUrl, origin);
  return { name, description, image: address, imageText: readText(image, 'alt') };
}

/** The portrait of the agent that the page is about. */
function findPortrait(content: unknown, origin: string): string | undefined {
  return getAbsoluteImageUrl(readField(content, 'image'), getSharePortraitUrl, origin);
}

function renderTags(head: Head): string {
  return listHeadTags(head)
    .map(({ tag, attributes }) => {
      const pairs = Object.entries(attributes).map(([name, value]) => `${name}="${escapeAttribute(value)}"`);
      return `<${tag} ${pairs.join(' ')} ${headMark}="">`;
    })
    .join('');
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
