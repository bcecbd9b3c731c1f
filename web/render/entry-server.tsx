import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';
import { defineQuery } from 'groq';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { resolveHref } from '../../schemas/hrefs.ts';
import { agentPage, landingPages } from '../../schemas/pages.ts';
import { absoluteImageUrl } from '../app/absolute-image-url.ts';
import { App } from '../app/app.tsx';
import { headMark } from '../app/document-head.tsx';
import { type Head, headOf, headTags, type PageHead } from '../app/head.ts';
import { shownPage, unknownAgentPath } from '../app/page-loader.ts';
import { createSiteRoutes, fixedPaths, notFoundPath, redirects, routeIdOf } from '../app/routes.tsx';
import { fetchSiteProfile, type SiteProfile } from '../app/site-profile.ts';
import { connectContent, fetchContent } from '../content/client.ts';
import { provideSiteConfig, type SiteConfig, siteConfig } from '../content/env.ts';
import { shareImageUrl, sharePortraitUrl } from '../content/images.ts';
import type { ContentTransport } from '../content/published-reader.ts';
import { createQueryClient } from '../content/query-client.ts';
import { readField, readText } from '../content/read-field.ts';
import { siteSettingsQuery } from '../content/site-settings-query.ts';
import { markOfPassword } from '../gate/password.ts';
import type { Page, RoutePage } from '../pages/define-page.ts';
import { light } from '../theme/palette.ts';
import { AGENT_MEDIA_QUERY, foreignOrigins, mediaAddresses } from './media-origins.ts';
import { type PageVideo, pageVideos } from './page-videos.ts';
import { drawSharePicture } from './share-picture.ts';

export { drawSharePicture, notFoundPath, redirects, unknownAgentPath };

/** The documents of pages with an editable slug. */
const addressedPages = defineQuery(
  `*[_type in ["agent", "landingPage"] && defined(slug.current)]{_type, "slug": slug.current}`,
);

/** The theme color around an installed site, as CSS. */
export const paperColor = light.paper;

/** The site's configuration from the environment. `siteUrl` and `studioOrigin` are '' if there is none. */
export interface SiteEnvironment
  extends Pick<SiteConfig, 'projectId' | 'dataset' | 'gate' | 'siteUrl' | 'studioOrigin'> {
  gatePassword: string;
}

/** Sets the configuration for all later rendering in this process. Resolves with the configuration for documents. */
export async function configure({ gatePassword, ...settings }: SiteEnvironment): Promise<SiteConfig> {
  const { salt, digest } = await markOfPassword(gatePassword);
  const config = { ...settings, gateSalt: salt, gateDigest: digest };
  provideSiteConfig(config);
  return config;
}

/** Whether a path has a route of its own; every other path shows the not-found page. */
export function hasRoute(path: string): boolean {
  return routeIdOf(path) !== 'not-found';
}

/** Returns the rendered path to serve for an agent or landing page that does not exist; undefined for a fixed path. */
export function standInPathOf(path: string): string | undefined {
  const standIns: Readonly<Record<string, string>> = {
    [agentPage.id]: unknownAgentPath,
    [landingPages.id]: notFoundPath,
  };
  return standIns[routeIdOf(path)];
}

export interface RenderSource {
  /** Sends requests to the content lake, in the same process or over the network. */
  fetchLake: ContentTransport;
  /** The origin of the content API's URLs, such as 'http://localhost:3000'. */
  origin: string;
}

/** The rendered page of one path. Strings are HTML unless noted. */
export interface RenderedPage {
  status: number;
  /** Plain text. */
  title: string;
  /** The page's head tags, without the title. */
  head: string;
  /** The content of #root. */
  fragment: string;
  /** The style elements of the fragment. */
  styles: string;
  /** The dehydrated query cache, JSON-safe. */
  data: unknown;
  /** The page's source files, which are keys of the client's manifest. */
  sources: string[];
  card: ShareCard;
  /** The talking videos on the page; none while the gate is on, since their descriptions are gated. */
  videos: PageVideo[];
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

/** A path with a redirect. */
interface RenderedRedirect {
  status: number;
  redirect: string;
}

/**
 * Renders one path of the site with React Router's static handler
 * (https://reactrouter.com/start/data/custom#server-rendering). Rejects when the lake does not respond.
 */
export async function render({
  path,
  fetchLake,
  origin,
}: RenderSource & { path: string }): Promise<RenderedPage | RenderedRedirect> {
  return withQueryClient({ fetchLake, origin }, async (queryClient) => {
    const handler = createStaticHandler(createSiteRoutes({ queryClient }).routes);
    const context = await handler.query(new Request(new URL(path, origin)));
    if (context instanceof Response)
      return { status: context.status, redirect: context.headers.get('location') ?? '/' };
    const [error] = Object.values(context.errors ?? {});
    if (error) throw error;

    const router = createStaticRouter(handler.dataRoutes, context);
    const data = dehydrate(queryClient);
    const { html, styles } = renderStyled(
      <SiteFrame queryClient={queryClient} data={data} initialGate="authenticated">
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </SiteFrame>,
    );
    const match = context.matches.at(-1);
    const params = match?.params ?? {};
    // `createSiteRoutes` sets the page as the handle of its route.
    const page = match?.route.handle as RoutePage;
    const contentOf = (one: Page) => queryClient.getQueryData(one.query(params).queryKey);
    const shown = shownPage(page, contentOf(page));
    const content = contentOf(shown);
    const head = headOf({
      content,
      settings: queryClient.getQueryData(siteSettingsQuery().queryKey),
      page: shown,
      path,
      siteUrl: siteConfig().siteUrl,
    });
    return {
      status: content === null ? 404 : shown.status,
      title: head.title,
      head: tagsToHtml(head),
      fragment: html,
      styles,
      data,
      // The route's own page also when its document is missing: the browser loads it to find that out.
      sources: page.source ? [page.source] : [],
      card: {
        ...cardOf(head, origin),
        portrait: page.isAgent ? portraitOf(content, origin) : undefined,
      },
      videos: siteConfig().gate === 'off' ? await pageVideos(content, origin) : [],
    };
  });
}

/** Renders the document for locked visitors: 'Loading...' under the product's name, without other content. */
export async function renderShell(
  source: RenderSource,
): Promise<Pick<RenderedPage, 'title' | 'fragment' | 'styles'>> {
  return withQueryClient(source, async (queryClient) => {
    const settings = await queryClient.fetchQuery(siteSettingsQuery());
    const { html, styles } = renderStyled(
      <SiteFrame queryClient={queryClient} initialGate="checking">
        {null}
      </SiteFrame>,
    );
    return { title: settings.productName, fragment: html, styles };
  });
}

/** The public data about the site. */
export async function readProfile({ fetchLake, origin }: RenderSource): Promise<SiteProfile> {
  connectContent({ origin, transport: fetchLake });
  return fetchSiteProfile(origin);
}

/** All paths to render ahead: the fixed ones and one for each published agent and landing page. */
export async function listPaths({ fetchLake, origin }: RenderSource): Promise<string[]> {
  connectContent({ origin, transport: fetchLake });
  const pages = await fetchContent(addressedPages);
  const paths = Array.isArray(pages)
    ? pages.flatMap(({ _type, slug }) => (typeof slug === 'string' ? resolveHref(_type, slug) : []))
    : [];
  // A fixed page takes precedence over a landing page at the same path.
  return [...new Set([...fixedPaths, ...paths])];
}

/** The external origins of the agents' videos, captions and images, for the content security policy. */
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

interface SiteFrameProps {
  queryClient: QueryClient;
  data?: DehydratedState;
  initialGate: 'checking' | 'authenticated';
  children: ReactNode;
}

function SiteFrame({ queryClient, data, initialGate, children }: SiteFrameProps) {
  return (
    <App queryClient={queryClient} dehydratedState={data} gate={siteConfig().gate} initialGate={initialGate}>
      {children}
    </App>
  );
}

/** https://styled-components.com/docs/advanced#server-side-rendering */
function renderStyled(app: ReactNode): { html: string; styles: string } {
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

/** The portrait of the agent that the page is about. */
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
