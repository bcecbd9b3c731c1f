import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Sends one request to the content lake. */
export type FetchLake = (request: Request) => Promise<Response>;

export type RenderSource = {
  fetchLake: FetchLake;
  /** The origin of the content API, such as 'http://localhost:3000'. */
  origin: string;
};

/** A rendered page. All strings are HTML unless noted otherwise. */
export type RenderedPage = {
  status: number;
  /** Plain text. */
  title: string;
  /** The page's head tags, without the title. */
  head: string;
  fragment: string;
  /** Style elements. */
  styles: string;
  /** The dehydrated query cache: JSON. */
  data: unknown;
  /** The keys of Vite's client manifest whose files the page needs. */
  sources: string[];
  card: ShareCard;
  /** The talking videos that the page plays; missing in pages of an earlier build. */
  videos?: PageVideo[];
  /** Whether another build rendered the page, or it belongs to another environment. Such a page, loaded from disk, has no data. */
  isOlder?: boolean;
};

/** The preview of a page in shared links. Plain texts. */
export type ShareCard = {
  /** The page's title without the product's name at its end. */
  name: string;
  description?: string;
  /** The absolute URL of a picture of 1200 by 630 pixels that an editor chose. */
  image?: string;
  /** The alternative text of that picture. */
  imageText?: string;
  /** The absolute URL of the portrait in the generated picture. */
  portrait?: string | undefined;
};

/** A talking video, with the properties that search engines require. Plain texts, absolute URLs and an ISO 8601 date. */
export type PageVideo = Record<'name' | 'description' | 'thumbnailUrl' | 'uploadDate' | 'contentUrl', string>;

/** The public facts of the site, which gated documents contain too. Plain texts. */
export type SiteProfile = {
  productName: string;
  /** The language of the content, as a BCP 47 tag; missing in the profile of an earlier build. */
  language?: string;
  /** The description in shared links while the gate is on. */
  gateDescription?: string;
  /** The text for visitors without JavaScript while the gate is on; empty lines separate paragraphs. */
  noScriptText?: string;
  /** The absolute URL of the picture from which the site's icons are drawn, if an editor chose one. */
  icon?: string;
  /** The facts of the publisher that editors have filled in. */
  organization: { name?: string; address?: string; email?: string };
  /** The short names of pages, by path. */
  names: Readonly<Record<string, string>>;
  /** The current paths of pages, by their former paths. */
  moved: Readonly<Record<string, string>>;
};

/** The texts of a generated share picture, and the URL of the portrait in it. */
export type SharePicture = Record<'productName' | 'name' | 'text', string> & {
  portrait?: string | undefined;
};

/** The box of a text, in pixels, with the maximum font size, the line height as a multiple of it, and the colour as CSS. */
export type TextBox = Record<'size' | 'leading' | 'left' | 'top' | 'width' | 'height', number> & {
  color: string;
};

/** Draws the share picture of 1200 by 630 pixels as SVG, without its texts; the portrait is a `data:` URL. */
export type DrawSharePicture = (portrait?: string) => {
  svg: string;
  boxes: Record<'productName' | 'name' | 'text', TextBox>;
};

export type RenderedShell = Pick<RenderedPage, 'title' | 'fragment' | 'styles' | 'isOlder'>;

/** The settings of the site from the environment. `siteUrl` and `studioOrigin` are '' when there is none. */
export type SiteEnvironment = {
  projectId: string;
  dataset: string;
  gate: 'on' | 'off';
  gatePassword: string;
  siteUrl: string;
  studioOrigin: string;
};

/** The part of the settings that every document contains as JSON. */
export type SiteConfig = Omit<SiteEnvironment, 'gatePassword'> & { gateSalt: string; gateDigest: string };

/** The exports of `vite build --ssr render/entry-server.tsx`; a contract test checks `web/render/entry-server.tsx` against it. */
export type ServerBuild = {
  /** Sets the environment for all later renderings. Resolves with the settings that every document must contain. */
  configure: (settings: SiteEnvironment) => Promise<SiteConfig>;
  /** The path of the page that is served for every path without a route. */
  notFoundPath: string;
  /** The path of the page that is served for every agent that does not exist. */
  unknownAgentPath: string;
  /** Whether a route matches a path. */
  hasRoute: (path: string) => boolean;
  /** The path of the page that is served when a dynamic route (an agent, say) has no content; undefined for static routes. */
  standInPathOf: (path: string) => string | undefined;
  /** Fixed redirects, which do not depend on the content. */
  redirects: Readonly<Record<string, string>>;
  listPaths: (source: RenderSource) => Promise<string[]>;
  /** The origins of the agents' videos, captions and pictures, other than the site's. */
  listMediaOrigins: (source: RenderSource) => Promise<string[]>;
  render: (
    input: RenderSource & { path: string },
  ) => Promise<RenderedPage | { status: number; redirect: string }>;
  renderShell: (source: RenderSource) => Promise<RenderedShell>;
  readProfile: (source: RenderSource) => Promise<SiteProfile>;
  drawSharePicture: DrawSharePicture;
  /** The background colour of the site, as CSS. */
  paperColor: string;
};

/** Loads the server build of the site. Throws when it is missing or has not the expected exports. */
export async function loadServerBuild(serverDir: string): Promise<ServerBuild> {
  const file = join(serverDir, 'entry-server.js');
  const loaded: unknown = await import(pathToFileURL(file).href);
  if (!isServerBuild(loaded)) throw new Error(`${file} is not the server build of the site. Build it again.`);
  return loaded;
}

/** The expected type of each export, checked at run time. */
const exportTypes = {
  configure: 'function',
  notFoundPath: 'string',
  unknownAgentPath: 'string',
  hasRoute: 'function',
  standInPathOf: 'function',
  redirects: 'object',
  listPaths: 'function',
  listMediaOrigins: 'function',
  render: 'function',
  renderShell: 'function',
  readProfile: 'function',
  drawSharePicture: 'function',
  paperColor: 'string',
} satisfies Record<keyof ServerBuild, 'string' | 'function' | 'object'>;

function isServerBuild(loaded: unknown): loaded is ServerBuild {
  if (typeof loaded !== 'object' || loaded === null) return false;
  return Object.entries(exportTypes).every(([name, type]) => typeof Reflect.get(loaded, name) === type);
}
